/** A statement that another version of the product would feel, and what to do instead. */
interface Rule {
  /** Matches a statement in lower case with single spaces; its first group is the table. */
  pattern: RegExp;
  /** Concerns only migrations that run in a transaction, which keeps all its locks until the end. */
  inTransaction?: true;
  instead: string;
}

const TABLE = String.raw`(?:if exists )?(?:only )?"?(\w+)"?`;
const RULES: Rule[] = [
  {
    pattern: /^create (?:unique )?index (?!concurrently)(?:if not exists )?\S+ on (?:only )?"?(\w+)"?/,
    instead: 'writes wait for the whole build: use createIndex',
  },
  {
    pattern: new RegExp(
      `^alter table ${TABLE}.* add (?:constraint \\S+ )?(?:check|foreign key)\\b(?!.*not valid)`,
    ),
    instead: 'all rows are checked under a lock: add it "not valid", validate it in a second statement',
  },
  {
    pattern: new RegExp(
      `^alter table ${TABLE}.* add (?:constraint \\S+ )?(?:unique|primary key|exclude)\\b(?!.*using index)`,
    ),
    instead: 'an index is built under a lock: use createIndex, then "add constraint ... using index"',
  },
  {
    pattern: new RegExp(`^alter table ${TABLE}.* set not null`),
    instead: 'all rows are read under a lock: validate a "not valid" check first, and say so in ALLOWED',
  },
  {
    pattern: new RegExp(
      `^alter table ${TABLE}.* (?:drop (?:column |if exists )?(?!constraint|expression)"?\\w+"?(?:,|$)|rename )`,
    ),
    instead: 'the running version still uses it: stop using it now, drop it in a later version',
  },
  {
    pattern: new RegExp(`^(?:update|delete from) ${TABLE}`),
    inTransaction: true,
    instead: 'rows stay locked until the end: use updateInBatches',
  },
  {
    pattern: new RegExp(`^(?:lock table|truncate|vacuum full|cluster|drop table) ${TABLE}`),
    instead: 'the table is locked',
  },
];

/** What a function does is done later, in the transactions of its callers. */
const FUNCTION_BODY = /(create (?:or replace )?function[^$]*)\$\$[^]*?\$\$/g;

/** Why a statement of a migration is not safe on tables that are in use; null if it is. */
export function dangerOf(sql: string, tables: Set<string>, isTransaction: boolean): string | null {
  for (const statement of sql.toLowerCase().replace(FUNCTION_BODY, '$1').split(';')) {
    const text = statement.replace(/\s+/g, ' ').trim();
    const rule = RULES.find(({ pattern, inTransaction }) => {
      const table = pattern.exec(text)?.[1];
      return table !== undefined && tables.has(table) && (isTransaction || !inTransaction);
    });
    if (rule) return `${rule.instead}\n  ${text}`;
  }
  return null;
}
