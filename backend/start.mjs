// Starts the built server with the memory settings that it needs (docs/adr/0030), in place of this process: signals and exit
// codes are its own. `node backend/start.mjs --demo` passes the arguments on.
import { join } from 'node:path';

const HEAP = [
  '--min-semi-space-size=16',
  '--max-semi-space-size=16',
  '--heap-growing-percent=60',
  '--initial-old-space-size=112',
];
const main = join(import.meta.dirname, 'dist/bundle/main.js');
const command = [process.execPath, ...process.execArgv, ...HEAP, main, ...process.argv.slice(2)];

process.execve(process.execPath, command, {
  MALLOC_ARENA_MAX: '1',
  MALLOC_TRIM_THRESHOLD_: '131072',
  ...process.env,
});
