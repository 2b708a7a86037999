// A colored chart worn as her garment: where it lies on her is read off its colors.
import type { SurfaceFacts } from '../../app/domain/looks/garment-surface.ts';
import type { Look, TopDrawing, WornGarment } from '../../app/domain/looks/look.ts';
import type { GarmentSurface } from '../../app/fitting-room/own-cloth/garment-surface.ts';
import { heightAtTorsoShare } from '../../app/fitting-room/person/measures/body-frame.ts';
import type { Picture } from '../../app/fitting-room/pixels/pixels.ts';
import { render } from '../../app/fitting-room/render.ts';
import { loadAnalyzedPerson } from '../people/analyzed-person.ts';

export const { model } = await loadAnalyzedPerson('woman-01-slim-light', 256, 384);

export const FRONT = { x: 0, y: 0, width: 120, height: 160 };
const SLEEVE = { x: 120, y: 0, width: 40, height: 160 };
export const FACTS: SurfaceFacts = {
  shape: 'top',
  panels: { front: FRONT, 'sleeve-left': SLEEVE },
  cut: {
    length: 1.5,
    reach: 1.5,
    width: 0.75,
    hemWidth: 0.8,
    slope: 0.12,
    sleeve: 0.9,
    cuffWidth: 0.2,
    rise: 0,
  },
  neckline: [],
  color: '#808080',
  collar: null,
  necklineSure: 0,
  oneHue: false,
  adjusted: { length: 0, width: 0 },
};

/** Red grows across the front and green down it; sleeves are blue. */
export function chart(
  facts: Partial<SurfaceFacts> = {},
  isCloth = (_across: number, _down: number) => true,
): GarmentSurface {
  const [width, height] = [160, 160];
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [across, down] = [x / FRONT.width, y / height];
      const color = across < 1 ? [30 + 170 * across, 30 + 170 * down, 30] : [20, 20, 210];
      data.set([...color, across < 1 && !isCloth(across, down) ? 0 : 255], (y * width + x) * 4);
    }
  return { facts: { ...FACTS, ...facts }, atlas: { width, height, data } };
}

export const top = (drawing: Partial<TopDrawing> = {}): WornGarment => ({
  id: 'hers',
  name: 'her top',
  slot: 'top',
  cloth: { fabric: 'knit', colour: '#777777' },
  drawing: { kind: 'top', neck: 'crew', sleeve: 0.4, fit: 1.08, sleeveFit: 1.2, hem: 1, ...drawing },
  clo: 0.2,
});
export const jeans: WornGarment = {
  ...top(),
  id: 'jeans',
  slot: 'bottom',
  cloth: { fabric: 'denim', colour: '#333333' },
  drawing: { kind: 'trousers', leg: 'straight', waist: 0.8, length: 0.97, fit: 1.1 },
};

export const dressed = (surface: GarmentSurface | null, worn = top()): Picture =>
  render(
    model,
    { garments: [jeans, worn] } satisfies Look,
    undefined,
    surface ? new Map([['hers', surface]]) : new Map(),
  );

export const colorAt = ({ data, width }: Picture, x: number, y: number): number[] => {
  const at = (Math.round(y + model.box.y0) * width + Math.round(x + model.box.x0)) * 4;
  return [...data.subarray(at, at + 3)];
};
export const chest = heightAtTorsoShare(model.frame, 0.5);
