import { Injectable } from '@nestjs/common';
import { AppError } from '../common/errors.js';
import { Database } from '../database/database.js';

/** Ready for traffic: the database answers, accepts writes and has all migrations of this version. */
@Injectable()
export class Readiness {
  constructor(private readonly database: Database) {}

  async check(): Promise<void> {
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
