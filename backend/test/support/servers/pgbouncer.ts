import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './replication.js';
import { until } from '../until.js';

const SHIPPED = join(import.meta.dirname, '../../../../deploy/scale/pgbouncer.ini');
/** Fewer than clients, so that they share them. */
const CONNECTIONS = 6;
const PROGRAM = process.env.PGBOUNCER ?? 'pgbouncer';

export interface PgBouncer {
  /** The address of the same database through PgBouncer. */
  url: string;
  stop(): Promise<void>;
}

/** Why there is no PgBouncer that knows max_prepared_statements; null if there is one. */
export function missingPgBouncer(): string | null {
  const { stdout } = spawnSync(PROGRAM, ['--version'], { encoding: 'utf8' });
  const [, major, minor] = /PgBouncer (\d+)\.(\d+)/.exec(stdout ?? '') ?? [];
  const isNew = Number(major) > 1 || Number(minor) >= 21;
  return isNew ? null : 'PgBouncer 1.21 or newer is not installed (PGBOUNCER names its path)';
}

/** PgBouncer with the settings of docker-compose.yml (transaction mode) in front of the server of this address. */
export async function startPgBouncer(url: string): Promise<PgBouncer> {
  const { hostname, port, username, password } = new URL(url);
  const own = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'handover-pgbouncer-'));
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(
    file,
    `${readFileSync(SHIPPED, 'utf8')}
; later lines count
listen_addr = 127.0.0.1
listen_port = ${own}
auth_type = any
auth_file =
default_pool_size = ${CONNECTIONS}
[databases]
* = host=${hostname} port=${port} user=${username} ${password && `password=${password}`}
`,
  );
  // PgBouncer refuses to run as root
  const isRoot = process.getuid?.() === 0;
  chmodSync(folder, 0o755);
  const child = spawn(PROGRAM, [...(isRoot ? ['-u', 'postgres'] : []), file], { stdio: 'ignore' });
  await until(() => accepts(own));
  return {
    url: Object.assign(new URL(url), { host: `127.0.0.1:${own}` }).href,
    stop: async () => {
      const closed = once(child, 'close');
      child.kill('SIGINT');
      await closed;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Whether a program accepts connections at this port. */
export const accepts = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });
