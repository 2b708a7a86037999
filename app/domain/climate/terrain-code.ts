// How heights and distances to the sea are packed into letters, for terrain-data.ts.

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const LAST = LETTERS.length - 1;

const letter = (level: number) => LETTERS[Math.min(LAST, Math.max(0, Math.round(level)))] ?? 'A';
const levelOf = (code: string) => Math.max(0, LETTERS.indexOf(code));

/** Meters to a letter: steps grow with height, 30 m low down, 170 m at 5,000 m. */
export const encodeHeight = (meters: number) => letter(Math.sqrt(Math.max(0, meters + 30) / 1.4));
export const decodeHeight = (code: string) => 1.4 * levelOf(code) ** 2 - 30;

/** 0 at the sea, 1 from 600 km inland on: the sea's hold fades with the logarithm of the distance. */
export const inlandShare = (km: number) => Math.min(1, Math.log1p(km / 15) / Math.log1p(600 / 15));
export const encodeInland = (km: number) => letter(inlandShare(km) * LAST);
export const decodeInland = (code: string) => levelOf(code) / LAST;

/** 'column in base 36:letters' for every run of filled cells, two letters a cell, runs parted by ';'. */
export function encodeRuns(cells: string[]): string {
  const runs: string[] = [];
  let open = false;
  cells.forEach((cell, column) => {
    if (cell === '') open = false;
    else if (open) runs.push(runs.pop() + cell);
    else {
      runs.push(`${column.toString(36)}:${cell}`);
      open = true;
    }
  });
  return runs.join(';');
}
