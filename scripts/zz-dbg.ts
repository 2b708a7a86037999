import { sceneOf } from '../app/fitting-room/read/scene.ts';
import { skeletonOf } from '../app/fitting-room/read/skeleton.ts';
import { seeHands } from '../app/fitting-room/read/hands.ts';
import { readParts, LABEL } from '../tests/people/parts.ts';
import { readPerson as personFiles } from '../tests/people/read-person.ts';
const [W,H]=[768,1152];
for (const name of ['w02-average-open-coat','w08-average-sweater-midi','w03-plus-hoodie']) {
  const { photo, bodyMap } = await personFiles(name, W, H);
  const parts = await readParts(name, W, H);
  const scene = sceneOf(photo, bodyMap);
  const sk = skeletonOf(scene);
  const rows:any[]=[];
  (globalThis as any).dbg=(w:any,i:number,c:number[],b:number[],st:number,rgb:number[])=>{const x=w.x0+i%w.width,y=w.y0+Math.floor(i/w.width); rows.push({x,y,c,b,st,rgb,away:w.away[i],past:w.past[i]});};
  const hands = seeHands(scene, sk);
  console.log(name, sk.stature, sk.arms.map(a=>a.slice(2).map(p=>p.map(Math.round).join(',')).join(' ')).join(' | '), rows.length);
  const miss=rows.filter(r=>parts(r.x+scene.box.x0,r.y+scene.box.y0)===LABEL.hand && hands.mask[r.y*scene.width+r.x]!<128);
  for(let k=0;k<miss.length;k+=Math.ceil(miss.length/22)){const r=miss[k];console.log(r.x,r.y,'pal',r.c.map((v:number)=>v.toFixed(1)).join(' '),'bel',r.b.map((v:number)=>v.toFixed(0)).join(' '),'st',r.st.toFixed(2),'away',r.away.toFixed(3),'past',r.past.toFixed(3),r.rgb.join(','));}
}
