import type { Cloth } from '../../domain/looks/cloth.ts';
import type { BagShape } from '../../domain/looks/look.ts';
import type { BodyModel } from '../person/body-model.ts';
import type { Sheet } from '../cloth/piece.ts';
import { shaded } from '../cloth/fabric/fabrics.ts';
import { polyline, line } from '../pixels/paths.ts';
import { roundedBox, bagHandle, bagPoint, bagPanel, bagSeam, type Place } from './bag-drawing.ts';
import { BAGS, type BagPart, type BoxPart, type MetalPart, type SidePart } from './bag-shapes.ts';
import type { BakedGarment } from '../baked-cloth/baked-garment.ts';
import { layerNamed, placedSheet } from './placed-maps.ts';
import type { Point } from '../pixels/pixels.ts';

const BRASS: Cloth = { fabric: 'plain', colour: '#b8975a', gloss: 0.7 };

function outlineOf(place: Place, part: BoxPart | SidePart): Point[] {
  if ('side' in part) return polyline(bagPoint(place), part.side);
  const { round, crown = round, taper, down = 0, width = 1, height = 1 } = part.box;
  const shorter = Math.min(place.width, place.height);
  const box = {
    at: bagPoint(place)(0, down),
    width: place.width * width,
    height: place.height * height,
    taper,
    upper: shorter * crown,
    lower: shorter * round,
  };
  if (part.flap) return roundedBox(box, line(bagPoint(place), part.flap));
  if (!part.sag) return roundedBox(box);
  const half = (box.width / 2) * (1 - taper);
  const at = (across: number, down: number): Point => [
    box.at[0] + across * half,
    box.at[1] + down * part.sag! * place.height,
  ];
  return [...roundedBox(box), ...line(at, [0.5, 0.75, 0, 1, -0.5, 0.75], 4).reverse()];
}

function metal(place: Place, [across, down, ...measures]: MetalPart['metal']): Sheet {
  const [width, height, round] = measures.map((measure) => measure * place.unit) as [number, number, number];
  const box = { at: bagPoint(place)(across, down), width, height, taper: 0, upper: round, lower: round };
  return bagPanel(place.model, roundedBox(box), BRASS, 0.5);
}

/** @param straps cloth of the handles */
function partSheet(place: Place, part: BagPart, rise: number, straps: Cloth): Sheet | null {
  if ('metal' in part) return part.ofHandle && rise === 0 ? null : metal(place, part.metal);
  if ('handle' in part) return rise === 0 ? null : bagHandle(place, part, rise, straps);
  const cloth = part.tone ? shaded(place.cloth, part.tone) : place.cloth;
  const seams = part.seams?.map((sewn) => bagSeam(place, ...sewn));
  return bagPanel(place.model, outlineOf(place, part), cloth, part.shadow, seams);
}

/** The top's middle is at `at`; `rise` is the height of the handles above it, 0 for none. */
export function bagSheets(
  model: BodyModel,
  shape: BagShape,
  at: Point,
  unit: number,
  cloth: Cloth,
  rise: number,
): Sheet[] {
  const { width, height, parts } = BAGS[shape];
  const body: Cloth = shape === 'basket' ? { ...cloth, fabric: 'straw' } : cloth;
  const place: Place = { model, at, width: width * unit, height: height * unit, cloth: body, unit };
  return parts.flatMap((part) => partSheet(place, part, rise, cloth) ?? []);
}

/** Of the front's width: maps show a side too. */
const WITH_GUSSET = 1.12;

/** In pixels: as its maps show it, or as it is drawn. */
export function bagSize(shape: BagShape, unit: number, maps?: BakedGarment): readonly [number, number] {
  const { width, height } = BAGS[shape];
  const layer = maps && layerNamed(maps, 'bag');
  if (!layer) return [width * unit, height * unit];
  const wide = width * unit * WITH_GUSSET;
  return [wide, (wide / layer.box.width) * layer.box.height];
}

/** In front of its maps lie handles and metal; a first handle lies behind them. */
export function bakedBagSheets(
  model: BodyModel,
  maps: BakedGarment,
  { shape, cloth, at, unit, rise }: { shape: BagShape; cloth: Cloth; at: Point; unit: number; rise: number },
): Sheet[] {
  const layer = layerNamed(maps, 'bag');
  if (!layer) return [];
  const { parts } = BAGS[shape];
  const [width, height] = bagSize(shape, unit, maps);
  const scale = width / layer.box.width;
  const place: Place = { model, at, width, height, cloth, unit };
  const canvas: Point = [layer.at[0] + layer.box.width / 2, layer.at[1]];
  const bag = placedSheet(model, maps, layer, { at, canvas, across: scale, down: scale }, cloth, {
    shadow: 0.45,
  });
  const isForm = (part: BagPart): boolean => 'box' in part || 'side' in part;
  const first = parts.findIndex(isForm);
  const trims = (from: number, to?: number): Sheet[] =>
    parts
      .slice(from, to)
      .filter((part) => !isForm(part))
      .flatMap((part) => partSheet(place, part, rise, cloth) ?? []);
  return [...trims(0, first), bag, ...trims(first)];
}
