// `npm run bench:attack`: the local product as an attacker finds it, on this machine alone. Mutated pictures through the HTTP
// path, bodies that nobody sends, writes during constant renders, the memory of workerd under all of it at once, and what was
// made to stop it (hostile.ts), while somebody else asks whether it is there. `-- --only hostile` plays that
// alone, `-- --only 3` one line of it.
// `-- --minutes 10 --images 2000 --bodies 20000 --writes 500` are what it does unless told otherwise.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildLocal } from '../scripts/build.ts';
import { createLocalAccounts } from '../scripts/local/demo-accounts.ts';
import { prepareDatabase } from '../scripts/local/prepare-database.ts';
import { startServer } from '../scripts/local/server.ts';
import { ROOT } from '../scripts/local/processes.ts';
import { badBody, chanceOf, mutate } from './attack/malformed-bodies.ts';
import { attackHostile, serveCalendars } from './attack/hostile.ts';
import { memoryMb, memoryText } from './attack/memory.ts';
import { failures, newcomer, note, Person, premiumNewcomer, statuses, times } from './attack/people.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    images: { type: 'string', default: '2000' },
    bodies: { type: 'string', default: '20000' },
    writes: { type: 'string', default: '500' },
    port: { type: 'string', default: '8840' },
    only: { type: 'string', default: '' },
  },
});
const SEED = 20261122;
const picture = (name: string) => new Uint8Array(readFileSync(join(ROOT, 'tests/people', name)));
const PICTURES = [
  'woman-04-average-dark-short.jpg',
  'woman-04-average-dark-short-a.png',
  'man-01-average-light.jpg',
].map(picture);

async function uploadAddress(person: Person): Promise<string> {
  const response = await person.send('POST', '/api/objects/upload');
  if (!response.ok) throw new Error(`No upload address: ${response.status}`);
  return ((await response.json()) as { uploadURL: string }).uploadURL;
}

async function sendImage(
  person: Person,
  address: string,
  chance: () => number,
  phase: string,
): Promise<void> {
  const [one, other] = [PICTURES[Math.floor(chance() * 3)], PICTURES[Math.floor(chance() * 3)]];
  const bytes = mutate(chance, one!, other!);
  const type = one![0] === 0xff ? 'image/jpeg' : 'image/png';
  const response = await person.send('PUT', address, bytes, type);
  note(
    phase,
    response.status,
    `a picture of ${bytes.length} bytes: ${(await response.text()).slice(0, 200)}`,
  );
}

async function attackWithImages(origin: string, count: number): Promise<void> {
  const chance = chanceOf(SEED);
  let person = await newcomer(origin);
  let address = await uploadAddress(person);
  await times(count, 4, async (i) => {
    // Thirty addresses an hour, and each is good for fifteen minutes.
    if (i % 100 === 99)
      [person, address] = await newcomer(origin).then(async (p) => [p, await uploadAddress(p)]);
    await sendImage(person, address, chance, 'mutated pictures');
  });
}

interface Call {
  method: string;
  path: string;
  fields: string[];
}
/** Every call of the product with the names in its body, but for those that end the attacker's own session. */
async function callsOf(origin: string): Promise<Call[]> {
  const spec = (await (await fetch(`${origin}/api/openapi.json`)).json()) as {
    paths: Record<
      string,
      Record<string, { requestBody?: { content: Record<string, { schema: { properties?: object } }> } }>
    >;
  };
  const calls = Object.entries(spec.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { requestBody }]) => ({
      method: method.toUpperCase(),
      path: path.replaceAll(/\{[^}]+\}/g, '00000000-0000-4000-8000-000000000000'),
      fields: Object.keys(requestBody?.content['application/json']?.schema.properties ?? {}),
    })),
  );
  const ends = /^(DELETE \/api\/user\/(account|sessions)|POST \/api\/logout|PUT \/api\/user\/password)/;
  return calls.filter(({ method, path }) => method !== 'GET' && !ends.test(`${method} ${path}`));
}

async function sendBody(person: Person, calls: Call[], chance: () => number, phase: string): Promise<void> {
  const call = calls[Math.floor(chance() * calls.length)]!;
  const { body, type } = badBody(chance, call.fields);
  const response = await person.send(call.method, call.path, body, type);
  note(
    phase,
    response.status,
    `${call.method} ${call.path} ${body.slice(0, 120)}: ${(await response.text()).slice(0, 200)}`,
  );
}

async function attackWithBodies(origin: string, count: number): Promise<void> {
  const chance = chanceOf(SEED + 1);
  const [person, calls] = [await newcomer(origin), await callsOf(origin)];
  await times(count, 8, () => sendBody(person, calls, chance, 'bad bodies'));
}

/** Asks for one outfit after the other until told to stop: the background Worker draws without a pause. */
async function renderConstantly(origin: string, until: () => boolean): Promise<number> {
  const demo = await Person.of(origin, '/api/login', { username: 'demo', password: 'an outfit a day' }).catch(
    () => newcomer(origin),
  );
  let drawn = 0;
  while (!until()) {
    const response = await demo.send('POST', '/api/outfits/regenerate', JSON.stringify({ userHour: 9 }));
    await response.text();
    note('renders asked for', response.status, 'regenerate');
    drawn++;
    await new Promise((wait) => setTimeout(wait, 300));
  }
  return drawn;
}

async function writeDuringRenders(origin: string, count: number): Promise<void> {
  const person = await premiumNewcomer(origin);
  let over = false;
  const rendering = renderConstantly(origin, () => over);
  await times(count, 2, async (i) => {
    const hour = String(i % 24).padStart(2, '0');
    const [method, path, body] =
      i % 2 === 0
        ? (['PUT', '/api/user/preferences', { notificationTime: `${hour}:00` }] as const)
        : (['POST', '/api/style-schedules', { name: `${i}`, styles: ['casual'] }] as const);
    const response = await person.send(method, path, JSON.stringify(body));
    note(
      'writes during renders',
      response.status,
      `${method} ${path}: ${(await response.text()).slice(0, 200)}`,
    );
  });
  over = true;
  console.log(`  ${await rendering} outfits were asked for meanwhile`);
}

async function mixedLoad(origin: string, minutes: number): Promise<boolean> {
  const chance = chanceOf(SEED + 2);
  const end = performance.now() + minutes * 60_000;
  const over = () => performance.now() > end;
  const [person, calls] = [await newcomer(origin), await callsOf(origin)];
  const samples: number[] = [];
  const sampling = setInterval(() => {
    if (samples.push(memoryMb()) % 60 === 0) console.log(`  ${samples.length / 30} min: ${memoryText()}`);
  }, 2000);
  const repeat = async (work: () => Promise<void>) => {
    while (!over()) await work();
  };
  let [uploader, address, sent] = [person, await uploadAddress(person), 0];
  await Promise.all([
    renderConstantly(origin, over),
    repeat(() => sendBody(person, calls, chance, 'mixed load')),
    repeat(async () => {
      if (++sent % 300 === 0)
        [uploader, address] = await newcomer(origin).then(async (p) => [p, await uploadAddress(p)]);
      await sendImage(uploader, address, chance, 'mixed load');
    }),
    repeat(async () => {
      for (const path of ['/', '/auth', '/help-support', '/api/user', '/nothing-here']) {
        const response = await person.send('GET', path, undefined, '');
        note('mixed load', response.status, path);
        await response.text();
      }
    }),
  ]);
  clearInterval(sampling);
  // V8 collects when it likes: between two collections the memory climbs and falls again. What it falls to must not climb.
  const half = samples.length >> 1;
  const [early, late] = [Math.min(...samples.slice(0, half)), Math.min(...samples.slice(half))];
  const grown = late / early - 1;
  console.log(
    `  memory of workerd after collection: ${early.toFixed(0)} MB in the first half, ${late.toFixed(0)} MB in the second (${(100 * grown).toFixed(1)} %), at most ${Math.max(...samples).toFixed(0)} MB`,
  );
  return grown <= 0.1;
}

/** An isolate has 128 MB at Cloudflare. Without a limit V8 puts its collection off as long as the machine has room. */
process.env['MINIFLARE_WORKERD_V8_FLAGS'] ??= '--max-old-space-size=128';

async function main(): Promise<void> {
  const state = mkdtempSync(join(tmpdir(), 'stylecast-attack-'));
  await buildLocal();
  await prepareDatabase(state);
  const calendars = await serveCalendars();
  const server = await startServer({
    port: Number(values.port),
    stateFolder: state,
    outside: calendars.address,
  });
  let [isFlat, isServed] = [true, true];
  try {
    const phase = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
      const begun = performance.now();
      console.log(name);
      const done = await work();
      console.log(`  ${((performance.now() - begun) / 1000).toFixed(0)} s, workerd ${memoryText()}`);
      return done;
    };
    if (values.only === '') {
      await createLocalAccounts(server.origin);
      await phase(`${values.images} mutated pictures`, () =>
        attackWithImages(server.origin, Number(values.images)),
      );
      await phase(`${values.bodies} bad bodies`, () =>
        attackWithBodies(server.origin, Number(values.bodies)),
      );
      await phase(`${values.writes} writes during constant renders`, () =>
        writeDuringRenders(server.origin, Number(values.writes)),
      );
      if (Number(values.minutes) > 0)
        isFlat = await phase(`mixed load for ${values.minutes} minutes`, () =>
          mixedLoad(server.origin, Number(values.minutes)),
        );
    }
    isServed = await attackHostile(
      server.origin,
      calendars.addresses,
      values.only === 'hostile' ? '' : values.only,
    );
  } finally {
    await server.stop();
    calendars.close();
    rmSync(state, { recursive: true, force: true });
  }
  for (const [name, counts] of statuses) {
    const list = [...counts].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
    console.log(`${name.padEnd(24)} ${list.join(', ')}`);
  }
  for (const failure of failures.slice(0, 10)) console.log(failure);
  const passed = failures.length === 0 && isFlat && isServed;
  console.log(
    `${failures.length} answers of 500 and more; memory ${isFlat ? 'flat' : 'GROWS'}; others ${isServed ? 'served' : 'WAIT'}; ${passed ? 'held' : 'DID NOT HOLD'}`,
  );
  process.exitCode = passed ? 0 : 1;
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));
await main();
process.exit();
