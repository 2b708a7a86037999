import type { MailKind } from '../../ports/mailer.ts';
import { greeting, type Letter } from './letter.ts';

// The mails about money. What they tell (amounts, dates, plans) comes as facts that nobody typed.

const LETTERS = {
  'payment-received': paymentReceived,
  'payment-failed': paymentFailed,
  'subscription-cancelled': subscriptionCancelled,
  'card-expiring': cardExpiring,
};
type BillingMail = keyof typeof LETTERS;

interface About {
  name: string | null;
  origin: string;
  /** Of a fact; '' when it is not known. */
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
    heading: 'Thank you for your payment',
    paragraphs: [
      greeting(name),
      `We received ${fact('amount')} for Stylecast ${fact('plan')} on ${fact('date')}.${number}`,
    ],
    action: manage(origin),
    notes: ['Plans renew every month until you cancel. You can do that at any time in your profile.'],
  };
}

function paymentFailed({ name, origin, fact }: About): Letter {
  return {
    subject: 'Your payment did not go through',
    heading: 'Your payment did not go through',
    paragraphs: [
      greeting(name),
      `Your bank did not let us charge ${fact('amount')} for Stylecast ${fact('plan')}. Nothing was charged, and your plan stays for now: we try again in the next days.`,
      `If it has not worked by ${fact('until')}, your plan becomes Free. Another card can be used at any time.`,
    ],
    action: { label: 'Use another card', href: `${origin}/subscribe` },
    notes: ['You do not want to go on? Then cancel in your profile, and we do not try again after that.'],
  };
}

function subscriptionCancelled({ name, origin, fact }: About): Letter {
  const until = fact('until');
  const isOver = until === '';
  return {
    subject: isOver ? 'Your subscription has ended' : 'Your subscription is cancelled',
    heading: isOver ? 'Your subscription has ended' : 'Your subscription is cancelled',
    paragraphs: [
      greeting(name),
      isOver
        ? `Stylecast ${fact('plan')} has ended, and you are on the Free plan now. Nothing more is charged.`
        : `Stylecast ${fact('plan')} stays yours until ${until}. After that you are on the Free plan, and nothing more is charged.`,
      'Your outfits, your videos and your photo stay where they are.',
    ],
    action: isOver ? { label: 'See the plans', href: `${origin}/subscribe` } : manage(origin),
    notes: isOver ? [] : ['Changed your mind? Until that day you can resume with one press.'],
  };
}

function cardExpiring({ name, origin, fact }: About): Letter {
  return {
    subject: 'Your card is about to expire',
    heading: 'Your card is about to expire',
    paragraphs: [
      greeting(name),
      `The card ending in ${fact('last4')}, which pays for Stylecast ${fact('plan')}, expires at the end of ${fact('month')}. Your bank may renew it by itself; otherwise add the new one, so that nothing interrupts your mornings.`,
    ],
    action: manage(origin),
    notes: [],
  };
}
