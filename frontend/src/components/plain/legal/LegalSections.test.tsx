import { expect, it } from '@jest/globals';
import { needsNumbers } from './LegalSections';

const sections = (...titles: string[]) => titles.map((title) => ({ id: title, title, html: '' }));

it('numbers the headings of a text, unless it has numbers of its own', () => {
  expect(needsNumbers(sections('This agreement', 'Is it so?', 'Video'))).toBe(true);
  for (const title of ['1. Agreement', '2) Fees', '§ 3 Payments', 'Article 4', 'section V', 'IV. Disputes'])
    expect([title, needsNumbers(sections('Preamble', title))]).toEqual([title, false]);
});
