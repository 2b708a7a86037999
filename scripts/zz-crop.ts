// folder person x y w h zoom looks
import { writeFileSync, mkdirSync } from 'node:fs';
import { analyse } from '../app/fitting-room/person/analyse.ts';
import { render } from '../app/fitting-room/render.ts';
import { LOOKS } from '../tests/looks.ts';
import { writePng } from '../tests/people/png.ts';
import { readPerson } from '../app/fitting-room/read/read-person.ts';
import { crossesBody } from '../app/fitting-room/person/crossing-arm.ts';
import { GOOD_PEOPLE, TRUTH_PEOPLE, readPerson as personFiles } from '../tests/people/read-person.ts';
const [folder, p, X, Y, W, H, Z, ...looks] = process.argv.slice(2);
const [x0,y0,w,h,z]=[X,Y,W,H,Z].map(Number) as number[];
mkdirSync(folder!, { recursive: true });
const everybody: string[] = [...GOOD_PEOPLE, ...TRUTH_PEOPLE];
const { photo, bodyMap } = await personFiles(everybody[Number(p)]!, 768, 1152);
const read = readPerson(photo, bodyMap);
const model = analyse(photo, bodyMap, read);
console.log(model.frame.sides.map(s=>[s.shoulder,s.elbow,s.wrist,s.index].map(q=>q.map(v=>Math.round(v)).join(',')).join(' ')+' r '+[s.upperArm,s.elbowRadius,s.wristRadius].map(v=>v.toFixed(1))+' crosses '+crossesBody(model,s)), 'box', model.box, 'unit', model.frame.shoulderWidth, 'torso', model.frame.torso, 'stature', read.body.stature);
const full=(d:Uint8ClampedArray)=>{const o=new Uint8ClampedArray(photo.data);for(let y=0;y<model.height;y++)o.set(d.subarray(y*model.width*4,(y+1)*model.width*4),((y+model.box.y0)*photo.width+model.box.x0)*4);return o;};
const over=new Uint8ClampedArray(model.width*model.height*4).fill(255);
const FILL = [[0,0,0],[120,60,0],[255,220,180],[255,120,0],[255,0,0],[255,200,0],[255,255,0],[0,160,0],[0,0,200],[0,120,120],[120,0,120],[60,60,60],[255,255,255],[200,0,200]];
for(let i=0;i<model.width*model.height;i++){const f=FILL[read.parts[i]!]!;const X=i%model.width,Y=Math.floor(i/model.width);const o=((Y+model.box.y0)*photo.width+X+model.box.x0)*4;for(let c=0;c<3;c++)over[i*4+c]=read.hands.mask[i]!>127?[0,255,255][c]!:photo.data[o+c]!*.5+f[c]!*.5;}
const raw=new Uint8ClampedArray(model.width*model.height*4).fill(255);
{const {sceneOf}=await import('../app/fitting-room/read/scene.ts');const s=sceneOf(photo,bodyMap);for(let i=0;i<model.width*model.height;i++){const X=i%model.width,Y=Math.floor(i/model.width);raw[i*4]=s.confidence('others',X,Y);raw[i*4+1]=s.confidence('skin',X,Y)+s.confidence('hair',X,Y)/2;raw[i*4+2]=s.confidence('background',X,Y);}}
const shots=[photo.data, full(over), full(raw), full(model.crop.data), ...looks.map(l=>render(model,LOOKS[l]!).data)];
const out=new Uint8ClampedArray(w!*z!*shots.length*h!*z!*4).fill(255);
shots.forEach((s,n)=>{for(let y=0;y<h!*z!;y++)for(let x=0;x<w!*z!;x++){const u=x0!+Math.floor(x/z!),v=y0!+Math.floor(y/z!);const o=(y*w!*z!*shots.length+n*w!*z!+x)*4;for(let c=0;c<3;c++)out[o+c]=s[(v*photo.width+u)*4+c]!;}});
writeFileSync(`${folder}/crop-${p}.png`, await writePng({width:w!*z!*shots.length,height:h!*z!,data:out}));
