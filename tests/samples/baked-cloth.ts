// Maps made by hand, in the form that tools/bake gives: plain trousers and a plain skirt, flat, each pixel at its place.
import {
  CANVAS,
  GRID_STEP,
  PX_PER_CM,
  type BakedGarment,
  type BakedLayer,
  type Station,
} from '../../app/fitting-room/baked-cloth/baked-garment.ts';
import { bakedFrom } from '../../app/fitting-room/baked-cloth/read-baked.ts';
import type { Picture } from '../../app/fitting-room/pixels/pixels.ts';

type Edges = readonly [left: number, right: number];

interface Shape {
  name: BakedLayer['name'];
  /** On the canvas, by row: null where nothing is. */
  edgesAt: (y: number) => Edges | null;
  /** By station: its row. */
  stations: Partial<Record<Station['name'], number>>;
}

const [TOP, END, MARGIN] = [470, 1100, 8] as const;

const blank = (width: number, height: number): Picture => ({
  width,
  height,
  data: new Uint8ClampedArray(width * height * 4).fill(255),
});

function put({ data, width }: Picture, x: number, y: number, red: number, green: number, blue: number): void {
  data.set([red, green, blue], (y * width + x) * 4);
}

/** @param lightAt of 255, from left, front and right, at a place across the layer, 0..1 */
function bakedShapes(
  garment: string,
  shapes: readonly Shape[],
  lightAt: (across: number) => readonly [number, number, number],
  top: number = TOP,
): BakedGarment {
  const [height, columns] = [END - top + 2 * MARGIN, 400];
  const grid = { width: Math.ceil(columns / GRID_STEP) + 1, height: Math.ceil(height / GRID_STEP) + 1 };
  const atlas = { width: columns * shapes.length, height };
  const forms = blank(atlas.width, height + grid.height * shapes.length);
  const lights = blank(atlas.width, 2 * height);
  const layers = shapes.map(({ name, edgesAt, stations }, k): BakedLayer => {
    const box = { x: k * columns, y: 0, width: columns, height };
    const at = [CANVAS.middle - columns / 2, top - MARGIN] as const;
    for (let y = 0; y < height; y++) {
      const edges = edgesAt(y + at[1]);
      for (let x = 0; x < columns; x++) {
        const isCloth = edges !== null && x + at[0] >= edges[0] && x + at[0] < edges[1];
        put(forms, box.x + x, y, isCloth ? 255 : 0, isCloth ? 1 : 0, 0);
        const across = edges ? (x + at[0] - edges[0]) / (edges[1] - edges[0]) : 0.5;
        put(lights, box.x + x, y, ...lightAt(Math.min(1, Math.max(0, across))));
        put(lights, box.x + x, height + y, 128, 160, 128);
      }
    }
    const place = { x: 0, y: height + k * grid.height, ...grid };
    for (let j = 0; j < grid.height; j++)
      for (let i = 0; i < grid.width; i++) {
        const u = (at[0] + i * GRID_STEP - CANVAS.middle) / PX_PER_CM;
        const v = (CANVAS.floor - at[1] - j * GRID_STEP) / PX_PER_CM;
        for (const [n, cm] of [u, v].entries()) {
          const value = Math.round((cm + 200) * 100);
          put(forms, place.x + n * grid.width + i, place.y + j, value >> 8, value & 255, 0);
        }
      }
    return {
      ...{ name, box, at },
      stations: Object.entries(stations).map(([station, y]): Station => {
        const [left, right] = edgesAt(y) ?? [0, 0];
        return { name: station as Station['name'], left: [left, y], right: [right, y] };
      }),
      parts: [{ id: 1, name: 'front', grid: place, from: [0, 0], flat: { u: [-25, 25], v: [4, 97] } }],
    };
  });
  return bakedFrom({ garment, layers, atlas }, forms, lights);
}

const EVEN_LIGHT = (): readonly [number, number, number] => [180, 200, 180];
/** Its left side is lit from the left, its right side from the right. */
const ROUND_LIGHT = (across: number): readonly [number, number, number] => [
  230 - 200 * across,
  180,
  30 + 200 * across,
];

const CROTCH = 625;
const between = (y: number): boolean => y >= 477 && y <= 1091;

/** @param narrow how much narrower than a body the legs are */
export const bakedTrousers = ({ narrow = 1, isRound = false } = {}): BakedGarment => {
  const leg = (side: -1 | 1): Shape => ({
    name: side < 0 ? 'left leg' : 'right leg',
    stations: { waist: 477, hip: 589, crotch: CROTCH, knee: 808, hem: 1091 },
    edgesAt: (y) => {
      if (!between(y)) return null;
      const [inner, outer] = y < CROTCH ? [0, 118 * narrow] : [40, 40 + 76 * narrow];
      return side < 0
        ? [CANVAS.middle - outer, CANVAS.middle - inner]
        : [CANVAS.middle + inner, CANVAS.middle + outer];
    },
  });
  return bakedShapes('jeans-straight', [leg(-1), leg(1)], isRound ? ROUND_LIGHT : EVEN_LIGHT);
};

export const bakedSkirt = (): BakedGarment =>
  bakedShapes(
    'skirt-flared',
    [
      {
        name: 'skirt',
        stations: { waist: 477, hip: 589, knee: 808, hem: 900 },
        edgesAt: (y) => {
          if (y < 477 || y > 900) return null;
          const half = 80 + (y - 477) * 0.17;
          return [CANVAS.middle - half, CANVAS.middle + half];
        },
      },
    ],
    EVEN_LIGHT,
  );

/** In pixels of the canvas: from the middle, and its row. */
export const BAKED_ARM = { shoulder: [103.6, 273.7], elbow: [144.2, 425.2], wrist: [172.2, 565.8] } as const;

function sleeveShapes(end: number, narrow: number): Shape[] {
  const { shoulder, elbow, wrist } = BAKED_ARM;
  const axisAt = (y: number): number => {
    const [a, b] = y < elbow[1] ? [shoulder, elbow] : [elbow, wrist];
    return a[0] + ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]);
  };
  return ([-1, 1] as const).map((side) => ({
    name: side < 0 ? 'left sleeve' : 'right sleeve',
    stations: { shoulder: 285, cuff: end - 2 },
    edgesAt: (y) => {
      if (y < 245 || y >= end) return null;
      const middle = CANVAS.middle + side * axisAt(y);
      return [middle - 34 * narrow, middle + 34 * narrow];
    },
  }));
}

/** @param narrow how much narrower than an arm its sleeves are; `end` of its sleeves and its hem: rows of the canvas; `longer` in its middle than at its sides */
export const bakedTop = ({
  name = 'tee',
  narrow = 1,
  isRound = false,
  end = 340,
  hem = 556,
  longer = 0,
} = {}): BakedGarment => {
  const trunk: Shape = {
    name: 'trunk',
    stations: { neck: 230, shoulder: 262, armpit: 333, waist: 435, hem: hem - 2 },
    edgesAt: (y) => {
      if (y < 215 || y >= hem + longer) return null;
      const half = y < 262 ? 60 + ((y - 215) * 56) / 47 : Math.min(100, 100 - (y - hem) * 2);
      return [CANVAS.middle - half, CANVAS.middle + half];
    },
  };
  return bakedShapes(name, [trunk, ...sleeveShapes(end, narrow)], isRound ? ROUND_LIGHT : EVEN_LIGHT, 210);
};

/** A blazer or coat: two fronts that hang apart, and sleeves. */
export const bakedCoat = (name: string): BakedGarment => {
  const half = (side: -1 | 1): Shape => ({
    name: side < 0 ? 'left front' : 'right front',
    stations: { neck: 230, shoulder: 262, armpit: 333, waist: 435, hem: 898 },
    edgesAt: (y) => {
      if (y < 215 || y >= 900) return null;
      const outer = y < 262 ? 60 + ((y - 215) * 56) / 47 : 100;
      const inner = y < 262 ? 50 - ((y - 215) * 35) / 47 : 15;
      return side < 0
        ? [CANVAS.middle - outer, CANVAS.middle - inner]
        : [CANVAS.middle + inner, CANVAS.middle + outer];
    },
  });
  return bakedShapes(name, [half(-1), half(1), ...sleeveShapes(590, 1)], EVEN_LIGHT, 210);
};
