// `node scripts/cells.ts <folder> [people, 0,3,7 or all] [looks]`: cells of the contact sheet as the product shows them, 768x1152,
// each in a file of its own: what is judged at full size.
import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { analyse } from '../app/fitting-room/person/analyse.ts';
import { render } from '../app/fitting-room/render.ts';
import { LOOKS } from '../tests/looks.ts';
import { writePng } from '../tests/people/png.ts';
import { GOOD_PEOPLE, readPerson } from '../tests/people/read-person.ts';

const [folder, people = 'all', ...named] = process.argv.slice(2);
const chosen: number[] =
  people === 'all' ? GOOD_PEOPLE.map((_, person) => person) : people.split(',').map(Number);
const looks: string[] = named.length ? named : Object.keys(LOOKS);
if (!folder || chosen.some((person) => !GOOD_PEOPLE[person]) || looks.some((look) => !LOOKS[look])) {
  console.error(`Usage: node scripts/cells.ts <folder> [people 0-${GOOD_PEOPLE.length - 1} or all] [looks]`);
  process.exit(1);
}
mkdirSync(folder, { recursive: true });
for (const person of chosen) {
  const { photo, bodyMap } = await readPerson(GOOD_PEOPLE[person]!, 768, 1152);
  const model = analyse(photo, bodyMap);
  for (const look of looks) {
    writeFileSync(resolve(folder, `${person}-${look}.png`), await writePng(render(model, LOOKS[look]!)));
  }
}
