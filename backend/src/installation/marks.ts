import type { EntityManager } from 'typeorm';
import { InstallationMark } from './installation-mark.entity.js';

export type MarkName =
  /** A backup was made; the value is its folder, if `npm run backup` wrote one. */
  | 'backup'
  /** A backup was restored. */
  | 'restore'
  /** An admin has reviewed what is sold in which state. */
  | 'states-reviewed'
  /** The payment provider sent an event that was signed with the live webhook secret. */
  | 'live-webhook';

interface Connection {
  query(text: string, values: unknown[]): Promise<unknown>;
}

/** SQL: one statement that also runs on the bare connection of a command. */
const SET = `insert into installation_marks (name, value, marked_at) values ($1, $2, now())
  on conflict (name) do update set value = excluded.value, marked_at = excluded.marked_at`;

/** Records that it happened now. */
export async function setMark(on: Connection, name: MarkName, value: string | null = null): Promise<void> {
  await on.query(SET, [name, value]);
}

/** Null if it has never happened. */
export const findMark = (
  { manager }: { manager: EntityManager },
  name: MarkName,
): Promise<InstallationMark | null> => manager.findOneBy(InstallationMark, { name });
