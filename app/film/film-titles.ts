import { FILM_HEIGHT, FILM_SECONDS, FILM_WIDTH } from '../domain/film/film-format.ts';
import { offscreenPen, type Pen } from '../fitting-room/pixels/offscreen-canvas.ts';
import { fillDown } from './paint-primitives.ts';
import type { FilmWords } from './film-messages.ts';
import { easeOut, OPENING_S, spanOpacity, TITLE_FROM_S, type Span } from './timeline.ts';
import { capitalize } from '../domain/text-format/capitalized.ts';

const SERIF = 'Fraunces, Georgia, serif';
const ITALIC = 'italic 400';
const SANS = 'Figtree, system-ui, sans-serif';
const LEFT = 48;
const WHITE = 'rgb(255 253 250)';

interface Line {
  text: string;
  font: string;
  up: number;
  span: Span;
}

/** A word that is wider than a line ends in an ellipsis. */
function fitted(pen: Pick<Pen, 'measureText'>, word: string, width: number): string {
  if (pen.measureText(word).width <= width) return word;
  const letters = [...word];
  while (letters.length > 1 && pen.measureText(`${letters.join('')}…`).width > width) letters.pop();
  return `${letters.join('')}…`;
}

/** Breaks at words; what does not fit into `lines` ends in an ellipsis. */
export function wrapWords(
  pen: Pick<Pen, 'measureText'>,
  text: string,
  width: number,
  lines: number,
): string[] {
  const out: string[] = [''];
  for (const each of text.split(/\s+/).filter(Boolean)) {
    const word = fitted(pen, each, width);
    const longer = out.at(-1) === '' ? word : `${out.at(-1)} ${word}`;
    if (out.at(-1) === '' || pen.measureText(longer).width <= width) out[out.length - 1] = longer;
    else out.push(word);
  }
  if (out.length <= lines) return out;
  const last = out.slice(lines - 1).join(' ');
  let cut = last;
  while (cut.includes(' ') && pen.measureText(`${cut}…`).width > width)
    cut = cut.slice(0, cut.lastIndexOf(' '));
  return [...out.slice(0, lines - 1), `${cut.replace(/[,;:]$/, '')}…`];
}

function linesOf(words: FilmWords, garments: readonly { name: string; span: Span }[], pen: Pen): Line[] {
  const opening = { from: 0.12, to: OPENING_S + 0.15 };
  const closing = { from: TITLE_FROM_S, to: FILM_SECONDS };
  const lines: Line[] = [];
  const say = (text: string, font: string, up: number, span: Span): void =>
    void lines.push({ text, font, up, span });
  const later = (span: Span, by: number): Span => ({ ...span, from: span.from + by });
  say(words.degrees, `400 148px ${SERIF}`, 118, opening);
  say(capitalize(words.sky), `${ITALIC} 40px ${SERIF}`, 62, { ...opening, from: 0.25 });
  for (const { name, span } of garments)
    say(capitalize(name), `${ITALIC} 42px ${SERIF}`, 66, { from: span.from + 0.08, to: span.to + 0.1 });
  pen.font = `400 62px ${SERIF}`;
  const title = wrapWords(pen, words.title, FILM_WIDTH - 2 * LEFT, 3);
  title.forEach((text, i) => {
    say(text, pen.font, 124 + (title.length - 1 - i) * 68, later(closing, i * 0.12));
  });
  const facts = `${words.date}   ·   ${words.degrees} ${words.sky}`;
  say(facts, `500 25px ${SANS}`, 62, later(closing, 0.45));
  return lines;
}

function ground(height: number): OffscreenCanvas {
  const pen = offscreenPen(8, height);
  fillDown(pen, '24 16 20', [
    [0, 0],
    [0.4, 0.36],
    // Dark enough for white text over cream trousers.
    [0.72, 0.68],
    [1, 0.82],
  ]);
  return pen.canvas;
}

interface Set {
  canvas: OffscreenCanvas;
  up: number;
  span: Span;
}

function set(line: Line): Set {
  const size = Number(/(\d+)px/.exec(line.font)?.[1] ?? 40);
  const pen = offscreenPen(FILM_WIDTH, Math.ceil(size * 1.5));
  pen.font = line.font;
  pen.fillStyle = WHITE;
  pen.shadowColor = 'rgb(20 12 16 / 0.45)';
  pen.shadowBlur = 14;
  // A long name is set smaller rather than cut.
  const wide = pen.measureText(line.text).width;
  const room = FILM_WIDTH - 2 * LEFT;
  if (wide > room) pen.font = line.font.replace(/(\d+)px/, `${Math.floor((size * room) / wide)}px`);
  pen.fillText(line.text, LEFT, size * 1.1);
  return { canvas: pen.canvas, up: line.up + size * 1.1, span: line.span };
}

export function titlePainter(words: FilmWords, garments: readonly { name: string; span: Span }[]) {
  const sets = linesOf(words, garments, offscreenPen(8, 8)).map(set);
  const low = ground(300);
  const high = ground(560);
  const lastGarment = garments.at(-1)?.span.to ?? OPENING_S;
  const grounds: { canvas: OffscreenCanvas; span: Span }[] = [
    { canvas: low, span: { from: -1, to: lastGarment + 0.5 } },
    { canvas: high, span: { from: TITLE_FROM_S - 0.35, to: FILM_SECONDS } },
  ];
  return (pen: Pen, t: number): void => {
    for (const { canvas, span } of grounds) {
      pen.globalAlpha = spanOpacity(span, t, 0.6);
      if (pen.globalAlpha > 0)
        pen.drawImage(canvas, 0, FILM_HEIGHT - canvas.height, FILM_WIDTH, canvas.height);
    }
    for (const { canvas, up, span } of sets) {
      const there = spanOpacity(span, t, 0.24);
      if (there === 0) continue;
      const rise = 20 * (1 - easeOut(Math.min(1, (t - span.from) / 0.5)));
      pen.globalAlpha = there;
      pen.drawImage(canvas, 0, FILM_HEIGHT - up + rise);
    }
    pen.globalAlpha = 1;
  };
}
