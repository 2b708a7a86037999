// The true parts of a photo are painted, one color a part, into NAME.parts.png (README.md).

/** In the order of PARTS of app/fitting-room/body-estimation/person.ts. */
const COLORS = [
  '0,0,0',
  '120,60,20',
  '255,190,150',
  '255,140,90',
  '255,60,60',
  '200,120,200',
  '120,60,160',
  '60,120,255',
  '60,200,90',
  '240,220,60',
  '40,60,140',
  '255,255,255',
  '0,200,200',
  '255,0,160',
];
const LABEL_OF = new Map(COLORS.map((color, label) => [color, label]));

/** Index into PARTS of the RGBA value that begins at `at`; 0, the background, for any other color. */
export const labelOf = (data: Uint8ClampedArray, at: number): number =>
  LABEL_OF.get(`${data[at]},${data[at + 1]},${data[at + 2]}`) ?? 0;
