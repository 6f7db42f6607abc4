import { expect, it } from '@jest/globals';
import { headingsIn } from './csv-headings';

it.each([
  ['a,b\r\n1,2', ['a', 'b']],
  ['\uFEFFStock no, "Rent, net" ,\n1', ['Stock no', 'Rent, net']],
  ['only', ['only']],
  ['', []],
])('the headings of %j are %j', (text, headings) => expect(headingsIn(text)).toEqual(headings));
