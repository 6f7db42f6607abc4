import { setImmediate as breathe } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Database, type Tx } from '../database/database.js';
import { enqueue } from '../jobs/jobs.js';
import type { ReviewJob, ReviewSubject } from '../jobs/review.job.js';
import { JobWorker } from '../jobs/worker.js';
import { judge, moderate } from './moderate.js';
import { mayBePart, splitPartsIn, TOGETHER, type Sent } from './split-contacts.js';

/** Raised with every change of what is detected: then all that was written before is judged anew. */
export const RULES = 3;

/** The tables with texts that everybody reads; each text has its masked twin beside it. */
const SUBJECTS = {
  contracts: ['title', 'description', 'location'],
  messages: ['message'],
} as const satisfies Record<ReviewSubject, readonly string[]>;

const SUBJECT_NAMES = Object.keys(SUBJECTS) as ReviewSubject[];
const AT_ONCE = 200;

interface Row {
  id: string;
  written: string[];
  masked: (string | null)[];
  flags: string[];
}

/**
 * Judges what was written before the rules of today, a batch per job and the next one after it, so that nobody waits
 * for it. What a moderator has cleared stays as it is. Begins anew where a start finds it unfinished.
 */
@Injectable()
export class TextReview implements OnApplicationBootstrap {
  constructor(
    private readonly database: Database,
    worker: JobWorker,
  ) {
    worker.register('review-texts', (job) => this.batch(job));
  }

  async onApplicationBootstrap(): Promise<void> {
    const done = await this.database.query<{ subject: string }>(
      'select subject from text_reviews where rules >= $1',
      [RULES],
    );
    for (const subject of SUBJECT_NAMES)
      if (!done.some((review) => review.subject === subject)) await goOn(this.database, subject, null);
  }

  private batch({ subject, after }: ReviewJob): Promise<void> {
    return this.database.transaction(async (tx) => {
      const columns = SUBJECTS[subject];
      const rows = await tx.query<Row>(
        `select id, array[${columns.join(', ')}] as written, flags,
           array[${columns.map((column) => `masked_${column}`).join(', ')}] as masked
         from ${subject} where cleared_at is null and ($1::uuid is null or id > $1) order by id limit ${AT_ONCE}`,
        [after],
      );
      for (const row of rows) {
        await correct(tx, subject, row);
        // others have their turn: a long text takes milliseconds
        await breathe();
      }
      const last = rows[AT_ONCE - 1];
      if (last) await goOn(tx, subject, last.id);
      else
        await tx.query(
          `insert into text_reviews (subject, rules) values ($1, $2)
           on conflict (subject) do update set rules = excluded.rules`,
          [subject, RULES],
        );
    });
  }
}

/** For whoever writes texts past the services: the next worker judges all there are. */
export async function reviewAll(tx: Pick<Tx, 'query'>): Promise<void> {
  await tx.query('delete from text_reviews');
  for (const subject of SUBJECT_NAMES) await goOn(tx, subject, null);
}

const goOn = (tx: Pick<Tx, 'query'>, subject: ReviewSubject, after: string | null) =>
  enqueue(tx, 'review-texts', { subject, after }, { key: `review-texts ${subject}` });

/** Writes only where the judgement differs, and not over what was written meanwhile. */
async function correct(tx: Tx, subject: ReviewSubject, { id, written, ...before }: Row): Promise<void> {
  const { masked, flags } = (subject === 'messages' && (await withParts(tx, id, written))) || judge(written);
  if (isDeepStrictEqual(before, { masked, flags })) return;
  const columns = SUBJECTS[subject];
  const place = (at: number) => `$${at + 3}`;
  await tx.query(
    `update ${subject} set flags = $2, ${columns.map((column, at) => `masked_${column} = ${place(at)}`).join(', ')}
     where id = $1 and ${columns.map((column, at) => `${column} = ${place(at + columns.length)}`).join(' and ')}`,
    [id, flags, ...masked, ...written],
  );
}

/** A message that is a part of a contact over several messages; null for any other. */
async function withParts(tx: Tx, id: string, [text = '']: string[]) {
  if (!mayBePart(text)) return null;
  // taken before the others are read, so that what a new message adds meanwhile is not lost
  await tx.query('select 1 from messages where id = $1 for update', [id]);
  const around = await tx.query<Sent & { own: boolean }>(
    `select n.message, extract(epoch from n.created_at)::float8 as at, n.id = m.id as own
     from messages m join messages n on n.contract_id = m.contract_id and n.sender_id = m.sender_id
       and n.seq between m.seq - ${TOGETHER.distance} and m.seq + ${TOGETHER.distance}
     where m.id = $1 order by n.seq`,
    [id],
  );
  const own = around.findIndex((message) => message.own);
  const parts = splitPartsIn(around, own);
  if (parts.length === 0) return null;
  const { masked, flags } = moderate(text, parts);
  return { masked: [masked], flags };
}
