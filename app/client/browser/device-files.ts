// What this browser keeps for us that is no text: photos, maps, pictures. Where it keeps nothing (storage.ts), while the page lives.
import { FORGOTTEN, HER_FILES } from './storage.ts';

export interface KeptFiles {
  /** Null when nothing is kept there. */
  read: (key: string) => Promise<unknown>;
  /** In the order of their keys. */
  readAll: () => Promise<unknown[]>;
  write: (key: string, value: unknown) => Promise<void>;
  forget: (key: string) => Promise<void>;
  clear: () => Promise<void>;
}

const STORE = 'files';

type Work = (store: IDBObjectStore) => IDBRequest;

function openDatabase(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name, 2);
    opening.onupgradeneeded = () => {
      const { result } = opening;
      for (const old of result.objectStoreNames) if (old !== STORE) result.deleteObjectStore(old);
      if (!result.objectStoreNames.contains(STORE)) result.createObjectStore(STORE);
    };
    opening.onsuccess = () => {
      // She signs out in another tab: it must not wait for this one.
      opening.result.onversionchange = () => opening.result.close();
      resolve(opening.result);
    };
    opening.onerror = () => reject(opening.error ?? new Error('No database'));
    opening.onblocked = () => reject(new Error('The database is blocked.'));
  });
}

type Run = (mode: IDBTransactionMode, work: Work) => Promise<unknown>;

/** One piece of work in a database that is open no longer than it: another tab may delete it at any time. */
const inDatabase =
  (name: string): Run =>
  async (mode, work) => {
    const database = await openDatabase(name);
    try {
      return await new Promise<unknown>((resolve, reject) => {
        const transaction = database.transaction(STORE, mode);
        const asked = work(transaction.objectStore(STORE));
        transaction.oncomplete = () => resolve(asked.result);
        transaction.onabort = () => reject(transaction.error ?? new Error('Not kept'));
      });
    } finally {
      database.close();
    }
  };

/** Never throws. @param run throws where the browser keeps nothing */
export function keptFiles(run: Run): KeptFiles {
  /** What the browser did not take; null for what it did not let go of. */
  const memory = new Map<string, unknown>();
  const keep = async (key: string, value: unknown, work: Work): Promise<void> => {
    memory.set(key, value);
    await run('readwrite', work).then(
      () => memory.get(key) === value && memory.delete(key),
      () => undefined,
    );
  };
  const read = async (key: string): Promise<unknown> => {
    if (memory.has(key)) return memory.get(key);
    return (await run('readonly', (store) => store.get(key)).catch(() => null)) ?? null;
  };
  return {
    read,
    readAll: async () => {
      const kept = await run('readonly', (store) => store.getAllKeys()).catch(() => []);
      const keys = new Set([...(kept as string[]), ...memory.keys()]);
      const all = await Promise.all([...keys].toSorted().map(read));
      return all.filter((one) => one !== null);
    },
    write: (key, value) => keep(key, value, (store) => store.put(value, key)),
    forget: (key) => keep(key, null, (store) => store.delete(key)),
    clear: async () => {
      memory.clear();
      await run('readwrite', (store) => store.clear()).catch(() => undefined);
    },
  };
}

/** On this device, whoever sits at it: they stay while nobody is signed in. */
export const deviceFiles = keptFiles(inDatabase('stylecast'));

/** Of who is signed in: they go as soon as nobody is (offline.ts). */
export const herFiles = keptFiles(inDatabase(HER_FILES));
if (typeof window !== 'undefined') window.addEventListener(FORGOTTEN, () => void herFiles.clear());
