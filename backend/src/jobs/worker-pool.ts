import pg from 'pg';

type Connected = (error: Error | undefined, client: pg.PoolClient | undefined, release: Release) => void;
type Release = (broken?: Error | boolean) => void;

/**
 * The connections of the job worker. When the database goes away while the library stops, it gives its listening
 * connection back twice, which would be an error that nobody handles: here the second time is nothing.
 */
export class WorkerPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | void {
    if (!callback) return super.connect();
    super.connect((error, client, release) => {
      let isReleased = false;
      callback(error, client, (broken) => {
        if (isReleased) return;
        isReleased = true;
        release(broken);
      });
    });
  }
}
