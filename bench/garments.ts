// `npm run bench:garments`: how right garments are read on the eighty made pictures (tests/garments), by kind, ground and
// corner. `-- --each` says what is wrong in each, `-- 4 17` reads these alone, `-- --seen` the sixty that a reader is built
// with, `-- --unseen` the twenty that nobody looks at meanwhile, `-- 80-119` forty new ones.
import type { Drawing } from '../app/domain/looks/look.ts';
import { WARDROBE } from '../app/domain/wardrobe/wardrobe.ts';
import { garmentForm } from '../app/fitting-room/garment-photo/garment-forms.ts';
import { isSeenAs, SLEEVE } from '../app/fitting-room/garment-photo/garment-shape.ts';
import { withNeckOpening } from '../app/fitting-room/garment-photo/lay-flat/neck-opening.ts';
import { rectify, rectifyAsRead } from '../app/fitting-room/garment-photo/lay-flat/rectify.ts';
import type { SeenObject } from '../app/fitting-room/garment-photo/cut-out/salient-object.ts';
import type { GarmentReading } from '../app/fitting-room/garment-photo/garment-reading.ts';
import { readGarment } from '../app/fitting-room/garment-photo/read-garment.ts';
import { SEEN as SURE } from '../app/fitting-room/garments/own/her-cut.ts';
import {
  EIGHTY,
  madeGarment,
  SEEN,
  UNSEEN,
  type GarmentTruth,
  type MadeGarment,
} from '../tests/garments/made-garments.ts';
import {
  gateOf,
  GOALS,
  landmarkShares,
  scoreReading,
  summaryOf,
  type Score,
  type Summary,
} from '../tests/garments/score-reading.ts';
import { trueReading } from '../tests/garments/true-reading.ts';
import { findObjectOnDisk } from '../tests/garments/find-object.ts';
import { machine } from './results-table.ts';

interface Row {
  seed: number;
  truth: GarmentTruth;
  score: Score;
  gate: ReturnType<typeof gateOf>;
  ms: number;
}

const findObject = await findObjectOnDisk();

/** Nobody calls a dress with sleeves one without. */
function namedBy({ forms, landmarks }: GarmentTruth): Drawing {
  const ofForm = WARDROBE.filter((garment) => garmentForm(garment) === forms[0]).map(
    ({ drawing }) => drawing,
  );
  const hasSleeves = 'cuff-outer-left' in landmarks || 'cuff-outer-right' in landmarks;
  const isAlike = (drawing: Drawing): boolean =>
    !('sleeve' in drawing) || drawing.sleeve >= SLEEVE === hasSleeves;
  return ofForm.find(isAlike) ?? ofForm[0]!;
}

/** As it is worn: read again as the kind that she names, where the first reading lacks its parts. */
function asNamed({ picture, truth }: MadeGarment, reading: GarmentReading | null, seen: SeenObject | null) {
  const named = namedBy(truth);
  const isSeen = reading && isSeenAs(named, reading.shape, 'cuff-outer-left' in reading.landmarks);
  return isSeen ? reading : readGarment(picture, named, seen);
}

/** A neckline that nobody is sure of is her kind's (garments/own/wear-picture.ts): it is not worn, wherever it lies. */
function wornScore(worn: GarmentReading | null, truth: GarmentTruth, width: number): Score {
  const { landmarks, ...score } = scoreReading(worn, truth, width);
  const { 'neck-front': _, ...corners } = landmarks;
  const isSure = Math.max(worn?.neck?.sure ?? 0, worn?.landmarks['neck-front']?.sure ?? 0) >= SURE;
  return { ...score, landmarks: isSure ? landmarks : corners };
}

async function rowOf(seed: number): Promise<Row> {
  const made = madeGarment(seed);
  const { picture, truth } = made;
  const began = process.cpuUsage();
  const seen = findObject && (await findObject(picture));
  const reading = readGarment(picture, null, seen);
  const { user, system } = process.cpuUsage(began);
  const score = scoreReading(reading, truth, picture.width);
  const named = asNamed(made, reading, seen);
  const worn = named && withNeckOpening(picture, named);
  const surface = worn && rectifyAsRead(picture, worn).surface;
  const isWearable = () => rectify(picture, trueReading(made)).surface !== null;
  return {
    seed,
    truth,
    score,
    gate: gateOf(wornScore(worn, truth, picture.width), surface !== null, isWearable),
    ms: (user + system) / 1000,
  };
}

const percent = (share: number): string => `${Math.round(100 * share)} %`.padStart(6);

function print(what: string, { pictures, iou, landmarks, form, color, pattern, ...middle }: Summary): void {
  const shares = [iou, landmarks, form, color, pattern].map(percent).join('  ');
  const medians = `${middle.medianIou.toFixed(3)}  ${middle.medianColorError.toFixed(1).padStart(5)}`;
  console.log(`${what.padEnd(16)} ${String(pictures).padStart(3)}  ${shares}  ${medians}`);
}

function printBy(rows: readonly Row[], nameOf: (truth: GarmentTruth) => string): void {
  const names = [...new Set(rows.map(({ truth }) => nameOf(truth)))].sort();
  for (const name of names)
    print(name, summaryOf(rows.filter(({ truth }) => nameOf(truth) === name).map(({ score }) => score)));
  console.log('');
}

function printWrong({ seed, truth, score, gate }: Row): void {
  const far = Object.entries(score.landmarks).filter(([, error]) => error > GOALS.landmark);
  const said = [
    ...(gate === 'right' ? [] : [`gate: ${gate}`]),
    ...(score.iou < GOALS.iou ? [`IoU ${score.iou.toFixed(3)}`] : []),
    ...(score.formPlace >= GOALS.formPlace ? [`form at ${score.formPlace + 1}`] : []),
    ...(score.colorError > GOALS.colorError ? [`dE ${score.colorError.toFixed(1)}`] : []),
    ...(score.isPatternRight ? [] : [`not seen as ${truth.pattern}`]),
    ...far.map(([name, error]) =>
      error === Infinity ? `no ${name}` : `${name} ${(100 * error).toFixed(1)} %`,
    ),
  ];
  if (said.length > 0)
    console.log(`${String(seed).padStart(3)} ${truth.kind}, ${truth.ground}: ${said.join(', ')}`);
}

const asked: string[] = process.argv.slice(2);
const named = asked.flatMap((word): number[] => {
  const [, first, last] = /^(\d+)(?:-(\d+))?$/.exec(word) ?? [];
  if (first === undefined) return [];
  const from = Number(first);
  return Array.from({ length: Number(last ?? first) - from + 1 }, (_, k) => from + k);
});
const whole = asked.includes('--unseen') ? UNSEEN : asked.includes('--seen') ? SEEN : EIGHTY;
const seeds = named.length > 0 ? named : whole;
console.log(`${machine()}\n`);
const rows: Row[] = [];
for (const seed of seeds) rows.push(await rowOf(seed));
if (asked.includes('--each') || named.length > 0) rows.forEach(printWrong);
console.log(`\n${'within the goal'.padEnd(20)}    IoU  corner    form   color  pattern  middle: IoU, dE`);
print('all', summaryOf(rows.map(({ score }) => score)));
console.log(`goal ${percent(GOALS.share)} of IoU, corners and forms; all colors\n`);
printBy(rows, ({ kind }) => kind);
printBy(rows, ({ ground, isHanging }) => `${ground}${isHanging ? ', hung' : ''}`);
for (const { name, count, share } of landmarkShares(rows.map(({ score }) => score)))
  console.log(`${name.padEnd(18)} ${String(count).padStart(3)}  ${percent(share)}`);
console.log(`\ngate right: ${rows.filter(({ gate }) => gate === 'right').length} of ${rows.length}`);
const times = rows.map(({ ms }) => ms).sort((a, b) => a - b);
console.log(
  `\nCPU of a reading: ${Math.round(times[times.length >> 1]!)} ms, at most ${Math.round(times.at(-1)!)} ms`,
);
