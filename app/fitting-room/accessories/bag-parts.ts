// Each kind of bag from its panels, from behind forward. The card of the flat lay shows the same.
import type { Cloth } from '../../domain/cloth.ts';
import type { BagShape } from '../../domain/look.ts';
import type { BodyModel } from '../person/analyse.ts';
import { seamsOf } from './bag-seams.ts';
import type { Sheet } from '../cloth/piece.ts';
import { BAG_FORM, boxOf, handle, line, metal, on, panel } from './bag-form.ts';
import { shaded } from '../cloth/fabrics.ts';
import type { Place } from './bag-form.ts';
import type { Point } from '../pixels/pixels.ts';
import { curve } from '../pixels/shapes.ts';

const rivet = (place: Place, across: number, down: number): Sheet => {
  const r = place.unit * 2.2;
  const [x, y] = on(place, across, down);
  return metal(place.model, boxOf([x, y - r], r * 2, r * 2, 0, r, r));
};

/** Two handles, a turned edge, and the side folded in. */
function tote(place: Place, rise: number): Sheet[] {
  const { model, at, width, height, cloth, unit } = place;
  const r = height * BAG_FORM.tote.round;
  const body = boxOf(at, width, height, BAG_FORM.tote.taper, unit * 2, r, height * 0.035);
  const side: Point[] = [
    on(place, 0.525, 0.0),
    on(place, 0.5, 0.97),
    on(place, 0.4, 0.995),
    on(place, 0.425, 0.02),
  ];
  const sheets: Sheet[] = [];
  if (rise > 0) sheets.push(handle(place, 0.2, rise * 0.9, 0.06, shaded(cloth, 0.72)));
  sheets.push(
    panel(model, body, cloth, {
      lines: [
        line(
          place,
          [
            [-0.51, 0.075],
            [0, 0.115],
            [0.51, 0.075],
          ],
          1.3,
          0.45,
        ),
        line(
          place,
          [
            [-0.48, 0.93],
            [0, 0.945],
            [0.48, 0.93],
          ],
          1.2,
          0.35,
        ),
        line(
          place,
          [
            [-0.475, 0.06],
            [-0.455, 0.93],
          ],
          1.2,
          0.3,
        ),
      ],
    }),
    panel(model, side, shaded(cloth, 0.8), {
      shadow: 0,
      lines: [
        line(
          place,
          [
            [0.462, 0.02],
            [0.44, 0.5],
            [0.45, 0.98],
          ],
          2,
          0.45,
        ),
      ],
    }),
  );
  if (rise > 0) {
    sheets.push(handle(place, 0.25, rise, 0.2, cloth));
    for (const across of [-0.25, 0.25]) sheets.push(rivet(place, across, 0.17));
  }
  return sheets;
}

/** A flap over a soft body, closed in the middle. */
function flapped(place: Place, shape: 'shoulder' | 'crossbody'): Sheet[] {
  const { model, at, width, height, cloth, unit } = place;
  const { round, taper } = BAG_FORM[shape];
  const r = height * round;
  const body = boxOf(at, width, height, taper, r * 0.8, r);
  const low = 0.6;
  const flap: Point[] = [
    ...boxOf(at, width * 1.005, height, taper, r * 0.8, r)
      .filter(([, y]) => y < at[1] + height * 0.3 && y >= at[1])
      .slice(0, 9),
    ...curve(
      [
        on(place, 0.49, 0.3),
        on(place, 0.455, low - 0.13),
        on(place, 0.34, low - 0.03),
        on(place, 0, low + 0.02),
        on(place, -0.34, low - 0.03),
        on(place, -0.455, low - 0.13),
        on(place, -0.49, 0.3),
      ],
      6,
    ),
    ...boxOf(at, width * 1.005, height, taper, r * 0.8, r)
      .filter(([, y]) => y < at[1] + height * 0.3)
      .slice(-9),
  ];
  const stitch = line(
    place,
    [
      [0.455, 0.3],
      [0.42, low - 0.15],
      [0.31, low - 0.065],
      [0, low - 0.02],
      [-0.31, low - 0.065],
      [-0.42, low - 0.15],
      [-0.455, 0.3],
    ],
    1.1,
    0.32,
  );
  const [cx, cy] = on(place, 0, low - 0.09);
  return [
    panel(model, body, cloth, {
      lines: [
        line(
          place,
          [
            [-0.46, 0.9],
            [0, 0.93],
            [0.46, 0.9],
          ],
          1.1,
          0.3,
        ),
      ],
    }),
    panel(model, flap, cloth, { shadow: 0.6, lines: [stitch] }),
    metal(model, boxOf([cx, cy], unit * 11, unit * 8.5, 0, unit * 2, unit * 2)),
  ];
}

function backpack(place: Place, rise: number): Sheet[] {
  const { model, at, width, height, cloth } = place;
  const { taper, crown, round } = BAG_FORM.backpack;
  const body = boxOf(at, width, height, taper, width * (crown ?? 0), width * round);
  const pocket = boxOf(on(place, 0, 0.52), width * 0.74, height * 0.42, 0.04, width * 0.1, width * 0.12);
  const sheets: Sheet[] = [];
  if (rise > 0) sheets.push(handle(place, 0.12, Math.min(rise, height * 0.15), 0.03, cloth, 3.4));
  sheets.push(
    panel(model, body, cloth, {
      lines: [
        line(
          place,
          [
            [-0.4, 0.42],
            [-0.36, 0.16],
            [-0.2, 0.07],
            [0, 0.05],
            [0.2, 0.07],
            [0.36, 0.16],
            [0.4, 0.42],
          ],
          2.2,
          0.6,
        ),
        line(
          place,
          [
            [-0.45, 0.55],
            [-0.42, 0.95],
          ],
          1.4,
          0.35,
        ),
        line(
          place,
          [
            [0.45, 0.55],
            [0.42, 0.95],
          ],
          1.4,
          0.35,
        ),
      ],
    }),
    panel(model, pocket, shaded(cloth, 1.08), {
      shadow: 0.6,
      lines: [
        line(
          place,
          [
            [-0.31, 0.6],
            [0, 0.585],
            [0.31, 0.6],
          ],
          2,
          0.6,
        ),
      ],
    }),
    metal(model, boxOf(on(place, 0.3, 0.6), place.unit * 3.4, place.unit * 9, 0, place.unit, place.unit)),
  );
  return sheets;
}

/** A bag whose top middle is at `at`; `rise` is the height of its handles above, 0 for none. */
export function bagSheets(
  model: BodyModel,
  shape: BagShape,
  at: Point,
  unit: number,
  cloth: Cloth,
  rise: number,
): Sheet[] {
  const form = BAG_FORM[shape];
  const [width, height] = [form.width * unit, form.height * unit];
  const body: Cloth = shape === 'basket' ? { ...cloth, fabric: 'straw' } : cloth;
  const place: Place = { model, at, width, height, cloth: body, unit };
  if (shape === 'tote') return tote(place, rise);
  if (shape === 'backpack') return backpack(place, rise);
  if (shape === 'shoulder' || shape === 'crossbody') {
    const strap = rise > 0 ? [handle(place, 0.43, rise, 0.06, cloth, 4)] : [];
    return [...strap, ...flapped(place, shape)];
  }
  const r = Math.min(width, height) * form.round;
  const clasps = { briefcase: [-0.2, 0.2], clutch: [0] }[shape as string] ?? [];
  return [
    ...(rise > 0 ? [handle(place, 0.26, rise, 0.05, cloth, 4)] : []),
    panel(model, boxOf(at, width, height, form.taper, r, r), body, { lines: seamsOf(place, shape) }),
    ...clasps.map((across) =>
      metal(
        model,
        boxOf(on(place, across, shape === 'clutch' ? 0.54 : 0.42), unit * 8, unit * 6, 0, unit, unit),
      ),
    ),
  ];
}
