import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { InRouter } from '../../../tests/screens/in-router.tsx';
import { PLANS } from '../../domain/billing/plan.ts';
import { NoLooksLeft } from './no-looks-left.tsx';

const said = (left: number | null) =>
  renderToString(
    <InRouter>
      <NoLooksLeft left={left} />
    </InRouter>,
  );

test('with no look left today she reads when there are more, and how to get more today', () => {
  expect(said(0)).toContain('used today&#x27;s looks. More tomorrow.');
  expect(said(0)).toMatch(/<a [^>]*href="\/subscribe"[^>]*>Get more looks</);
});

test('while one is left, or without limit, nothing is said', () => {
  expect([said(1), said(null)]).toEqual(['', '']);
});

test('whoever has a limit can get a plan without one', () => {
  expect(PLANS.pro.outfitsPerDay).toBeNull();
  expect(PLANS.premium.outfitsPerDay).toBeNull();
});
