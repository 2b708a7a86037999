import { afterEach, beforeEach, expect as e2, beforeAll, afterAll } from 'vitest';
import { appendFileSync } from 'node:fs';
const out = process.env['CPU_OUT'];
if (out) {
  let at = process.cpuUsage(), f = process.cpuUsage();
  beforeAll(() => { f = process.cpuUsage(); });
  beforeEach(() => { at = process.cpuUsage(); });
  afterEach(() => { const u = process.cpuUsage(at); appendFileSync(out, `T\t${((u.user+u.system)/1e6).toFixed(3)}\t${e2.getState().testPath}\t${e2.getState().currentTestName}\n`); });
  afterAll(() => { const u = process.cpuUsage(f); appendFileSync(out, `F\t${((u.user+u.system)/1e6).toFixed(3)}\t${e2.getState().testPath}\n`); });
}
