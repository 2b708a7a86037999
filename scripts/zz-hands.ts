import { writeFileSync, mkdirSync } from 'node:fs';
import { analyse } from '../app/fitting-room/person/analyse.ts';
import { render } from '../app/fitting-room/render.ts';
import { LOOKS } from '../tests/looks.ts';
import { writePng } from '../tests/people/png.ts';
import { readPerson } from '../app/fitting-room/read/read-person.ts';
import { GOOD_PEOPLE, TRUTH_PEOPLE, readPerson as personFiles } from '../tests/people/read-person.ts';
const [folder, people, ...looks] = process.argv.slice(2);
const everybody: string[] = [...GOOD_PEOPLE, ...TRUTH_PEOPLE];
mkdirSync(folder!, { recursive: true });
for (const p of people!.split(',').map(Number)) {
  const { photo, bodyMap } = await personFiles(everybody[p]!, 768, 1152);
  const c0 = process.cpuUsage();
  const read = readPerson(photo, bodyMap);
  const model = analyse(photo, bodyMap, read);
  const c1 = process.cpuUsage(c0);
  console.log(p, everybody[p], 'cpu', ((c1.user + c1.system) / 1e3).toFixed(0), 'shows', JSON.stringify(read.shows), 'undressed', model.undressed, JSON.stringify(read.hands.seen));
  const { box, width, height } = model;
  const sheets: Uint8ClampedArray[] = [];
  const orig = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++) orig.set(photo.data.subarray(((y + box.y0) * photo.width + box.x0) * 4, ((y + box.y0) * photo.width + box.x1) * 4), y * width * 4);
  sheets.push(orig);
  const over = orig.slice();
  const FILL = [[0,0,0],[120,60,0],[255,220,180],[255,120,0],[255,0,0],[255,200,0],[255,255,0],[0,160,0],[0,0,200],[0,120,120],[120,0,120],[60,60,60],[255,255,255],[200,0,200]];
  for (let i = 0; i < width * height; i++) {
    const f = FILL[read.parts[i]!]!;
    const m = read.hands.mask[i]! / 255;
    for (let c = 0; c < 3; c++) {
      over[i*4+c] = over[i*4+c]! * 0.5 + f[c]! * 0.5;
      if (m > 0.5) over[i*4+c] = [0,255,255][c]!;
    }
  }
  sheets.push(over);
  const cls = orig.slice();
  for (let i = 0; i < width * height; i++) { cls[i*4] = model.inFront[i]!; cls[i*4+1] = model.classes.clothes[i]!; cls[i*4+2] = model.classes.background[i]!; }
  sheets.push(cls, new Uint8ClampedArray(model.crop.data));
  for (const look of looks) {
    const out = render(model, LOOKS[look]!);
    const d = orig.slice();
    for (let y = 0; y < height; y++) d.set(out.data.subarray(((y + box.y0) * photo.width + box.x0) * 4, ((y + box.y0) * photo.width + box.x1) * 4), y * width * 4);
    sheets.push(d);
  }
  const W = 130, H = 170, Z = 2;
  const big = new Uint8ClampedArray(W * Z * sheets.length * H * Z * 2 * 4).fill(255);
  const bw = W * Z * sheets.length;
  read.body.arms.forEach(({ joints }, k) => {
    const [, , w, kn] = joints;
    const x0 = Math.round((w![0] + kn![0]) / 2 - W / 2), y0 = Math.round((w![1] + kn![1]) / 2 - H / 2 + 10);
    sheets.forEach((s, n) => {
      for (let y = 0; y < H * Z; y++) for (let x = 0; x < W * Z; x++) {
        const [u, v] = [x0 + Math.floor(x / Z), y0 + Math.floor(y / Z)];
        if (u < 0 || v < 0 || u >= width || v >= height) continue;
        const o = ((k * H * Z + y) * bw + n * W * Z + x) * 4;
        for (let c = 0; c < 3; c++) big[o + c] = s[(v * width + u) * 4 + c]!;
        if (n === 1) for (const [jx, jy] of joints.slice(2)) if (Math.hypot(u - jx!, v - jy!) < 2) big.set([255, 0, 255], o);
      }
    });
  });
  writeFileSync(`${folder}/${p}.png`, await writePng({ width: bw, height: H * Z * 2, data: big }));
}
