// docs/copy-edits.md: sentences that people read say what a newcomer would say.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseSync } from 'oxc-parser';
import { expect, test } from 'vitest';
import { childrenOf, lineAndColumn, type Node } from '../../scripts/source/syntax-tree.ts';

/** Where sentences for people are written. Pages of local builds are for who builds. */
const READ =
  /^(app\/(screens|client|contracts|ui|fitting-room\/body-map)|workers\/(usecases|site))\/.+\.tsx?$/;
const UNREAD = /\.test\.tsx?$|\/local-build\/|garment-photo\.ts/;

const ODD: [word: RegExp, better: string][] = [
  [/\b(?:some|every)body\b/i, 'someone, everyone'],
  [/\b(?:un)?tick(?:s|ed)?\b/i, 'check, check off'],
  [/\bmails?\b/i, 'email'],
  [/\bThere is no such (?!call\b)/, "We couldn't find that ..."],
  [/\b(?:this|that|these|it)(?: \w+){0,2} could not\b/i, "We couldn't ..."],
];

/** A sentence has a space between words. Class names have one as well: they are told by their place. */
const isSentence = (text: string) => /[a-z,.’'] [a-z]/i.test(text);

function sentencesIn(program: Node): { at: number; text: string }[] {
  const found: { at: number; text: string }[] = [];
  const visit = (node: Node): void => {
    if (node.type === 'JSXAttribute' && node.name.name === 'className') return;
    if (node.type === 'JSXText') found.push({ at: node.start, text: node.value });
    if (node.type === 'Literal' && typeof node.value === 'string')
      found.push({ at: node.start, text: node.value });
    if (node.type === 'TemplateElement') found.push({ at: node.start, text: node.value.raw });
    childrenOf(node).forEach(visit);
  };
  visit(program);
  return found.filter(({ text }) => isSentence(text.replace(/\s+/g, ' ')));
}

const oddIn = (file: string, source: string): string[] =>
  // A file without one need not be parsed.
  (ODD.some(([word]) => word.test(source)) ? sentencesIn(parseSync(file, source).program) : []).flatMap(
    ({ at, text }) =>
      ODD.filter(([word]) => word.test(text.replace(/\s+/g, ' '))).map(
        ([, better]) => `${file}:${lineAndColumn(source, at).line}: say "${better}"`,
      ),
  );

test('the reader finds an odd word in a sentence, and passes over names and comments', () => {
  for (const odd of [
    "const a = 'You get a morning mail.';",
    'const a = <p>Tick what you own</p>;',
    'const a = `Somebody else is ${there}.`;',
    "throw refusal('There is no such piece.');",
    "const title = 'This garment could not be removed';",
  ])
    expect(oddIn('a.tsx', odd), odd).toHaveLength(1);
  for (const fine of [
    "import { sendMail } from './mails/send-mail.ts'; // Nobody ticks a mail.",
    "const kind = 'morning-mail';",
    "const a = 'You get a morning email.';",
  ])
    expect(oddIn('a.tsx', fine), fine).toEqual([]);
});

test('no sentence that people read has an odd word', () => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => READ.test(file) && !UNREAD.test(file));
  expect(files.length).toBeGreaterThan(300);
  expect(files.flatMap((file) => oddIn(file, readFileSync(file, 'utf8')))).toEqual([]);
});
