// Announced ends of models. Provider lists are incomplete (Gemini's has no dates, Workers AI's some), and an id may be
// answered by another model after its end. The days on which the pages were read: docs/providers.md.

interface ModelEnd {
  /** YYYY-MM-DD, the first day without it. */
  ends: string;
  successor: string;
}

const ENDS: Readonly<Record<string, ModelEnd>> = {
  'gemini-2.5-flash-image': { ends: '2026-10-02', successor: 'gemini-nano-banana-2.1' },
  'gemini-3.1-flash-image': { ends: '2026-10-29', successor: 'gemini-nano-banana-2.1' },
  'gemini-2.5-flash': { ends: '2026-12-01', successor: 'gemini-3.5-flash-lite' },
  'gemini-2.5-pro': { ends: '2026-12-01', successor: 'gemini-3.8-flash' },
  'gpt-image-1': { ends: '2026-10-23', successor: 'gpt-image-2.6-flare' },
  'gpt-image-1-mini': { ends: '2026-12-01', successor: 'gpt-image-2.6-flare' },
  'gpt-image-1.5': { ends: '2026-12-01', successor: 'gpt-image-2.6-flare' },
  'openai/gpt-image-1.5': { ends: '2026-12-01', successor: 'openai/gpt-image-2' },
  'gpt-5': { ends: '2026-12-11', successor: 'gpt-6.1-sol' },
  'gpt-5-mini': { ends: '2026-12-11', successor: 'gpt-6.1-terra' },
  'gpt-5-nano': { ends: '2026-12-11', successor: 'gpt-6.1-terra' },
};

export const endOf = (id: string): ModelEnd | null => ENDS[id] ?? null;

/** `now` in ms. */
export const endedOf = (ids: readonly string[], now: number): ({ id: string } & ModelEnd)[] =>
  ids.flatMap((id) => {
    const end = endOf(id);
    return end && Date.parse(end.ends) <= now ? [{ id, ...end }] : [];
  });
