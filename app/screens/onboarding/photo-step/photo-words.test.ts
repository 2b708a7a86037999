import { expect, test } from 'vitest';
import { FINDING_CODES } from '../../../fitting-room/body-map/photo-findings.ts';
import type { Finding } from '../../../fitting-room/body-map/photo-findings.ts';
import { checkLines, fileProblem, uploadWords, photoVerdict } from './photo-words.ts';

const finding = (code: Finding['code'], over: Partial<Finding> = {}): Finding => ({
  code,
  sentence: 'Seen.',
  fix: 'Help.',
  ...over,
});

test('a file of at most 10 MB is looked into, whatever it is called', () => {
  expect(fileProblem({ size: 10_485_760 })).toBeNull();
  expect(fileProblem({ size: 1 })).toBeNull();
  expect(fileProblem({ size: 10_485_761 })).toContain('larger than 10 MB');
  expect(fileProblem({ size: 0 })).toContain('empty');
});

test('where no size is named, a larger file is looked into as well', () => {
  expect(fileProblem({ size: 24_000_000 }, Infinity)).toBeNull();
  expect(fileProblem({ size: 0 }, Infinity)).toContain('empty');
});

test('the upload is told in megabytes', () => {
  expect(uploadWords(3_250_586, 5_033_165)).toBe('Uploading, 3.1 of 4.8 MB');
  expect(uploadWords(0, 90_000)).toBe('Uploading, 0.0 of 0.1 MB');
});

test('checks wait, then each line is good or says what was seen and what helps', () => {
  expect(checkLines(null).every((line) => line.state === 'waiting')).toBe(true);
  expect(checkLines([]).every((line) => line.state === 'good')).toBe(true);
  const lines = checkLines([finding('feet-missing'), finding('arms-close', { hint: true })]);
  expect(lines.map((line) => line.state)).toEqual(['good', 'bad', 'good', 'hint', 'good']);
  expect(lines[1]).toMatchObject({ note: 'Seen. Help.', code: 'feet-missing' });
});

test('every finding has its line', () => {
  for (const code of FINDING_CODES) {
    const said = checkLines([finding(code)]).filter(({ note }) => note !== null);
    expect(said.map((line) => line.code)).toEqual([code]);
  }
});

test('where nobody is seen nothing else is judged', () => {
  expect(checkLines([finding('nobody', { blocking: true })])).toHaveLength(1);
});

test('hints keep the photo, findings ask, nobody refuses', () => {
  expect(photoVerdict([])).toBe('good');
  expect(photoVerdict([finding('arms-close', { hint: true })])).toBe('good');
  expect(photoVerdict([finding('too-dark')])).toBe('ask');
  expect(photoVerdict([finding('nobody', { blocking: true })])).toBe('refuse');
});
