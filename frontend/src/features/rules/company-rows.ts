import type { CompanyTableQuery } from '../../generated/rules';

type Listed = CompanyTableQuery['companies']['edges'][number]['node'];

/** The columns of the table, each with the value that it is ordered by. */
export const COLUMNS = {
  name: { label: 'Company', key: null, rank: ({ name }: Listed) => name.toLowerCase() },
  allowed: { label: 'Allowed', key: 'allowed', rank: byAnswer('allowed', ['yes', 'depends', 'no']) },
  released: {
    label: 'Seller released',
    key: 'holderReleased',
    rank: byAnswer('holderReleased', ['yes', 'after-approval', 'no']),
  },
  fee: { label: 'Fee', key: 'transferFee', rank: byNumber('feeMax', 'feeMin') },
  days: { label: 'Decision', key: 'decisionDays', rank: byNumber('decisionDaysMax', 'decisionDaysMin') },
  listings: { label: 'Listings', key: null, rank: ({ listings }: Listed) => listings },
} as const;

export type Column = keyof typeof COLUMNS;
export const COLUMN_NAMES = Object.keys(COLUMNS) as readonly Column[];

export interface Order {
  column: Column;
  isDescending: boolean;
}

/** Reads what an address says, such as `fee` or `-listings`; companies are ordered by name otherwise. */
export function orderOf(text: string | null): Order {
  const isDescending = text?.startsWith('-') ?? false;
  const column = COLUMN_NAMES.find((name) => name === text?.slice(isDescending ? 1 : 0));
  return column ? { column, isDescending } : { column: 'name', isDescending: false };
}

/** What an address says to order by a column; again to turn it around. The most listings come first. */
export function nextOrder(column: Column, now: Order): string {
  const turned = column === now.column ? !now.isDescending : column === 'listings';
  return `${turned ? '-' : ''}${column}`;
}

type Rank = string | number | null;

function byAnswer(key: string, answers: readonly string[]): (company: Listed) => Rank {
  return ({ rule }) => {
    const at = answers.indexOf(String(rule?.values[key]));
    return at < 0 ? null : at;
  };
}

function byNumber(...keys: string[]): (company: Listed) => Rank {
  return ({ rule }) =>
    keys.map((key) => rule?.values[key]).find((value) => typeof value === 'number') ?? null;
}

/** What is not known comes last in both directions. */
function inOrder({ column, isDescending }: Order) {
  const { rank } = COLUMNS[column];
  return (a: Listed, b: Listed): number => {
    const [x, y] = [rank(a), rank(b)];
    if (x === null || y === null) return Number(x === null) - Number(y === null);
    const order = x < y ? -1 : Number(x > y);
    return isDescending ? -order : order;
  };
}

export interface CompanyRow {
  slug: string;
  name: string;
  listings: number;
  checkedOn: string | null;
  /** As people read it, by the key of the line; not known if missing. */
  values: Partial<Record<string, string>>;
}

/** The rows of the table in an order, with the values as the rule book writes them. */
export function companyRows(companies: readonly Listed[], order: Order): CompanyRow[] {
  return companies.toSorted(inOrder(order)).map(({ slug, name, listings, rule }) => ({
    ...{ slug, name, listings, checkedOn: rule?.checkedOn ?? null },
    // lines without their labels, which the table has above its columns
    values: Object.fromEntries(
      (rule?.lines ?? []).map(({ key, text }) => [key, text.slice(text.indexOf(': ') + 2)]),
    ),
  }));
}
