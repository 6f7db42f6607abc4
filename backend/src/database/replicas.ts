import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { Config } from '../common/config/config.js';
import { isWrongServer } from './driver/unusable-connections.js';

const PROBE_EVERY_MS = 1_000;
/** A replica that is further behind is not read from. */
const MAX_LAG_MS = 5_000;
const MOST_SAMPLES = 600;
/** Shorter than the primary's limits: a read that fails here is repeated there. */
const LIMITS = { connectionTimeoutMillis: 1_000, query_timeout: 1_000 };

/** SQL: positions in the write-ahead log, in bytes since its start. */
const POSITION = `select (case when pg_is_in_recovery() then pg_last_wal_replay_lsn()
  else pg_current_wal_lsn() end - '0/0')::float8 as position`;
/**
 * SQL: the position of a server that takes writes. It fails on a standby, so that no standby is mistaken for the
 * primary.
 */
const LEADING = `select (pg_current_wal_lsn() - '0/0')::float8 as position`;
/** SQL: where the next write goes. */
const WRITTEN = `select (pg_current_wal_insert_lsn() - '0/0')::float8 as position`;

/** The position that the reads of the current request must have reached; Infinity means the primary. */
const needed = new AsyncLocalStorage<number>();
export const readingFrom = (position: number, work: () => void): void => needed.run(position, work);

/** A server that lists are read from. */
export interface Replica {
  /** Host and port, as metrics show it. */
  name: string;
  pool: pg.Pool;
  /** True if it answered the last probe and all reads since. */
  answers: boolean;
  position: number;
  /**
   * True if it is ahead of the primary: it followed a former primary, so its position says nothing. False again once it
   * does not answer or its position goes back, as both happen when it is rebuilt.
   */
  hasDiverged: boolean;
}

/**
 * The servers of DATABASE_REPLICA_URLS. Each is asked every second for its position in the write-ahead log. Comparing
 * positions with the primary's needs no clocks and notices a replica that receives nothing.
 */
@Injectable()
export class Replicas implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger(Replicas.name);
  private readonly primary: pg.Pool;
  readonly all: readonly Replica[];
  /** Reads that a replica failed to answer and the primary answered. */
  fallbacks = 0;
  /** When the primary reached each position, oldest first. */
  private samples: { position: number; at: number }[] = [];
  private timer: NodeJS.Timeout | undefined;

  constructor(config: Config, dataSource: DataSource) {
    this.primary = (dataSource.driver as PostgresDriver).master as pg.Pool;
    this.all = config.databaseReplicaUrls.map((url) => {
      // connects with the first query, so a process starts without its replicas
      const pool = new pg.Pool({ ...this.primary.options, ...LIMITS, connectionString: url });
      pool.on('error', () => undefined);
      return { name: new URL(url).host, pool, answers: false, position: 0, hasDiverged: false };
    });
  }

  onModuleInit(): void {
    if (this.all.length === 0) return;
    this.timer = setInterval(() => void this.probe(), PROBE_EVERY_MS).unref();
    void this.probe();
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await Promise.all(this.all.map(({ pool }) => pool.end()));
  }

  /**
   * A replica that answers, is not far behind and has what the current request needs; without one, the primary is read.
   */
  pick(): Replica | undefined {
    const position = needed.getStore() ?? 0;
    const usable = this.all.filter(
      (replica) =>
        replica.answers &&
        !replica.hasDiverged &&
        replica.position >= position &&
        this.lagSeconds(replica) * 1_000 <= MAX_LAG_MS,
    );
    return usable[Math.floor(Math.random() * usable.length)];
  }

  /** A replica that cannot be reached is left out until it answers a probe. */
  failed(replica: Replica, error: unknown): void {
    this.fallbacks++;
    const isReached = error instanceof pg.DatabaseError && !isWrongServer(error);
    if (!isReached) this.mark(replica, false, String(error));
  }

  /** How long ago the primary was at the first position that the replica has not reached; ten minutes at most. */
  lagSeconds({ position }: Replica): number {
    const missing = this.samples.find((sample) => sample.position > position);
    return missing ? (performance.now() - missing.at) / 1_000 : 0;
  }

  /** The position after everything that was committed until now. */
  written(): Promise<number> {
    return positionOf(this.primary, WRITTEN);
  }

  private async probe(): Promise<void> {
    await Promise.all(
      this.all.map(async (replica) => {
        try {
          const position = await positionOf(replica.pool, POSITION);
          if (position < replica.position) replica.hasDiverged = false;
          replica.position = position;
          this.mark(replica, true, '');
        } catch (error) {
          replica.hasDiverged = false;
          this.mark(replica, false, String(error));
        }
      }),
    );
    // read after the replicas' positions: a replica can be ahead of it only if it follows another primary
    const position = await positionOf(this.primary, LEADING).catch(() => null);
    // unknown during a failover: keep the samples
    if (position === null) return;
    this.sample(position);
    for (const replica of this.all)
      if (replica.answers && replica.position > position) this.leaveOut(replica);
  }

  private sample(position: number): void {
    const last = this.samples.at(-1)?.position ?? -1;
    // another server has become the primary
    if (position < last) this.samples = [];
    if (position !== last) this.samples.push({ position, at: performance.now() });
    if (this.samples.length > MOST_SAMPLES) this.samples.shift();
  }

  private leaveOut(replica: Replica): void {
    if (!replica.hasDiverged)
      this.logger.warn(
        `The replica ${replica.name} is ahead of the primary and is not read from. Rebuild it from the primary.`,
      );
    replica.hasDiverged = true;
  }

  private mark(replica: Replica, answers: boolean, reason: string): void {
    if (replica.answers === answers) return;
    replica.answers = answers;
    if (answers) this.logger.log(`Reads from the replica ${replica.name}.`);
    else this.logger.warn(`The replica ${replica.name} is left out until it answers again: ${reason}`);
  }
}

async function positionOf(pool: pg.Pool, statement: string): Promise<number> {
  const { rows } = await pool.query<{ position: number }>(statement);
  return rows[0]?.position ?? 0;
}
