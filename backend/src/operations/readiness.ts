import { Injectable } from '@nestjs/common';
import { AppError } from '../common/api/errors.js';
import { Database } from '../database/database.js';
import { FileStore } from '../files/file-store.js';
import { Installation, TRIAL_NOTE } from '../installation/installation.js';

/**
 * Ready for traffic: the database answers, is not read-only and has all migrations of this version. With a full disk it refuses
 * writes and is ready: the processes share that disk, and without traffic they would not even serve reads.
 */
@Injectable()
export class Readiness {
  private isStopping = false;

  constructor(
    private readonly database: Database,
    private readonly installation: Installation,
    private readonly files: FileStore,
  ) {}

  /** From here on, the process wants no new traffic; it still answers what it gets. */
  stopping(): void {
    this.isStopping = true;
  }

  /** What rests although the process serves requests. */
  notes(): string[] {
    const { isTrial } = this.installation;
    return [isTrial ? TRIAL_NOTE : null, this.files.knownFault].filter((note) => note !== null);
  }

  async check(): Promise<void> {
    if (this.isStopping)
      throw new AppError('UNAVAILABLE', 'This process is about to stop.', { retryAfterSeconds: 2 });
    const [isReadOnly, done] = await Promise.all([this.database.isReadOnly(), this.migrationsDone()]).catch(
      (error: unknown) => {
        throw new AppError(
          'UNAVAILABLE',
          'The database cannot be asked.',
          { retryAfterSeconds: 2 },
          { cause: error },
        );
      },
    );
    if (isReadOnly)
      throw new AppError('UNAVAILABLE', 'The database accepts no writes.', { retryAfterSeconds: 2 });
    if (this.database.dataSource.migrations.some(({ constructor }) => !done.has(constructor.name)))
      throw new AppError('UNAVAILABLE', 'The database is not up to date yet.', { retryAfterSeconds: 5 });
  }

  /** SQL: TypeORM has no entity for its table of migrations. */
  private async migrationsDone(): Promise<Set<string>> {
    const rows = await this.database.query<{ name: string }>('select name from migrations');
    return new Set(rows.map(({ name }) => name));
  }
}
