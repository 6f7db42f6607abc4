// A program of its own for the tests of the embedded PostgreSQL: starts it, says where, runs until it is told to stop.
import { startEmbeddedPostgres } from '../../backend/src/database/embedded/embedded-postgres.js';

try {
  const server = await startEmbeddedPostgres({ dataDir: process.argv[2] as string });
  process.on('SIGTERM', () => void server.stop().then(() => process.exit(0)));
  process.on('message', () => process.exit(1));
  process.send?.({ url: server.url, pid: server.pid });
} catch (error) {
  process.send?.({ refused: (error as Error).message, kind: (error as Error).constructor.name });
  process.disconnect();
}
