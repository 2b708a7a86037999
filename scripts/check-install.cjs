// Read before a script of ours: `node -r ./scripts/check-install.cjs scripts/start.ts`.
const { join } = require('node:path');
const { installFault } = require('./install-fault.cjs');

const fault = installFault(join(__dirname, '..'), process.versions.node);
if (fault !== null) {
  console.error(fault);
  process.exit(1);
}
