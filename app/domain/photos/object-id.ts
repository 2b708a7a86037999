// How an object in storage is named: '/objects/{id}' to the outside, '{userId}/{id}' inside.

const OBJECT_ID = /^[A-Za-z0-9-]{8,64}(\.[a-z0-9]{2,4})?$/;

/** True for an id that may stand in /objects/{id}: no slash, no dots but one extension. */
export const isObjectId = (id: string): boolean => OBJECT_ID.test(id);

/** The storage key. The owner's id comes first, so that nobody else's object can be named. */
export const objectKey = (userId: string, objectId: string): string => `${userId}/${objectId}`;

/** Its address for a browser; null for none. */
export const objectPath = (objectId: string | null): string | null =>
  objectId === null ? null : `/objects/${objectId}`;

const NAMED_PATH = /^\/(objects(\/uploads)?|api\/uploads\/form|api\/uploads\/direct\/\d+\/[\w-]+)\/([^/]+)$/;

/**
 * The object id that a reference names: a bare id, '/objects/{id}', '/objects/uploads/{id}' or an upload
 * address with or without origin and query. Nothing is ever fetched, so the origin does not matter.
 * @returns null when it names none.
 */
export function parseObjectId(reference: string): string | null {
  const path = reference
    .trim()
    .replace(/[?#].*$/s, '')
    .replace(/^https?:\/\/[^/]*/i, '');
  const id = path.includes('/') ? NAMED_PATH.exec(path)?.[3] : path;
  return id !== undefined && isObjectId(id) ? id : null;
}
