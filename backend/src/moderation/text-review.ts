import { setImmediate as breathe } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { MoreThanOrEqual } from 'typeorm';
import { TopicBus } from '../common/cluster/topics.js';
import { Database, type Tx } from '../database/database.js';
import { sqlList } from '../database/sql-list.js';
import { enqueue, REVIEW_SUBJECTS, type ReviewJob, type ReviewSubject } from '../jobs/jobs.js';
import { JobWorker } from '../jobs/worker.js';
import { moderate, type Moderated } from './moderate.js';
import { GUARD_KINDS } from './detection/rules.js';
import { FinishedReview } from './text-review.entity.js';

/** Raised with every change of the detection rules: all older texts are then reviewed again. */
export const RULES = 7;

/** A table with public texts. Beside each text column stands a `masked_` column. */
export interface ReviewedTable {
  columns: readonly string[];
  /** Moderates a column that is not plain text. */
  moderateColumn?: Readonly<Record<string, (written: string) => Moderated>>;
  /** SQL: the rows to review; what an admin has cleared stays as it is. */
  where?: string;
  /** Flags of its own that the texts of a row decide, and how. */
  ownFlags?: { kinds: readonly string[]; find: (tx: Tx, id: string) => Promise<string[]> };
  /** Moderates a row together with other rows of the table; null if its own texts decide. */
  moderateInContext?: (tx: Tx, id: string, texts: string[]) => Promise<Moderation | null>;
}

interface Moderation {
  masked: (string | null)[];
  flags: string[];
}

const AT_ONCE = 200;

interface Row extends Moderation {
  id: string;
  written: string[];
}

/**
 * Moderates the texts that were written before the rules last changed, one batch per job. What an admin has cleared
 * stays as it is. The owners of the tables register them; an unfinished review is resumed at the next start.
 * SQL: the columns differ by table, and a row is only updated while its texts are the ones that were read.
 */
@Injectable()
export class TextReview implements OnApplicationBootstrap {
  private readonly tables = new Map<ReviewSubject, ReviewedTable>();

  constructor(
    private readonly database: Database,
    private readonly topics: TopicBus,
    worker: JobWorker,
  ) {
    worker.register('review-texts', (job) => this.batch(job));
  }

  register(subject: ReviewSubject, table: ReviewedTable): void {
    this.tables.set(subject, table);
  }

  async onApplicationBootstrap(): Promise<void> {
    const done = await this.database.manager.findBy(FinishedReview, { rules: MoreThanOrEqual(RULES) });
    for (const subject of this.tables.keys())
      if (!done.some((review) => review.subject === subject))
        await enqueueBatch(this.database, subject, null);
  }

  private async batch({ subject, after }: ReviewJob): Promise<void> {
    const table = this.tables.get(subject);
    if (!table) throw new Error(`No module has registered ${subject} for a review.`);
    const { columns, where = 'cleared_at is null' } = table;
    const rows = await this.database.query<Row>(
      `select id, array[${columns.map((column) => `${column}::text`).join(', ')}] as written, flags,
         array[${columns.map((column) => `masked_${column}::text`).join(', ')}] as masked
       from ${subject} where ${where} and ($1::uuid is null or id > $1) order by id limit ${AT_ONCE}`,
      [after],
    );
    let isCorrected = false;
    try {
      for (const row of rows) {
        // a transaction each, because some lock a contract: no transaction holds several, in an order that sales do not use
        isCorrected =
          (await this.database.transaction((tx) => correct(tx, subject, table, row))) || isCorrected;
        // a long text takes milliseconds: let other work run in between
        await breathe();
      }
    } finally {
      // what visitors share may still show a contact that is masked now
      if (isCorrected) this.topics.publish('publicDataChanged', {});
    }
    const last = rows[AT_ONCE - 1];
    if (last) await enqueueBatch(this.database, subject, last.id);
    else await this.database.manager.upsert(FinishedReview, { subject, rules: RULES }, ['subject']);
  }
}

/** Has all texts reviewed by the next worker; for code that writes texts without the services, such as the demo. */
export async function reviewAll(tx: Tx): Promise<void> {
  await tx.manager.deleteAll(FinishedReview);
  for (const subject of REVIEW_SUBJECTS) await enqueueBatch(tx, subject, null);
}

const enqueueBatch = (tx: Pick<Tx, 'query'>, subject: ReviewSubject, after: string | null) =>
  enqueue(tx, 'review-texts', { subject, after }, { key: `review-texts ${subject}` });

/** Writes only a moderation that differs, and says whether it did. SQL: only while the texts are still the ones that were read. */
async function correct(
  tx: Tx,
  subject: ReviewSubject,
  table: ReviewedTable,
  { id, written, ...before }: Row,
): Promise<boolean> {
  const { columns, moderateInContext, ownFlags } = table;
  const found = (await moderateInContext?.(tx, id, written)) ?? moderateRow(table, written);
  const { masked } = found;
  const decided = [...GUARD_KINDS, ...(ownFlags?.kinds ?? [])];
  const foundFlags = [...found.flags, ...((await ownFlags?.find(tx, id)) ?? [])];
  const flags = [...foundFlags, ...before.flags.filter((flag) => !decided.includes(flag))];
  if (isDeepStrictEqual(before, { masked, flags })) return false;
  const parameter = (at: number) => `$${at + 3}`;
  await tx.query(
    // what other checks flagged stays, also if they did so after the row was read
    `update ${subject} set
       flags = $2::text[] || array(select flag from unnest(flags) flag where flag not in (${sqlList(decided)})),
       ${columns.map((column, at) => `masked_${column} = ${parameter(at)}`).join(', ')}
     where id = $1
       and ${columns.map((column, at) => `${column} = ${parameter(at + columns.length)}`).join(' and ')}`,
    [id, foundFlags, ...masked, ...written],
  );
  return true;
}

function moderateRow({ columns, moderateColumn }: ReviewedTable, written: readonly string[]): Moderation {
  const all = written.map((text, at) => (moderateColumn?.[columns[at] as string] ?? moderate)(text));
  return { masked: all.map(({ masked }) => masked), flags: [...new Set(all.flatMap(({ flags }) => flags))] };
}
