import pg from 'pg';
import { Provider } from '../../backend/test/support/payments.js';

export interface Answer {
  /** 0: the connection broke before an answer came. */
  status: number;
  code: string;
}

export type Query = <Row extends object>(text: string, values?: unknown[]) => Promise<Row[]>;

/** What a scenario works with: running processes of the product, their database, the sandbox. */
export interface Stage {
  urls: string[];
  /** The sandbox, at the address of the first process; all processes share it. */
  provider: Provider;
  query: Query;
  sessionSecret: string;
  /** Every answer that promised something, to be compared with the books afterwards. */
  answers: Promised[];
  /** Every row that the product acknowledged. */
  written: { table: 'contracts' | 'messages'; id: string }[];
  /** How often each code was answered. */
  heard: Record<string, number>;
}

export interface Promised {
  intent: string;
  answer: Answer;
}

export function openStage(urls: string[], databaseUrl: string, sessionSecret: string) {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 4 });
  pool.on('error', () => undefined);
  const query: Query = async <Row extends object>(text: string, values: unknown[] = []) => {
    // scenarios crash the database on purpose, so their own queries are retried
    for (let tries = 0; ; tries++) {
      try {
        return (await pool.query<Row>(text, values)).rows;
      } catch (error) {
        const { code = '' } = error as { code?: string };
        const lost = /^(57P|08|ECONN|EPIPE)/.test(code) || /terminated/.test(String(error));
        if (!lost || tries > 100) throw error;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    }
  };
  const provider = new Provider(urls[0] as string);
  const stage: Stage = { urls, provider, query, sessionSecret, answers: [], written: [], heard: {} };
  return { stage, close: () => pool.end() };
}

export async function watchQueuedMails(query: Query): Promise<void> {
  await query(`create table if not exists torture_mails (key text, payload json)`);
  await query(`create or replace function note_torture_mail() returns trigger language plpgsql as $$ begin
    if new.task_id = (select id from graphile_worker._private_tasks where identifier = 'mail') then
      insert into torture_mails values (new.key, new.payload);
    end if; return null; end $$`);
  await query(`create or replace trigger note_torture_mail after insert on graphile_worker._private_jobs
    for each row execute function note_torture_mail()`);
}
