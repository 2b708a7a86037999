// What this browser keeps for us. Web views may have no storage, forbid it, or have it full: then it is kept while the page lives.

export interface KeptTexts {
  read: (key: string) => string | null;
  write: (key: string, text: string) => void;
  forget: (key: string) => void;
  clear: () => void;
}

/** Never throws. @param open may throw, or find nothing */
export function keptTexts(open: () => Storage | undefined): KeptTexts {
  /** What the storage did not take; null for what it did not let go of. */
  const memory = new Map<string, string | null>();
  const keep = (key: string, text: string | null, work: (storage: Storage) => void): void => {
    memory.set(key, text);
    const done = attempt((storage) => {
      work(storage);
      return true;
    });
    if (done) memory.delete(key);
  };
  const attempt = <T>(work: (storage: Storage) => T): T | null => {
    try {
      const storage = open();
      return storage ? work(storage) : null;
    } catch {
      return null;
    }
  };
  return {
    read: (key) => memory.get(key) ?? (memory.has(key) ? null : attempt((storage) => storage.getItem(key))),
    write: (key, text) => keep(key, text, (storage) => storage.setItem(key, text)),
    forget: (key) => keep(key, null, (storage) => storage.removeItem(key)),
    clear: () => {
      memory.clear();
      attempt((storage) => storage.clear());
    },
  };
}

/** Until this tab is closed. */
export const tabStorage = keptTexts(() => window.sessionStorage);
/** On this device. */
export const deviceStorage = keptTexts(() => window.localStorage);

/** The database of files of hers that wait on this device (device-files.ts). */
export const HER_FILES = 'stylecast-hers';
/** What holds some of them in memory hears it. */
export const FORGOTTEN = 'stylecast-forgotten';

/** Said in a tab in which somebody has tried a photo on (client/photo/kept-trial.ts): only there home looks for it. */
export const TRIED_HERE = 'stylecast-tried';
