// `node scripts/render-cells.ts <folder> [people, 0,3,7, all, truth or everybody] [looks]`: cells of the contact sheet as the product
// shows them, 768x1152, each in a file of its own: what is judged at full size. People 0-8 are those of tests/people, 9-20
// those of tests/people-truth.
import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { analyzePhoto } from '../app/fitting-room/analyze-photo.ts';
import { render } from '../app/fitting-room/render.ts';
import { truePerson } from '../tests/people-truth/true-person.ts';
import { LOOKS } from '../tests/samples/looks.ts';
import { writePng } from '../tests/people/png.ts';
import { readPerson } from '../app/fitting-room/body-estimation/read-person.ts';
import { bakesFromDisk } from '../bench/fitting/published-bakes.ts';
import { GOOD_PEOPLE, TRUTH_PEOPLE, loadPerson as personFiles } from '../tests/people/load-person.ts';

const [folder, people = 'all', ...named] = process.argv.slice(2);
const everybody: string[] = [...GOOD_PEOPLE, ...TRUTH_PEOPLE];
const numbered = (names: readonly string[]): number[] => names.map((name) => everybody.indexOf(name));
const groups: Record<string, readonly string[]> = { all: GOOD_PEOPLE, truth: TRUTH_PEOPLE, everybody };
const chosen: number[] = groups[people] ? numbered(groups[people]) : people.split(',').map(Number);
const looks: string[] = named.length ? named : Object.keys(LOOKS);
if (!folder || chosen.some((person) => !everybody[person]) || looks.some((look) => !LOOKS[look])) {
  console.error(
    `Usage: node scripts/render-cells.ts <folder> [people 0-${everybody.length - 1}, all, truth or everybody] [looks]`,
  );
  process.exit(1);
}
mkdirSync(folder, { recursive: true });
for (const person of chosen) {
  const { photo, bodyMap } = await personFiles(everybody[person]!, 768, 1152);
  const read =
    process.env['ORACLE'] && TRUTH_PEOPLE.includes(everybody[person]!)
      ? await truePerson(everybody[person]!, photo, analyzePhoto(photo, bodyMap).box)
      : readPerson(photo, bodyMap);
  const model = analyzePhoto(photo, bodyMap, read, process.env['PLATE'] ? 'plate' : 'seen');
  if (process.env['PLATE']) {
    writeFileSync(resolve(folder, `${person}-plate.png`), await writePng(model.crop));
    const data = new Uint8ClampedArray(model.crop.data);
    for (let i = 0; i < model.width * model.height; i++) {
      data[i * 4] = model.classes.skin[i]!;
      data[i * 4 + 1] = model.classes.clothes[i]!;
      data[i * 4 + 2] = model.classes.background[i]!;
    }
    {
      const body = new Uint8ClampedArray(model.crop.data);
      for (let i = 0; i < read.parts.length; i++) {
        const part = read.parts[i]!;
        body[i * 4] = read.body.mask[i]!;
        body[i * 4 + 1] = (part * 83) % 256;
        body[i * 4 + 2] = (part * 151) % 256;
      }
      writeFileSync(resolve(folder, `${person}-read.png`), await writePng({ ...model.crop, data: body }));
    }
    writeFileSync(resolve(folder, `${person}-classes.png`), await writePng({ ...model.crop, data }));
  }
  for (const look of looks) {
    writeFileSync(
      resolve(folder, `${person}-${look}.png`),
      await writePng(render(model, LOOKS[look]!, undefined, undefined, await bakesFromDisk(LOOKS[look]!))),
    );
  }
}
