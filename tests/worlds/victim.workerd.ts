import { env } from 'cloudflare:test';
import type { FilmTask } from '../../app/contracts/films.ts';
import type { Animation, Outfit } from '../../app/contracts/outfits.ts';
import type { NamedLook } from '../../app/contracts/own-looks/named-looks.ts';
import type { Poll } from '../../app/contracts/polls.ts';
import type { Trip, Week } from '../../app/contracts/planning.ts';
import { sha256Hex } from '../../workers/db/sql/secret.ts';
import type { Api } from '../../workers/site/api/route.ts';
import type { OutfitWorld } from './outfit-world.workerd.ts';
import { voteOnPoll } from '../../workers/usecases/polls/vote.ts';
import { jpegOf } from '../samples/picture-files.ts';
import { allRows } from './leftover-data.workerd.ts';
import { uploader, type Member } from './uploader.workerd.ts';
import { newMember } from './visitor.workerd.ts';

// Somebody who has one of everything, all of it recognisable, and whom nothing may happen to.

export interface Victim {
  member: Member;
  /** Every id of hers that stands in an address, by the name of the parameter. */
  ids: Record<string, string[]>;
  /** What no answer to anybody else may hold. */
  secrets: string[];
}

const ok = async <T>(response: Promise<Response>): Promise<T> => {
  const answer = await response;
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  return answer.status === 204 ? (undefined as T) : ((await answer.json()) as T);
};

export async function newVictim(house: OutfitWorld, api: Api, name = 'victoria'): Promise<Victim> {
  const member = await newMember(api, name, '203.0.113.1');
  const { id } = member.user;
  const send = <T>(method: string, path: string, body?: unknown) => ok<T>(member.send(method, path, body));
  const run = (sql: string, ...values: unknown[]) =>
    env.PEOPLE.prepare(sql)
      .bind(...values)
      .run();
  await run(
    "update users set subscription_tier = 'premium', subscription_source = 'granted', first_name = 'Marjukka' where id = ?",
    id,
  );
  await send('PUT', '/api/user/preferences', { gender: 'female', stylePreferences: ['classic'] });
  await send('PUT', '/api/user/location', { location: 'Helsinki' });
  const { upload, newAddress, put } = uploader(api);
  const photo = await upload(member, jpegOf());
  await send('PUT', '/api/user/photo-upload', { photoURL: `/objects/${photo}` });
  await house.work();
  const earlier = await send<Outfit>('GET', '/api/outfits/today?userHour=9');
  const again = { outfitId: earlier.id, userHour: 9 };
  const outfit = await send<Outfit>('POST', '/api/outfits/regenerate', again);
  await house.work();
  await send('PUT', `/api/outfits/${outfit.id}/favorite`, { isFavorite: true });
  await send('PUT', `/api/outfits/${outfit.id}/comfort`, { feeling: 'too-cold' });
  const { url } = await send<{ url: string }>('POST', `/api/outfits/${outfit.id}/share`);
  const share = url.split('/').at(-1) ?? '';
  const pair = { firstId: outfit.id, secondId: earlier.id, withPhotos: true, minutes: 1440 };
  const poll = await send<Poll>('POST', '/api/polls', pair);
  const question = poll.url?.split('/').at(-1) ?? '';
  const friend = { device: 'a friend', address: '203.0.113.2', userId: null };
  await voteOnPoll(house.app, question, friend, { choice: 'first', line: 'Ihana, Marjukka' });
  await house.work();
  const [voted] = await send<Poll[]>('GET', '/api/polls');
  const voter = voted?.lines[0]?.voter ?? '';
  const { pieces } = await send<{ pieces: { id: string }[] }>('POST', '/api/closet', {
    pieces: [
      { garmentId: 'wool-coat', color: 'camel' },
      { garmentId: 'chelsea-boots', color: 'black' },
    ],
  });
  const pieceIds = pieces.map((piece) => piece.id);
  await send('PUT', `/api/closet/${pieceIds[0] ?? ''}`, { name: 'The coat of Marjukka' });
  await run('update users set dress_from = ? where id = ?', 'mine-first', id);
  const schedule = await send<{ id: string }>('POST', '/api/style-schedules', {
    name: 'Tuesdays of Marjukka',
    styles: ['classic'],
  });
  const { days } = await send<Week>('GET', '/api/plans/week');
  const tomorrow = days[0]?.date ?? '';
  const trip = await send<Trip>('POST', '/api/trips', { location: 'Helsinki', from: tomorrow, to: tomorrow });
  const named = await send<NamedLook>('POST', '/api/looks', {
    name: 'The interview of Marjukka',
    from: { outfitId: outfit.id },
  });
  await send('PUT', `/api/trips/${trip.id}/looks`, { look: named.id, along: true });
  await send('POST', `/api/outfits/${outfit.id}/generate-video`);
  await house.work();
  const [film] = await send<Animation[]>('GET', '/api/animations');
  const filmId = film?.id ?? '';
  const { lease } = await send<FilmTask>('POST', `/api/animations/${filmId}/begin`);
  const filmUpload = await send<{ uploadURL: string }>('POST', `/api/animations/${filmId}/upload`, { lease });
  const photoAddress = await newAddress(member);
  const parts = await send<{ key: string; uploadId: string }>('POST', '/api/uploads/s3/multipart', {
    filename: 'me.jpg',
    type: 'image/jpeg',
  });
  const query = new URLSearchParams({ key: parts.key }).toString();
  const signed = await send<{ url: string }>(
    'GET',
    `/api/uploads/s3/multipart/${encodeURIComponent(parts.uploadId)}/1?${query}`,
  );
  await put(member, signed.url, new Uint8Array(100), '');
  const session = await sha256Hex(/stylecast=([0-9a-f]+)/.exec(member.cookie)?.[1] ?? '');
  await run(
    "insert into push_subscriptions (id, user_id, session_id, endpoint, p256dh, auth, created_at) values ('push-of-hers', ?, ?, 'https://push.example/secret', 'p', 'a', 0)",
    id,
    session,
  );
  await run("insert into identities values ('google', 'subject-of-hers', ?, 0)", id);
  const today = await send<Outfit>('GET', '/api/outfits/today?userHour=9');
  const image = today.editedImageUrl?.split('/').at(-1) ?? '';
  const segments = (address: string) => new URL(address).pathname.split('/');
  const [, , , , directExpires = '', directSignature = ''] = segments(photoAddress);
  const [, , , , partExpires = '', partSignature = ''] = segments(signed.url);
  const film7 = segments(filmUpload.uploadURL);
  return {
    member,
    ids: {
      id: [
        outfit.id,
        schedule.id,
        filmId,
        session,
        photo,
        image,
        share,
        id,
        trip.id,
        poll.id,
        named.id,
        ...pieceIds,
      ],
      voter: [voter],
      date: [tomorrow],
      ids: pieceIds,
      userId: [id],
      objectId: [photoAddress.split('/').at(-1) ?? '', parts.key],
      uploadId: [parts.uploadId],
      key: [parts.key],
      partNumber: ['1'],
      lease: [lease],
      expires: [directExpires, partExpires, film7.at(-2) ?? ''],
      signature: [directSignature, partSignature, film7.at(-1) ?? ''],
      outfitId: [outfit.id],
      before: [outfit.id],
      photoURL: [`/objects/${photo}`, photoAddress],
    },
    secrets: [
      ...[
        id,
        outfit.id,
        schedule.id,
        filmId,
        session,
        photo,
        image,
        share,
        lease,
        parts.key,
        trip.id,
        named.id,
        poll.id,
        question,
        voter,
        ...pieceIds,
      ],
      ...[
        'Marjukka',
        `${name}@example.org`,
        'push.example',
        'subject-of-hers',
        directSignature,
        partSignature,
      ],
    ],
  };
}

/** Every row that names her, in every table of every database, and every object of hers, as text. */
export async function rowsNamingUser(
  { member }: Victim,
  databases: Record<string, D1Database>,
): Promise<string[]> {
  const { id } = member.user;
  const lines: string[] = [];
  for (const [name, db] of Object.entries(databases)) {
    for (const [table, rows] of await allRows(db))
      lines.push(
        ...rows
          .map((row) => JSON.stringify(row))
          .filter((row) => row.includes(id))
          .map((row) => `${name}.${table} ${row}`),
      );
  }
  const { objects } = await env.PHOTOS.list({ prefix: `${id}/` });
  lines.push(...objects.map(({ key, etag, size }) => `object ${key} ${etag} ${size}`));
  return lines.sort();
}
