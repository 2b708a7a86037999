// What the tailor is asked to cut: the picture's proportions, measured in shoulder widths, put on her.
import {
  shapesOf,
  type NeckKind,
  type SleeveReading,
  type SurfaceCut,
  type SurfaceFacts,
} from '../../../domain/looks/garment-surface.ts';
import type {
  CoatDrawing,
  Collar,
  DressDrawing,
  Neckline,
  SkirtDrawing,
  TopDrawing,
  TrousersDrawing,
} from '../../../domain/looks/look.ts';
import type { DrawnGarment } from '../../cloth/drawn-garment.ts';
import type { BodyModel } from '../../person/body-model.ts';
import { heightAtTorsoShare, torsoShareAt, type Frame } from '../../person/measures/body-frame.ts';
import { bodyTop, neckWidth } from '../../person/measures/shoulder-line.ts';
import { rowHalfWidth } from '../../person/measures/row-spans.ts';
import { clamp, lerp } from '../../pixels/pixels.ts';
import type { GarmentSurface } from '../../own-cloth/garment-surface.ts';
import { isMeasuredBySleeves, measuredLength } from './measured-length.ts';
import { LONG, withSleevesAlong } from './sleeves-along.ts';

/** A garment's shoulders to the distance of her joints. */
const SHOULDERS = 1.34;
/** What the ends of her sliders change: of the length, and of the fit. */
const LONGER = 0.18;
export const LOOSER = 0.09;
/** Of a dress: 1 is from hip to knee. */
const HEM = 0.4;
export const shoulderUnit = ({ frame }: BodyModel): number => SHOULDERS * frame.shoulderWidth;

/** Height of a garment's highest points, beside her neck. */
export function neckHeight(model: BodyModel): number {
  const { middle, half } = neckWidth(model);
  return (bodyTop(model, middle - half * 1.15) + bodyTop(model, middle + half * 1.15)) / 2;
}

const longer = ({ adjusted }: SurfaceFacts): number => 1 + adjusted.length * LONGER;

/** Inverse of hemHeight: 0 hip, 1 knee, 2 ankle. */
function hemLength({ hips, knees, ankles }: Frame, y: number): number {
  return y <= knees[1] ? (y - hips[1]) / (knees[1] - hips[1]) : 1 + (y - knees[1]) / (ankles[1] - knees[1]);
}

const hundredth = (value: number): number => Math.round(value * 1000) / 1000;

/** A garment's shoulders to an arm: of whom it was cut for. */
const ARM = 0.85;

/** Wide shoulders reach down her arms: of what she says has long sleeves, so long ones are. */
const LONG_BELOW_WIDE_SHOULDERS = 0.5;

/** What the picture shows, on an arm: shorter and longer than so it is not worn. */
const SLEEVES: Record<SleeveReading, readonly [least: number, most: number]> = {
  none: [0, 0],
  cap: [0.14, 0.2],
  short: [0.24, 0.52],
  'three-quarter': [0.55, 0.82],
  long: [1, 1],
};

function sleeveLength({ cut, sleeves }: SurfaceFacts, said: number): number {
  const share = cut.sleeve * ARM;
  const isLong = share > (said > LONG ? LONG_BELOW_WIDE_SHOULDERS : LONG);
  if (sleeves === 'none' || sleeves === 'cap') return clamp(share, ...SLEEVES[sleeves]);
  if (isLong) return 1;
  if (sleeves) return clamp(share, ...SLEEVES[sleeves]);
  return cut.sleeve === 0 ? 0 : Math.max(0.24, share);
}

function sleevesOf(facts: SurfaceFacts, said = 0): Pick<TopDrawing, 'sleeve' | 'sleeveFit'> {
  return {
    sleeve: hundredth(sleeveLength(facts, said)),
    sleeveFit: hundredth(1.12 + clamp((facts.cut.cuffWidth - 0.17) * 1.5, 0, 0.45)),
  };
}

/** So sure, the picture decides and not the kind that she chose. */
export const SEEN = 0.5;

type DrawnDrawing = DrawnGarment['drawing'];

const STANDING: ReadonlySet<string | undefined> = new Set<Neckline | Collar | NeckKind>([
  'turtle',
  'shirt',
  'hood',
  'stand',
]);

/** A collar, a roll or a hood: cut by the tailor in the picture's cloth, for the picture's own lies crumpled there. */
export function stands(drawing: DrawnDrawing): boolean {
  if (drawing.kind === 'coat') return STANDING.has(drawing.collar);
  return (
    'neck' in drawing && (STANDING.has(drawing.neck) || (drawing.kind === 'top' && drawing.hood === true))
  );
}

/** So sure, a neck that lies flat takes collar, roll or hood from a kind that has one, and one that stands gives it one. */
const SURER = 0.8;
/** A collar is told from a hanger by its opening; and no coat is photographed with a roll. */
const STANDS: Partial<Record<NeckKind, number>> = { shirt: 0.55, turtle: 0.7 };

/** Null where her kind says it better. @param surer of what stands, whose kind has none */
function surelyRead({ neck }: SurfaceFacts, isStanding: boolean, surer = SURER): NeckKind | null {
  if (!neck || neck.sure < SEEN) return null;
  const least = STANDING.has(neck.kind) ? surer : SEEN;
  return neck.sure < (isStanding ? SURER : least) ? null : neck.kind;
}

const standsFrom = ({ neck }: SurfaceFacts): number => (neck && STANDS[neck.kind]) ?? SURER;

/** The neck that the tailor cuts: the picture's where it is sure; a square one has a line of its own. */
function neckOf(facts: SurfaceFacts, said: Neckline, hood = false): Pick<TopDrawing, 'neck' | 'hood'> {
  const surer = facts.neck?.kind === 'shirt' ? standsFrom(facts) : SURER;
  const kind = surelyRead(facts, hood || STANDING.has(said), surer);
  if (!kind) return { neck: said, ...(hood ? { hood } : {}) };
  if (kind === 'hood') return { neck: 'crew', hood: true };
  return { neck: kind === 'square' ? 'scoop' : kind };
}

const fitOf = (wide: number, { adjusted }: SurfaceFacts): number =>
  hundredth(clamp(1.06 + clamp((wide - 0.72) * 0.8, 0, 0.14) + adjusted.width * LOOSER, 1.02, 1.28));

/** Above a waist seam, and without sleeves to hang from, loose flanks would end in a ledge. */
const SNUG = 1.07;
const snug = ({ sleeve }: SurfaceCut, fit: number): number => (sleeve === 0 ? Math.min(fit, SNUG) : fit);

const flareOf = ({ hemWidth }: SurfaceCut, width: number): number =>
  hundredth(clamp((hemWidth / (width || 1) - 1.1) * 0.36, 0, 0.5));

/** A top that she says has no sleeves has none: straps that hang down beside it are read as some. */
const withoutHangingStraps = (facts: SurfaceFacts, { sleeve }: TopDrawing): SurfaceFacts =>
  sleeve === 0 && !facts.sleeves ? { ...facts, cut: { ...facts.cut, sleeve: 0 } } : facts;

/**
 * A picture has no scale: a top is measured by its chest, which is cut wider than shoulders are (62 cm by 48 ends at the hips). What
 * is shorter than its kind is believed so far, what seems longer less: it is narrow. Sleeves tell both better.
 */
const TOP = { longer: 1.25, shorter: 0.5, narrower: 0.3, bySleeves: 0.8 } as const;

function topHem(model: BodyModel, drawing: TopDrawing, facts: SurfaceFacts): number {
  const length = measuredLength(model, facts, facts.cut.length * TOP.longer);
  const beyond = torsoShareAt(model.frame, neckHeight(model) + length) - drawing.hem;
  const byWidth = beyond < 0 ? TOP.shorter : TOP.narrower;
  const hem = drawing.hem + beyond * (isMeasuredBySleeves(facts) ? TOP.bySleeves : byWidth);
  return hundredth(clamp(hem + facts.adjusted.length * LONGER, 0.66, 1.3));
}

/** What the picture brings itself is not drawn again. */
function topOf(model: BodyModel, drawing: TopDrawing, seen: SurfaceFacts): TopDrawing {
  const facts = withoutHangingStraps(seen, drawing);
  const { cut } = facts;
  return {
    kind: 'top',
    ...neckOf(facts, drawing.neck, drawing.hood),
    ...(drawing.tucked === undefined ? {} : { tucked: drawing.tucked }),
    ...(drawing.halfTucked ? { halfTucked: true } : {}),
    polo: true,
    ...sleevesOf(facts, drawing.sleeve),
    fit: snug(cut, fitOf((cut.width + cut.hemWidth) / 2, facts)),
    hem: topHem(model, drawing, facts),
  };
}

/**
 * A picture shows a dress lying flat, or filled out by a figure that is cut away, and so a quarter narrower: its length in
 * widths is believed so far, and the kind that she chose tells the rest.
 */
const BELIEVED = 0.65;
/** In shoulder widths: what has a wider chest has narrow shoulders, and no longer skirt. */
const CHEST = 0.85;

function dressLength(model: BodyModel, { length }: DressDrawing, facts: SurfaceFacts): number {
  const { cut, adjusted } = facts;
  const long = cut.length * Math.min(1, CHEST / (cut.width || 1));
  const seen = hemLength(model.frame, neckHeight(model) + measuredLength(model, facts, long));
  return hundredth(clamp(lerp(length, seen, BELIEVED) + adjusted.length * HEM, 0.35, 1.95));
}

function dressOf(model: BodyModel, drawing: DressDrawing, facts: SurfaceFacts): DressDrawing {
  const { cut } = facts;
  return {
    kind: 'dress',
    neck: neckOf(facts, drawing.neck).neck,
    ...sleevesOf(facts, drawing.sleeve),
    fit: Math.min(SNUG, fitOf(cut.width, facts)),
    length: dressLength(model, drawing, facts),
    flare: flareOf(cut, cut.width),
  };
}

/** A coat without sleeves is worn as a top over what lies below it. */
function vestOf(model: BodyModel, drawing: CoatDrawing, facts: SurfaceFacts): TopDrawing {
  const { fit, hem, neck } = topOf(
    model,
    { kind: 'top', neck: 'v', sleeve: 0, fit: drawing.fit, sleeveFit: drawing.sleeveFit, hem: 1 },
    { ...facts, sleeves: 'none' },
  );
  return {
    kind: 'top',
    // Its collar stands up, and there is nothing to button.
    neck: neck === 'shirt' ? 'turtle' : neck,
    sleeve: 0,
    fit,
    sleeveFit: drawing.sleeveFit,
    hem,
  };
}

/** No coat has cap sleeves: those are the edges of a gilet's armholes. */
const isSleeveless = ({ sleeves, cut }: SurfaceFacts): boolean =>
  sleeves ? sleeves === 'none' || sleeves === 'cap' : cut.sleeve === 0;

/** What stands above the neck is left to the tailor: the picture's own lies crumpled there. */
function collarOf(facts: SurfaceFacts, { collar, lapels }: CoatDrawing): Collar {
  const kind = surelyRead(facts, STANDING.has(collar), standsFrom(facts));
  if (kind === 'turtle') return 'stand';
  if (kind === 'hood' || (kind === 'shirt' && !lapels)) return kind;
  return !kind && collar && STANDING.has(collar) ? collar : 'none';
}

/** A jacket with a zip has lapels where it is worn open: where the picture shows its collar stand up, it is closed. */
function closedByZip(drawing: CoatDrawing, { neck }: SurfaceFacts): CoatDrawing {
  const stands = drawing.closure === 'zip' && neck && neck.sure >= (STANDS[neck.kind] ?? Infinity);
  return stands ? { ...drawing, lapels: false } : drawing;
}

function coatOf(model: BodyModel, said: CoatDrawing, facts: SurfaceFacts): CoatDrawing {
  const { cut } = facts;
  const drawing = closedByZip(said, facts);
  const long = measuredLength(model, facts, facts.cut.length) * longer(facts);
  const length = hemLength(model.frame, neckHeight(model) + long);
  const { sleeveFit } = sleevesOf(facts);
  return {
    kind: 'coat',
    length: hundredth(clamp(length, -0.12, 1.9)),
    open: facts.panels.front ? 0 : Math.max(drawing.open, 0.08),
    lapels: drawing.lapels,
    collar: collarOf(facts, drawing),
    closure: 'none',
    fit: fitOf((cut.width + cut.hemWidth) / 2, facts) + 0.06,
    sleeveFit: sleeveFit + 0.06,
  };
}

/** Of a skirt: in waists as wide as hers, her hip lies so far below her waist, and her knee so far below her hip. */
const [TO_HIP, TO_KNEE] = [0.52, 1.1] as const;

function skirtOf(drawing: SkirtDrawing, facts: SurfaceFacts): SkirtDrawing {
  const { cut } = facts;
  const seen = (cut.length * longer(facts) - TO_HIP) / TO_KNEE;
  return {
    kind: 'skirt',
    waist: drawing.waist,
    length: hundredth(clamp(lerp(drawing.length, seen, BELIEVED), 0.4, 1.9)),
    flare: hundredth(clamp(flareOf(cut, 1) + facts.adjusted.width * 0.1, 0, 0.5)),
  };
}

/** Of the waist: wider legs than so are wide, and straight. */
const [WIDE, STRAIGHT] = [0.45, 0.26] as const;

/** A flat waist to the width that is seen of hers; in torso lengths, no leg grows longer with her waist than so. */
const [WAIST, BROAD] = [1.25, 0.86] as const;
/** Shorts lie as wide, in waists: an elastic that draws the waist in makes them no longer. */
const SHORTS_WIDTH = 1.35;
/** In torso lengths below the shoulders. */
export const CROTCH = 1.16;

/** From knee to ankle: so long is full length; of what she says is of that length, so long, for waists differ more than legs do. */
const FULL = { seen: 0.78, said: 0.9, least: 0.4 } as const;
/** Of the waist: legs with narrower hems end at an ankle, not at a knee, where she says that they are full length. */
const ANKLE = 0.26;

const fullLength = ({ length }: SurfaceFacts['adjusted']): number => clamp(0.97 + length * 0.06, 0.85, 1);

/** Shorts end between what their length from the waist says, so much, and what that of their legs does: many hang low. */
const FROM_WAIST = 0.7;

function legLength({ frame }: BodyModel, { waist, length }: TrousersDrawing, facts: SurfaceFacts): number {
  const { shape, cut, adjusted } = facts;
  const { hips, knees, ankles } = frame;
  const row = frame.outline(waist);
  const unit = Math.min(rowHalfWidth(row) * 2 * WAIST, BROAD * frame.torso);
  const drawnIn = unit / Math.max(1, cut.width / SHORTS_WIDTH);
  const isFullLength = length > FULL.said;
  const end =
    shape === 'shorts' && !isFullLength
      ? lerp(heightAtTorsoShare(frame, CROTCH), row.y, FROM_WAIST) +
        (cut.length - (1 - FROM_WAIST) * cut.rise) * drawnIn * longer(facts)
      : row.y + cut.length * unit * longer(facts);
  if (isFullLength && cut.hemWidth < ANKLE) return fullLength(adjusted);
  if (end < knees[1]) return clamp(-(knees[1] - end) / (knees[1] - hips[1]), -0.6, 0);
  const share = (end - knees[1]) / (ankles[1] - knees[1]);
  return share > (isFullLength ? FULL.least : FULL.seen) ? fullLength(adjusted) : share;
}

function trousersOf(model: BodyModel, drawing: TrousersDrawing, facts: SurfaceFacts): TrousersDrawing {
  const { hemWidth } = facts.cut;
  const length = legLength(model, drawing, facts);
  return {
    kind: 'trousers',
    leg: hemWidth > WIDE ? 'wide' : hemWidth > STRAIGHT ? 'straight' : 'slim',
    waist: drawing.waist,
    length: hundredth(drawing.turnedUp ? Math.min(length, drawing.length) : length),
    ...(drawing.turnedUp ? { turnedUp: true } : {}),
    fit: hundredth(1.04 + clamp((hemWidth - 0.3) * 0.4, 0, 0.1) + facts.adjusted.width * LOOSER),
    crease: false,
  };
}

function drawingOf(model: BodyModel, drawing: DrawnDrawing, facts: SurfaceFacts): DrawnDrawing | null {
  if (facts.tile !== undefined)
    return shapesOf(drawing.kind).length > 0 ? asRead(model, drawing, facts) : null;
  if (!shapesOf(drawing.kind).includes(facts.shape)) return null;
  switch (drawing.kind) {
    case 'top':
      return topOf(model, drawing, facts);
    case 'coat':
      return isSleeveless(facts) ? vestOf(model, drawing, facts) : coatOf(model, drawing, facts);
    case 'dress':
      return dressOf(model, drawing, facts);
    case 'skirt':
      return skirtOf(drawing, facts);
    case 'trousers':
      return trousersOf(model, drawing, facts);
    default:
      return null;
  }
}

/** A picture that was not laid flat may still show its neck, how long its sleeves are, and where it ends. */
function asRead(model: BodyModel, drawing: DrawnDrawing, facts: SurfaceFacts): DrawnDrawing {
  const isMeasured = facts.cut.length > 0;
  if (drawing.kind === 'skirt') return isMeasured ? skirtOf(drawing, facts) : drawing;
  if (drawing.kind !== 'top' && drawing.kind !== 'dress') return drawing;
  const [least, most] = facts.sleeves ? SLEEVES[facts.sleeves] : [0, 1];
  const sleeve = clamp(drawing.sleeve, least, most);
  const { neck, hood } = neckOf(facts, drawing.neck, drawing.kind === 'top' && drawing.hood);
  if (drawing.kind === 'dress')
    return { ...drawing, neck, sleeve, ...(isMeasured && { length: dressLength(model, drawing, facts) }) };
  const hem = isMeasured && !drawing.tucked ? topHem(model, drawing, facts) : drawing.hem;
  return { ...drawing, neck, hood: hood ?? false, sleeve, hem };
}

/** Her own garment in her own cut; as it was where the picture shows another kind of garment. */
export function cutAsHers(
  model: BodyModel,
  garment: DrawnGarment,
  surface: GarmentSurface | undefined,
): DrawnGarment {
  const own = surface && withSleevesAlong(garment.drawing, surface);
  const drawing = own && drawingOf(model, garment.drawing, own.facts);
  if (!own || !drawing) return garment;
  return { ...garment, drawing, cloth: { fabric: 'plain', colour: own.facts.color }, surface: own };
}
