import { expect, test } from 'vitest';
import { brokenRules } from '../../tests/styling/rule-checker.ts';
import { lookHarmony } from '../../app/domain/styling/color/choose-colors.ts';
import { openWardrobe, assembleOutfit } from '../../app/domain/styling/composer.ts';
import { lookItems } from '../../app/domain/styling/swap.ts';
import { dayHours } from '../../app/domain/comfort/day-hours.ts';
import { FINAL, GALLERY, HERO_DAY } from '../../app/screens/landing/copy.ts';
import { STYLE_PICTURES } from '../../app/screens/onboarding/style-pictures.ts';
import { galleryBrief, FILMS, PICTURES } from './gallery-briefs.ts';
import { readGalleryLooks } from './gallery-looks.ts';

const worn = readGalleryLooks();
const asked = [...PICTURES, ...FILMS];
const askedOf = (name: string) => asked.find((one) => one.name === name);

test('every picture and film has a look of the stylist, and it is right for its weather', () => {
  expect(Object.keys(worn).sort()).toEqual(asked.map(({ name }) => name).sort());
  for (const one of asked) {
    const { look } = worn[one.name]!;
    const brief = galleryBrief(one);
    // Receipt and words are those that today's stylist gives the look that was drawn.
    const wardrobe = openWardrobe(brief);
    const items = lookItems(look);
    const outfit = assembleOutfit(items, lookHarmony(items, wardrobe.style).scheme, wardrobe);
    expect(brokenRules(outfit, brief), one.name).toEqual([]);
    const clo = look.garments.reduce((sum, garment) => sum + garment.clo, 0);
    const [leaving] = dayHours(brief.hours);
    const off = 0.161 + 0.835 * clo - leaving!.need.neutral;
    expect(Math.abs(off), `${one.name}: ${off.toFixed(2)} clo off`).toBeLessThan(0.3);
  }
});

test('the landing page says of each picture what the stylist was asked and what she answered', () => {
  for (const { name, alt, caption, weather } of GALLERY) {
    expect(askedOf(name), name).toMatchObject({ tempF: weather.degrees, condition: weather.condition });
    const colors = caption.toLowerCase().match(/navy|burgundy|oat|cobalt|clay|sand|stone/g) ?? [];
    for (const color of colors) expect(alt.toLowerCase(), caption).toContain(color);
    const pieces = worn[name]!.look.garments.map((garment) => garment.name).join(', ');
    const nouns = alt.match(
      /coat|sweater|shirt|jeans|turtleneck|skirt|trousers|sweatshirt|dress|heels|blazer|tee/g,
    );
    for (const noun of nouns ?? []) expect(pieces, `${name}: ${alt}`).toContain(noun);
  }
  const morning = askedOf(HERO_DAY.after)!;
  expect(morning).toMatchObject({ tempF: HERO_DAY.degrees, condition: HERO_DAY.condition });
  const names = worn[HERO_DAY.after]!.look.garments.map(({ name }) => name);
  for (const piece of [
    'sand trench coat',
    'burgundy lambswool sweater',
    'crisp blush shirt',
    'pleated navy midi skirt',
    'burgundy leather loafers',
  ])
    expect(names).toContain(piece);
  expect(FINAL.headline).toContain(
    `${askedOf('amara-leather')!.tempF}°F and ${askedOf('amara-leather')!.condition.toLowerCase()}`,
  );
});

test('onboarding shows each style in a look of that style', () => {
  for (const [style, name] of Object.entries(STYLE_PICTURES)) expect(askedOf(name)?.style).toBe(style);
});
