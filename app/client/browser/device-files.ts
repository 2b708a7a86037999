// What this browser keeps for us that is no text: photos, maps, pictures. Where it keeps nothing (storage.ts), while the page lives.

export interface KeptFiles {
  /** Null when nothing is kept there. */
  read: (key: string) => Promise<unknown>;
  write: (key: string, value: unknown) => Promise<void>;
  forget: (key: string) => Promise<void>;
  clear: () => Promise<void>;
}

const STORE = 'files';

type Work = (store: IDBObjectStore) => IDBRequest;

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('stylecast', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error ?? new Error('No database'));
    opening.onblocked = () => reject(new Error('The database is blocked.'));
  });
}

/** One piece of work in a database that is open no longer than it: another tab may delete it at any time. */
async function inStore(mode: IDBTransactionMode, work: Work): Promise<unknown> {
  const database = await openDatabase();
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
}

/** Never throws. @param run throws where the browser keeps nothing */
export function keptFiles(run: typeof inStore): KeptFiles {
  /** What the browser did not take; null for what it did not let go of. */
  const memory = new Map<string, unknown>();
  const keep = async (key: string, value: unknown, work: Work): Promise<void> => {
    memory.set(key, value);
    await run('readwrite', work).then(
      () => memory.get(key) === value && memory.delete(key),
      () => undefined,
    );
  };
  return {
    read: async (key) => {
      if (memory.has(key)) return memory.get(key);
      return (await run('readonly', (store) => store.get(key)).catch(() => null)) ?? null;
    },
    write: (key, value) => keep(key, value, (store) => store.put(value, key)),
    forget: (key) => keep(key, null, (store) => store.delete(key)),
    clear: async () => {
      memory.clear();
      await run('readwrite', (store) => store.clear()).catch(() => undefined);
    },
  };
}

/** On this device. */
export const deviceFiles = keptFiles(inStore);
