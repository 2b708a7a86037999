// `npm run bench`: prints figures, one table, and with `--write` keeps it in docs/benchmarks.md.
// `npm run bench -- fitting` runs one part.
import { keepRows, machine, printRows, type BenchRow } from './table.ts';

const PARTS: Record<string, () => Promise<BenchRow[]>> = {
  ready: async () => (await import('./ready.ts')).benchReady(),
  pages: async () => (await import('./pages.ts')).benchPages(),
  lighthouse: async () => (await import('./lighthouse.ts')).benchLighthouse(),
  server: async () => (await import('./server.ts')).benchServer(),
  distance: async () => (await import('./distance.ts')).benchDistance(),
  fitting: async () => (await import('./fitting.ts')).benchFitting(),
  'fitting-truth': async () => (await import('./fitting-truth.ts')).benchFittingTruth(),
  'other-photos': async () => (await import('./other-photos.ts')).benchOtherPhotos(),
  film: async () => (await import('./film.ts')).benchFilm(),
  weigh: async () => (await import('./bundles.ts')).benchBundles(),
  delivery: async () => (await import('./delivery.ts')).benchDelivery(),
};

async function main(): Promise<void> {
  const asked = process.argv.slice(2).filter((word: string) => word !== '--write');
  const write = process.argv.includes('--write');
  const names = asked.length > 0 ? asked : Object.keys(PARTS);
  console.log(`${machine()}\n`);
  for (const name of names) {
    const part = PARTS[name];
    if (!part) throw new Error(`There is no benchmark '${name}'. Known: ${Object.keys(PARTS).join(', ')}`);
    const rows = await part();
    printRows(rows);
    if (write) keepRows(name, rows);
  }
}

await main();
process.exit();
