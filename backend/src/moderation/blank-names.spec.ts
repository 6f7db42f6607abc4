import { expect, it } from '@jest/globals';
import { blankNames } from './blank-names.js';

it.each([
  ['Call Ada or ADA.', ['Ada'], 'Call ••• or •••.'],
  ['Adams and Ada-Marie', ['Ada'], 'Adams and •••-Marie'],
  ['Zoë Ünlü sells', ['Zoë', 'ünlü'], '••• •••• sells'],
  ['Mary Ann called', ['Mary Ann'], '•••• ••• called'],
  ['a+b(c) and $', ['a+b(c)'], '•••••• and $'],
  ['nothing here', [], 'nothing here'],
])('blanks in "%s" the names %j', (text, names, blanked) => {
  expect(blankNames(text, names)).toBe(blanked);
});
