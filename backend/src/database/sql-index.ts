import { Index } from 'typeorm';

interface SqlIndexOptions {
  unique?: boolean;
}

/** The statement that creates each index, by name: what migration:check compares with a migrated database. */
export const sqlIndexes = new Map<string, string>();

/**
 * An index that TypeORM cannot describe: partial, descending, on an expression or not a B-tree. `definition` is what
 * follows the name, as in createIndex of a migration: `on contracts (user_id)`.
 */
export function SqlIndex(
  name: string,
  definition: string,
  { unique = false }: SqlIndexOptions = {},
): ClassDecorator {
  sqlIndexes.set(name, `create ${unique ? 'unique ' : ''}index ${name} ${definition}`);
  return Index(name, { synchronize: false });
}
