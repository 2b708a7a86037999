// Pictures of outfits on the people of tests/people-truth, 768x1152 each: what is told of an outfit, for the eye.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Look } from '../../app/domain/looks/look.ts';
import type { Gender } from '../../app/domain/preferences/style.ts';
import { analyzePhoto } from '../../app/fitting-room/analyze-photo.ts';
import { render } from '../../app/fitting-room/render.ts';
import { writePng } from '../../tests/people/png.ts';
import { loadPerson, TRUTH_PEOPLE } from '../../tests/people/load-person.ts';

const PREFIX: Record<Gender, string> = { female: 'w', male: 'm' };

export interface Drawn {
  /** As it is numbered where it is told. */
  number: number;
  gender: Gender;
  look: Look;
}

/** Draws each look on the next person of its line; one photo is read once. */
export async function drawOutfits(outfits: readonly Drawn[], folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const [gender, prefix] of Object.entries(PREFIX)) {
    const people = TRUTH_PEOPLE.filter((name) => name.startsWith(prefix));
    const theirs = outfits.filter((outfit) => outfit.gender === gender);
    for (const [n, name] of people.entries()) {
      const { photo, bodyMap } = await loadPerson(name, 768, 1152);
      const model = analyzePhoto(photo, bodyMap);
      for (const { number, look } of theirs.filter((_, at) => at % people.length === n))
        writeFileSync(join(folder, `${number}.png`), await writePng(render(model, look)));
    }
  }
}
