import type { Writable } from 'node:stream';
import pg from 'pg';

/** PostgreSQL sends the name of the archive and then its content, with the WAL that makes it consistent. */
const COMMAND = `BASE_BACKUP (LABEL 'handover', CHECKPOINT 'fast', WAL true, MANIFEST 'no')`;
const ARCHIVE = 0x6e; // n
const DATA = 0x64; // d

interface Connection {
  query(text: string): void;
  stream: { pause(): void; resume(): void };
}

/**
 * Writes PostgreSQL's own online backup to `output` and ends it: a tar of the data files, like that of pg_basebackup.
 * The server keeps running and writing. The embedded PostgreSQL comes without pg_basebackup and pg_dump.
 */
export async function baseBackup(url: string, output: Writable): Promise<void> {
  const client = new pg.Client({ connectionString: url, replication: 'true' } as pg.ClientConfig);
  await client.connect();
  try {
    await new Promise<void>((resolve, reject) => {
      output.on('error', reject);
      client.on('error', reject);
      client.query(new BaseBackup(output, resolve, reject));
    });
  } finally {
    await client.end().catch(() => undefined);
  }
  output.end();
}

/** Is submitted to pg like a query. pg calls one of its methods for each message of the server. */
class BaseBackup {
  private archives = 0;
  private isPaused = false;

  constructor(
    private readonly output: Writable,
    private readonly resolve: () => void,
    private readonly reject: (error: Error) => void,
  ) {}

  submit(connection: Connection): null {
    connection.query(COMMAND);
    return null;
  }

  handleCopyData({ chunk }: { chunk: Buffer }, { stream }: Connection): void {
    // a second archive would be a tablespace; the embedded database has none
    if (chunk[0] === ARCHIVE && ++this.archives > 1) this.reject(new Error('The database has tablespaces.'));
    // a copy, because pg reads the next message into the same memory
    if (chunk[0] !== DATA || this.output.write(Buffer.from(chunk.subarray(1)))) return;
    // messages that had already arrived are still delivered after the pause
    if (this.isPaused) return;
    this.isPaused = true;
    stream.pause();
    this.output.once('drain', () => {
      this.isPaused = false;
      stream.resume();
    });
  }

  handleError(error: Error): void {
    this.reject(error);
  }

  handleReadyForQuery(): void {
    this.resolve();
  }

  handleRowDescription(): void {}
  handleDataRow(): void {}
  handleCommandComplete(): void {}
  handleEmptyQuery(): void {}
  handlePortalSuspended(): void {}
}
