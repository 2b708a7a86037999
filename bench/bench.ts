// `npm run bench`: prints figures, one table, and with `--write` keeps it in docs/benchmarks.md.
// `npm run bench -- fitting` runs one part.
import { keepRows, machine, printRows, type BenchRow } from './results-table.ts';

const PARTS: Record<string, () => Promise<BenchRow[]>> = {
  ready: async () => (await import('./server/start-time.ts')).benchReady(),
  pages: async () => (await import('./pages/pages.ts')).benchPages(),
  lighthouse: async () => (await import('./pages/lighthouse.ts')).benchLighthouse(),
  server: async () => (await import('./server/server.ts')).benchServer(),
  distance: async () => (await import('./server/database-distance.ts')).benchDistance(),
  fitting: async () => (await import('./fitting/render-cost.ts')).benchFitting(),
  'compiled-again': async () => (await import('./fitting/compiled-again.ts')).benchCompiledAgain(),
  'own-cloth': async () => (await import('./fitting/own-cloth-cost.ts')).benchOwnCloth(),
  'baked-cloth': async () => (await import('./fitting/baked-cloth.ts')).benchBakedCloth(),
  'composed-looks': async () => (await import('./fitting/composed-looks.ts')).benchComposedLooks(),
  'fitting-truth': async () => (await import('./fitting/render-quality.ts')).benchFittingTruth(),
  'other-photos': async () => (await import('./fitting/photo-variations.ts')).benchOtherPhotos(),
  film: async () => (await import('./film.ts')).benchFilm(),
  weigh: async () => (await import('./server/bundles.ts')).benchBundles(),
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
