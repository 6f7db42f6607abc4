import type { Tx } from '../database/database.js';
import { blankNames } from './blank-names.js';
import type { DataOwner } from '../member-data/member-data.js';

const BATCH = 500;

interface Texts {
  table: string;
  columns: readonly string[];
  /** The column with the member's id. */
  owner: string;
}

/**
 * Makes the masks of a member's texts permanent by deleting the original texts. The member's own name and address are
 * blanked as well. Texts that an admin cleared keep everything else. SQL: each row of a batch gets its own new texts in
 * one statement.
 */
export async function blankTexts(tx: Tx, { table, columns, owner }: Texts, member: DataOwner): Promise<void> {
  const names = namesOf(member);
  for (let after: string | undefined; ;) {
    const rows = await tx.query<{ id: string; texts: string[] }>(
      `select id, array[${columns.map((column) => `coalesce(masked_${column}, ${column})`).join(', ')}] as texts
       from ${table} where ${owner} = $1 and ($2::uuid is null or id > $2) order by id limit ${BATCH}`,
      [member.id, after ?? null],
    );
    const blanked = rows.map(({ id, texts }) => [id, ...texts.map((text) => blankNames(text, names))]);
    await tx.query(
      `update ${table} t set ${columns.map((column, at) => `${column} = b.new->>${at + 1}, masked_${column} = null`).join(', ')}
       from json_array_elements($1::json) as b(new)
       where t.id = (b.new->>0)::uuid
         and (num_nonnulls(${columns.map((column) => `t.masked_${column}`).join(', ')}) > 0
           or (${columns.map((column, at) => `t.${column} is distinct from b.new->>${at + 1}`).join(' or ')}))`,
      [JSON.stringify(blanked)],
    );
    after = rows.at(-1)?.id;
    if (rows.length < BATCH) return;
  }
}

export const namesOf = ({ firstName, lastName, email }: DataOwner): string[] =>
  [firstName, lastName, email].filter((name): name is string => name !== null && [...name].length > 1);
