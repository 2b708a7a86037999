// Files of hers that wait on this device, in IndexedDB; gone when she signs out. Where a browser has none, forbids it or has
// it full, nothing is kept, and nothing fails.
import { HER_RECORDS } from './offline.ts';

export interface KeptRecord {
  id: string;
  /** Whose: another person on this device never sees it. */
  userId: string;
}

const STORE = 'records';

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(HER_RECORDS, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE, { keyPath: 'id' });
    opening.onsuccess = () => {
      // She signs out in another tab: it must not wait for this one.
      opening.result.onversionchange = () => opening.result.close();
      resolve(opening.result);
    };
    opening.onerror = () => reject(opening.error ?? new Error('No database'));
    opening.onblocked = () => reject(new Error('The database is in use'));
  });
}

/** One transaction in a database of its own opening; null where that is not to be had. */
async function within<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>) {
  try {
    const database = await openDatabase();
    try {
      return await new Promise<{ is: T }>((resolve, reject) => {
        const transaction = database.transaction(STORE, mode);
        const request = work(transaction.objectStore(STORE));
        transaction.oncomplete = () => resolve({ is: request.result });
        transaction.onabort = () => reject(transaction.error ?? new Error('Not kept'));
        transaction.onerror = transaction.onabort;
      });
    } finally {
      database.close();
    }
  } catch {
    return null;
  }
}

/** All of hers, in the order of their ids; none where nothing was kept. */
export async function readRecords<R extends KeptRecord>(userId: string): Promise<R[]> {
  const all = await within('readonly', (store) => store.getAll() as IDBRequest<R[]>);
  return (all?.is ?? []).filter((record) => record.userId === userId);
}

export async function keepRecord(record: KeptRecord): Promise<void> {
  await within('readwrite', (store) => store.put(record));
}

export async function dropRecord(id: string): Promise<void> {
  await within('readwrite', (store) => store.delete(id));
}
