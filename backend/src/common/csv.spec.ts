import { describe, expect, it } from '@jest/globals';
import { cell, dollars, headings, lineOf, type Column } from './csv.js';

describe('cells of a CSV file', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+1 (555) 0142', "'+1 (555) 0142"],
    ['-2', "'-2"],
    ['@sum', "'@sum"],
    ['\t=1', "'\t=1"],
    ['\r=1', '"\'\r=1"'],
    ['=HYPERLINK("x","y")', '"\'=HYPERLINK(""x"",""y"")"'],
    ['a "b", c', '"a ""b"", c"'],
    ['two\nlines', '"two\nlines"'],
    ['Zoë – 漢字', 'Zoë – 漢字'],
    ['a=b', 'a=b'],
    [-5, '-5'],
    [0, '0'],
    [true, 'true'],
    ['', ''],
    [null, ''],
    [undefined, ''],
  ])('writes %j as %j', (value, text) => {
    expect(cell(value)).toBe(text);
  });

  it('writes dollars without rounding cents away', () => {
    expect([0, 5, 2500, 1_000_000_000].map(dollars)).toEqual(['0.00', '0.05', '25.00', '10000000.00']);
  });

  it('ends lines as RFC 4180 says', () => {
    const columns: Column<{ a: string; b: number }>[] = [
      { heading: 'A, first', of: ({ a }) => a },
      { heading: 'B', of: ({ b }) => b },
    ];
    expect(headings(columns) + lineOf(columns, { a: '=x', b: 2 })).toBe('"A, first",B\r\n\'=x,2\r\n');
  });
});
