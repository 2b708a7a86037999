import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { GOOD_PEOPLE, readPerson as personFiles } from '../../../tests/people/read-person.ts';
import { packPerson, READ_AS, unpackPerson } from './kept-person.ts';
import { readPerson } from './read-person.ts';

const { photo, bodyMap } = await personFiles(GOOD_PEOPLE[0]!, 192, 288);
const person = readPerson(photo, bodyMap);

test('a person that is kept comes back as she was read', () => {
  expect(unpackPerson(packPerson(person, 'her files'), photo, 'her files')).toEqual(person);
});

test('a person of other files, or cut short, does not come back', () => {
  const kept = packPerson(person, 'her files');
  expect(unpackPerson(kept, photo, 'another photo')).toBeNull();
  expect(unpackPerson(kept.slice(0, -1), photo, 'her files')).toBeNull();
});

// When it fails because people are read better now: raise READ_AS, and write down what is read then.
test('who is read otherwise than before is read under another number', () => {
  const read = createHash('sha256').update(packPerson(person, '')).digest('hex').slice(0, 16);
  expect({ [READ_AS]: read }).toEqual({ 1: 'a16b14037410b88f' });
});
