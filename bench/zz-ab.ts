import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Miniflare } from 'miniflare';
import { spawnSync } from 'node:child_process';
import { many } from './server.ts';
import { bundleSite, buildPages } from '../scripts/build.ts';
import { onePage, oneQuery } from './references.ts';
const B = '/tmp/scale-prof-b', A = '/tmp/scale-prof';
if (process.env.BUILD === 'all') await buildPages();
if (process.env.BUILD) await bundleSite({ local: false, outFile: join(B, '_worker.js') });
const P: any = { type: 'd1', id: '00000000-0000-4000-8000-000000000001' }, L: any = { type: 'd1', id: '00000000-0000-4000-8000-000000000100' };
const queue = (name: string) => ({ type: 'queue', name });
const env: any = { PEOPLE: P, LOOKS_0: L, PHOTOS: { type: 'r2', name: 'stylecast-photos' }, DELIVERIES: queue('deliveries'), RENDERS: queue('renders'), MAILS: queue('mails'),
  SIGNING_SECRET: { type: 'text', value: 'a secret of the bench' }, MET_NORWAY: { type: 'text', value: 'off' }, LEAKED_PASSWORDS: { type: 'text', value: 'off' } };
const kids = () => spawnSync('pgrep', ['-P', String(process.pid)], { encoding: 'utf8' }).stdout.split('\n').filter(Boolean).map(Number);
async function serve(code: string, env: any, state: string) {
  const before = new Set(kids());
  const config: any = { name: 'site', type: 'worker', compatibilityDate: '2026-09-01', compatibilityFlags: ['nodejs_compat'], manifest: { mainModule: 'worker.js', modulesRoot: state, modules: { 'worker.js': { type: 'esm', contents: code } } }, env };
  const flare = new Miniflare({ workers: [{ config }], resourcePersistencePath: join(state, 'v3') } as any);
  const port = Number((await flare.ready).port); const pid = kids().find((k) => !before.has(k));
  return { port, cpu: () => { const f = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' '); return (Number(f[11]) + Number(f[12])) * 10; } };
}
const a = await serve(readFileSync(join(A, '_worker.js'), 'utf8'), env, A), b = await serve(readFileSync(join(B, '_worker.js'), 'utf8'), env, B);
const q = await serve(await oneQuery(), { PEOPLE: P }, A), pg = await serve(await onePage(), { PEOPLE: P }, A);
const cookie = readFileSync(join(A, 'cookie'), 'utf8'), t = '/api/outfits/today?userHour=9';
const subj: any[] = [['call', q, '/'], ['A today', a, t], ['B today', b, t], ['A user', a, '/api/user'], ['B user', b, '/api/user'], ['page', pg, '/'], ['A home', a, '/'], ['B home', b, '/']].filter((x: any) => !process.env.ONLY || new RegExp(process.env.ONLY).test(x[0] as string) || x[0] === 'call' || x[0] === 'page');
for (const [, s, p] of subj) await many(s.port, p, cookie, 250);
const acc: Record<string, number[]> = {};
for (let r = 0; r < Number(process.env.R ?? 8); r++) for (const [n, s, p] of r % 2 ? subj.toReversed() : subj) { const c = s.cpu(); await many(s.port, p, cookie, 150); (acc[n] ??= []).push((s.cpu() - c) / 150); }
const med = (v: number[]) => v.toSorted((x, y) => x - y)[v.length >> 1]!;
for (const [n, v] of Object.entries(acc)) { const base = /today|user|call/.test(n) ? 'call' : 'page'; const ratios = v.map((x, i) => x / acc[base]![i]!); console.log(n.padEnd(10), med(v).toFixed(2), 'min', Math.min(...v).toFixed(2), `x ${base}: of medians ${(med(v) / med(acc[base]!)).toFixed(2)}, median of ratios ${med(ratios).toFixed(2)}, of mins ${(Math.min(...v) / Math.min(...acc[base]!)).toFixed(2)}`); }
process.exit();
