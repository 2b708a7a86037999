import type { MailKind } from '../../ports/mailer.ts';
import { greeting, type Letter } from './letter.ts';

// Amounts, dates and plans come as facts that nobody typed.

const LETTERS = {
  'payment-received': paymentReceived,
  'payment-failed': paymentFailed,
  'subscription-cancelled': subscriptionCanceled,
  'card-expiring': cardExpiring,
};
type BillingMail = keyof typeof LETTERS;

interface About {
  name: string | null;
  origin: string;
  /** '' when it is not known. */
  fact: (name: string) => string;
}

export const isBillingMail = (kind: MailKind): kind is BillingMail => kind in LETTERS;

export function billingLetter(
  kind: BillingMail,
  facts: Record<string, string>,
  to: { name: string | null; origin: string },
): Letter {
  return LETTERS[kind]({ ...to, fact: (name) => facts[name] ?? '' });
}

const manage = (origin: string) => ({ label: 'Manage subscription', href: `${origin}/profile` });

function paymentReceived({ name, origin, fact }: About): Letter {
  const number = fact('number') === '' ? '' : ` Invoice ${fact('number')}.`;
  return {
    subject: 'Your Stylecast receipt',
    heading: 'Thank you',
    paragraphs: [
      greeting(name),
      `You paid ${fact('amount')} for Stylecast ${fact('plan')} on ${fact('date')}.${number}`,
    ],
    action: manage(origin),
    notes: ['Your plan renews every month until you cancel. Want to stop? Cancel in your profile.'],
  };
}

function paymentFailed({ name, origin, fact }: About): Letter {
  return {
    subject: "Your payment didn't go through",
    heading: "Your payment didn't go through",
    paragraphs: [
      greeting(name),
      `Your bank declined ${fact('amount')} for Stylecast ${fact('plan')}. Nothing was charged, and you keep your plan for now. We'll try again over the next few days.`,
      `If it still hasn't worked by ${fact('until')}, you move to the Free plan. You can use another card anytime.`,
    ],
    action: { label: 'Use another card', href: `${origin}/subscribe` },
    notes: ["Want to stop? Cancel in your profile, and we won't try again."],
  };
}

function subscriptionCanceled({ name, origin, fact }: About): Letter {
  const until = fact('until');
  const isOver = until === '';
  return {
    subject: isOver ? 'Your subscription has ended' : 'Your subscription is canceled',
    heading: isOver ? 'Your subscription has ended' : 'Your subscription is canceled',
    paragraphs: [
      greeting(name),
      isOver
        ? `Stylecast ${fact('plan')} has ended, and you're on the Free plan now. You won't be charged again.`
        : `Stylecast ${fact('plan')} is yours until ${until}. Then you move to the Free plan, and you won't be charged again.`,
      'Your outfits, videos and photo stay right where they are.',
    ],
    action: isOver ? { label: 'See the plans', href: `${origin}/subscribe` } : manage(origin),
    notes: isOver ? [] : ['Changed your mind? Until that day you can resume with one tap in your profile.'],
  };
}

function cardExpiring({ name, origin, fact }: About): Letter {
  return {
    subject: 'Your card is about to expire',
    heading: 'Your card is about to expire',
    paragraphs: [
      greeting(name),
      `The card ending in ${fact('last4')} that pays for Stylecast ${fact('plan')} expires at the end of ${fact('month')}. If your bank doesn't update it for you, add the new one so your mornings continue without a break.`,
    ],
    action: manage(origin),
    notes: [],
  };
}
