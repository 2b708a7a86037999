// The cards of the sandbox desk: nobody's money, local builds only.

export interface SandboxCard {
  id: string;
  label: string;
  /** What it does, in words for the form. */
  note: string;
  last4: string;
  /** What happens when it is used in the form. */
  now: 'pays' | 'declines' | 'asks';
  /** Whether a renewal can be charged to it. */
  renews: boolean;
}

export const SANDBOX_CARDS: readonly SandboxCard[] = [
  {
    id: 'good',
    label: 'Good card',
    note: 'Pays, now and every month',
    last4: '4242',
    now: 'pays',
    renews: true,
  },
  {
    id: 'declined',
    label: 'Declined card',
    note: 'The bank says no',
    last4: '0002',
    now: 'declines',
    renews: false,
  },
  {
    id: 'authentication',
    label: 'Card that asks first',
    note: 'The bank wants to know that it is you',
    last4: '3155',
    now: 'asks',
    renews: true,
  },
  {
    id: 'fails-later',
    label: 'Card that fails later',
    note: 'Pays now, declines the renewal',
    last4: '0341',
    now: 'pays',
    renews: false,
  },
];

export const sandboxCard = (id: string): SandboxCard | undefined =>
  SANDBOX_CARDS.find((card) => card.id === id);
