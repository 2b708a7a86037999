import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { drawnMap, keptMap, unmatchedFolders } from './scripts/map.ts';
import { circles, imports, inside, product, sources, type Import } from './scripts/source/imports.ts';
import { childrenOf, parsed, type Node } from './scripts/source/syntax-tree.ts';

// Walks every import of app/ and workers/ and holds the laws of the code (docs/architecture.md).

const ROOT = import.meta.dirname;

const isOurs = (path: string) => inside(path, 'app', 'workers', 'public', 'scripts', 'tests', 'bench');
const broken = (rule: (i: Import) => boolean) => imports.filter(rule).map((i) => `${i.from} -> ${i.to}`);

test('the walk sees the sources', () => {
  expect(product.length).toBeGreaterThan(50);
  expect(imports.length).toBeGreaterThan(200);
});

test('no file imports itself by way of others, types counted', () => {
  expect(circles(imports)).toEqual([]);
});

test('a circle is found, whoever begins it', () => {
  const edges = (...pairs: string[]) => pairs.map((pair) => ({ from: pair[0] ?? '', to: pair[1] ?? '' }));
  expect(circles(edges('ab', 'bc', 'ca', 'cd', 'xa'))).toEqual([['a', 'b', 'c']]);
  expect(circles(edges('ab', 'bc', 'ac'))).toEqual([]);
});

test('the map in docs/architecture.md is what folders and imports say (`npm run map`)', () => {
  // How many files a folder holds is as of the last drawing: a new file alone asks for no new one.
  const withoutCounts = (map: string) => map.replace(/^( *[\w-]+\/) +\d+/gm, '$1');
  expect(withoutCounts(keptMap())).toBe(withoutCounts(drawnMap()));
});

test('each folder of the map has its line in scripts/folders.ts, and each line its folder', () => {
  expect(unmatchedFolders()).toEqual({ withoutLine: [], withoutFolder: [] });
});

test('a list of names in braces inside an object is written without them', () => {
  const spreadsItself = (node: Node): boolean =>
    (node.type === 'SpreadElement' && ['ObjectExpression', 'ArrayExpression'].includes(node.argument.type)) ||
    childrenOf(node).some(spreadsItself);
  const written = product.filter((f) =>
    inside(f, 'workers', 'app/client', 'app/contracts', 'app/domain', 'app/film', 'app/ui'),
  );
  const hits = written.filter((f) => {
    const text = readFileSync(join(ROOT, f), 'utf8');
    return /\.\.\.[{[]/.test(text) && spreadsItself(parsed(f, text));
  });
  expect(hits).toEqual([]);
});

test('law 1: the front end never imports the back end', () => {
  expect(broken((i) => inside(i.from, 'app') && inside(i.to, 'workers'))).toEqual([]);
});

test('law 1: the back end imports only domain, contracts, fitting-room and framework of the front end', () => {
  const allowed = ['app/domain', 'app/contracts', 'app/fitting-room', 'app/framework', 'app/load-context.ts'];
  expect(
    broken((i) => inside(i.from, 'workers') && inside(i.to, 'app') && !inside(i.to, ...allowed)),
  ).toEqual([]);
});

test('law 2: the domain imports nothing but itself', () => {
  expect(broken((i) => inside(i.from, 'app/domain') && !inside(i.to, 'app/domain'))).toEqual([]);
});

test('law 2: in the domain time, chance and the network are arguments', () => {
  const taken = /Date\.now\(|new Date\(\)|Math\.random\(|\bfetch\(|performance\.now\(/;
  const hits = product.filter(
    (f) => inside(f, 'app/domain') && taken.test(readFileSync(join(ROOT, f), 'utf8')),
  );
  expect(hits).toEqual([]);
});

test('imports run downward inside the front end', () => {
  const below: Record<string, string[]> = {
    'app/routes': [
      'app/framework',
      'app/screens',
      'app/contracts',
      'app/domain',
      'app/load-context.ts',
      'app/ui',
      'app/client',
    ],
    'app/screens': [
      'app/framework',
      'app/screens',
      'app/ui',
      'app/client',
      'app/fitting-room',
      'app/film',
      'app/contracts',
      'app/domain',
    ],
    'app/ui': ['app/ui', 'app/framework'],
    'app/framework': [],
    'app/client': [
      'app/client',
      'app/framework',
      'app/contracts',
      'app/domain',
      'app/ui',
      'app/fitting-room',
      'app/film',
    ],
    'app/fitting-room': ['app/fitting-room', 'app/domain'],
    'app/film': ['app/film', 'app/fitting-room', 'app/domain'],
    'app/contracts': ['app/contracts', 'app/domain'],
  };
  for (const [room, allowed] of Object.entries(below)) {
    expect(broken((i) => inside(i.from, room) && isOurs(i.to) && !inside(i.to, ...allowed))).toEqual([]);
  }
});

test('the framework is imported in one folder: another one is a day of work', () => {
  const isFramework = (name: string) => /^(@remix-run|react-router)/.test(name);
  // Here its types are added to.
  const declares = 'app/load-context.ts';
  expect(broken((i) => isFramework(i.to) && !inside(i.from, 'app/framework') && i.from !== declares)).toEqual(
    [],
  );
});

/** One place in two files: what is composed of models of others lies apart. */
const COMPOSED = ['workers/compose.ts', 'workers/compose.models.ts'];

test('law 3: only compose.ts and compose.models.ts name adapters', () => {
  expect(
    broken((i) => inside(i.to, 'workers/adapters') && !inside(i.from, 'workers/adapters', ...COMPOSED)),
  ).toEqual([]);
});

test('law 3: only they, environment-settings.ts and env.d.ts know a secret by name', () => {
  const knowing = [...COMPOSED, 'workers/environment-settings.ts'];
  const secrets =
    /\b(SIGNING_SECRET|OPENWEATHER_KEY|OPEN_METEO_KEY|RESEND_KEY|FAL_KEY|REPLICATE_TOKEN|REPLICATE_WEBHOOK_SECRET|RUNWAY_KEY|ADMIN_EMAILS|STRIPE_SECRET_KEY|STRIPE_WEBHOOK_SECRET|GOOGLE_CLIENT_SECRET|APPLE_PRIVATE_KEY|FACEBOOK_APP_SECRET|VAPID_P\w+|WORKERS_AI_TOKEN|GEMINI_KEY|OPENAI_KEY|FASHN_KEY|PRUNA_KEY)\b/;
  const hits = product.filter(
    (f) => !knowing.includes(f) && secrets.test(readFileSync(join(ROOT, f), 'utf8')),
  );
  expect(hits).toEqual([]);
});

test('no error goes to a log as it is: a failed statement holds her values (workers/for-log.ts)', () => {
  const told = /String\(error\)|error\.stack|\$\{error\}/;
  const hits = product.filter(
    (f) =>
      inside(f, 'workers') && f !== 'workers/for-log.ts' && told.test(readFileSync(join(ROOT, f), 'utf8')),
  );
  expect(hits).toEqual([]);
});

test('use cases know ports and data, never an adapter, a route or Hono', () => {
  expect(
    broken(
      (i) =>
        inside(i.from, 'workers/usecases') &&
        (inside(i.to, 'workers/site', 'workers/background') || i.to === 'hono'),
    ),
  ).toEqual([]);
});

test('law 6: no drawers and no barrels', () => {
  const drawers = sources.filter((f) => /(^|\/)(utils?|helpers?|misc|common|lib|shared)(\/|\.tsx?$)/.test(f));
  expect(drawers).toEqual([]);
  const entries = ['workers/site/api/index.ts', 'workers/background/index.ts', 'workers/renders/index.ts'];
  const barrels = product.filter((f) => /(^|\/)index\.tsx?$/.test(f) && !entries.includes(f));
  expect(barrels).toEqual([]);
});

test('names are kebab-case', () => {
  const odd = sources.filter((f) => {
    const name = f.split('/').at(-1) ?? '';
    return !/^[a-z0-9]+([-.][a-z0-9]+)*\.(ts|tsx)$/.test(name) && !inside(f, 'app/routes');
  });
  expect(odd).toEqual([]);
});

test('a file has one reason to exist: none is over 400 lines', () => {
  const long = product.filter((f) => readFileSync(join(ROOT, f), 'utf8').split('\n').length > 401);
  expect(long).toEqual([]);
});

test('a folder is read at a glance: none holds more than 26 source files', () => {
  const sizes = new Map<string, number>();
  for (const file of product) sizes.set(dirname(file), (sizes.get(dirname(file)) ?? 0) + 1);
  expect([...sizes].filter(([, files]) => files > 26)).toEqual([]);
});

test('law 7: every query on what belongs to a user names the user', () => {
  const tables = 'outfits|animations|shares|styleSchedules|pushSubscriptions';
  const whereById = new RegExp(`where\\(\\s*eq\\((${tables})\\.id,`);
  const hits = product.filter(
    (f) => inside(f, 'workers') && whereById.test(readFileSync(join(ROOT, f), 'utf8')),
  );
  expect(hits).toEqual([]);
});

test('between the subjects of the use cases only what stands here is imported', () => {
  const allowed: Record<string, string[]> = {
    accounts: ['calendars', 'delivery', 'jobs', 'limits', 'mails', 'outfit-archive', 'passkeys', 'photos'],
    'outfit-archive': ['jobs'],
    billing: ['limits', 'mails'],
    'building-looks': ['outfits'],
    calendars: ['concurrency', 'outfits', 'planning'],
    closet: ['jobs', 'limits', 'outfits'],
    'user-moves': ['delivery', 'jobs'],
    'day-requests': ['ai-models', 'limits'],
    delivery: ['films', 'jobs', 'limits', 'mails', 'outfits'],
    films: ['jobs', 'outfit-archive', 'outfits', 'photos'],
    jobs: ['billing', 'delivery', 'mails', 'outfit-archive', 'outfits', 'photos'],
    mails: ['accounts', 'jobs'],
    'named-looks': ['concurrency', 'delivery', 'limits', 'outfit-archive', 'outfits', 'planning'],
    operations: ['ai-models'],
    outfits: [
      'ai-models',
      'closet',
      'concurrency',
      'day-requests',
      'delivery',
      'jobs',
      'outfit-archive',
      'photos',
      'planning',
      'preferences',
    ],
    passkeys: ['accounts', 'limits'],
    photos: ['limits', 'outfits'],
    planning: ['concurrency', 'outfits', 'preferences'],
    polls: ['jobs', 'limits', 'outfit-archive', 'outfits'],
    preferences: ['delivery', 'mails'],
    trying: ['concurrency', 'outfits', 'planning'],
  };
  const subjectOf = (file: string) => file.split('/')[2] ?? '';
  const crossings = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    if (!inside(from, 'workers/usecases') || !inside(to, 'workers/usecases')) continue;
    if (subjectOf(from) === subjectOf(to)) continue;
    crossings.set(subjectOf(from), (crossings.get(subjectOf(from)) ?? new Set()).add(subjectOf(to)));
  }
  const found = [...crossings].sort().map(([subject, others]) => [subject, [...others].sort()]);
  expect(Object.fromEntries(found)).toEqual(allowed);
});

test('the Workers of the background change data through use cases only', () => {
  // Switches, a local build's clock, whom a message is for, and how a claimed push is named: all of it is reading.
  const readers = [
    'sql/constraints',
    'people/people-databases',
    'jobs/ledger-policies',
    'sql/open-database',
    'operations/operator-notes',
    'jobs/push-jobs',
    'operations/switches',
    'people/users',
  ];
  const isReader = (path: string) => readers.some((name) => path === `workers/db/${name}.ts`);
  expect(
    broken(
      (i) =>
        inside(i.from, 'workers/background', 'workers/renders') &&
        inside(i.to, 'workers/db') &&
        !isReader(i.to),
    ),
  ).toEqual([]);
  const writes =
    /\b(write\w+|set\w*Switch\w*|plant\w+|insert\w+|settle\w*|claim)\(|\.(insert|update|delete)\(/;
  const writing = product.filter(
    (f) =>
      inside(f, 'workers/background', 'workers/renders') && writes.test(readFileSync(join(ROOT, f), 'utf8')),
  );
  expect(writing).toEqual([]);
});

test('rooms of the fitting room import only those before them, types counted', () => {
  const order = [
    'pixels',
    'body-map',
    'body-estimation',
    'person',
    'own-cloth',
    'baked-cloth',
    'cloth',
    'clothes-removal',
    'tailoring',
    'accessories',
    'garments',
    'restore-original-pixels.ts',
    'analyze-photo.ts',
    'invented-share.ts',
    'fit-look-to-photo.ts',
    'choose-photo.ts',
    'render.ts',
    'flat-lay',
    'garment-photo',
    'generated-pictures',
    'preview',
  ];
  const roomOf = (file: string) => file.split('/')[2] ?? '';
  const unknown = product
    .filter((f) => inside(f, 'app/fitting-room') && !order.includes(roomOf(f)))
    .map(roomOf);
  expect(unknown).toEqual([]);
  expect(
    broken(
      (i) =>
        inside(i.from, 'app/fitting-room') &&
        inside(i.to, 'app/fitting-room') &&
        order.indexOf(roomOf(i.to)) > order.indexOf(roomOf(i.from)),
    ),
  ).toEqual([]);
});

test('rooms of the stylist import only those before them, types counted', () => {
  const order = [
    'seeded-random.ts',
    'input',
    'color',
    'rules',
    'search',
    'text',
    'composer.ts',
    'swap.ts',
    'proposal.ts',
    'planned-look-check.ts',
    'wanted-pools.ts',
    'other-air.ts',
    'brought-along.ts',
    'compose-for-request.ts',
    'chosen',
  ];
  const roomOf = (file: string) => file.split('/')[3] ?? '';
  const rooms = product.filter((f) => inside(f, 'app/domain/styling')).map(roomOf);
  expect(rooms.filter((room) => !order.includes(room))).toEqual([]);
  expect(
    broken(
      (i) =>
        inside(i.from, 'app/domain/styling') &&
        inside(i.to, 'app/domain/styling') &&
        order.indexOf(roomOf(i.to)) > order.indexOf(roomOf(i.from)),
    ),
  ).toEqual([]);
});

test('the wardrobe knows nothing of the stylist', () => {
  expect(broken((i) => inside(i.from, 'app/domain/wardrobe') && inside(i.to, 'app/domain/styling'))).toEqual(
    [],
  );
});

test('the stylist asks what was told by its id, and what a garment is by its kind, never the words', () => {
  const readsWords =
    /\/[a-z]*\.(?:test|exec)\((?:textOf\()?(?:\w+\??\.)*(?:said|told|title|line|name|phrase|id|text|opening|description)\b/;
  // Titles and descriptions of a model are read in proposal.ts; words that come twice in without-repeats.ts.
  const readers = ['app/domain/styling/proposal.ts', 'app/domain/styling/text/without-repeats.ts'];
  const hits = product.filter(
    (f) =>
      inside(f, 'app/domain/styling') &&
      !readers.includes(f) &&
      readsWords.test(readFileSync(join(ROOT, f), 'utf8')),
  );
  expect(hits).toEqual([]);
});
