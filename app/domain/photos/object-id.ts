// How an object in storage is named: '/objects/{id}' to the outside, '{userId}/{id}' inside.

const OBJECT_ID = /^[A-Za-z0-9-]{8,64}(\.[a-z0-9]{2,4})?$/;

/** True for an id that may stand in /objects/{id}: no slash, no dots but one extension. */
export const isObjectId = (id: string): boolean => OBJECT_ID.test(id);

/** The owner's id comes first, so that nobody else's object can be named. */
export const objectKey = (userId: string, objectId: string): string => `${userId}/${objectId}`;

export const objectPath = (objectId: string | null): string | null =>
  objectId === null ? null : `/objects/${objectId}`;

const NAMED_PATH = /^\/(objects(\/uploads)?|api\/uploads\/form|api\/uploads\/direct\/\d+\/[\w-]+)\/([^/]+)$/;

/** From a bare id, an /objects/ or upload address of whatever origin: nothing is fetched. Null when there is none. */
export function parseObjectId(reference: string): string | null {
  const path = reference
    .trim()
    .replace(/[?#].*$/s, '')
    .replace(/^https?:\/\/[^/]*/i, '');
  const id = path.includes('/') ? NAMED_PATH.exec(path)?.[3] : path;
  return id !== undefined && isObjectId(id) ? id : null;
}
