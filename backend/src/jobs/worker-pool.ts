import pg from 'pg';

type Connected = (error: Error | undefined, client: pg.PoolClient | undefined, release: Release) => void;
type Release = (broken?: Error | boolean) => void;

/**
 * The connection pool of the job worker. If the database connection is lost while the library stops, the library
 * releases its listening connection twice, which would be an unhandled error: the second release is ignored.
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
