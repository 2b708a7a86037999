// `npm run bench`: prints figures, one table. `npm run bench -- fitting` runs one part.
import { availableParallelism, cpus } from 'node:os';
import { printRows, type BenchRow } from './table.ts';

const PARTS: Record<string, () => Promise<BenchRow[]>> = {
  ready: async () => (await import('./ready.ts')).benchReady(),
  pages: async () => (await import('./pages.ts')).benchPages(),
  server: async () => (await import('./server.ts')).benchServer(),
  fitting: async () => (await import('./fitting.ts')).benchFitting(),
  'fitting-truth': async () => (await import('./fitting-truth.ts')).benchFittingTruth(),
  delivery: async () => (await import('./delivery.ts')).benchDelivery(),
};

async function main(): Promise<void> {
  const asked = process.argv.slice(2);
  const names = asked.length > 0 ? asked : Object.keys(PARTS);
  console.log(
    `${new Date().toISOString().slice(0, 10)}, ${availableParallelism()} x ${cpus()[0]?.model ?? 'cpu'}, Node ${process.version}\n`,
  );
  for (const name of names) {
    const part = PARTS[name];
    if (!part) throw new Error(`There is no benchmark '${name}'. Known: ${Object.keys(PARTS).join(', ')}`);
    printRows(await part());
  }
}

await main();
process.exit(0);
