import { readPerson } from '../app/fitting-room/read/read-person.ts';
import { faceTone } from '../app/fitting-room/read/hands.ts';
import { sceneOf } from '../app/fitting-room/read/scene.ts';
import { readPerson as personFiles } from '../tests/people/read-person.ts';
const { photo, bodyMap } = await personFiles('m01-average-hoodie-cap', 768, 1152);
const read = readPerson(photo, bodyMap); const s=sceneOf(photo,bodyMap);
console.log('tone',faceTone(s));
for(let y=586;y<612;y+=2){let row='';for(let x=104;x<150;x+=2){const i=y*read.width+x;const o=((y+read.box.y0)*photo.width+x+read.box.x0)*4;row+=(read.hands.mask[i]!>127?'#':read.hands.cloth[i]?'c':'.')+[0,1,2].map(c=>Math.round(photo.data[o+c]!/10).toString().padStart(2,'0')).join('')+' ';}console.log(row);}
