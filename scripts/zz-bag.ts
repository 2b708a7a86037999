import { sceneOf } from '../app/fitting-room/read/scene.ts';
import { paletteOf, paletteCost } from '../app/fitting-room/read/palette.ts';
import { readParts, LABEL } from '../tests/people/parts.ts';
import { readPerson as personFiles } from '../tests/people/read-person.ts';
const name='w08-average-sweater-midi';
const { photo, bodyMap } = await personFiles(name, 768,1152);
const parts = await readParts(name,768,1152);
const s = sceneOf(photo, bodyMap);
const colour=new Uint8ClampedArray(768*1152*3); const wall:number[]=[], bag:number[]=[];
const conf:Record<string,number>={}; 
for(let y=0;y<1152;y++)for(let x=0;x<768;x++){const i=y*768+x;for(let c=0;c<3;c++)colour[i*3+c]=photo.data[i*4+c]!; const p=parts(x,y); const X=x-s.box.x0,Y=y-s.box.y0; const inb=X>=0&&Y>=0&&X<s.width&&Y<s.height; if(inb&&p===LABEL.background&&s.confidence('background',X,Y)>225&&(i%3===0)&&y<900)wall.push(i); if(p===LABEL.held){bag.push(i);}}
const P=paletteOf(colour,wall); console.log('wall',wall.length,[...P.colours].map(Math.round).join(','),[...P.spread].map(v=>Math.sqrt(v/2).toFixed(0)).join(','));
const B=paletteOf(colour,bag); console.log('bag',bag.length,[...B.colours].map(Math.round).join(','),[...B.spread].map(v=>Math.sqrt(v/2).toFixed(0)).join(','));
const cw=bag.map(i=>paletteCost(P,colour[i*3]!,colour[i*3+1]!,colour[i*3+2]!)).sort((a,b)=>a-b); console.log('cost of bag as wall',[.1,.25,.5,.75,.9].map(q=>cw[Math.floor(cw.length*q)]!.toFixed(1)).join(' '));
const ww=wall.map(i=>paletteCost(P,colour[i*3]!,colour[i*3+1]!,colour[i*3+2]!)).sort((a,b)=>a-b); console.log('cost of wall as wall',[.1,.25,.5,.75,.9].map(q=>ww[Math.floor(ww.length*q)]!.toFixed(1)).join(' '));
for(const cl of ['background','skin','clothes','others','hair','face'] as const){const xs=bag.map(i=>s.confidence(cl,i%768-s.box.x0,Math.floor(i/768)-s.box.y0)).sort((a,b)=>a-b);console.log(cl,[.1,.25,.5,.75,.9].map(q=>xs[Math.floor(xs.length*q)]!.toFixed(0)).join(' '));}
