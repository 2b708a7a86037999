// What people who differ in all that the stylist asks about wore through a fortnight, and what they might have worn.
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { expectGolden, shortHash } from '../../../tests/runner/golden-lines.ts';
import { fortnightOf, PEOPLE, type DressedDay } from '../../../tests/styling/dressed-people.ts';
import { Refusal } from '../refusal.ts';
import type { ComposedOutfit } from './input/brief.ts';
import { seededRandom } from './seeded-random.ts';
import { applyProposal, proposalQuestion } from './proposal.ts';
import { alternativesFor, composeAroundLocked, swapGarment } from './swap.ts';

const idsOf = ({ look }: ComposedOutfit) => look.garments.map(({ id }) => id).join(' ');

/** The marks were made when the scheme of colors was spelled as the British do. */
const asMarked = (numbers: object) =>
  Object.fromEntries(
    Object.entries(numbers).map(([name, value]) => [name.replace('color', 'colour'), value]),
  );

/** Where, what, in which words; the mark at the end stands for the drawing, the receipt and their numbers. */
function lineOf({ place, brief, outfit }: DressedDay): string {
  const { look, title, description, reasons, ...numbers } = outfit;
  const words = [title, description, ...reasons.map(({ text }) => text)];
  return [
    `${brief.hours[0]?.date} ${place}`,
    idsOf(outfit),
    ...words,
    shortHash([look, reasons, asMarked(numbers)]),
  ].join(' | ');
}

test.each(PEOPLE)('person %d is dressed as she was', (person) => {
  expectGolden(join(import.meta.dirname, `golden/person-${person}.txt`), fortnightOf(person).map(lineOf));
});

/** Other pieces for one of hers, the look with the best of them, another look around it, and what becomes of a proposal. */
function otherwise({ brief: asked, outfit }: DressedDay): string[] {
  const brief = { ...asked, styles: [outfit.style] };
  const chance = seededRandom(`otherwise ${brief.seed}`);
  const piece = chance.pick(outfit.look.garments.filter(({ slot }) => slot !== 'base'));
  const others = alternativesFor(brief, outfit.look, piece.id);
  const [best] = others;
  const swap = best && swapGarment(brief, outfit.look, piece.id, best.garment.id);
  const { candidates, ...question } = proposalQuestion(brief);
  const garments = candidates.filter(() => chance.next() < 0.15).map(({ id }) => id);
  const proposal = { garments, title: 'Quiet and ready', description: 'Plain pieces that sit well.' };
  const disposed = applyProposal(brief, outfit, proposal);
  const around = () => {
    try {
      return idsOf(composeAroundLocked({ ...brief, seed: 'around' }, outfit.look, [piece.id]));
    } catch (error) {
      expect(error).toBeInstanceOf(Refusal);
      return 'nothing';
    }
  };
  return [
    `${piece.id}: ${others.map(({ garment, feel }) => `${garment.id} ${feel}`).join(', ')}`,
    swap ? `swapped: ${idsOf(swap)}, ${swap.title}` : 'not swapped',
    `around it: ${around()}`,
    `${disposed.outcome}: ${idsOf(disposed.outfit)}, ${shortHash([candidates, question])}`,
  ];
}

test('what they might have worn is what it was', () => {
  const days = PEOPLE.flatMap((person) => {
    const all = fortnightOf(person);
    return [all[person % 7]!, all[7 + (person % 5)]!];
  });
  expectGolden(join(import.meta.dirname, 'golden/otherwise.txt'), days.flatMap(otherwise));
});
