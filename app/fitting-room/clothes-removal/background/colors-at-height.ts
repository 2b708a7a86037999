// What fills a hole is seen beside it at about that height: a white window above is not copied onto the ground.
import type { CoarsePicture } from './coarse-picture.ts';

/** Share of the picture's height, above and below, whose colors may be copied. */
const BAND = 0.06;
/** Levels of each channel; a color counts as seen with the levels beside it. */
const LEVELS = 8;

const levelAt = (value: number): number =>
  Math.max(0, Math.min(LEVELS - 1, Math.floor((value * LEVELS) / 256)));

const clampLevel = (level: number): number => Math.max(0, Math.min(LEVELS - 1, level));

function markAround(seen: Uint8Array, r: number, g: number, b: number): void {
  for (let dr = -1; dr <= 1; dr++)
    for (let dg = -1; dg <= 1; dg++)
      for (let db = -1; db <= 1; db++)
        seen[(clampLevel(r + dr) * LEVELS + clampLevel(g + dg)) * LEVELS + clampLevel(b + db)] = 1;
}

/** Whether the color of a known cell is seen nowhere at about the height of a row. */
export function strangersByRow({
  width,
  height,
  color,
  known,
}: CoarsePicture): (row: number, cell: number) => boolean {
  const band = Math.max(2, Math.round(height * BAND));
  const bins = Uint16Array.from(known, (_, j) => {
    const [r, g, b] = [0, 1, 2].map((c) => levelAt(color[j * 3 + c]!)) as [number, number, number];
    return (r * LEVELS + g) * LEVELS + b;
  });
  const rows = Array.from({ length: Math.ceil(height / band) }, (_, k) => {
    const found = new Uint8Array(LEVELS ** 3);
    const [from, to] = [Math.max(0, k - 1) * band, Math.min(height, (k + 2) * band)];
    for (let j = from * width; j < to * width; j++) if (known[j]) found[bins[j]!] = 1;
    const seen = new Uint8Array(LEVELS ** 3);
    found.forEach((is, bin) => {
      if (is)
        markAround(seen, Math.floor(bin / LEVELS ** 2), Math.floor(bin / LEVELS) % LEVELS, bin % LEVELS);
    });
    return { seen, isEmpty: !found.includes(1) };
  });
  return (row, cell) => {
    const { seen, isEmpty } = rows[Math.floor(row / band)]!;
    return !isEmpty && seen[bins[cell]!] === 0;
  };
}
