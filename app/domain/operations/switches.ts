// What people read meanwhile: read-only-sentences.ts, which is on every page.

export const SWITCHES = ['signups', 'models', 'films', 'pushes', 'renders', 'readOnly'] as const;
export type SwitchName = (typeof SWITCHES)[number];

export const SWITCH_WORDS: Readonly<Record<SwitchName, { label: string; does: string }>> = {
  signups: { label: 'New accounts', does: 'Nobody can sign up. Everybody who has an account goes on.' },
  models: { label: 'AI models', does: 'No model is asked, nothing is spent. The house styles and draws.' },
  films: { label: 'Videos', does: 'No new video begins. Those under way are finished.' },
  pushes: { label: 'Notifications', does: 'Nothing is pushed. What falls due meanwhile is not sent later.' },
  renders: { label: 'Pictures', does: 'Outfits come as text. Their pictures wait and are drawn afterward.' },
  readOnly: { label: 'All changes', does: 'Everybody can look, nobody can change. The cron rests.' },
};
