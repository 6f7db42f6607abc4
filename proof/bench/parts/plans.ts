import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database, Statement } from '../../../backend/src/database/database.js';

export interface Recorded {
  text: string;
  values: unknown[];
}

const recording = new AsyncLocalStorage<Recorded[]>();

/** Records all statements of this database for `statementsOf`. */
export function record(database: Database): void {
  for (const name of ['read', 'query'] as const) {
    const original: Database['query'] = database[name].bind(database);
    database[name] = <Row>(statement: Statement | string, values?: unknown[]) => {
      const text = typeof statement === 'string' ? statement : statement.text;
      recording.getStore()?.push({ text, values: [...(values ?? [])] });
      // a read without a replica is a query of the same database
      return recording.exit(() => original<Row>(statement, values));
    };
  }
}

export async function statementsOf(work: () => Promise<unknown>): Promise<Recorded[]> {
  const recorded: Recorded[] = [];
  await recording.run(recorded, work);
  return recorded;
}

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  'Shared Hit Blocks'?: number;
  'Shared Read Blocks'?: number;
  Plans?: PlanNode[];
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];
const BIG_TABLES = new Set([
  'contracts',
  'messages',
  'purchases',
  'users',
  'audit_entries',
  'contact_requests',
]);

export interface Plan {
  /** "contracts_listed, contracts_pkey" */
  indexes: string;
  /** The largest number of rows that any node of the plan processed. */
  rows: number;
  /** Its execution time in the database. */
  ms: number;
  /** The blocks that it read, from the cache or the disk. */
  blocks: number;
  faults: string[];
}

/** The plan of a statement, and the parts of it that would not scale to ten times the rows. */
export async function planOf(
  database: Database,
  { text, values }: Recorded,
  tableRows: number,
): Promise<Plan> {
  const [row] = await database.query<{ 'QUERY PLAN': [{ Plan: PlanNode; 'Execution Time': number }] }>(
    `explain (analyze, buffers, timing off, format json) ${text}`,
    values,
  );
  const answer = row?.['QUERY PLAN'][0];
  const nodes = answer ? nodesOf(answer.Plan) : [];
  const faults = nodes.flatMap((node) => {
    if (node['Node Type'] === 'Seq Scan' && BIG_TABLES.has(node['Relation Name'] ?? ''))
      return [`Seq Scan on ${node['Relation Name']}`];
    const sorted = node.Plans?.[0]?.['Actual Rows'] ?? 0;
    if (node['Node Type'].includes('Sort') && sorted > tableRows / 4)
      return [`Sort of ${Math.round(sorted)} rows`];
    return [];
  });
  const handled = nodes.map(
    (node) =>
      (node['Actual Rows'] +
        (node['Rows Removed by Filter'] ?? 0) +
        (node['Rows Removed by Index Recheck'] ?? 0)) *
      node['Actual Loops'],
  );
  const indexes = [...new Set(nodes.flatMap((node) => node['Index Name'] ?? []))].join(', ');
  return {
    indexes,
    rows: Math.max(0, ...handled),
    ms: answer?.['Execution Time'] ?? 0,
    blocks: (answer?.Plan['Shared Hit Blocks'] ?? 0) + (answer?.Plan['Shared Read Blocks'] ?? 0),
    faults,
  };
}
