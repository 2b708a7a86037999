import { expect, test } from 'vitest';
import { makeUmbrella } from './umbrella.ts';
import { GOOD_PEOPLE } from '../../../tests/people/load-person.ts';
import { loadAnalyzedPerson } from '../../../tests/people/analyzed-person.ts';

test.each(GOOD_PEOPLE)('%s: an umbrella hangs from the wrist and leaves the hand free', async (name) => {
  const { model } = await loadAnalyzedPerson(name, 384, 576);
  const { classes, width, frame } = model;
  for (const long of [true, false]) {
    const piece = makeUmbrella(model, { kind: 'umbrella', long }, { fabric: 'plain', colour: '#20304f' });
    const covered = piece.sheets.map(({ layer }) => layer.alpha);
    const [wrist, reach] = [frame.sides[0].wrist, frame.shoulderWidth * 0.4];
    // Columns of the hand that the cord crosses, and how much of the hand the whole covers.
    const crossed = new Set<number>();
    const columns = new Set<number>();
    let [hand, hidden] = [0, 0];
    for (let y = Math.round(wrist[1]); y < wrist[1] + reach; y++) {
      for (let x = Math.round(wrist[0] - reach / 2); x < wrist[0] + reach / 2; x++) {
        const i = y * width + x;
        // On the thumb's side the cord goes round behind the hand: none of it is on the wall.
        if (x > wrist[0]) expect(covered.at(-1)![i]!).toBeLessThanOrEqual(classes.skin[i]!);
        if (classes.skin[i]! < 200) continue;
        hand++;
        if (covered.some((alpha) => alpha[i]! > 100)) hidden++;
        if (y > wrist[1] + reach / 3) continue;
        columns.add(x);
        if (covered.at(-1)![i]! > 100) crossed.add(x);
      }
    }
    expect(crossed.size).toBeGreaterThan(columns.size * 0.5);
    expect(hidden).toBeLessThan(hand * 0.2);
  }
});
