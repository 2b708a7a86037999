// What a day asks beyond its occasion, in her words: cooled rooms, cold houses, full hands, standing, a court.
import { expect, test } from 'vitest';
import { hoursOfDay, type HardDay } from '../../../tests/styling/hard-day.ts';
import { readDayRequest } from '../day-request/read-request.ts';
import type { Gender, StyleId } from '../preferences/style.ts';
import { composeForRequest } from './compose-for-request.ts';
import type { ComposedOutfit, StylingBrief } from './input/brief.ts';

const SEEDS = ['a', 'b', 'c', 'd', 'e'];

/** One look a seed for somebody who says that of such a day. */
function looksFor(sentence: string, day: HardDay, gender: Gender = 'female', style: StyleId = 'classic') {
  const brief = (seed: string): StylingBrief => ({
    gender,
    styles: [style],
    daypart: 'morning',
    hours: hoursOfDay(day),
    placeName: 'Lagos',
    recent: [],
    seed,
  });
  const request = readDayRequest(sentence, { unit: 'C', pieces: [] });
  return SEEDS.map((seed) => composeForRequest(brief(seed), request));
}

const namesOf = ({ look }: ComposedOutfit) => look.garments.map(({ name }) => name).join(', ');
const reasonsOf = ({ reasons }: ComposedOutfit) => reasons.map(({ text }) => text).join(' ');

const HOT: HardDay = { air: [28, 33, 29] };
const COOL_RAIN: HardDay = { air: [9, 12, 10], wet: 1 };
const COLD: HardDay = { air: [-8, -4, -6] };
const COOL_EVENING: HardDay = { air: [8, 7, 6], from: 18 };

test.each([
  ['errands, then a freezing hospital', 'room'],
  ['a freezing office', 'desk'],
  ['a meeting in an over-cooled hall', 'desk'],
] as const)('a cooled room has its layer in the bag: %s', (sentence, room) => {
  for (const { receipt } of looksFor(sentence, HOT)) expect(receipt.carried?.for).toBe(room);
});

test('in court and at an interview the layer is a jacket, never a cardigan', () => {
  for (const { receipt } of looksFor('court at 10', HOT)) expect(receipt.carried?.name).toMatch(/blazer/);
  for (const gender of ['female', 'male'] as const)
    for (const look of looksFor('job interview', { air: [12, 16, 14] }, gender))
      expect(namesOf(look)).toMatch(/blazer|suit jacket/);
});

test.each(['school run with a stroller', 'errands in a wheelchair', 'by bike to the office'])(
  'with full hands no umbrella is carried, and the rain is kept off: %s',
  (sentence) => {
    for (const look of looksFor(sentence, COOL_RAIN)) {
      expect(namesOf(look)).not.toMatch(/umbrella/);
      expect(namesOf(look)).toMatch(/rain|trench|parka|shell|gabardine/);
    }
  },
);

test('a house without heating is dressed for, in trousers and layers', () => {
  for (const look of looksFor('home all day, no heating', COLD)) {
    expect(namesOf(look)).not.toMatch(/dress|skirt|tights/);
    expect(look.receipt.icl).toBeGreaterThan(1.15);
  }
});

test('who stands still is dressed warmer than who walks', () => {
  const mean = (looks: readonly ComposedOutfit[]) =>
    looks.reduce((sum, { receipt }) => sum + receipt.icl, 0) / looks.length;
  const day: HardDay = { air: [4, 8, 5] };
  expect(mean(looksFor('standing still at the stadium', day))).toBeGreaterThan(
    mean(looksFor('at the stadium', day)) + 0.1,
  );
});

test('hair is covered in a mosque, and a man is asked for nothing of the kind', () => {
  for (const look of looksFor('visiting the grand mosque', HOT)) expect(namesOf(look)).toMatch(/headscarf/);
  for (const look of looksFor('visiting the grand mosque', HOT, 'male'))
    expect(namesOf(look)).not.toMatch(/skullcap/);
});

test('on safari nothing is black, white or blue', () => {
  for (const look of looksFor('safari at dawn', { air: [8, 24, 16] }))
    for (const { name, slot } of look.look.garments)
      if (['top', 'knitwear', 'bottom', 'jacket', 'coat'].includes(slot))
        expect(name).not.toMatch(/black|white|navy|blue|red/);
});

test('what her words imply is not told as what she asked for', () => {
  for (const sentence of ['by bike to the office', 'gardening', 'court at 10', 'gala tonight'])
    for (const look of looksFor(sentence, COOL_RAIN))
      expect(reasonsOf(look)).not.toMatch(/never-wear list|flat soles|low heels|You asked for|next tap/);
});

test.each(['wedding', 'pub quiz tonight', 'concert', 'dinner with friends', 'birthday party'])(
  'a dinner suit is for black tie alone: not to a %s',
  (sentence) => {
    for (const style of ['classic', 'professional'] as const)
      for (const look of looksFor(sentence, COOL_EVENING, 'male', style))
        expect(namesOf(look)).not.toMatch(/tuxedo/);
  },
);

test('to a dinner suit goes a white shirt', () => {
  for (const look of looksFor('black tie gala tonight', COOL_EVENING, 'male')) {
    expect(namesOf(look)).toMatch(/tuxedo jacket/);
    expect(namesOf(look)).toMatch(/white shirt/);
  }
});

test('at a burial a man wears white or a dark color', () => {
  for (const look of looksFor('funeral at 11', HOT, 'male'))
    expect(namesOf(look)).not.toMatch(/sky|blush|cobalt|sand|sage/);
});

test('who is expecting has no waistband that holds, and nothing to lace', () => {
  for (const day of [HOT, { air: [4, 8, 5] } as const])
    for (const look of looksFor('7 months pregnant, desk job', day, 'female', 'professional'))
      expect(namesOf(look)).not.toMatch(/pencil|sheath|shift|suit|chinos|oxfords|derbies|lace-up|pumps/);
});

test('no layer is packed for air conditioning that is not there', () => {
  for (const { receipt } of looksFor('office, no air conditioning', HOT))
    expect(receipt.carried).toBeUndefined();
});

test('in an overheated room nobody sits in thermals or a turtleneck', () => {
  for (const look of looksFor('visiting my aunt, her flat is at 26 degrees', { air: [-12, -11, -12] }))
    expect(namesOf(look)).not.toMatch(/thermal|base layer|merino leggings|turtleneck/);
});

test('on skis: snow pants, a hood, winter boots', () => {
  for (const gender of ['female', 'male'] as const)
    for (const look of looksFor('skiing all day', { air: [-14, -12, -13], windMs: 8 }, gender)) {
      expect(namesOf(look)).toMatch(/snow pants/);
      expect(namesOf(look)).toMatch(/hooded/);
      expect(namesOf(look)).not.toMatch(/joggers|bag|umbrella/);
    }
});

test('an evening on the grass is no evening at the opera', () => {
  for (const look of looksFor('open-air concert on the grass tonight', { air: [17, 15, 12], from: 18 }))
    expect(namesOf(look)).not.toMatch(/gown|evening dress|heeled|pumps|satin/);
});

test('guests at home: no slippers, no sweats, no bag', () => {
  for (const look of looksFor('hosting dinner at home', { air: [6, 9, 7] })) {
    expect(namesOf(look)).not.toMatch(/slippers|lounge|joggers|hoodie|bag|coat/);
    expect(look.look.garments.some(({ slot }) => slot === 'shoes')).toBe(true);
  }
});

test('a day that is walked before it is dined: no heels', () => {
  for (const look of looksFor('walking tour, then dinner at 8', { air: [20, 26, 22] }))
    expect(namesOf(look)).not.toMatch(/heel|pumps/);
});

test.each(['gym after work', 'padel, then the office'])('what she trains in is packed: %s', (sentence) => {
  for (const look of looksFor(sentence, { air: [11, 16, 14] }, 'female', 'professional')) {
    expect(reasonsOf(look)).toMatch(/Pack for the gym: .*(tee|top|tank).* and .*(shoes|sneakers)/);
    expect(namesOf(look)).not.toMatch(/running|training/);
  }
});

test('no skirt is no dress either, unless she asks for one', () => {
  for (const look of looksFor('dinner tonight, no skirt', COOL_EVENING))
    expect(look.look.garments.some(({ slot }) => slot === 'dress')).toBe(false);
  for (const look of looksFor('no skirt, a dress', { air: [20, 24, 21] }))
    expect(look.look.garments.some(({ slot }) => slot === 'dress')).toBe(true);
});

test('a real frost at dawn is dressed for in a winter coat, wherever the flight ends', () => {
  for (const gender of ['female', 'male'] as const)
    for (const look of looksFor('long flight', { air: [-15, -8, 22] }, gender, 'casual'))
      expect(namesOf(look)).toMatch(/down|puffer|parka|winter|wool coat|duffle|teddy|shearling|liner/);
});

test.each(['arm in a sling, at home all day', 'breastfeeding, errands'])(
  'nothing goes over the head: %s',
  (sentence) => {
    for (const look of looksFor(sentence, { air: [12, 15, 13] }))
      for (const { slot, name } of look.look.garments)
        if (['top', 'knitwear'].includes(slot)) expect(name).toMatch(/shirt|blouse|cardigan|hoodie/);
  },
);

test.each(['pub quiz', 'bowling and burgers', 'rock concert'])(
  'an evening that nobody dresses up for is jeans and a good top: %s',
  (sentence) => {
    for (const gender of ['female', 'male'] as const)
      for (const look of looksFor(sentence, COOL_EVENING, gender, 'casual'))
        expect(namesOf(look)).not.toMatch(/suit|gown|evening dress|tie/);
  },
);

test('who works with her hands wears sturdy things, and a cap against a high sun', () => {
  for (const gender of ['female', 'male'] as const)
    for (const look of looksFor(
      'refinery, hours in the yard',
      { air: [30, 38, 34], uv: 11 },
      gender,
      'casual',
    )) {
      expect(namesOf(look)).not.toMatch(/loafers|espadrilles|canvas s|ballet|linen pants|joggers/);
      expect(look.look.garments.some(({ slot }) => slot === 'hat')).toBe(true);
    }
});

test('with full hands the rain of a hot day is kept off by a hood', () => {
  for (const look of looksFor('riding a motorbike taxi to the office', { air: [27, 31, 28], wet: 2 })) {
    expect(namesOf(look)).not.toMatch(/umbrella/);
    expect(namesOf(look)).toMatch(/hooded/);
  }
});

test('no skirt in a storm, nor for standing hours in the wind', () => {
  for (const look of [
    ...looksFor('errands', { air: [6, 8, 6], windMs: 15 }),
    ...looksFor('standing on deck of the ferry', { air: [4, 5, 4], windMs: 9 }),
  ])
    expect(look.look.garments.some(({ name }) => /skirt|dress$/.test(name))).toBe(false);
});

test('a man goes to an evening in no costume', () => {
  for (const style of ['trendy', 'classic', 'professional', 'casual'] as const)
    for (const sentence of ['first date', 'birthday party', 'wedding'])
      for (const look of looksFor(sentence, { air: [17, 16, 15], from: 18 }, 'male', style))
        expect(namesOf(look)).not.toMatch(/fuchsia|(coral|lilac|cobalt|emerald) suit|(blush|rose) satin/);
});

test('who owns a suit that is too warm has its jacket for the ceremony', () => {
  const pieces = [
    'suit-jacket:navy',
    'suit-trousers:navy',
    'fine-linen-shirt:white',
    'chinos:stone',
    'loafers:tan',
  ];
  const brief: StylingBrief = {
    gender: 'male',
    styles: ['classic'],
    daypart: 'afternoon',
    hours: hoursOfDay({ air: [25, 25, 21], from: 14 }),
    placeName: 'Charleston',
    recent: [],
    seed: 'a',
    closet: {
      from: 'only-mine',
      pieces: pieces.map((piece) => {
        const [garmentId = '', color = ''] = piece.split(':');
        return { garmentId, color, warmth: 'usual' as const };
      }),
    },
  };
  const { look, receipt } = composeForRequest(brief, readDayRequest('wedding', { unit: 'C', pieces: [] }));
  const names = [...look.garments.map(({ name }) => name), receipt.carried?.name];
  expect(names).toContain('navy wool suit jacket');
  expect(names).toContain('navy wool suit trousers');
});

const ownPieces = (...ids: string[]) =>
  ids.map((id) => {
    const [garmentId = '', color = ''] = id.split(':');
    return { garmentId, color, warmth: 'usual' as const };
  });

test.each([
  [
    'long trousers of hers in the heat',
    'work',
    { air: [32, 37, 35] },
    ['polo-shirt:white', 'chinos:stone', 'leather-sneakers:grey', 'tailored-shorts:stone'],
    /chinos/,
  ],
  [
    'loafers of hers rather than her sneakers at the office in the cool',
    'work',
    { air: [3, 9, 8] },
    [
      'crisp-shirt:white',
      'wool-trousers:navy',
      'wool-blazer:navy',
      'wool-coat:camel',
      'loafers:black',
      'leather-sneakers:white',
    ],
    /loafers/,
  ],
] as const)('only mine: %s', (_, sentence, day, ids, worn) => {
  const outfit = composeForRequest(
    {
      gender: 'female',
      styles: ['professional'],
      daypart: 'morning',
      hours: hoursOfDay(day),
      placeName: 'Dallas',
      recent: [],
      seed: 'a',
      closet: { from: 'only-mine', pieces: ownPieces(...ids) },
    },
    readDayRequest(sentence, { unit: 'C', pieces: [] }),
  );
  expect(namesOf(outfit)).toMatch(worn);
});

test('a dress for the heat of the day has a layer for its cool end', () => {
  for (const look of looksFor('wedding', { air: [30, 27, 17], from: 15 }))
    expect(
      look.receipt.carried !== undefined ||
        look.look.garments.some(({ slot }) => ['jacket', 'knitwear', 'coat'].includes(slot)),
      namesOf(look),
    ).toBe(true);
});

test('who dances has a hem that moves, and no gown', () => {
  for (const look of looksFor('salsa night', { air: [13, 12, 11], from: 19 }, 'female', 'trendy')) {
    expect(
      look.look.garments.some(({ slot }) => slot === 'dress'),
      namesOf(look),
    ).toBe(true);
    expect(namesOf(look)).not.toMatch(/gown|leather pants|velvet/);
  }
});

test('a race on a mild morning is run in less than a training run, in the cold in as much', () => {
  const warmth = (sentence: string, day: HardDay) =>
    looksFor(sentence, day, 'female', 'sporty').reduce((sum, { receipt }) => sum + receipt.icl, 0);
  expect(warmth('half marathon', { air: [13, 16, 18], hours: 4 })).toBeLessThan(
    warmth('a run', { air: [13, 16, 18], hours: 4 }) - 0.5,
  );
  expect(warmth('half marathon', { air: [-4, -3, -2], hours: 4 })).toBeCloseTo(
    warmth('a run', { air: [-4, -3, -2], hours: 4 }),
    1,
  );
});

test('with full hands in the rain no head is left bare', () => {
  for (const look of looksFor('on crutches, errands', { air: [7, 8, 8], wet: 1.5 }, 'female', 'sporty'))
    expect(namesOf(look)).toMatch(/hooded/);
});

test('a building site and a client: boots, and nothing that a client would mind', () => {
  for (const look of looksFor(
    'building site, then client presentation',
    { air: [3, 9, 8] },
    'male',
    'professional',
  )) {
    expect(namesOf(look)).toMatch(/boots/);
    expect(namesOf(look)).not.toMatch(/jeans|hoodie|joggers|cargo/);
  }
});

test('jeans and boots that are asked for are worn in the heat', () => {
  for (const look of looksFor(
    'concert tonight, boots and jeans please',
    { air: [31, 29, 27], from: 19, hours: 6 },
    'male',
    'casual',
  )) {
    expect(namesOf(look)).toMatch(/jeans/);
    expect(namesOf(look)).toMatch(/boots/);
    expect(reasonsOf(look)).not.toMatch(/You asked for/);
  }
});

test('no black tonight is no black shoe and no black bag either', () => {
  for (const look of looksFor('dinner with friends, no black', COOL_EVENING, 'female', 'trendy'))
    for (const { name, slot } of look.look.garments)
      if (['shoes', 'bag', 'dress', 'top', 'bottom', 'coat'].includes(slot))
        expect(name).not.toMatch(/black/);
});

test('nobody takes a second cardigan to a cool room', () => {
  for (const { look, receipt } of looksFor('office', { air: [20, 26, 25] }))
    if (look.garments.some(({ slot, drawing }) => slot === 'knitwear' && drawing.kind === 'coat'))
      expect(receipt.carried).toBeUndefined();
});

test('who is out all day in a frosty wind has four layers where three are too few', () => {
  for (const { receipt } of looksFor(
    'out for a walk in the old town',
    { air: [-10, -9, -9], windMs: 6 },
    'female',
    'casual',
  ))
    expect(receipt.icl).toBeGreaterThan(2.3);
});

test('no words of offices, desks and sidewalks where her day was not wholly understood', () => {
  const office =
    /Offices are cooled|for the desk|cool office|Meeting-ready|Nine to five|Desk to dinner|sidewalk|steps and curbs/;
  const strange = [
    ...looksFor('work, blorping the flumes', HOT),
    ...looksFor('work, blorping the flumes', COLD),
  ];
  for (const look of strange)
    expect(`${look.title} ${look.description} ${reasonsOf(look)}`).not.toMatch(office);
});
