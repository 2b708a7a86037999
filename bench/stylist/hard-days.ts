// Days that are no commute: sport in the wet, a cooled office, home, a gale, a front, deep cold, and what she has told
// her thermostat. Judged from the look and its words by code of its own.
import { indoorComfort } from '../../app/domain/comfort/indoor-comfort.ts';
import { GENDERS, STYLE_IDS } from '../../app/domain/preferences/style.ts';
import { briefForOccasion, type DayOccasion } from '../../app/domain/preferences/day-occasion.ts';
import type { ComposedOutfit, StylingBrief } from '../../app/domain/styling/input/brief.ts';
import { compose } from '../../app/domain/styling/composer.ts';
import { hoursOfDay, type HardDay } from '../../tests/styling/hard-day.ts';
import { printRows, type BenchRow } from '../results-table.ts';
import { iclFromSum } from './reachable-warmth.ts';

/** One look for each gender and style; `occasion` as its chip asks. */
function looksOn(day: HardDay, occasion: DayOccasion = 'usual', also: Partial<StylingBrief> = {}) {
  return GENDERS.flatMap((gender) =>
    STYLE_IDS.map((style) => {
      const asked: StylingBrief = {
        gender,
        styles: [style],
        daypart: 'morning',
        hours: hoursOfDay(day),
        placeName: 'the bench',
        recent: [],
        seed: `${JSON.stringify(day)} ${style}`,
        ...also,
      };
      return compose(briefForOccasion(occasion, asked));
    }),
  );
}

const has = ({ look }: ComposedOutfit, slot: string) => look.garments.some((one) => one.slot === slot);
const wears = ({ look }: ComposedOutfit, words: RegExp) => look.garments.some(({ name }) => words.test(name));
const textOf = ({ title, description, reasons }: ComposedOutfit) =>
  [title, description, ...reasons.map(({ text }) => text)].join(' ');

const share = (looks: readonly ComposedOutfit[], holds: (outfit: ComposedOutfit) => boolean) =>
  `${((100 * looks.filter(holds).length) / looks.length).toFixed(1)} % of ${looks.length}`;

const at = (temps: readonly number[], also: Omit<HardDay, 'air'> = {}) =>
  temps.map((c): HardDay => ({ air: [c, c + 2, c], ...also }));

const range = (from: number, to: number, step = 1) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);

/** PMV of what she has with her in a room of 22 °C. */
function deskVote({ look, receipt }: ComposedOutfit): number {
  const over = new Set(receipt.lines.flatMap((line) => (line.over ? [line.id] : [])));
  const clo = look.garments.filter(({ id }) => !over.has(id)).reduce((sum, one) => sum + one.clo, 0.04);
  return indoorComfort(iclFromSum(clo + (receipt.carried?.clo ?? 0))).pmv;
}

function sport(): BenchRow[] {
  const wet = at(range(-5, 6), { wet: 0.6 }).flatMap((day) => looksOn(day, 'sport'));
  const dry = at(range(-10, 30, 4)).flatMap((day) => looksOn(day, 'sport'));
  const wrong = (outfit: ComposedOutfit) => has(outfit, 'dress') || wears(outfit, /jeans|rain boots|skirt/);
  return [
    {
      what: 'sport in the wet, -5 to 6 °C: dress, skirt, jeans, rain boots',
      figure: share(wet, wrong),
      target: '0 %',
    },
    { what: 'sport on dry days, -10 to 30 °C: the same', figure: share(dry, wrong), target: '0 %' },
  ];
}

/** Every look of one person, from running warmest to feeling the cold most. */
function byThermostat(day: HardDay, gender: (typeof GENDERS)[number], style: (typeof STYLE_IDS)[number]) {
  return range(-6, 6).map(
    (offsetC) =>
      compose({
        gender,
        styles: [style],
        daypart: 'morning',
        hours: hoursOfDay(day),
        placeName: 'the bench',
        recent: [],
        seed: `thermostat ${style}`,
        offsetC,
      }).receipt.icl,
  );
}

function thermostat(): BenchRow[] {
  const steps = at(range(-30, 30, 5)).flatMap((day) =>
    GENDERS.flatMap((gender) =>
      STYLE_IDS.flatMap((style) => {
        const icls = byThermostat(day, gender, style);
        return icls.slice(1).map((icl, index) => (icls[index] ?? 0) - icl);
      }),
    ),
  );
  const back = steps.filter((step) => step > 0.005);
  return [
    {
      what: 'a degree warmer learned, and more put on',
      figure: `${((100 * back.length) / steps.length).toFixed(1)} % of ${steps.length} steps, most ${Math.max(0, ...back).toFixed(2)} clo`,
      target: '0 %',
    },
  ];
}

function rooms(): BenchRow[] {
  const office = at(range(27, 39, 2), { uv: 7 }).flatMap((day) => looksOn(day, 'work'));
  const away = at(range(27, 39, 4), { uv: 7 }).flatMap((day) => looksOn(day, 'travel'));
  const home = at([-10, 5, 15, 22, 30]).flatMap((day) => looksOn(day, 'home'));
  return [
    {
      what: 'work at 27 °C and more: PMV below -0.5 at 22 °C',
      figure: share(office, (one) => deskVote(one) < -0.5),
      target: '<= 10 %',
    },
    {
      what: 'travel at 27 °C and more: the same',
      figure: share(away, (one) => deskVote(one) < -0.5),
      target: '<= 10 %',
    },
    {
      what: 'at home in outdoor shoes',
      figure: share(
        home,
        (one) => !one.look.garments.some(({ slot, name }) => slot === 'shoes' && /slipper|house/.test(name)),
      ),
      target: '0 %',
    },
    {
      what: 'at home with bag, hat, coat, scarf, umbrella',
      figure: share(home, (one) =>
        ['bag', 'hat', 'coat', 'scarf', 'gloves', 'umbrella'].some((slot) => has(one, slot)),
      ),
      target: '0 %',
    },
  ];
}

function weather(): BenchRow[] {
  const night = at(range(15, 31, 2), { from: 21, hours: 6 }).flatMap((day) =>
    looksOn(day, 'usual', { daypart: 'night' }),
  );
  const wet = at(range(18, 32, 2), { wet: 1, uv: 3 }).flatMap((day) => looksOn(day));
  const gale = at(range(0, 26, 2), { wet: 0.6, windMs: 12, showers: [3, 4, 7] }).flatMap((day) =>
    looksOn(day),
  );
  const front = [18, 16, 13].flatMap((to) => looksOn({ air: [24, 29, to], windMs: 5, uv: 7 }));
  const frost = at(range(-30, -10, 4)).flatMap((day) => looksOn(day));
  const speaksOfSun = (one: ComposedOutfit) => /\bsun\b|\bshade\b|\bshady\b|sunscreen/i.test(textOf(one));
  const isBare = ({ receipt }: ComposedOutfit) => receipt.hours.some(({ verdict }) => verdict === 'cold');
  return [
    { what: 'sun or shade told between 21 and 3', figure: share(night, speaksOfSun), target: '0 %' },
    { what: 'sun or shade told in rain all day', figure: share(wet, speaksOfSun), target: '0 %' },
    {
      what: 'an umbrella in showers at 12 m/s',
      figure: share(gale, (one) => has(one, 'umbrella')),
      target: '0 %',
    },
    { what: '29 °C falling to 18, 16, 13: cold at the end', figure: share(front, isBare), target: '0 %' },
    {
      what: 'the same: told to keep it short',
      figure: share(front, (one) => /keep (that walk|it) short/.test(textOf(one))),
      target: '0 %',
    },
    {
      what: 'skirts and dresses at -10 °C and below, of women',
      figure: share(
        frost.filter((_, index) => index % 12 < 6),
        (one) =>
          one.look.garments.some(({ drawing }) => drawing.kind === 'skirt' || drawing.kind === 'dress'),
      ),
      target: '<= 8 %',
    },
  ];
}

/** Prints the figures. */
export function benchHardDays(): void {
  console.log('Days that are no commute, each for both gender lines and six styles');
  printRows([...sport(), ...rooms(), ...weather(), ...thermostat()]);
}
