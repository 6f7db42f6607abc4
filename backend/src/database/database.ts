import { Injectable } from '@nestjs/common';
import type { Pool, PoolClient } from 'pg';
import { DataSource } from 'typeorm';

/** Named SQL is prepared once per connection; unnamed SQL is planned for its values each time. */
export interface Statement {
  name?: string;
  text: string;
}

/** A transaction: queries, and callbacks that run after the commit. */
export interface Tx {
  query<Row>(statement: Statement | string, values?: unknown[]): Promise<Row[]>;
  afterCommit(tell: () => void): void;
}

interface PostgresPools {
  master: Pool;
  slaves: Pool[];
}

const RETRIED = new Set(['40001', '40P01']);
const ATTEMPTS = 3;

/** SQL over TypeORM's connection pool, for hot reads and statements that need one round trip. */
@Injectable()
export class Database {
  private readonly pools: PostgresPools;

  constructor(readonly dataSource: DataSource) {
    this.pools = dataSource.driver as unknown as PostgresPools;
  }

  get pool(): Pool {
    return this.pools.master;
  }

  /** For lists and pages that may be slightly stale: uses a replica if there is one. */
  read<Row>(statement: Statement | string, values: unknown[] = []): Promise<Row[]> {
    const { slaves } = this.pools;
    const pool = slaves.length > 0 ? slaves[Math.floor(Math.random() * slaves.length)] : this.pool;
    return rowsOf<Row>(pool as Pool, statement, values);
  }

  query<Row>(statement: Statement | string, values: unknown[] = []): Promise<Row[]> {
    return rowsOf<Row>(this.pool, statement, values);
  }

  /** Runs `work` in a transaction; retries deadlocks and serialization failures, three attempts in all. */
  async transaction<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.attempt(work);
      } catch (error) {
        if (attempt >= ATTEMPTS || !RETRIED.has((error as { code?: string }).code ?? '')) throw error;
      }
    }
  }

  private async attempt<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> {
    const client = await this.pool.connect();
    const tells: (() => void)[] = [];
    let broken: Error | undefined;
    try {
      await client.query('begin');
      const result = await work({
        query: (statement, values = []) => rowsOf(client, statement, values),
        afterCommit: (tell) => void tells.push(tell),
      });
      await client.query('commit');
      for (const tell of tells) tell();
      return result;
    } catch (error) {
      if (isUnanswered(error)) broken = error;
      else await client.query('rollback').catch((lost: unknown) => (broken = lost as Error));
      throw error;
    } finally {
      client.release(broken);
    }
  }
}

/** The connection is still busy with the timed-out query: later queries would wait behind it. */
const isUnanswered = (error: unknown): error is Error =>
  error instanceof Error && error.message === 'Query read timeout';

async function rowsOf<Row>(
  on: Pool | PoolClient,
  statement: Statement | string,
  values: unknown[],
): Promise<Row[]> {
  const query = typeof statement === 'string' ? { text: statement } : statement;
  const { rows } = await on.query({ ...query, values });
  return rows as Row[];
}

/** Selects a timestamptz column as ISO text, to avoid a Date object per row. */
export const iso = (column: string, alias = column.split('.').at(-1)): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "${alias}"`;

/** A UUID that stands for a text column, for APIs that name a row without telling what the column holds. */
export const digestId = (column: string): string =>
  `left(encode(sha256(convert_to(${column}, 'UTF8')), 'hex'), 32)::uuid`;
