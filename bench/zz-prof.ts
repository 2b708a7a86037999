import { readFileSync, mkdirSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Miniflare } from 'miniflare';
import { buildPages, bundleSite } from '../scripts/build.ts';
import { prepareDatabase } from '../scripts/local/database.ts';
import { signUp, many } from './server.ts';
const [, , path = '/api/outfits/today?userHour=9', n = '800', out = '/tmp/scale.cpuprofile'] = process.argv;
const state = process.env.ST ?? '/tmp/scale-prof';
mkdirSync(state, { recursive: true });
const worker = join(state, '_worker.js');
if (process.env.BUILD === 'all') await buildPages();
if (process.env.BUILD) await bundleSite({ local: false, outFile: worker });
if (!existsSync(join(state, 'v3'))) await prepareDatabase(state);
const queue = (name: string) => ({ type: 'queue', name });
const env: any = {
  PEOPLE: { type: 'd1', id: '00000000-0000-4000-8000-000000000001' }, LOOKS_0: { type: 'd1', id: '00000000-0000-4000-8000-000000000100' },
  PHOTOS: { type: 'r2', name: 'stylecast-photos' }, DELIVERIES: queue('deliveries'), RENDERS: queue('renders'), MAILS: queue('mails'),
  SIGNING_SECRET: { type: 'text', value: 'a secret of the bench' }, MET_NORWAY: { type: 'text', value: 'off' }, LEAKED_PASSWORDS: { type: 'text', value: 'off' },
};
const config: any = { name: 'site', type: 'worker', compatibilityDate: '2026-09-01', compatibilityFlags: ['nodejs_compat'],
  manifest: { mainModule: 'worker.js', modulesRoot: state, modules: { 'worker.js': { type: 'esm', contents: readFileSync(worker, 'utf8') } } }, env };
const flare = new Miniflare({ workers: [{ config }], resourcePersistencePath: join(state, 'v3'), inspectorPort: 0 } as any);
const url = await flare.ready;
const port = Number(url.port);
const ck = join(state, 'cookie');
if (!existsSync(ck)) writeFileSync(ck, await signUp(port));
const cookie = readFileSync(ck, 'utf8');
await many(port, path, cookie, 400);
const insp = await (flare as any).getInspectorURL();
const list: any = await (await fetch(`http://${insp.host}/json`)).json();
console.error(list.map((l: any) => l.webSocketDebuggerUrl));
const ws = new WebSocket(list[0].webSocketDebuggerUrl);
await new Promise((r) => (ws.onopen = r));
let id = 0; const waits = new Map<number, (v: any) => void>();
ws.onmessage = (e) => { const m = JSON.parse(String(e.data)); if (m.id && waits.has(m.id)) waits.get(m.id)!(m.result ?? m); };
const send = (method: string, params = {}) => new Promise<any>((r) => { const i = ++id; waits.set(i, r); ws.send(JSON.stringify({ id: i, method, params })); });
await send('Profiler.enable'); await send('Profiler.setSamplingInterval', { interval: 200 });
await send('Profiler.start');
await many(port, path, cookie, Number(n));
const { profile } = await send('Profiler.stop');
writeFileSync(out, JSON.stringify(profile));
const self = new Map<string, number>(); const dt = profile.timeDeltas; const byId = new Map(profile.nodes.map((x: any) => [x.id, x]));
const total = new Map<string, number>(); const parent = new Map<number, number>();
for (const x of profile.nodes) for (const c of x.children ?? []) parent.set(c, x.id);
const name = (x: any) => `${x.callFrame.functionName || '(anon)'} ${x.callFrame.url.split('/').pop()}:${x.callFrame.lineNumber + 1}`;
profile.samples.forEach((s: number, i: number) => {
  const seen = new Set<string>(); let x: any = byId.get(s);
  self.set(name(x), (self.get(name(x)) ?? 0) + dt[i]);
  for (let p: number | undefined = s; p !== undefined; p = parent.get(p)) { const k = name(byId.get(p)); if (!seen.has(k)) { seen.add(k); total.set(k, (total.get(k) ?? 0) + dt[i]); } }
});
const show = (m: Map<string, number>) => [...m].sort((a, b) => b[1] - a[1]).slice(0, 60).map(([k, v]) => `${(v / Number(n)).toFixed(0).padStart(6)} us/req  ${k}`).join('\n');
console.log('SELF\n' + show(self)); console.log('TOTAL\n' + show(total));
await flare.dispose(); process.exit();
