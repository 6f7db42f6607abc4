import { describe, expect, it } from '@jest/globals';
import { publicList } from './conditions.js';
import type { Step } from './plan.js';
import type { Conditions } from './query-parts.js';
import { runSteps } from './run-steps.js';
import { ContractSort } from './sort.js';

const LIMIT = 3;
const STEPS: Step[] = [
  { from: 'head', contracts: 500 },
  { from: 'head', contracts: 4000, least: 1 },
  { from: 'indexes' },
  { from: 'texts', most: 0 },
];

/** Runs the steps on a database that answers with these numbers of rows. Returns the statements and the last number. */
async function run(...found: number[]) {
  const list = publicList({ q: 'the' }, ContractSort.NEWEST) as Conditions;
  const texts: string[] = [];
  const rows = await runSteps(STEPS, { list, columns: 'c.id', limit: LIMIT }, ({ text }) => {
    texts.push(text);
    return Promise.resolve(Array.from({ length: found[texts.length - 1] ?? 0 }, () => ({})));
  });
  return { texts, rows: rows.length };
}

describe('the steps of a search', () => {
  it('end with the first that fills the page', async () => {
    expect(await run(3)).toMatchObject({ rows: 3, texts: { length: 1 } });
    expect(await run(1, 3)).toMatchObject({ rows: 3, texts: { length: 2 } });
  });

  it('answer with the rows of the last one', async () => {
    expect(await run(1, 1, 2)).toMatchObject({ rows: 2, texts: { length: 3 } });
  });

  it('skip a step if the one before found too few or too many', async () => {
    const { texts, rows } = await run(0, 0, 2);
    expect([texts.length, rows]).toEqual([3, 2]);
    expect(texts.map((text) => [text.includes('limit 4000'), text.includes('numnode')])).toEqual([
      [false, false],
      [false, false],
      [false, true],
    ]);
  });
});
