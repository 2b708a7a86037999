// Uploading in workerd tests: raw bodies, and what lies in storage afterward.
import { env } from 'cloudflare:test';
import type { User } from '../../app/contracts/session.ts';
import type { Api } from '../../workers/site/api/route.ts';
import { SITE, type Visitor } from './visitor.workerd.ts';

export type Member = Visitor & { user: User };
export type RawBody = Uint8Array | ReadableStream | FormData | string;

export function uploader(api: Api) {
  const sendRaw = async (
    who: Visitor,
    method: string,
    url: string,
    body: RawBody,
    headers: Record<string, string> = {},
  ): Promise<Response> => {
    const init = { method, body, headers: { origin: SITE, cookie: who.cookie, ...headers } };
    return api.request(url, init as RequestInit, env);
  };
  const put = (
    who: Visitor,
    url: string,
    body: RawBody,
    type = 'image/jpeg',
    headers = {},
  ): Promise<Response> => sendRaw(who, 'PUT', url, body, { 'content-type': type, ...headers });
  const newAddress = async (who: Visitor): Promise<string> => {
    const response = await who.send('POST', '/api/objects/upload');
    if (response.status !== 200) throw new Error(await response.text());
    return (await response.json<{ uploadURL: string }>()).uploadURL;
  };
  /** @returns the object id */
  const upload = async (who: Visitor, bytes: Uint8Array, type = 'image/jpeg'): Promise<string> => {
    const url = await newAddress(who);
    const response = await put(who, url, bytes, type);
    if (response.status !== 200) throw new Error(await response.text());
    return idOf(url);
  };
  return { sendRaw, put, newAddress, upload };
}

export const idOf = (url: string): string => url.split('/').at(-1) ?? '';

/** Keys of everything that a user has in storage, without her id. */
export const keysOf = async ({ user }: Member): Promise<string[]> =>
  (await env.PHOTOS.list({ prefix: `${user.id}/` })).objects
    .map((o) => o.key.slice(user.id.length + 1))
    .sort();

export async function storedBytes({ user }: Member, id: string): Promise<Uint8Array> {
  const object = await env.PHOTOS.get(`${user.id}/${id}`);
  if (!object) throw new Error(`${id} is not there`);
  return new Uint8Array(await object.arrayBuffer());
}

export const messageOf = async (response: Response): Promise<string> =>
  (await response.json<{ message: string }>()).message;
