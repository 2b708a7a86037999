// What keeps a script of ours from running at all, in one sentence. Old JavaScript on purpose: it is read by whatever Node is
// there, before anything that this Node may not understand.
const { existsSync, readFileSync } = require('node:fs');
const { join } = require('node:path');

/** The project brings its own Node; another one must at least strip types by itself, and have been tried. */
const OLDEST = [22, 18];
const NEWEST = 26;

const INSTALL = 'Run `npm ci`, and then this again.';

function faultOfNode(version) {
  const [major, minor] = version.split('.').map(Number);
  if (major > NEWEST)
    return `This is Node ${version}, and Stylecast has been tried up to Node ${NEWEST}. Start it by \`npm start\`, which takes the Node that \`npm ci\` has brought.`;
  if (major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1]))
    return `This is Node ${version}, which is too old. Start Stylecast by \`npm start\`, which takes the Node that \`npm ci\` has brought.`;
  return null;
}

/** Of a package.json that may have been cut off; null: it says none. */
function versionIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).version;
  } catch {
    return null;
  }
}

/** The first package that is not there as package.json names it; null: all are. */
function firstMissing(root) {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const asked = Object.entries(Object.assign({}, dependencies, devDependencies));
  for (const [name, version] of asked) {
    const file = join(root, 'node_modules', name, 'package.json');
    if (!existsSync(file)) return name;
    if (versionIn(file) !== version) return `${name} ${version}`;
  }
  return null;
}

/** @returns {string | null} a sentence that helps */
function installFault(root, version) {
  const modules = join(root, 'node_modules');
  if (!existsSync(modules)) return 'Nothing is installed yet. ' + INSTALL;
  // npm writes it last.
  if (!existsSync(join(modules, '.package-lock.json'))) return '`npm ci` did not come to its end. ' + INSTALL;
  if (!existsSync(join(modules, '.bin', 'node')))
    return '`npm ci` did not come to its end: the project’s own Node is missing. ' + INSTALL;
  const missing = firstMissing(root);
  if (missing !== null) return `What is installed is not what package.json asks for (${missing}). ` + INSTALL;
  return faultOfNode(version);
}

module.exports = { installFault };
