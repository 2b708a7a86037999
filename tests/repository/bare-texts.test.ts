import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bareTexts } from '../../scripts/source/bare-texts.ts';
import { product } from '../../scripts/source/imports.ts';

// What React changes, or puts something before, is an element or the only child of one: a browser that translates the page
// replaces every text (docs/decisions/translated-pages.md).

const ROOT = join(import.meta.dirname, '../..');
const components = product.filter((file) => file.startsWith('app/') && file.endsWith('.tsx'));

/** A component around this, with what the examples name. */
const component = (jsx: string) => `
  import { Check } from 'lucide-react';
  import { Choice } from './choice.tsx';
  interface Props { now: number; name: string; icon: Elements; note: ReactNode; isOpen: boolean; children: ReactNode }
  const HEAD = <path d="M0 0" />;
  export function Example({ now, name, icon, note, isOpen, children }: Props) {
    return ${jsx};
  }`;

const found = (jsx: string) =>
  bareTexts('example.tsx', component(jsx)).map((line) => line.split(' ').slice(1).join(' '));

test('no text of ours is lost on a translated page', () => {
  expect(components.length).toBeGreaterThan(150);
  expect(components.flatMap((file) => bareTexts(file, readFileSync(join(ROOT, file), 'utf8')))).toEqual([]);
});

test.each([
  ['a figure beside its unit', '<b>{now}°</b>', ['{now}']],
  ['a name in a sentence', '<p>For {name} only</p>', ['{name}']],
  ['a figure beside an element', '<p>{now}<small>F</small></p>', ['{now}']],
  ['a slot beside an element', '<p><Check />{note}</p>', ['{note}']],
  ['children beside an element', '<p><Check />{children}</p>', ['{children}']],
  ['words that come and go', '<p><b>A</b>{isOpen && "open"}</p>', ['{isOpen && "open"}']],
  ['one word or another', '<p><Check />{isOpen ? "Shut" : "Open"}</p>', ['{isOpen ? "Shut" : "Open"}']],
  ['words behind what comes and goes', '<p>{isOpen && <Check />}Open</p>', ['Open']],
  ['words behind a list', '<p>{[1].map((n) => <i key={n} />)} marks</p>', ['marks']],
  ['words behind a component that may draw nothing', '<p><Choice />Open</p>', ['Open']],
  ['words in a fragment', '<>Open</>', ['Open']],
  ['children that come and go', '<p>{isOpen ? children : null}</p>', ['{isOpen ? children : null}']],
  ['a list of words', '<p>{[1].map((n) => `${n}`)}</p>', ['{[1].map((n) => `${n}`)}']],
  ['a component of words', 'isOpen ? "Open" : "Shut"', ['isOpen ? "Open" : "Shut"']],
  ['a component that is one text', '`Open ${name}`', ['`Open ${name}`']],
])('bare: %s', (_, jsx, bare) => {
  expect(found(jsx)).toEqual(bare);
});

test.each([
  ['one text from values', '<b>{`${now}°`}</b>'],
  ['a text alone', '<p>{isOpen ? "Shut" : name}</p>'],
  ['a text in an element of its own', '<p>For <span>{name}</span> only</p>'],
  ['fixed words behind an icon', '<p><Check />Open</p>'],
  ['fixed words before what comes and goes', '<p>Open {isOpen && <Check />}</p>'],
  ['elements that come and go', '<p><b>A</b>{isOpen && <Choice />}{icon}</p>'],
  ['children alone', '<p>{children}</p>'],
  ['a part of a drawing', '<svg>{HEAD}<path d="M1 1" /></svg>'],
  ['a list of elements', '<ul><li>A</li>{[1].map((n) => <li key={n}>{n}</li>)}</ul>'],
  ['a space between elements', '<p>{isOpen && <b>A</b>}{" "}<b>B</b></p>'],
])('safe: %s', (_, jsx) => {
  expect(found(jsx)).toEqual([]);
});
