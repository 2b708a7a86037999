import { expect, test } from 'vitest';
import { sampleOutfit } from '../../../tests/screens/sample-outfit.ts';
import { describeFit } from '../../../app/domain/looks/comfort-line.ts';
import type { ComfortVerdict } from '../../../app/domain/comfort/receipt.ts';
import type { OutfitRow } from '../../db/looks/outfits.ts';
import { outfitNote } from './push-note.ts';

const { title, date, receipt, weatherData: weather } = sampleOutfit;
const reader = { timezone: 'Europe/Lisbon', temperatureUnit: 'F' as const };

function rowOf(verdict: ComfortVerdict, minutesOutdoors?: number): OutfitRow {
  const [first, ...rest] = receipt.hours;
  const hours = [{ ...first!, verdict }, ...rest];
  const description = 'For 57°F at eight: a camel wool coat over jeans. Brown shoes.';
  const felt = { ...receipt, hours, ...(minutesOutdoors !== undefined && { minutesOutdoors }) };
  // Only what a note reads.
  return {
    title,
    date,
    weather,
    description,
    imageObject: null,
    receipt: felt,
    reasons: [],
  } as unknown as OutfitRow;
}

test('the push says what the card says, in her unit: perfect only when it is', () => {
  for (const verdict of ['cold', 'cool', 'comfortable', 'warm', 'hot'] as const) {
    for (const minutes of [undefined, 35]) {
      const row = rowOf(verdict, minutes);
      for (const unit of ['F', 'C'] as const) {
        const { data } = outfitNote(row, { ...reader, temperatureUnit: unit }, 0, 0);
        expect(data.title).toBe(title);
        expect(data.body?.startsWith(`${describeFit(row, unit).text}. `)).toBe(true);
        expect(/perfect/i.test(data.body ?? '')).toBe(verdict === 'comfortable' && minutes === undefined);
      }
    }
  }
});

test('the sentence of the look follows, its degrees in her unit too', () => {
  const { data } = outfitNote(rowOf('comfortable'), { ...reader, temperatureUnit: 'C' }, 0, 0);
  expect(data.body).toBe('Perfect for 14°C, Partly Cloudy. For 14°C at eight: a camel wool coat over jeans.');
});
