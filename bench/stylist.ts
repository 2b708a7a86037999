// How right and how varied the stylist is, measured: `npm run bench:stylist`, or one part of it with
// `node bench/stylist.ts life|grid|hard|variety|rules|thermostat|closet|help|evenings|packing|turns|words|seasonal [cases, every so many days, or city]`.
// `life` alone looks at every day of every year; `npm run bench:stylist` takes each sixth day of it unless it is given
// --full. Method and figures: docs/stylist.md.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { benchCloset } from './stylist/closet.ts';
import { benchHelp } from './stylist/closet-help.ts';
import { benchLife } from './stylist/dressed-year.ts';
import { benchGrid } from './stylist/comfort-grid.ts';
import { benchHardDays } from './stylist/hard-days.ts';
import { benchEvenings } from './stylist/evenings.ts';
import { benchPacking } from './stylist/packing.ts';
import { benchRules } from './stylist/rules.ts';
import { benchThermostat } from './stylist/thermostat.ts';
import { benchTurns, benchVariety } from './stylist/variety.ts';
import { benchWords } from './stylist/words.ts';

const [part, argument] = process.argv.slice(2).filter((word: string) => word !== '--full');
const isFull = process.argv.includes('--full') || process.argv[2] === 'life';
/** Days between those that are looked at. */
const SAMPLED = 6;
const cpu = { hour: [] as number[], day: [] as number[], closet: [] as number[] };

const PARTS: Record<string, () => void> = {
  life: () =>
    Number(argument)
      ? benchLife(cpu.day, Number(argument))
      : benchLife(cpu.day, isFull ? 1 : SAMPLED, argument),
  grid: () => benchGrid(Number(argument ?? 10_000), cpu.hour),
  hard: benchHardDays,
  variety: () => benchVariety(cpu.day, argument),
  rules: () => benchRules(Number(argument ?? 10_000)),
  thermostat: () => benchThermostat(Number(argument ?? 1)),
  closet: () => benchCloset(cpu.closet, Number(argument) || (isFull ? 1 : SAMPLED)),
  help: benchHelp,
  evenings: benchEvenings,
  packing: benchPacking,
  turns: benchTurns,
  words: () => benchWords(Number(argument ?? 0)),
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
printCpu('a day', cpu.day);
printCpu('a day from her closet', cpu.closet);
