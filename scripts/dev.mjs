// Watch mode, from the sources: the backend restarts as it changes, the page updates itself.
import { spawn } from 'node:child_process';
import { delimiter, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const PATH = `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}`;
const programs = {
  backend: [
    'node --watch-path=backend/src --watch-path=domain/src --watch-path=sandbox/server --watch-preserve-output',
    '--enable-source-maps --import ./scripts/typescript.mjs backend/src/main.ts',
  ].join(' '),
  frontend: 'npm run --silent dev -w frontend',
};

// Each in a process group of its own, so that one Ctrl+C stops all of them in good order and none is left behind.
const running = Object.entries(programs).map(([name, command]) => {
  const child = spawn(command, { cwd: root, shell: true, detached: true, env: { ...process.env, PATH } });
  for (const stream of [child.stdout, child.stderr]) prefixed(stream, name);
  child.on('exit', () => stop());
  return child;
});

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);

let stopping = false;
function stop() {
  if (stopping) return;
  stopping = true;
  for (const child of running) {
    try {
      if (child.pid) process.kill(-child.pid, 'SIGTERM');
    } catch {
      // it has ended
    }
  }
}

function prefixed(stream, name) {
  let rest = '';
  stream.setEncoding('utf8').on('data', (chunk) => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop();
    for (const line of lines) console.log(`${name.padEnd(8)} | ${line}`);
  });
}
