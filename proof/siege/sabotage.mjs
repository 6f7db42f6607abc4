// `node --import sabotage.mjs dist/main.js` with SABOTAGE in the environment: removes one guard from the built product
// when its file is loaded. A siege must notice the missing guard.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

/** Per sabotage: the file below dist, the text to replace and its replacement. */
const SABOTAGES = {
  'no-sharing': [
    'sockets/socket-operations.js',
    'key: JSON.stringify([',
    'key: JSON.stringify([Math.random(), ',
  ],
  'lost-messages': [
    'chat/threads/thread-feed.js',
    'this.last = message.seq;',
    '$& if (message.seq % 7 === 0) return;',
  ],
  'no-shedding': [
    'http/overload.js',
    'return this.inFlight < this.maxInFlight',
    'return true || this.inFlight',
  ],
  'uncounted-subscriptions': [
    'sockets/subscription-counts.js',
    'add({ viewer, source }, { key, cost }) {',
    '$& return () => undefined;',
  ],
  'no-timeouts': [
    'http/slow-clients.js',
    'slowClientTimeouts(server) {',
    '$& server.headersTimeout = server.requestTimeout = 0; return;',
  ],
  'lost-is-500': [
    'common/api/to-app-error.js',
    'toAppError(thrown) {',
    '$& if (!(thrown instanceof AppError)) return new AppError("INTERNAL", INTERNAL_TEXT);',
  ],
  'full-is-500': ['common/api/to-app-error.js', '(08|53|57)', '(08|57)'],
  'early-answers': [
    'database/embedded/embedded-postgres.js',
    'const SETTINGS = {',
    '$& synchronous_commit: "off", wal_writer_delay: "5000",',
  ],
  'no-restart': ['database/embedded/embedded-postgres.js', 'void this.restart()', 'undefined'],
  'no-drain': ['main.js', 'void stop(undo, 0)', 'process.exit(0)'],
  // applied to the next version's copy: migrations wait for locks without a limit
  'patient-locks': ['schema/migrate.js', 'const LOCK_TIMEOUT_MS = 500', 'const LOCK_TIMEOUT_MS = 0'],
  'no-redis': ['common/cluster/topics.js', 'if (!config.redisUrl)', 'if (true)'],
};

const [file, from, to] = SABOTAGES[process.env.SABOTAGE] ?? [];

registerHooks({
  load(url, context, next) {
    if (!file || !/\/backend\/dist[^/]*\//.test(url) || !url.endsWith(`/${file}`)) return next(url, context);
    const intact = readFileSync(fileURLToPath(url), 'utf8');
    const source = intact.replace(from, to);
    if (source === intact) throw new Error(`${file} has nothing like "${from}" any more.`);
    return { format: 'module', source, shortCircuit: true };
  },
});
