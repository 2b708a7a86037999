// How right and how varied the stylist is, measured: `npm run bench:stylist`, or one part of it with
// `node bench/stylist.ts grid|years|variety|rules|thermostat|seasonal [cases or city]`. Method and figures: docs/stylist.md.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { benchLife } from './stylist-life.ts';
import { benchGrid } from './stylist-grid.ts';
import { benchRules } from './stylist-rules.ts';
import { benchThermostat } from './stylist-thermostat.ts';
import { benchVariety, benchYears } from './stylist-year.ts';

const [part, argument] = process.argv.slice(2);
const cpu = { hour: [] as number[], day: [] as number[] };

const PARTS: Record<string, () => void> = {
  life: () => benchLife(cpu.day, Number(argument ?? 1) || 1, Number(argument) ? undefined : argument),
  grid: () => benchGrid(Number(argument ?? 10_000), cpu.hour),
  years: () => benchYears(cpu.day, argument),
  variety: () => benchVariety(cpu.day),
  rules: () => benchRules(Number(argument ?? 10_000)),
  thermostat: () => benchThermostat(Number(argument ?? 1)),
  seasonal() {
    console.log('Seasonal estimate against measured months');
    const seasonal = join(import.meta.dirname, 'seasonal.ts');
    console.log(execFileSync(process.execPath, [seasonal], { encoding: 'utf8' }).trimEnd());
  },
};

function printCpu(what: string, milliseconds: number[]): void {
  if (milliseconds.length === 0) return;
  const sorted = [...milliseconds].sort((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1);
  console.log(`CPU per outfit, ${what}: median ${at(0.5)} ms, p95 ${at(0.95)} ms, most ${at(1)} ms`);
}

if (part && !PARTS[part])
  throw new Error(`There is no part '${part}'. Known: ${Object.keys(PARTS).join(', ')}`);
for (const [name, run] of Object.entries(PARTS)) {
  if (part && part !== name) continue;
  run();
  console.log('');
}
printCpu('one hour', cpu.hour);
printCpu('16 hours', cpu.day);
