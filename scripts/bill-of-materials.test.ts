import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { billOfMaterials } from './bill-of-materials.ts';
import { ROOT } from './local/processes.ts';

interface Bill {
  bomFormat: string;
  components: {
    name: string;
    version: string;
    purl: string;
    licenses: unknown[];
    hashes: { content: string }[];
  }[];
}
const read = <T>(file: string) => JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as T;

test('the bill of materials names every package of the product with version, license and hash, no tool and no registry', () => {
  const bill = billOfMaterials(read('package-lock.json')) as Bill;
  const { dependencies, devDependencies } =
    read<Record<'dependencies' | 'devDependencies', Record<string, string>>>('package.json');
  const listed = new Map(bill.components.map((one) => [one.name, one.version]));
  expect(bill.bomFormat).toBe('CycloneDX');
  for (const [name, version] of Object.entries(dependencies)) expect(listed.get(name), name).toBe(version);
  expect(bill.components.length).toBeGreaterThan(Object.keys(dependencies).length);
  for (const tool of ['vitest', 'oxlint', 'wrangler', 'typescript']) {
    expect(devDependencies[tool]).toBeDefined();
    expect(listed.has(tool), tool).toBe(false);
  }
  const unclear = bill.components.filter(
    ({ licenses, hashes }) => licenses.length !== 1 || !/^[0-9a-f]{128}$/.test(hashes[0]?.content ?? ''),
  );
  expect(unclear.map(({ name }) => name)).toEqual([]);
  const react = bill.components.find(({ name }) => name === 'react-dom');
  expect(react?.purl).toBe(`pkg:npm/react-dom@${dependencies['react-dom']}`);
  expect(JSON.stringify(bill)).not.toMatch(/https?:/);
});
