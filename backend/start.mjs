// Starts the built server with the memory settings that it needs (docs/adr/0030), in place of this process: signals and exit
// codes are its own. `node backend/start.mjs --demo` passes the arguments on.
import { join } from 'node:path';
import memory from './memory-settings.json' with { type: 'json' };

const main = join(import.meta.dirname, 'dist/bundle/main.js');
const command = [process.execPath, ...process.execArgv, ...memory.node, main, ...process.argv.slice(2)];

process.execve(process.execPath, command, { ...memory.environment, ...process.env });
