// The landing page's first picture: the pieces of a look laid loosely over each other, on nothing, so that the page's sky shows.
import type { Page } from 'playwright-core';
import type { Look, WornGarment } from '../../app/domain/looks/look.ts';
import { cutOut, isCutOnMannequin } from '../../app/fitting-room/flat-lay/cut-out.ts';
import { mannequin } from '../../app/fitting-room/flat-lay/mannequin.ts';
import type { Picture } from '../../app/fitting-room/pixels/pixels.ts';
import { bakesFromDisk } from '../../bench/fitting/published-bakes.ts';
import { writePng } from '../../tests/people/png.ts';

/** In pixels, and the mannequin that the pieces are cut on: twice what a wide page shows. */
const [WIDTH, HEIGHT, BODY_HEIGHT] = [1150, 1180, 1540];

interface Laid {
  /** Garment's id with its color. */
  id: string;
  /** Its middle, in pixels. */
  x: number;
  y: number;
  /** Degrees, clockwise. */
  turn: number;
}

/** From the lowest to the one on top. */
const LAID: readonly Laid[] = [
  { id: 'crisp-shirt:blush', x: 578, y: 285, turn: -1 },
  { id: 'pleated-skirt:navy', x: 790, y: 800, turn: 6 },
  { id: 'lambswool-jumper:burgundy', x: 878, y: 330, turn: 7 },
  { id: 'trench:sand', x: 272, y: 530, turn: -6 },
  { id: 'loafers:burgundy', x: 1035, y: 1050, turn: 16 },
];

/** One garment alone: the page casts its shadow. */
async function drawn(garment: WornGarment): Promise<Picture> {
  const model = mannequin(isCutOnMannequin(garment) ? BODY_HEIGHT : BODY_HEIGHT * 0.86);
  const piece = cutOut(model, garment, await bakesFromDisk({ garments: [garment] }));
  if (!piece) throw new Error(`${garment.id} cannot be laid down.`);
  return piece;
}

/** As WebP in these widths. */
export async function layPieces(
  page: Page,
  { garments }: Look,
  widths: readonly number[],
): Promise<Buffer[]> {
  const parts = await Promise.all(
    LAID.map(async ({ id, ...place }) => {
      const garment = garments.find((one) => one.id === id);
      if (!garment) throw new Error(`${id} is no part of the look.`);
      const png = Buffer.from(await writePng(await drawn(garment))).toString('base64');
      return { ...place, png };
    }),
  );
  const encoded = await page.evaluate(
    async ({ parts, widths, size: [width, height] }) => {
      const canvas = new OffscreenCanvas(width, height);
      const context = canvas.getContext('2d')!;
      for (const { png, x, y, turn } of parts) {
        const image = new Image();
        image.src = `data:image/png;base64,${png}`;
        await image.decode();
        context.setTransform(new DOMMatrix().translate(x, y).rotate(turn));
        // First its shadow, on the pieces below alone; the page casts the one on the sky.
        for (const [where, color] of [
          ['source-atop', 'rgb(50 20 26 / 0.5)'],
          ['source-over', 'transparent'],
        ] as const) {
          context.globalCompositeOperation = where;
          context.shadowColor = color;
          [context.shadowBlur, context.shadowOffsetX, context.shadowOffsetY] = [40, 0, 18];
          context.drawImage(image, -image.width / 2, -image.height / 2);
        }
      }
      return Promise.all(
        widths.map(async (wide) => {
          const small = document.createElement('canvas');
          [small.width, small.height] = [wide, Math.round((wide / width) * height)];
          const to = small.getContext('2d')!;
          to.imageSmoothingQuality = 'high';
          to.drawImage(canvas, 0, 0, small.width, small.height);
          return small.toDataURL('image/webp', 0.62).split(',')[1]!;
        }),
      );
    },
    { parts, widths, size: [WIDTH, HEIGHT] as const },
  );
  return encoded.map((one) => Buffer.from(one, 'base64'));
}
