import { HOUR_MS } from '@handover/domain/days';
import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { Metrics } from '../common/observe/metrics.js';
import { Database } from '../database/database.js';

const WRITE_EVERY_MS = 10_000;

/** SQL: adds to a row that other processes add to as well. */
const ADD = `insert into server_errors (hour, count) values (date_trunc('hour', now(), 'UTC'), $1)
  on conflict (hour) do update set count = server_errors.count + excluded.count`;
/** SQL: compares with the clock of the database, which wrote the hours. */
const FORGET = `delete from server_errors where hour < now() - interval '8 days'`;
/** SQL: adds up. */
const LAST_DAY = `select coalesce(sum(count), 0)::int as count from server_errors where hour > now() - interval '25 hours'`;

/** The requests that failed by a fault of the server in the last 24 full hours and the current one, in all processes. */
export async function errorsOfLastDay(database: Pick<Database, 'query'>): Promise<number> {
  const [row] = await database.query<{ count: number }>(LAST_DAY);
  return row?.count ?? 0;
}

/** Writes how many requests of this process have failed, if any did. */
@Injectable()
export class ServerErrors implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(ServerErrors.name);
  private writing: NodeJS.Timeout | undefined;
  private unwritten = 0;
  private forgetAt = 0;

  constructor(
    private readonly database: Database,
    private readonly metrics: Metrics,
  ) {}

  onApplicationBootstrap(): void {
    this.writing = setInterval(() => void this.write(), WRITE_EVERY_MS).unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.writing);
    await this.write();
  }

  /** What cannot be written now, because the database is away, is written later. */
  async write(): Promise<void> {
    const count = this.unwritten + this.metrics.takeFaults();
    this.unwritten = 0;
    if (count === 0) return;
    try {
      await this.database.query(ADD, [count]);
      if (Date.now() < this.forgetAt) return;
      this.forgetAt = Date.now() + HOUR_MS;
      await this.database.query(FORGET);
    } catch (error) {
      this.logger.debug(error);
      this.unwritten += count;
    }
  }
}
