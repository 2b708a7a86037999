import { expect, test } from 'vitest';
import { bundleProblems, type MadeChunk } from './verify-bundles.ts';

const ROOT = '/house';
const chunk = (name: string, modules: Record<string, string>): MadeChunk => ({
  name,
  modules: new Map(Object.entries(modules).map(([id, code]) => [`${ROOT}/${id}`, code])),
});

/** A build as it is meant, with more in one of its files. */
const built = (more: Record<string, string> = {}, into = 'week-screen') =>
  [
    chunk('framework', { 'node_modules/react-dom/index.js': '' }),
    chunk('kit', {
      'app/screens/shell/door.tsx': '',
      'app/ui/art/flat-icon.tsx': '',
      'app/contracts/outfits.ts': 'const list = call({ method: "GET", path: "/api" });',
      'app/client/browser/offline.ts': 'JSON.parse(text); Date.parse(day);',
    }),
    chunk('home-screen', {
      'app/screens/home/home-screen.tsx': '',
      'node_modules/lucide-react/dist/esm/icons/sun.mjs': '',
    }),
    chunk('why-details', { 'app/screens/home/chart/why-details.tsx': '' }),
    chunk('week-screen', {}),
  ].map((one) =>
    one.name === into ? { ...one, modules: new Map([...one.modules, ...chunk('', more).modules]) } : one,
  );

test('a build as it is meant breaks no promise', () => {
  expect(bundleProblems(built())).toEqual([]);
});

test.each([
  ['zod is in the browser', { 'node_modules/zod/v4/core/core.js': '' }],
  ['asks a schema in the browser', { 'app/client/api/call-api.ts': 'call.answer?.safeParse(answer)' }],
  ['asks a schema in the browser', { 'app/client/api/call-api.ts': 'const x = look.parse(answer)' }],
  ['icons are drawn by ', { 'node_modules/lucide-react/dist/esm/createLucideIcon.mjs': '' }],
  ['icons are drawn by ', { 'node_modules/lucide-react/dist/esm/lucide-react.mjs': '' }],
  ['not with the framework', { 'node_modules/scheduler/index.js': '' }],
])('%s: said of %o', (said, more) => {
  expect(bundleProblems(built(more))).toEqual([expect.stringContaining(said)]);
});

test('a file of home that is not made, or made twice, is missed', () => {
  expect(bundleProblems(built().filter(({ name }) => name !== 'kit'))).toEqual([
    expect.stringContaining('app/ui/art/flat-icon.tsx draws no icon'),
    expect.stringContaining('0 files are called kit'),
  ]);
  expect(bundleProblems([...built(), chunk('framework', {})])).toEqual([
    expect.stringContaining('2 files are called framework'),
  ]);
});

test('what is to come late does not come with home', () => {
  expect(bundleProblems(built({ 'app/screens/home/chart/why-details.tsx': '' }, 'home-screen'))).toEqual([
    expect.stringContaining('is to come late'),
  ]);
});

test('icons that come from no file of their own are missed', () => {
  const without = built().map((one) =>
    one.name === 'home-screen' ? chunk('home-screen', { 'app/screens/home/home-screen.tsx': '' }) : one,
  );
  expect(bundleProblems(without)).toEqual([expect.stringContaining('no icon comes from its own file')]);
});
