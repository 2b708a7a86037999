// A moment's figure. Typed arrays only, so that browser and Node give the same; the face never moves.
import { clamp } from '../fitting-room/pixels/pixels.ts';
import { dimPacked, mixPacked } from './packed-pixels.ts';
import { stageRows, type Stage } from './dressing-stages.ts';
import { spanProgress, type Span } from './timeline.ts';

export interface Wardrobe {
  width: number;
  height: number;
  before: Uint32Array;
  stages: readonly Stage[];
  spans: readonly Span[];
  sway: Uint8Array;
  figures: readonly Uint8Array[];
  /** 0 calm … 1 gale. */
  wind: number;
}

/** Length of the sway table; a power of two. */
const ROUND = 1024;
/** Width of the moving edge, as a share of the garment's height. */
const EDGE = 0.34;
const FALL = 26; // pixels

/** When each pixel of a stage appears, 0 first … 255 last: from the top down; shoes from the sole up. */
function orderOf(stage: Stage, width: number): Uint8Array {
  const { top, bottom } = stageRows(stage, width);
  const upward = stage.garment.drawing.kind === 'shoes';
  const wave = (bottom - top) * 0.045;
  const order = new Uint8Array(stage.at.length);
  stage.at.forEach((i, n) => {
    const x = i % width;
    const y = (i / width) | 0;
    const along = (y - top + wave * Math.sin(x * 0.041 + y * 0.006)) / Math.max(1, bottom - top);
    order[n] = 255 * clamp(upward ? 1 - along : along, 0, 1);
  });
  return order;
}

function swayingPixels({ sway, width }: Wardrobe) {
  const at: number[] = [];
  for (let i = 0; i < sway.length; i++) if (sway[i]! > 3) at.push(i);
  const phase = Uint16Array.from(at, (i) => {
    const x = i % width;
    const y = (i / width) | 0;
    // Waves run down the cloth and a little across, so that the two legs never swing together.
    return (x * 2.1 + y * 1.75 + 40 * Math.sin(y * 0.013)) & (ROUND - 1);
  });
  return { at: Uint32Array.from(at), weight: Uint8Array.from(at, (i) => sway[i]!), phase };
}

/** Swing (-127..127) and shade (0..255) over one period of the wave. */
function waveAt(t: number, wind: number): { swing: Int16Array; shade: Uint8Array } {
  const gust = (0.45 + 0.75 * wind) * (0.78 + 0.22 * Math.sin(t * 1.3) + 0.12 * Math.sin(t * 3.1 + 2));
  const swing = new Int16Array(ROUND);
  const shade = new Uint8Array(ROUND);
  const speed = 2.1 + wind * 2.2;
  for (let i = 0; i < ROUND; i++) {
    const a = (i / ROUND) * Math.PI * 2 - t * speed;
    swing[i] =
      127 * Math.max(-1, Math.min(1, gust * (0.72 * Math.sin(a) + 0.28 * Math.sin(2 * a + t * 0.9))));
    shade[i] = 127 + 127 * Math.sin(a + 0.9);
  }
  return { swing, shade };
}

/** Draws any moment in any order; going forward is cheapest. */
export function figureDresser(wardrobe: Wardrobe) {
  const { before, stages, spans, width, figures } = wardrobe;
  const orders = stages.map((stage) => orderOf(stage, width));
  const swaying = swayingPixels(wardrobe);
  /** Wearing the first `on` garments, and no other. */
  const base = before.slice();
  const now = before.slice();
  const out = new Uint32Array(before.length);
  const targets = new Uint32Array(before.length);
  const owner = new Int8Array(before.length).fill(-1);
  let on = 0;
  let spread = -1;

  const alpha = new Uint8Array(before.length);
  const showAll = (): void => {
    alpha.set(figures[on]!);
    for (let i = 0; i < out.length; i++) out[i] = (now[i]! & 0xffffff) | (alpha[i]! << 24);
  };
  const startOver = (): void => {
    base.set(before);
    now.set(before);
    on = 0;
    showAll();
  };
  const put = (stage: Stage): void => {
    for (let n = 0; n < stage.at.length; n++) base[stage.at[n]!] = now[stage.at[n]!] = stage.to[n]!;
  };
  const spreadOut = ({ at, to }: Stage): void => {
    if (spread === on) return;
    for (let n = 0; n < at.length; n++) {
      targets[at[n]!] = to[n]!;
      owner[at[n]!] = on;
    }
    spread = on;
  };
  /** Reads a little lower while the garment settles: its cloth is still above its place. */
  const falling = (i: number, own: number, settled: number): number => {
    const from = i + ((FALL * (1 - settled) * (1 - settled)) | 0) * width;
    const color = from < owner.length && owner[from] === on ? targets[from]! : own;
    const sheen = 30 * Math.max(0, 1 - Math.abs(settled - 0.45) / 0.3);
    return mixPacked(color, 0xffffffff, sheen | 0);
  };
  const fall = (stage: Stage, order: Uint8Array, share: number): void => {
    const { at, to } = stage;
    const [was, becomes] = [figures[on]!, figures[on + 1]!];
    spreadOut(stage);
    const front = share * (1 + EDGE);
    for (let n = 0; n < at.length; n++) {
      const i = at[n]!;
      const settled = (front - order[n]! / 255) / EDGE;
      if (settled <= 0) now[i] = base[i]!;
      else if (settled >= 1) now[i] = to[n]!;
      else {
        const shown = Math.min(1, settled * 2.2);
        now[i] = mixPacked(
          base[i]!,
          falling(i, to[n]!, settled),
          (shown * shown * (3 - 2 * shown) * 256) | 0,
        );
      }
      alpha[i] = settled > 0 ? Math.max(was[i]!, becomes[i]!) : was[i]!;
      out[i] = (now[i]! & 0xffffff) | (alpha[i]! << 24);
    }
  };
  const swing = (t: number): void => {
    const { at, weight, phase } = swaying;
    const { swing: reach, shade } = waveAt(t, wardrobe.wind);
    for (let n = 0; n < at.length; n++) {
      const i = at[n]!;
      const p = phase[n]!;
      const w = weight[n]!;
      // 256ths of a pixel.
      const d = (reach[p]! * w) >> 3;
      const from = i + (d >> 8);
      const part = d & 255;
      const color = mixPacked(now[from]!, now[from + 1]!, part);
      const cover = (alpha[from]! * (256 - part) + alpha[from + 1]! * part) >> 8;
      out[i] = (dimPacked(color, 256 - ((shade[p]! * w) >> 11)) & 0xffffff) | (cover << 24);
    }
  };
  startOver();

  /** RGBA of the crop at `t` seconds, alpha is the figure; always the same memory. */
  return (t: number): Uint32Array => {
    const going = spans.findIndex((span) => t < span.to);
    const reached = going === -1 ? stages.length : going;
    if (reached < on) {
      startOver();
      spread = -1;
    }
    if (on < reached) {
      while (on < reached) put(stages[on++]!);
      showAll();
    }
    const stage = stages[on];
    const share = stage ? spanProgress(spans[on]!, t) : 0;
    if (stage) fall(stage, orders[on]!, share);
    swing(t);
    return out;
  };
}
