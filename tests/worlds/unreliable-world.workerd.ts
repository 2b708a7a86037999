import { env } from 'cloudflare:test';
import type { ComposedOutfit } from '../../app/domain/styling/input/brief.ts';
import type { BackgroundApp } from '../../workers/app.ts';
import { ProviderError } from '../../workers/ports/provider-error.ts';
import type { WeatherProvider } from '../../workers/ports/weather.ts';
import { newDevice, newUser, openOutfitWorld } from './outfit-world.workerd.ts';
import { unreliableQueues, type Heard, type Queues } from '../fakes/unreliable-queues.workerd.ts';
import type { SessionUser } from '../../workers/db/people/users.ts';

// A house whose services answer 429, 500, late, wrongly or not at all, and which writes down what the world heard.

const MINUTE = 60_000;

export interface Person {
  user: SessionUser;
  devices: string[];
  deliverAt: number;
  date: string;
}

export interface UnreliableWorld {
  app: BackgroundApp;
  /** The same for one process, whose kill makes what it was told doubtful. */
  appOf(witness: Heard[]): BackgroundApp;
  queues: Queues;
  heard: Heard[];
  /** Devices that were said to be gone, or refused for good. */
  deaf: Set<string>;
  trouble: { chance(): number; kill: number; twice: number; provider: number };
  pass(ms: number): void;
}

const failure = (provider: string, chance: () => number): Error => {
  const kind = Math.floor(chance() * 4);
  if (kind === 0) return new ProviderError(provider, '429', { retryable: true, retryAfterSeconds: 20 });
  if (kind === 1) return new ProviderError(provider, '500', { retryable: true });
  if (kind === 2) return new ProviderError(provider, 'timeout', { retryable: true });
  return new SyntaxError('Unexpected token < in JSON: a page where an answer should be');
};

export function openUnreliableWorld(chance: () => number, start: number, kill: number): UnreliableWorld {
  const house = openOutfitWorld({}, start);
  const calm = house.app;
  const trouble = { chance, kill, twice: 0.1, provider: 0.08 };
  const queues = unreliableQueues(Object.assign(trouble, { now: () => calm.clock.now() }));
  const heard: Heard[] = [];
  const deaf = new Set<string>();
  const fails = () => chance() < trouble.provider;
  const maybe = (provider: string) => {
    if (fails()) throw failure(provider, chance);
  };
  let composed: Promise<ComposedOutfit> | undefined;
  const { stylist, imageEditor } = calm;
  const unreliableWeather: WeatherProvider = {
    name: 'seasonal',
    forecast: () => Promise.reject(failure('weather', chance)),
  };
  /** Taken, and perhaps the answer is lost. */
  const take = (witness: Heard[], what: string, tag: string): void => {
    const one = { what, tag, isAmbiguous: fails() };
    heard.push(one);
    witness.push(one);
    if (one.isAmbiguous)
      throw new ProviderError('service', 'timeout after it was taken', { retryable: true });
  };
  const app: BackgroundApp = {
    ...calm,
    weather: [unreliableWeather, ...calm.weather],
    jobs: {
      send(messages, options) {
        maybe('queue');
        queues.send(messages, options?.delaySeconds ?? 0);
        return Promise.resolve();
      },
    },
    stylist: {
      name: 'quick',
      async compose(brief) {
        maybe('stylist');
        return (composed ??= stylist.compose(brief));
      },
    },
    imageEditor: {
      name: 'unreliable',
      render: async (look, photos) => {
        maybe('image');
        return imageEditor.render(look, photos);
      },
    },
  };
  const appOf = (witness: Heard[]): BackgroundApp => ({
    ...app,
    pusher: {
      name: 'unreliable',
      publicKey: () => Promise.resolve('a key'),
      async push(device, note) {
        maybe('push');
        const fate = chance();
        if (fate < 0.02) {
          deaf.add(device.endpoint);
          return 'gone';
        }
        if (fate < 0.03) {
          deaf.add(device.endpoint);
          throw new ProviderError('push', '413', { retryable: false });
        }
        take(witness, `${device.endpoint} ${note.topic}`, note.data['tag'] ?? '');
        return Promise.resolve('taken');
      },
    },
    mailer: {
      name: 'unreliable',
      async send(mail) {
        maybe('mail');
        take(witness, mail.idempotencyKey, mail.idempotencyKey);
        return Promise.resolve('ref');
      },
    },
  });
  return { app: appOf([]), appOf, queues, heard, deaf, trouble, pass: (ms) => house.pass(ms) };
}

const ZONES = [
  'Europe/Lisbon',
  'America/Los_Angeles',
  'Asia/Kathmandu',
  'Pacific/Auckland',
  'Pacific/Kiritimati',
];

/** People of five zones and three shards whose minutes lie within the hour that begins at `from`, half of them with a device or two. */
export async function settlePeople(
  app: BackgroundApp,
  count: number,
  { from, chance }: { from: number; chance: () => number },
): Promise<Person[]> {
  const people: Person[] = [];
  for (let i = 0; i < count; i++) {
    const deliverAt = from + Math.floor(chance() * 60) * MINUTE;
    const timezone = ZONES[i % ZONES.length] ?? 'UTC';
    const [date = '', time = ''] = new Date(deliverAt)
      .toLocaleString('sv-SE', { timeZone: timezone })
      .split(' ');
    const user = await newUser(app, {
      ...{ timezone, notificationTime: time.slice(0, 5), nextDeliveryAt: deliverAt },
      ...{ shard: i % 3, subscriptionTier: i % 4 === 0 ? 'premium' : 'free' },
    });
    const devices: string[] = [];
    for (let n = i % 3; n > 0; n--) devices.push((await newDevice(app, user)).endpoint);
    people.push({ user, devices, deliverAt, date });
  }
  return people;
}

export const SHARDS = (): D1Database[] => [env.LOOKS_0, env.LOOKS_1, env.LOOKS_2];
