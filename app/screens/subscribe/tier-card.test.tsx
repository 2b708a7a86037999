import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Tier } from '../../domain/billing/plan.ts';
import { TierCard } from './tier-card.tsx';

const card = (tier: Tier, current: Tier, isGift = false): string =>
  renderToStaticMarkup(<TierCard tier={tier} current={current} isGift={isGift} onChoose={() => undefined} />);

test('Premium keeps its picture when it is hers, dimmed and called so once', () => {
  const hers = card('premium', 'premium');
  expect(hers).toContain('class="tier prem cur"');
  expect(hers).toContain('<img');
  expect(hers.match(/Current Plan/g)).toHaveLength(1);
  expect(hers).not.toContain('Most Popular');
});

test('a card without a button says in its place why: hers, or less than hers', () => {
  expect(card('premium', 'premium')).toMatch(/tier-note">Yours now</);
  expect(card('free', 'free')).toMatch(/tier-note">Yours now</);
  expect(card('free', 'premium')).toMatch(/tier-note">Included in your plan</);
  expect(card('pro', 'premium')).not.toContain('tier-note');
});

test('Premium is the most popular for who has less', () => {
  const offered = card('premium', 'free');
  expect(offered).toContain('class="tier prem"');
  expect(offered).toContain('Most Popular');
  expect(offered).toContain('Choose Premium');
});

test('who was given her plan reads no price on it, and that of the next', () => {
  expect(card('premium', 'premium', true)).toContain('A gift');
  expect(card('premium', 'premium', true)).not.toContain('9.99');
  expect(card('premium', 'premium')).toContain('9.99');
  expect(card('pro', 'premium', true)).toContain('29.99');
});

test('Premium shows her own newest look where there is one', () => {
  const own = renderToStaticMarkup(
    <TierCard
      tier="premium"
      current="free"
      isGift={false}
      ownPicture="/objects/hers"
      onChoose={() => undefined}
    />,
  );
  expect(own).toContain('src="/objects/hers"');
  expect(own).not.toContain('nora-trench');
});
