// The look that she is building, kept on this device until it is worn or cleared; signing out clears it as well.
import { deviceFiles } from '../browser/device-files.ts';

export interface Draft {
  userId: string;
  /** Worn ids. */
  pieces: string[];
  /** A name that is not saved yet. */
  name: string;
}

const KEY = 'build';

const isDraft = (kept: unknown): kept is Draft =>
  typeof kept === 'object' && kept !== null && 'pieces' in kept && Array.isArray(kept.pieces);

/** Null for none, and for somebody else's. */
export async function readDraft(userId: string): Promise<Draft | null> {
  const kept = await deviceFiles.read(KEY);
  return isDraft(kept) && kept.userId === userId ? kept : null;
}

export const keepDraft = (draft: Draft): Promise<void> => deviceFiles.write(KEY, draft);

export const forgetDraft = (): Promise<void> => deviceFiles.forget(KEY);
