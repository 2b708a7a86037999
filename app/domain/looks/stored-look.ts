// A look and its receipt as they are kept for years: what the wardrobe says of a piece anyway is not written again.
import { UNDERWEAR_CLO } from '../comfort/insulation.ts';
import type { ComfortReceipt, ComfortVerdict, ReceiptHour, ReceiptLine } from '../comfort/receipt.ts';
import type { Look, WornGarment } from './look.ts';
import { parseTints } from '../wardrobe/palette.ts';
import { garmentById, toWornGarment } from '../wardrobe/wardrobe.ts';

type KeptGarment = Pick<WornGarment, 'id'> & Partial<WornGarment>;
export interface StoredLook {
  /** 1 for a look of his: a letter, in each of some millions of rows. */
  m?: 1;
  garments: KeptGarment[];
}

/** hour, °F, index of the verdict, the need's min, neutral and max, what is worn, and 1 for an hour outdoors. */
type KeptHour = [number, number, number, number, number, number, number, 1?];
/** A line by its worn id, after OVER if it goes over the rest; in full where it differs from the wardrobe's. */
type KeptLine = string | ReceiptLine;
const OVER = '^';
type KeptRows = (KeptHour | ReceiptHour)[];
/**
 * Consecutive hours in columns: the first hour and °F, then what each differs by from the one before, in hundredths of a clo
 * for needs and what is worn; verdicts as digits, and the indexes of hours outdoors.
 */
interface KeptColumns {
  from: number;
  temp: number[];
  said: string;
  min: number[];
  neutral: number[];
  max: number[];
  worn: number[];
  out: number[];
}
export type StoredHours = KeptRows | KeptColumns;
export type StoredReceipt = Omit<ComfortReceipt, 'hours' | 'lines'> & {
  hours: StoredHours;
  lines: KeptLine[];
};

/** Only grows: indexes into it are written down. */
const VERDICTS: readonly ComfortVerdict[] = ['cold', 'cool', 'comfortable', 'warm', 'hot'];

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** A cache: reading looks looks up the same pieces again and again. Read-only. */
const lookups = new Map<string, Readonly<WornGarment> | null>();
/** Garments times colors of a wardrobe are some thousands; what is made up must not fill an isolate. */
const MOST_KNOWN = 5000;

function ofWardrobe(wornId: string): Readonly<WornGarment> | null {
  const before = lookups.get(wornId);
  if (before !== undefined) return before;
  const found = lookedUp(wornId);
  if (lookups.size >= MOST_KNOWN) lookups.clear();
  lookups.set(wornId, found);
  return found;
}

function lookedUp(wornId: string): WornGarment | null {
  const garment = garmentById(wornId);
  const [first, ...others] = parseTints(wornId);
  const found = garment && first ? toWornGarment(garment, [first, ...others]) : null;
  return found?.id === wornId ? found : null;
}

/** `tests/samples/wardrobe-ids.json` keeps this from happening. */
const unknownPieceMessage = (wornId: string) =>
  `The wardrobe has no ${wornId} any more: what was worn once is retired, not removed.`;

export const packLook = ({ garments, wearer, ...rest }: Look): StoredLook => ({
  ...rest,
  ...(wearer && { m: 1 }),
  garments: garments.map((piece) => {
    const known = ofWardrobe(piece.id);
    const differs = Object.entries(piece).filter(
      ([name, value]) => name === 'id' || !isSame(value, known?.[name as keyof WornGarment]),
    );
    return Object.fromEntries(differs) as KeptGarment;
  }),
});

/** Also reads a look written out in full. @throws Error for a piece that the wardrobe no longer has */
export const unpackLook = ({ garments, m, ...rest }: StoredLook): Look => ({
  ...rest,
  ...(m && { wearer: 'man' }),
  garments: garments.map((kept) => {
    const known = ofWardrobe(kept.id);
    if (!known && !kept.drawing) throw new Error(unknownPieceMessage(kept.id));
    // Socks could not be drawn when the oldest looks were written.
    const drawing = kept.drawing?.kind === 'undrawn' && known ? { drawing: known.drawing } : {};
    return { ...known, ...kept, ...drawing } as WornGarment;
  }),
});

const steps = (values: number[]): number[] => values.map((value, i) => value - (values[i - 1] ?? 0));
const sums = (differences: number[]): number[] => {
  let sum = 0;
  return differences.map((difference) => (sum += difference));
};
const hundredths = (values: number[]): number[] => steps(values.map((value) => Math.round(value * 100)));

function inColumns(hours: readonly ReceiptHour[]): KeptColumns {
  return {
    from: hours[0]?.hour ?? 0,
    temp: steps(hours.map(({ tempF }) => tempF)),
    said: hours.map(({ verdict }) => VERDICTS.indexOf(verdict)).join(''),
    min: hundredths(hours.map(({ need }) => need.min)),
    neutral: hundredths(hours.map(({ need }) => need.neutral)),
    max: hundredths(hours.map(({ need }) => need.max)),
    worn: hundredths(hours.map(({ worn: clo }) => clo)),
    out: hours.flatMap(({ out }, i) => (out ? [i] : [])),
  };
}

function fromColumns({ from, temp, said, min, neutral, max, worn: clo, out }: KeptColumns): ReceiptHour[] {
  const temps = sums(temp);
  const [mins, neutrals, maxima, wear] = [min, neutral, max, clo].map((column) =>
    sums(column).map((value) => value / 100),
  ) as [number[], number[], number[], number[]];
  return temps.map((tempF, i) => ({
    hour: from + i,
    tempF,
    verdict: VERDICTS[Number(said[i])]!,
    need: { min: mins[i]!, neutral: neutrals[i]!, max: maxima[i]! },
    worn: wear[i]!,
    ...(out.includes(i) && { out: true as const }),
  }));
}

export const packHours = (hours: readonly ReceiptHour[]): StoredHours => {
  const columns = inColumns(hours);
  return isSame(fromColumns(columns), hours) ? columns : inRows(hours);
};

const inRows = (hours: readonly ReceiptHour[]): KeptRows =>
  hours.map(({ hour, tempF, verdict, need: { min, neutral, max }, worn: clo, out }): KeptHour => {
    const place = VERDICTS.indexOf(verdict);
    return out
      ? [hour, tempF, place, min, neutral, max, clo, 1]
      : [hour, tempF, place, min, neutral, max, clo];
  });

export const unpackHours = (kept: StoredHours): ReceiptHour[] =>
  Array.isArray(kept) ? fromRows(kept) : fromColumns(kept);

const fromRows = (rows: KeptRows): ReceiptHour[] =>
  rows.map((one) => {
    if (!Array.isArray(one)) return one;
    const [hour, tempF, verdict, min, neutral, max, clo, out] = one;
    const need = { min, neutral, max };
    return { hour, tempF, verdict: VERDICTS[verdict]!, need, worn: clo, ...(out && { out: true }) };
  });

const UNDERWEAR: ReceiptLine = { id: 'underwear', name: 'underwear', clo: UNDERWEAR_CLO };

const lineOf = (kept: string): ReceiptLine | null => {
  const wornId = kept.replace(OVER, '');
  const { id, name, clo } = wornId === UNDERWEAR.id ? UNDERWEAR : (ofWardrobe(wornId) ?? {});
  if (id === undefined || name === undefined || clo === undefined) return null;
  return { id, name, clo, ...(kept.startsWith(OVER) && { over: true }) };
};

const keptLine = (line: ReceiptLine): KeptLine => {
  const kept = line.over ? `${OVER}${line.id}` : line.id;
  return isSame(line, lineOf(kept)) ? kept : line;
};

export const packReceipt = (receipt: ComfortReceipt): StoredReceipt => ({
  ...receipt,
  hours: packHours(receipt.hours),
  lines: receipt.lines.map(keptLine),
});

/** Also reads a receipt written out in full. @throws Error like unpackLook */
export const unpackReceipt = (kept: StoredReceipt): ComfortReceipt => ({
  ...kept,
  hours: unpackHours(kept.hours),
  lines: kept.lines.map((line) => {
    const found = typeof line === 'string' ? lineOf(line) : line;
    if (!found) throw new Error(unknownPieceMessage(String(line)));
    return found;
  }),
});
