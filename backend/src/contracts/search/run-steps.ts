import type { Step } from './plan.js';
import type { Conditions } from './query-parts.js';
import { found, foundByWords, inHead, listed, literallyInHead, type Query } from './statements.js';

/** The columns and the number of rows that each step reads. */
export interface PageOfRows {
  list: Conditions;
  columns: string;
  limit: number;
}

function queryOf(step: Step, { list, columns, limit }: PageOfRows): Query {
  switch (step.from) {
    case 'list':
      return listed(list, columns, limit);
    case 'head':
      return inHead(list, columns, limit, step.contracts);
    case 'words':
      return foundByWords(list, columns, step, limit);
    case 'indexes':
      return found(list, columns, limit);
    case 'texts':
      return literallyInHead(list, columns, limit);
  }
}

/** Executes the steps in order until one fills the page, and returns the rows of the last one that was executed. */
export async function runSteps(
  steps: readonly Step[],
  page: PageOfRows,
  read: (query: Query) => Promise<object[]>,
): Promise<object[]> {
  let rows: object[] = [];
  for (const step of steps) {
    const { least = 0, most = Infinity } = step;
    if (rows.length < least || rows.length > most) continue;
    rows = await read(queryOf(step, page));
    if (rows.length === page.limit) break;
  }
  return rows;
}
