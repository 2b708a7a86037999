// What people read meanwhile: read-only-sentences.ts, which is on every page.

export const SWITCHES = ['signups', 'models', 'films', 'pushes', 'renders', 'readOnly'] as const;
export type SwitchName = (typeof SWITCHES)[number];

export const SWITCH_WORDS: Readonly<Record<SwitchName, { label: string; does: string }>> = {
  signups: { label: 'New accounts', does: 'No one can sign up. Everyone who has an account carries on.' },
  models: {
    label: 'AI models',
    does: 'No model is asked and nothing is spent. Our own stylist and fitting room do the work.',
  },
  films: { label: 'Videos', does: 'No new video begins. Those under way are finished.' },
  pushes: {
    label: 'Notifications',
    does: 'Nothing is pushed. What falls due in the meantime is not sent later.',
  },
  renders: { label: 'Pictures', does: 'Outfits come as text. Their pictures wait and are drawn afterward.' },
  readOnly: { label: 'All changes', does: 'Everyone can look; no one can make changes. The cron rests.' },
};
