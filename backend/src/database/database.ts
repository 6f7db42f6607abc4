import { Injectable, Optional, type OnApplicationShutdown } from '@nestjs/common';
import pg, { type Pool, type PoolClient } from 'pg';
import { DataSource, type EntityManager } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { ISO_TIMESTAMPS } from './driver/iso-timestamps.js';
import { onOneConnection, refuseSecondConnection } from './driver/one-connection.js';
import type { Statement } from './driver/statement.js';
import { Pipelines } from './driver/pipelines.js';
import { Replicas } from './replicas.js';
import { dropIdleConnections, dropIfUnusable, isWrongServer } from './driver/unusable-connections.js';

export type { Statement } from './driver/statement.js';

/** A transaction: entities and SQL on one connection, and callbacks that run after the commit. */
export interface Tx {
  manager: EntityManager;
  query<Row>(statement: Statement | string, values?: unknown[]): Promise<Row[]>;
  afterCommit(tell: () => void): void;
}

const RETRIED = new Set(['40001', '40P01']);
const ATTEMPTS = 3;

/**
 * True if PostgreSQL refused a statement because of its data, a constraint or a deadlock: then it wrote nothing. After
 * other errors, such as a lost connection, it may have written everything.
 */
export const isRefusal = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && /^(22|23|40)/.test(error.code ?? '');

/** Transactions, and SQL over TypeORM's connection pool for what repositories do not do well (ADR 0006). */
@Injectable()
export class Database implements OnApplicationShutdown {
  private readonly driver: PostgresDriver;
  private pipelines: Pipelines | undefined;

  constructor(
    readonly dataSource: DataSource,
    @Optional() private readonly replicas?: Replicas,
  ) {
    this.driver = dataSource.driver as PostgresDriver;
  }

  /** Entities outside a transaction. */
  get manager(): EntityManager {
    return this.dataSource.manager;
  }

  get pool(): Pool {
    return this.driver.master as Pool;
  }

  /** For public lists, which may be slightly stale: reads from a replica if there is one that can be used. */
  async read<Row>(statement: Statement | string, values: unknown[] = []): Promise<Row[]> {
    refuseSecondConnection();
    const replica = this.replicas?.pick();
    if (replica)
      try {
        return await rowsOf<Row>(replica.pool, statement, values);
      } catch (error) {
        this.replicas?.failed(replica, error);
      }
    return this.query<Row>(statement, values);
  }

  async query<Row>(statement: Statement | string, values: unknown[] = []): Promise<Row[]> {
    try {
      return await this.run<Row>(statement, values);
    } catch (error) {
      if (isWrongServer(error)) this.replaceConnections();
      throw error;
    }
  }

  /** Also true on a replica. Then the next queries use new connections, because another server may be the primary. */
  async isReadOnly(): Promise<boolean> {
    // SQL: a setting of the server; no table is read
    const [row] = await this.query<{ isReadOnly: boolean }>(
      `select current_setting('transaction_read_only')::boolean as "isReadOnly"`,
    );
    if (row?.isReadOnly) this.replaceConnections();
    return row?.isReadOnly ?? false;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pipelines?.end();
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

  private run<Row>(statement: Statement | string, values: unknown[]): Promise<Row[]> {
    refuseSecondConnection();
    if (typeof statement === 'string' || !statement.isQuick) return rowsOf(this.pool, statement, values);
    return (this.pipelines ??= new Pipelines(this.pool)).query(statement, values);
  }

  private replaceConnections(): void {
    dropIdleConnections(this.pool);
    this.pipelines?.replaceConnections();
  }

  private async attempt<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> {
    const tells: (() => void)[] = [];
    const result = await this.dataSource.transaction(async (manager) => {
      const client = (await manager.queryRunner?.connect()) as PoolClient;
      try {
        const tx: Tx = {
          manager,
          query: (statement, values = []) => rowsOf(client, statement, values),
          afterCommit: (tell) => void tells.push(tell),
        };
        return await onOneConnection(this.pool, () => work(tx));
      } catch (error) {
        dropIfUnusable(this.pool, client, error);
        if (isWrongServer(error)) this.pipelines?.replaceConnections();
        throw error;
      }
    });
    for (const tell of tells) tell();
    return result;
  }
}

async function rowsOf<Row>(
  on: Pool | PoolClient,
  statement: Statement | string,
  values: unknown[],
): Promise<Row[]> {
  const query = typeof statement === 'string' ? { text: statement } : statement;
  const { rows } = await on.query({ ...query, values, types: ISO_TIMESTAMPS });
  return rows as Row[];
}

/** A UUID that stands for a text column, for APIs that name a row without telling what the column holds. */
export const digestId = (column: string): string =>
  `left(encode(sha256(convert_to(${column}, 'UTF8')), 'hex'), 32)::uuid`;
