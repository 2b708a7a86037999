// How to wear it, held against the drawing by a reader that does not know how the sentences are made.
import { expect, test } from 'vitest';
import { lookFacts, type LookFacts } from '../../../../tests/styling/look-facts.ts';
import { PEOPLE, fortnightOf } from '../../../../tests/styling/dressed-people.ts';
