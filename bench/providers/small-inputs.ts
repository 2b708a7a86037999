// What a model of small pictures (FLUX.2 klein: under 512 x 512) can keep of hems and prints: a mock that draws our own render
// of a look, from no more than what it is shown of it, whole photo against the part around her.
import { analyzePhoto } from '../../app/fitting-room/analyze-photo.ts';
import type { BodyModel } from '../../app/fitting-room/person/body-model.ts';
import { bodyWindow, putInto } from '../../app/fitting-room/generated-pictures/body-window.ts';
import {
  renderOwnDrawing,
  lockToPhoto,
  type OwnDrawing,
} from '../../app/fitting-room/generated-pictures/picture-lock.ts';
import {
  cropFromTwoThirds,
  resampled,
  padToTwoThirds,
} from '../../app/fitting-room/generated-pictures/aspect-ratio.ts';
import { cropPicture } from '../../app/fitting-room/pixels/crop.ts';
import { fitWithin, resizePicture } from '../../app/fitting-room/pixels/resize.ts';
import type { Box, Picture } from '../../app/fitting-room/pixels/pixels.ts';
import { LOOKS } from '../../tests/samples/looks.ts';
import { GOOD_PEOPLE, loadPerson } from '../../tests/people/load-person.ts';
import type { BenchRow } from '../results-table.ts';

const [WIDTH, HEIGHT] = [768, 1152];
const SHOWN = { width: 340, height: 510 };
const ANSWER = { width: 832, height: 1248 };
const LOOK = 'breton';
/** Rows of pixels around an edge of the silhouette that count as its hem. */
const HEM = 4;

const whole: Box = { x0: 0, y0: 0, x1: WIDTH, y1: HEIGHT };

/** Who stands further away is so much of the photo's height. */
const FAR = 0.65;

/**
 * Our own render, as a model could draw it that saw the part in its small size.
 * @param share of the frame that is the part: 1, or less where she stands further away
 */
function drawnFrom(own: Picture, part: Box, share: number): Picture {
  const shown = padToTwoThirds(cropPicture(own, part));
  const size = (all: number) => Math.round(all * share);
  const { width, height } = fitWithin(shown.width, shown.height, size(SHOWN.width), size(SHOWN.height));
  const answer = resampled(resizePicture(shown, width, height), size(ANSWER.width), size(ANSWER.height));
  return putInto(own, cropFromTwoThirds(answer, part.x1 - part.x0, part.y1 - part.y0), part);
}

/** Steps of 255 between neighbors, up and down: stripes, seams, hems. */
const contrastAt = ({ data, width }: Picture, at: number): number =>
  Math.abs(data[at * 4]! - data[(at + width) * 4]!);

interface Kept {
  print: number;
  hem: number;
}

/** Shares of the contrast that are left: inside of what is worn, and at its lower and side edges. */
function kept(model: BodyModel, own: OwnDrawing, drawn: Picture): Kept {
  const { box, width } = model;
  const sums = { print: [0, 0], hem: [0, 0] } as Record<keyof Kept, [number, number]>;
  for (let i = width * HEM; i < own.silhouette.length - width * HEM; i++) {
    const inside = own.silhouette[i]! > 128;
    const [above, below] = [own.silhouette[i - width * HEM]! > 128, own.silhouette[i + width * HEM]! > 128];
    const kind = above === below ? (inside ? 'print' : null) : 'hem';
    if (!kind) continue;
    const at = (box.y0 + Math.floor(i / width)) * WIDTH + box.x0 + (i % width);
    sums[kind][0] += contrastAt(drawn, at);
    sums[kind][1] += contrastAt(own.picture, at);
  }
  const share = ([left, all]: [number, number]): number => left / Math.max(1, all);
  return { print: share(sums.print), hem: share(sums.hem) };
}

const WAYS = {
  whole: 'all of her photo',
  far: `all of a photo in which she takes ${FAR * 100} % of the height`,
  body: 'the part around her, wherever she stands',
};

const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const percent = (values: number[]): string => `${Math.round(mean(values) * 100)} %`;

/** A row for each way of showing her; sets the exit code where the part is kept worse than the whole. */
export async function benchSmallInputs(): Promise<BenchRow[]> {
  type Result = Kept & { tall: number };
  const results = { whole: [] as Result[], far: [] as Result[], body: [] as Result[] };
  let locked = 0;
  for (const name of GOOD_PEOPLE) {
    const { photo, bodyMap } = await loadPerson(name, WIDTH, HEIGHT);
    const model = analyzePhoto(photo, bodyMap);
    const own = renderOwnDrawing(model, LOOKS[LOOK]!);
    const window = bodyWindow(photo, model.box);
    const ways: [keyof typeof results, Box, number][] = [
      ['whole', whole, 1],
      ['far', whole, FAR],
      ['body', window, 1],
    ];
    for (const [how, part, share] of ways) {
      const drawn = drawnFrom(own.picture, part, share);
      const tall = (share * model.height * SHOWN.height) / (part.y1 - part.y0);
      results[how].push({ ...kept(model, own, drawn), tall });
      if (how === 'body' && lockToPhoto(model, own, drawn, window).fault === null) locked++;
    }
  }
  const rows = (Object.keys(results) as (keyof typeof results)[]).map((how): BenchRow => {
    const all = results[how];
    return {
      what: `small inputs, ${WAYS[how]}`,
      figure: `she is ${Math.round(mean(all.map(({ tall }) => tall)))} px tall; print ${percent(all.map(({ print }) => print))}, hems ${percent(all.map(({ hem }) => hem))} of their contrast`,
    };
  });
  if (mean(results.body.map(({ print }) => print)) < mean(results.whole.map(({ print }) => print)))
    process.exitCode = 1;
  return [
    ...rows,
    {
      what: 'pictures of the part that pass the lock',
      figure: `${locked}/${GOOD_PEOPLE.length}`,
      target: 'all',
    },
  ];
}
