// When a layer is told to come off, and when it is wanted again: each rule at its bound.
import { expect, test } from 'vitest';
import { lookFacts } from '../../../../tests/styling/look-facts.ts';
import { typicalClothing } from '../../comfort/clothing-need.ts';
import { toCelsius } from '../../comfort/outdoor-air.ts';
import type { ComfortReceipt } from '../../comfort/receipt.ts';
import type { OccasionContext } from '../../preferences/style.ts';
import type { Reason } from '../input/brief.ts';
import type { SeededRandom } from '../seeded-random.ts';
import type { Conditions } from '../input/conditions.ts';
import type { OutfitFacts } from '../rules/outfit-facts.ts';
import { removalReasons } from './removal-reasons.ts';

/** Says the first of all that it may say. */
const FIRST: SeededRandom = { next: () => 0, pick: (of) => of[0]! };

interface Day {
  /** The hour of leaving, and °F from it on. */
  from?: number;
  tempF: readonly number[];
  /** Layers, the outermost first, and the hours in which each is on, counted from leaving. */
  on: Record<string, readonly number[]>;
  /** What is under them. */
  under?: readonly string[];
  windMs?: number;
  /** clo that is left on. */
  worn?: number;
  conditions?: Partial<Conditions>;
  context?: OccasionContext;
  inside?: 'cool' | 'cold' | 'comfortable';
  shed?: ComfortReceipt['shed'];
  source?: 'seasonal';
}

function factsOn({
  from = 8,
  tempF,
  on,
  under = ['merino-crew:navy'],
  worn = 2,
  windMs = 2,
  ...more
}: Day): OutfitFacts {
  const { conditions = {}, context, inside, shed, source } = more;
  const ids = Object.keys(on);
  const facts = lookFacts([...under, ...ids, 'chinos:stone', 'loafers:black'], {
    conditions: { wet: false, ...conditions },
  });
  const hours = tempF.map((degrees, step) => ({ hour: from + step, tempF: degrees, worn }));
  const layers = ids.map((id) => ({
    garmentId: id,
    name: facts.look.garments.find((garment) => garment.id === id)!.name,
    wornHours: on[id]!.map((step) => from + step),
  }));
  const outer = ids.find((id) => !/scarf|beanie|gloves/.test(id));
  const receipt = {
    ...{ ...facts.receipt, hours, layers, inside: inside && { verdict: inside } },
    shed: shed ?? (outer && { garmentId: outer, fromHour: from + 2 }),
  } as unknown as ComfortReceipt;
  const windy = hours.map(({ hour }) => ({ hour, windMs }));
  const brief = {
    ...facts.brief,
    context: context ?? null,
    hours: windy,
    source,
  } as unknown as OutfitFacts['brief'];
  return { ...facts, receipt, brief };
}
const told = (day: Day, said = ''): Reason[] => removalReasons(factsOn(day), said, FIRST);
const text = (day: Day, said = ''): string =>
  told(day, said)
    .map((reason) => reason.text)
    .join(' ');
const COAT = 'wool-coat:camel';
const comesOff = (more: Partial<Day>): boolean =>
  /take the \w+ off/.test(text({ tempF: [50, 50, 62, 66, 66, 66], on: { [COAT]: [0, 1] }, ...more }));

// °F from eight on, the coat on for two hours.
test.each<[string, number[], boolean]>([
  ['60 °F is mild', [50, 50, 60, 62, 62], true],
  ['59 is not', [50, 50, 59.9, 62, 62], false],
  ['six degrees are felt', [56, 56, 62, 64, 64], true],
  ['less are not', [56, 56, 61.9, 64, 64], false],
  ['the second hour too', [50, 50, 61, 59, 70], false],
  ['it lasts two hours', [50, 50, 62, 64], true],
  ['one is not worth it', [50, 50, 62], false],
  ['warmer still by two degrees', [50, 50, 60, 62, 60], true],
  ['the peak of a cool day', [50, 50, 60, 61.9, 61.9], false],
  ['from 65 °F it need not', [50, 50, 65, 65, 65], true],
  ['just below it must', [50, 50, 64.9, 65, 65], false],
])('%s: %o', (_, tempF, is) => {
  expect(comesOff({ tempF })).toBe(is);
});

test('what is said, and from when until when, as data', () => {
  const day: Day = { tempF: [50, 50, 62, 66, 50, 50], on: { [COAT]: [0, 1, 4, 5] } };
  expect(told(day)[0]).toEqual({
    fact: 'shed',
    text: "By ten it's 62°F: you can take the coat off; you'll want it back at noon.",
    off: [{ garmentId: COAT, fromHour: 10, untilHour: 12 }],
  });
  expect(told({ ...day, on: { [COAT]: [0, 1] } })[0]?.text).toBe(
    "By ten it's 62°F: you can take the coat off.",
  );
  expect(told({ ...day, on: { [COAT]: [0, 1] }, source: 'seasonal' })[0]?.text).toMatch(
    /^By ten it's usually 62°F/,
  );
  // A number that has been told is not told again.
  expect(told(day, "It's 62°F at ten.")[0]?.text).toBe("From ten until noon you won't need the coat.");
});

test('it is put on again for an hour that is colder by three degrees, not for a gust', () => {
  const back = (degrees: number) =>
    comesOff({ tempF: [50, 50, 62, 66, degrees, degrees], on: { [COAT]: [0, 1, 4, 5] } });
  expect([back(59), back(59.1)]).toEqual([true, false]);
});

test('from four in the afternoon on nobody is told when something comes off, nor when a mild evening wants it', () => {
  const tempF = [50, 50, 62, 66, 66, 66];
  expect([comesOff({ from: 13, tempF }), comesOff({ from: 14, tempF })]).toEqual([true, false]);
  const evening = (last: number, from = 12) =>
    text({ from, tempF: [50, 50, 62, 66, last, last], on: { [COAT]: [0, 1, 4, 5] } });
  // It is back at four: six degrees colder than when it came off is worth a word.
  expect(evening(56)).toContain("you'll want it back at four");
  expect(evening(56.1)).not.toContain('back at');
  expect(evening(56.1, 11)).toContain("you'll want it back at three");
});

test('only what has been on comes off, and only while it is no colder than on leaving', () => {
  expect(comesOff({ on: { [COAT]: [] } })).toBe(false);
  expect(comesOff({ on: { [COAT]: [4, 5] } })).toBe(false);
  expect(comesOff({ tempF: [62, 50, 50, 68, 68, 61.9], on: { [COAT]: [0, 1, 2] } })).toBe(true);
  expect(comesOff({ tempF: [62, 50, 50, 68, 61.9, 70], on: { [COAT]: [0, 1, 2] } })).toBe(false);
});

test('what is left is about what people wear: a little less is spared, more from 67 °F on, and from 70 anything', () => {
  const left = (degrees: number, less: number) =>
    comesOff({
      tempF: [50, 50, degrees, degrees, degrees],
      worn: typicalClothing(toCelsius(degrees)) - less,
    });
  expect([left(66, 0.149), left(66, 0.151), left(67, 0.249), left(67, 0.251)]).toEqual([
    true,
    false,
    true,
    false,
  ]);
  expect([left(69.9, 0.4), left(70, 0.4)]).toEqual([false, true]);
});

test('in wind nobody takes a layer off below 70 °F, in the wet not at all', () => {
  const blown = (windMs: number, last: number, windy = false) =>
    comesOff({ windMs, tempF: [50, 50, last, last, last], conditions: { windy } });
  expect([blown(8.8, 66), blown(8.9, 66), blown(8.9, 70)]).toEqual([true, false, true]);
  expect([blown(2, 69.9, true), blown(2, 70, true)]).toEqual([false, true]);
  expect(comesOff({ conditions: { wet: true } })).toBe(false);
});

test('the only layer stays on below 62 °F, a blazer at work and at a celebration below 68', () => {
  const bare = (degrees: number) =>
    comesOff({ tempF: [50, 50, degrees, 70], under: ['oxford-shirt:white'], on: { [COAT]: [0, 1] } });
  expect([bare(61.9), bare(62)]).toEqual([false, true]);
  const blazer = (degrees: number, context?: OccasionContext) =>
    comesOff({
      tempF: [50, 50, degrees, 72],
      on: { 'wool-blazer:navy': [0, 1] },
      ...(context && { context }),
    });
  expect([
    blazer(67.9, 'work'),
    blazer(68, 'work'),
    blazer(67.9, 'special'),
    blazer(67.9, 'leisure'),
  ]).toEqual([...[false, true, false, true]]);
  const jacket = comesOff({
    tempF: [50, 50, 64, 72, 72],
    on: { 'leather-jacket:black': [0, 1] },
    context: 'work',
  });
  expect(jacket).toBe(true);
});

test('who is told that inside is a little light is told to take off less', () => {
  const inside = (verdict: Day['inside'], degrees: number) =>
    comesOff({ tempF: [50, 50, degrees, degrees, degrees], ...(verdict && { inside: verdict }) });
  expect([inside('cool', 69.9), inside('cold', 69.9), inside('cool', 70), inside('comfortable', 66)]).toEqual(
    [...[false, false, true, true]],
  );
});

const SCARF = 'wool-scarf:grey';
const pocketOff = (more: Partial<Day>): string =>
  text({ tempF: [40, 40, 48, 50, 50], on: { [SCARF]: [0, 1] }, ...more });

test('scarf, hat and gloves come off from 48 °F, in calm dry air, together with the coat if that is near', () => {
  expect(pocketOff({})).toBe("By ten it's 48°F, so the scarf can come off.");
  expect(pocketOff({ tempF: [40, 40, 47.9, 50] })).toBe('');
  expect(pocketOff({ windMs: 8.9 })).toBe('');
  expect(pocketOff({ windMs: 8.8 })).not.toBe('');
  expect(pocketOff({ conditions: { wet: true } })).toBe('');
  const both = (scarf: number[], coat: number[], tempF = [50, 50, 60, 64, 66, 66, 66]) =>
    told({ tempF, on: { [SCARF]: scarf, [COAT]: coat } });
  expect(both([0, 1], [0, 1])[0]?.text).toBe("By ten it's 60°F, so the scarf and coat can come off.");
  // Nobody stops twice within an hour.
  expect(both([0, 1], [0, 1, 2])[0]).toMatchObject({
    text: "By eleven it's 64°F, so the scarf and coat can come off.",
    off: [
      { garmentId: SCARF, fromHour: 11 },
      { garmentId: COAT, fromHour: 11 },
    ],
  });
  expect(both([0, 1], [0, 1, 2, 3]).map((reason) => reason.text)).toEqual([
    "By ten it's 60°F, so the scarf can come off.",
    "By noon it's 66°F: you can take the coat off.",
  ]);
});

test('the layer under it follows, or comes off with it', () => {
  const two = (coat: number[], blazer: number[], inside?: Day['inside']) =>
    text({
      ...{
        tempF: [50, 50, 60, 64, 72, 75, 75],
        on: { [COAT]: coat, 'wool-blazer:navy': blazer },
        under: ['crisp-shirt:white'],
      },
      ...(inside && { inside }),
    });
  expect(two([0, 1], [0, 1, 2, 3])).toBe(
    "By ten it's 60°F: you can take the coat off. Later the blazer can come off too: it gets up to 75°F.",
  );
  expect(two([0, 1], [0, 1])).toBe("By ten it's 60°F, so the blazer and coat can come off.");
  expect(two([0, 1, 2, 3], [0, 1, 2, 3], 'cool')).toBe("By noon it's 72°F: you can take the coat off.");
});

test('what is off on leaving is taken along for an hour that is six degrees colder', () => {
  const later = (degrees: number) =>
    text({
      ...{ from: 12, tempF: [60, 60, 60, 60, degrees, degrees], on: { [COAT]: [4, 5] } },
      shed: {
        garmentId: COAT,
        name: 'coat',
        fromHour: 12,
        untilHour: 16,
      } as unknown as ComfortReceipt['shed'],
    });
  expect([later(54), later(54.1)]).toEqual(["Take the coat along: by four it's down to 54°F.", '']);
});

test('hat and gloves for the way home are taken along, with the coat where both are wanted at once', () => {
  const fall = (on: Day['on']) =>
    text({ from: 12, tempF: [60, 60, 60, 60, 38, 34], on, conditions: { wet: true } });
  const small = { 'wool-scarf:black': [4, 5], 'wool-beanie:black': [4, 5] };
  expect(fall({ ...small, [COAT]: [0, 1, 2, 3, 4, 5] })).toBe(
    "Take the beanie and scarf along: by four it's down to 38°F.",
  );
  expect(fall({ ...small, [COAT]: [4, 5] })).toBe(
    "Take the beanie, scarf and coat along: by four it's down to 38°F.",
  );
});

/** What is said of the layer on top where nothing has told it off: it is on all day, or off at the peak. */
const noon = (tempF: readonly number[], more: Partial<Day> = {}): string =>
  text({ on: { [COAT]: tempF.map((_, step) => step) }, under: ['oxford-shirt:white'], ...more, tempF });

test('a day that gains fifteen degrees to 50 °F, or ten to 70, has a word on the layer on top', () => {
  expect(noon([35, 40, 50])).toBe('It warms up to 50°F by ten: open the coat by then.');
  expect([noon([34, 40, 49.9]), noon([35.1, 40, 50])]).toEqual(['', '']);
  expect(noon([60, 64, 70])).toBe('It warms up to 70°F by ten: open the coat by then.');
  expect([noon([59, 64, 69.9]), noon([60.1, 64, 70])]).toEqual(['', '']);
  // Over another layer five degrees to 62 are enough.
  const double = { under: ['oxford-shirt:white', 'merino-crew:navy'] };
  expect(noon([57, 60, 62], double)).toMatch(/^It warms up to 62°F/);
  expect([noon([57, 60, 62]), noon([57.1, 60, 62], double), noon([56, 60, 61.9], double)]).toEqual([
    '',
    '',
    '',
  ]);
  const cardigan = { on: { 'fine-cardigan:navy': [0, 1, 2] } };
  expect(noon([60, 64, 70], cardigan)).toMatch(/open the cardigan/);
  expect(noon([57, 60, 62], cardigan)).toBe('');
});

test('what is off at the peak is carried, where it is warm enough for that', () => {
  const off = (tempF: number[], more: Partial<Day> = {}) => noon(tempF, { on: { [COAT]: [0, 1] }, ...more });
  expect(off([45, 50, 62])).toMatch(/carry the coat then/);
  expect(off([45, 50, 61.9])).toMatch(/open the coat by then/);
  const little = { worn: 0 };
  expect(off([45, 50, 66], little)).toMatch(/open the coat/);
  const double = { under: ['oxford-shirt:white', 'merino-crew:navy'], worn: 0 };
  expect([off([45, 50, 66], double), off([45, 50, 65.9], double)]).toEqual([
    'It warms up to 66°F by ten: carry the coat then.',
    'It warms up to 66°F by ten: open the coat by then.',
  ]);
  const blazer = (peak: number, context: OccasionContext) =>
    noon([45, 50, peak], { on: { 'wool-blazer:navy': [0, 1] }, context });
  expect([blazer(67.9, 'work'), blazer(68, 'work')].map((line) => /carry/.test(line))).toEqual([false, true]);
  // A temperature that was told is not told again.
  const said = (on: number[]) =>
    text({ tempF: [45, 50, 62], on: { [COAT]: on }, under: ['oxford-shirt:white'] }, 'Up to 62°F.');
  expect([said([0, 1]), said([0, 1, 2])]).toEqual([
    'Carry the coat around ten.',
    'Wear the coat open around ten.',
  ]);
});

test('nothing is said of it in the wet, of an estimate, in wind that keeps it on, or of a sweater', () => {
  const warm = [45, 50, 60];
  expect(noon(warm, { conditions: { wet: true } })).toBe('');
  expect(noon(warm, { source: 'seasonal' })).toBe('');
  expect(noon(warm, { conditions: { windy: true } })).not.toBe('');
  expect(noon(warm, { conditions: { windy: true }, on: {}, under: ['oxford-shirt:white', COAT] })).toBe('');
  expect(noon(warm, { on: {}, under: ['merino-crew:navy'] })).toBe('');
  expect(noon([], { on: {} })).toBe('');
});
