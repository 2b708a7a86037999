import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Tier } from '../../domain/plan.ts';
import { TierCard } from './tier-card.tsx';

const card = (tier: Tier, current: Tier): string =>
  renderToStaticMarkup(<TierCard tier={tier} current={current} onChoose={() => undefined} />);

test('Premium keeps its picture when it is hers, dimmed and called so', () => {
  const hers = card('premium', 'premium');
  expect(hers).toContain('class="tier prem cur"');
  expect(hers).toContain('<img');
  expect(hers.match(/Current Plan/g)).toHaveLength(2);
  expect(hers).not.toContain('Most Popular');
});

test('Premium is the most popular for who has less', () => {
  const offered = card('premium', 'free');
  expect(offered).toContain('class="tier prem"');
  expect(offered).toContain('Most Popular');
  expect(offered).toContain('Choose Premium');
});
