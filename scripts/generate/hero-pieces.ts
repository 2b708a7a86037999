// The landing page's first picture: the pieces of a look laid loosely over each other, on nothing, so that the page's sky shows.
import type { Page } from 'playwright-core';
import type { Hex } from '../../app/domain/looks/cloth.ts';
import type { Look, WornGarment } from '../../app/domain/looks/look.ts';
import { rgbOf } from '../../app/fitting-room/cloth/fabric/fabrics.ts';
import { isCutOnMannequin, paintOnCard, pieceBounds } from '../../app/fitting-room/flat-lay/flat-lay.ts';
import { mannequin } from '../../app/fitting-room/flat-lay/mannequin.ts';
import { middleOfCrop, smallItem } from '../../app/fitting-room/flat-lay/small-items.ts';
import { makePiece } from '../../app/fitting-room/garments/garment.ts';
import { smoothstep, type Picture } from '../../app/fitting-room/pixels/pixels.ts';
import { writePng } from '../../tests/people/png.ts';
import { cutout } from './cutout.ts';

/** In pixels, and the mannequin that the pieces are cut on: twice what a wide page shows. */
const [WIDTH, HEIGHT, BODY_HEIGHT] = [1150, 1180, 1640];

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
  { id: 'crisp-shirt:blush', x: 568, y: 295, turn: -1 },
  { id: 'pleated-skirt:navy', x: 795, y: 815, turn: 6 },
  { id: 'lambswool-jumper:burgundy', x: 875, y: 337, turn: 7 },
  { id: 'trench:sand', x: 250, y: 545, turn: -6 },
  { id: 'loafers:burgundy', x: 1035, y: 1050, turn: 16 },
];

/** One garment alone, with a margin for its soft edge. */
function drawn(garment: WornGarment): Picture {
  const model = mannequin(isCutOnMannequin(garment) ? BODY_HEIGHT : BODY_HEIGHT * 0.86);
  const piece = isCutOnMannequin(garment)
    ? makePiece(model, garment, [garment])
    : smallItem(garment)?.draw(model, middleOfCrop(model));
  if (!piece) throw new Error(`${garment.id} cannot be laid down.`);
  const box = pieceBounds(piece, model.width);
  const [width, height] = [box.x1 - box.x0 + 60, box.y1 - box.y0 + 60];
  const on = (ground: Hex): Picture => {
    const rgb = rgbOf(ground);
    const data = new Uint8ClampedArray(width * height * 4).map((_, i) => rgb[i % 4] ?? 255);
    const card = { width, height, data };
    paintOnCard(card, model, garment, piece, [width / 2, height / 2], 1.7);
    return card;
  };
  return withoutShadow(cutout(on('#ffffff'), on('#000000')));
}

/** Wide enough for the slit that a neckline leaves beside the cloth behind it, in pixels. */
const SLIT = 16;
/** Part of a garment's height that its neckline lies in: one in so many. */
const NECK_SHARE = 4;

/** The page casts one on its sky. Where cloth and shadow mix it is dark: the outermost pixels go too. */
function withoutShadow(picture: Picture): Picture {
  const { width, data } = picture;
  const alpha = data.filter((_, i) => i % 4 === 3);
  const cloth = Float32Array.from(alpha, (a) => smoothstep(0.55, 0.8, a / 255));
  // Further down the slits are those between sleeve and side.
  for (let from = -1, i = 0; i < cloth.length / NECK_SHARE; i++) {
    if (cloth[i]! < 1) continue;
    const isSlit = i - from > 1 && i - from <= SLIT && Math.floor(from / width) === Math.floor(i / width);
    if (isSlit && from >= 0)
      for (let k = from + 1; k < i; k++) {
        cloth[k] = 1;
        data.copyWithin(k * 4, from * 4, from * 4 + 3);
      }
    from = i;
  }
  const around = [0, -1, 1, -width, width, -2, 2, -2 * width, 2 * width];
  for (let i = 0; i < cloth.length; i++)
    data[i * 4 + 3] = 255 * Math.min(...around.map((step) => cloth[i + step] ?? 0));
  return picture;
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
      const png = Buffer.from(await writePng(drawn(garment))).toString('base64');
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
          return small.toDataURL('image/webp', 0.72).split(',')[1]!;
        }),
      );
    },
    { parts, widths, size: [WIDTH, HEIGHT] as const },
  );
  return encoded.map((one) => Buffer.from(one, 'base64'));
}
