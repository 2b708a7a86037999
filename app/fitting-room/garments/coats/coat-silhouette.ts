import type { CoatDrawing } from '../../../domain/looks/look.ts';
import type { BodyModel } from '../../person/body-model.ts';
import { blurredBytes } from '../../pixels/blurred-copies.ts';
import { heightAtTorsoShare, hemHeight, torsoShareAt } from '../../person/measures/body-frame.ts';
import { clothPoint, toCloth } from '../../cloth/cloth-coordinates.ts';
import { acrossAtPixel, alongAtPixel, type Layer } from '../../cloth/layer.ts';
import { rowHalfWidth, rowMiddle, rowAround, type Row } from '../../person/measures/row-spans.ts';
import { channelSeam } from '../../cloth/cloth-relief.ts';
import { gaussian, lerp, smoothstep } from '../../pixels/pixels.ts';
import { torsoRows } from '../tops/top.ts';

/** In torso lengths. */
export const BELT = 0.66;

const ROWS = 11;
/** In torso lengths: below it hands and legs are part of the outline. */
const HIPS = 1.03;

interface Silhouette {
  /** How far it follows the waist instead of hanging straight, 0..1. */
  follow: number;
  belted: number;
  /** Shoulder widths per torso length. */
  flare: number;
  hem: number;
  shorter: number;
}

const STRAIGHT: Silhouette = { follow: 0, belted: 0, flare: 0.05, hem: 1, shorter: 0 };

function silhouetteOf(drawing: CoatDrawing): Silhouette {
  const { belt, ribbed, quilt, lapels, pockets, length, fit } = drawing;
  if (belt) return { ...STRAIGHT, belted: 1, flare: 0.13 };
  if (pockets === 'chest' && length < 0.05) return { ...STRAIGHT, hem: 0.9, shorter: 0.08 };
  if (ribbed) return { ...STRAIGHT, hem: 0.92 };
  if (quilt === 'channels') return { ...STRAIGHT, flare: 0, hem: 0.95 };
  if (lapels && length < 0.4) return { ...STRAIGHT, follow: 0.85, flare: 0.16 };
  if (lapels) return { ...STRAIGHT, follow: 0.25 };
  return { ...STRAIGHT, flare: fit > 1.15 ? 0.1 : 0.05 };
}

export function coatRows(model: BodyModel, drawing: CoatDrawing): Row[] {
  const { frame } = model;
  const shape = silhouetteOf(drawing);
  const bottom = hemHeight(frame, drawing.length) - frame.torso * shape.shorter;
  const hips = rowHalfWidth(frame.outline(HIPS));
  const reach = torsoShareAt(frame, bottom);
  const upper = torsoRows(model, drawing.fit, 0.3, 3);
  const chest = rowHalfWidth(frame.outline(0.38)) * drawing.fit;
  const free = Math.max(chest * 0.99, hips * (drawing.fit + 0.01));
  const lower = Array.from({ length: ROWS + 1 }, (_, k): Row => {
    const t = lerp(0.38, reach, k / ROWS);
    const row = frame.outline(Math.min(t, HIPS));
    const close = rowHalfWidth(row);
    const half = close * drawing.fit;
    const straight = lerp(chest, free, (t - 0.38) / 0.67);
    let hang = t > 1.05 ? free : Math.max(half, lerp(straight, half, shape.follow));
    const taken = lerp(drawing.fit, 1.03, shape.belted);
    hang = lerp(hang, Math.min(hang, close * taken), shape.belted * gaussian(t - BELT, 0.15));
    hang *= lerp(1, shape.hem, smoothstep(ROWS - 1.5, ROWS, k));
    const flares = shape.belted || shape.follow > 0.5 ? BELT + 0.2 : 1.05;
    const flare = Math.max(0, t - flares) * frame.shoulderWidth * shape.flare;
    return rowAround(heightAtTorsoShare(frame, t), rowMiddle(row), hang + flare);
  });
  return [...upper, ...lower];
}

export const coatShortening = (drawing: CoatDrawing): number => silhouetteOf(drawing).shorter;

/** At the seams of padded channels the outline is drawn in. Changes `layer`. */
export function scallopChannels(model: BodyModel, layer: Layer): void {
  const { width, height, alpha, part } = layer;
  const drawn = blurredBytes(alpha, width, height, Math.max(1, model.frame.size * 0.0055));
  const point = clothPoint(model);
  const { shoulders, shoulderWidth } = model.frame;
  for (let i = 0; i < alpha.length; i++) {
    const y = Math.floor(i / width);
    const isFront = Math.abs(i - y * width - shoulders[0]) < shoulderWidth * 0.2;
    if (alpha[i] === 0 || drawn[i]! > 252 || isFront) continue;
    toCloth(point, part[i]!, i - y * width, y, acrossAtPixel(layer, i), alongAtPixel(layer, i));
    const edge = lerp(0.2, 0.8, channelSeam(point.a, point.b));
    const notched = smoothstep(edge - 0.16, edge + 0.16, drawn[i]! / 255) * 255;
    alpha[i] = Math.min(alpha[i]!, Math.max(notched, model.body[i]!));
  }
}
