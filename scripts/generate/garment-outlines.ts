// The outlines by which a photo of a garment is recognized, from our own drawings:
// `node scripts/generate/garment-outlines.ts` writes app/fitting-room/garment-photo/known-outlines.ts. Drawings of one outline are one line.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drawPiece } from '../../app/fitting-room/flat-lay/piece-drawing.ts';
import { garmentForm } from '../../app/fitting-room/garment-photo/garment-forms.ts';
import { outlineFeatures } from '../../app/fitting-room/garment-photo/outline-features.ts';
import { WARDROBE, toWornGarment } from '../../app/domain/wardrobe/wardrobe.ts';

const FILE = join(import.meta.dirname, '../../app/fitting-room/garment-photo/known-outlines.ts');
const [WIDTH, HEIGHT] = [132, 176];
/** Outlines this near to one another are one. */
const SAME = 0.02;

const lines = new Map<string, string[]>();
const known: { form: string; outline: number[]; ids: string[] }[] = [];
for (const garment of WARDROBE) {
  const form = garmentForm(garment);
  const [colorway] = garment.colors;
  if (!form || !colorway) continue;
  const drawn = toWornGarment(garment, colorway);
  const gray = { ...drawn, cloth: { fabric: 'plain' as const, colour: '#777777' as const } };
  const { data } = drawPiece(gray, WIDTH, HEIGHT, undefined, false);
  const mask = Uint8Array.from({ length: WIDTH * HEIGHT }, (_, i) => (data[i * 4 + 3]! > 127 ? 1 : 0));
  const outline = outlineFeatures({ width: WIDTH, height: HEIGHT, mask });
  if (!outline) continue;
  const same = known.find(
    (one) =>
      one.form === form &&
      Math.sqrt(one.outline.reduce((sum, value, i) => sum + (value - outline[i]!) ** 2, 0) / outline.length) <
        SAME,
  );
  if (same) same.ids.push(garment.id);
  else known.push({ form, outline, ids: [garment.id] });
}
for (const { form, outline, ids } of known) {
  const figures = outline.map((value) => Math.max(0, Math.min(255, Math.round(value * 100)))).join(',');
  lines.set(form, [...(lines.get(form) ?? []), `${form}|${ids.join(',')}|${figures}`]);
}
await writeFile(
  FILE,
  `// Made by scripts/generate/garment-outlines.ts from our drawings: 'form|garments of this outline|figures of outline-features.ts in hundredths'.

export const OUTLINES = \`
${[...lines.values()].flat().join('\n')}
\`;
`,
);
console.log(`${known.length} outlines of ${WARDROBE.length} garments`);
