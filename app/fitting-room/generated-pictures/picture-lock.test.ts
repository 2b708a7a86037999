import { expect, test } from 'vitest';
import { LOOKS } from '../../../tests/samples/looks.ts';
import { loadAnalyzedPerson } from '../../../tests/people/analyzed-person.ts';
import { DISTORTIONS } from '../../../tests/samples/distorted-pictures.ts';
import { lockedPixels } from '../person/face-lock.ts';
import { renderOwnDrawing, lockToPhoto } from './picture-lock.ts';
import { resampled } from './aspect-ratio.ts';
import { LONG } from '../../../tests/runner/long-run.ts';

// Half of what a picture has: the lock is the same, and the test takes a third of the time.
const [WIDTH, HEIGHT] = [384, 576];
const STRANGER = 'woman-07-average-light-short';

const PEOPLE = ['woman-03-plus-dark', 'woman-06-average-medium-headscarf', 'man-02-slim-dark'];
// All people with more looks: npm run bench:providers.
test.each(PEOPLE)(
  '%s: a distorted picture is restored or refused, and never one pixel of face and hair is changed',
  async (name) => {
    const { photo, bodyMap, model } = await loadAnalyzedPerson(name, WIDTH, HEIGHT);
    const { model: other } = await loadAnalyzedPerson(STRANGER, WIDTH, HEIGHT);
    const own = renderOwnDrawing(model, LOOKS['breton']!);
    const locked = lockedPixels(bodyMap, WIDTH, HEIGHT);
    const wrong: string[] = [];
    for (const [k, { name: what, make, ends }] of DISTORTIONS.entries()) {
      // `--long`: every distortion of everybody's picture; else each of one of theirs.
      if (!LONG && k % PEOPLE.length !== PEOPLE.indexOf(name)) continue;
      const answer = resampled(make(own.picture, model, other), WIDTH, HEIGHT);
      const verdict = lockToPhoto(model, own, answer);
      const end = verdict.fault === null ? 'kept' : 'refused';
      if (ends !== 'either' && end !== ends)
        wrong.push(`${what}: ${verdict.fault ?? 'kept'} ${JSON.stringify(verdict.figures)}`);
      if (verdict.fault !== null) continue;
      let changed = 0;
      for (let i = 0; i < locked.length; i++)
        for (let c = 0; c < 3; c++)
          if (locked[i] && !own.covered[i] && verdict.picture.data[i * 4 + c] !== photo.data[i * 4 + c])
            changed++;
      expect(changed, what).toBe(0);
    }
    expect(wrong).toEqual([]);
  },
  300_000,
);

test('a picture with another border of hair around her head is refused as a seam', async () => {
  const { bodyMap, model } = await loadAnalyzedPerson(PEOPLE[0]!, WIDTH, HEIGHT);
  const own = renderOwnDrawing(model, LOOKS['breton']!);
  const locked = lockedPixels(bodyMap, WIDTH, HEIGHT);
  const lastRow = model.box.y0 + model.frame.mouth[1];
  const data = own.picture.data.slice();
  for (let i = 0; i < locked.length; i++) {
    if (locked[i] || i / WIDTH > lastRow) continue;
    const isNear = [3, 9, 15, 21].some((far) =>
      [-far, far, -far * WIDTH, far * WIDTH].some((step) => locked[i + step]),
    );
    if (isNear) for (let c = 0; c < 3; c++) data[i * 4 + c]! += 140;
  }
  expect(lockToPhoto(model, own, { ...own.picture, data })).toMatchObject({ fault: 'seam' });
});
