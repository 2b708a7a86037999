import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';

// docs/rules is kept true: what it names is there, every rule has its test or says that it has none, and what comments
// say of rules is found there.

const ROOT = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const walk = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)));

const RULES = 'docs/rules';
const pages = walk(RULES)
  .filter((file) => file !== `${RULES}/README.md`)
  .map((file) => ({ file, text: read(file) }));

interface Rule {
  page: string;
  name: string;
  text: string;
}
/** A line of a page that states a rule begins with its name in bold. */
const rules: Rule[] = pages.flatMap(({ file, text }) =>
  text.split('\n').flatMap((line) => {
    const name = /^- \*\*(.+?)\.?\*\* /.exec(line)?.[1];
    return name === undefined ? [] : [{ page: file, name, text: line }];
  }),
);
const namesIn = (page: string) => rules.filter((rule) => rule.page === page).map(({ name }) => name);

/** Files of ours that hold words of people: code, its comments, documents; not what wrangler builds in between. */
const ours = [
  ...['app', 'workers', 'scripts', 'tests', 'bench', 'docs'].flatMap(walk),
  ...readdirSync(ROOT, { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'package-lock.json')
    .map(({ name }) => name),
].filter((file) => /\.(tsx?|js|css|md|toml|sql|json|py)$/.test(file) && !/(^|\/)\.wrangler\//.test(file));

test('the walk sees the rules and the sources', () => {
  expect(pages.length).toBeGreaterThan(10);
  expect(rules.length).toBeGreaterThan(150);
  expect(ours.length).toBeGreaterThan(1000);
});

test('every line that begins like a rule is one, and its name is its own in its page', () => {
  const lines = pages.flatMap(({ file, text }) =>
    text
      .split('\n')
      .filter((line) => line.startsWith('- '))
      .map((line) => `${file}: ${line.slice(0, 60)}`),
  );
  expect(lines).toHaveLength(rules.length);
  const twice = pages.flatMap(({ file }) => namesIn(file).filter((name, i, all) => all.indexOf(name) !== i));
  expect(twice).toEqual([]);
});

/** `file` *title*, *title* ... */
function* testsOf({ text }: Rule): Generator<{ file: string; title: string }> {
  let file = '';
  for (const [, path, title] of text.matchAll(/`([\w./-]+\.test\.tsx?)`|(?<=[`,] )\*([^*]+)\*/g)) {
    if (path !== undefined) file = path;
    else yield { file, title: title ?? '' };
  }
}

/** Whether a test, not only a text, of this title stands in the file. */
function isHeld(file: string, title: string): boolean {
  if (!existsSync(join(ROOT, file))) return false;
  const source = read(file);
  return [`'${title}'`, `"${title}"`, `\`${title}\``].some((quoted) => {
    const at = source.indexOf(quoted);
    return at !== -1 && /\(\s*$/.test(source.slice(0, at));
  });
}

test('every rule names a test that is there, under that very title, or says that it has none', () => {
  const amiss = rules.flatMap((rule) => {
    const named = [...testsOf(rule)];
    const says = `${rule.page}, "${rule.name}"`;
    if (rule.text.endsWith('No test yet.')) return named.length > 0 ? [`${says}: both`] : [];
    if (named.length === 0 || !rule.text.includes('Held by ')) return [`${says}: no test`];
    return named
      .filter(({ file, title }) => !isHeld(file, title))
      .map(({ file, title }) => `${says}: ${file} *${title}*`);
  });
  expect(amiss).toEqual([]);
});

/** Rules that no test holds. */
const WITHOUT_TEST = 6;

test('the list of rules without a test only gets shorter', () => {
  const open = rules
    .filter(({ text }) => text.endsWith('No test yet.'))
    .map(({ page, name }) => `${page}, ${name}`);
  expect(open.length, open.join('\n')).toBeLessThanOrEqual(WITHOUT_TEST);
});

test('every constant that a rule names stands in the file that it names', () => {
  const amiss = rules.flatMap(({ page, text }) =>
    [...text.matchAll(/`(\w+)` in `([\w./-]+)`/g)]
      .filter(
        ([, name = '', file = '']) =>
          !existsSync(join(ROOT, file)) || !new RegExp(`\\b${name}\\b`).test(read(file)),
      )
      .map(([said]) => `${page}: ${said}`),
  );
  expect(amiss).toEqual([]);
});

test('every name in code marks stands somewhere in the sources', () => {
  const sources = ours
    .filter((file) => /\.tsx?$/.test(file))
    .map(read)
    .join('\n');
  const amiss = rules.flatMap(({ page, text }) =>
    [...text.matchAll(/`([A-Z][A-Z_]{3,}|[a-z]+[A-Z]\w+)`/g)]
      .filter(([, name = '']) => !new RegExp(`\\b${name}\\b`).test(sources))
      .map(([said]) => `${page}: ${said}`),
  );
  expect(amiss).toEqual([]);
});

test('whoever points to a rule points to one that is there', () => {
  const amiss = ours.flatMap((file) =>
    [...read(file).matchAll(/docs\/rules\/([\w-]+\.md)(?:,\s+(?:\/\/ |\* )?"([^"]+)")?/g)]
      .filter(([, page = '', name]) => {
        const path = `${RULES}/${page}`;
        if (!existsSync(join(ROOT, path))) return true;
        return name !== undefined && !namesIn(path).includes(name);
      })
      .map(([said]) => `${file}: ${said}`),
  );
  expect(amiss).toEqual([]);
});

/** Chapters and names of papers that an heir does not have. */
const PAPERS = [
  /\bspec(?:ification)?(?:'s)? (?:§ ?)?\d/i,
  /\bdecisions?(?:\.md)? (?:\d|")/i,
  /\bthe spec(?:ification)?\b/i,
  /\bshared\/docs\b/,
  /\bissue \d/i,
  /(?<![\w/(-])(?:spec|decisions|brand|body-widths|house|reliability|anchors)\.md\b/,
  // Pages of ours have these names as well: with their folder, or as a link beside them.
  /(?<!docs\/|rules\/|[\w(/[-])(?:comfort|closet)\.md\b/,
];

test('the reader knows a paper when it sees one', () => {
  const read = (text: string) => PAPERS.some((paper) => paper.test(text));
  for (const paper of [
    '// spec 9',
    'spec 2/8',
    "the spec's uploader",
    '(decisions 14)',
    'decisions "What"',
    'decisions.md 5',
    'see comfort.md.',
    '../shared/docs/spec.md',
    'the specification says',
  ])
    expect([paper, read(paper)]).toEqual([paper, true]);
  for (const fine of [
    'docs/rules/comfort.md',
    '[comfort.md](comfort.md)',
    'two decisions of hers',
    'docs/decisions/calendars.md',
    'specific',
    'inspect 9',
  ])
    expect([fine, read(fine)]).toEqual([fine, false]);
});

test('no file names a paper that is not in the repository', () => {
  const amiss = ours
    .filter((file) => file !== 'tests/repository/rules.test.ts')
    .flatMap((file) =>
      read(file)
        .split('\n')
        .flatMap((line, i) =>
          PAPERS.some((paper) => paper.test(line)) ? [`${file}:${i + 1}: ${line.trim().slice(0, 120)}`] : [],
        ),
    );
  expect(amiss).toEqual([]);
});
