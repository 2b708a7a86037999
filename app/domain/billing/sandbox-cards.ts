// Cards of the payment sandbox, which exists in local builds only.

export interface SandboxCard {
  id: string;
  label: string;
  note: string;
  last4: string;
  now: 'pays' | 'declines' | 'asks';
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
    note: "The bank wants to confirm it's you",
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
