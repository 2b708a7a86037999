import { sceneOf } from '../app/fitting-room/read/scene.ts';
import { skeletonOf } from '../app/fitting-room/read/skeleton.ts';
import { seeHands } from '../app/fitting-room/read/hands.ts';
import { readParts, LABEL } from '../tests/people/parts.ts';
import { TRUTH_PEOPLE, readPerson as personFiles } from '../tests/people/read-person.ts';
const [W,H]=[768,1152];
for (const name of TRUTH_PEOPLE) {
  const { photo, bodyMap } = await personFiles(name, W, H);
  const parts = await readParts(name, W, H);
  const scene = sceneOf(photo, bodyMap);
  const sk = skeletonOf(scene);
  const c0 = process.cpuUsage();
  const hands = seeHands(scene, sk);
  const c1 = process.cpuUsage(c0);
  const mid = sk.shoulders[0];
  const r = [[0,0,0],[0,0,0]];
  for (let i=0;i<hands.mask.length;i++){ const x=i%scene.width,y=Math.floor(i/scene.width); const t=parts(x+scene.box.x0,y+scene.box.y0)===LABEL.hand, f=hands.mask[i]!>127;
    const dl=Math.abs(x-sk.arms[0][2][0]), dr=Math.abs(x-sk.arms[1][2][0]); const q=r[dl<dr?0:1]!; if(t&&f)q[0]!++; else if(t) q[1]!++; else if(f) q[2]!++; }
  console.log(name.slice(0,12).padEnd(13), r.map(([b,m,f])=>`IoU ${(b!/(b!+m!+f!||1)).toFixed(2)} miss ${(m!/(b!+m!||1)).toFixed(2)} false ${(f!/(b!+f!||1)).toFixed(2)}`).join(' | '), ((c1.user+c1.system)/1e3).toFixed(0)+'ms', hands.seen.map(s=>s?(s.cuffed?'cuffed':'bare'):'none').join(','));
}
