import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { listContract } from '../../backend/test/factories/contract.js';
import { Person } from '../../backend/test/support/person.js';
import {
  freePort,
  startReplication,
  type Replication,
} from '../../backend/test/support/servers/replication.js';
import { until } from '../../backend/test/support/until.js';

const PROCESSES = 3;
const ROOT = join(import.meta.dirname, '../..');
const missing = ['nginx', 'redis-server'].filter((program) => spawnSync(program, ['-v']).error !== undefined);
if (missing.length > 0) console.warn(`Skipped: ${missing.join(' and ')} not installed.`);
const isThere = missing.length === 0;

interface Process {
  port: number;
  child: ChildProcess;
}

const folder = mkdtempSync(join(tmpdir(), 'handover-rolling-'));
const helpers: ChildProcess[] = [];
let servers: Replication | undefined;
let processes: Process[] = [];
let redisPort = 0;
let site = '';

beforeAll(async () => {
  if (!isThere) return;
  servers = await startReplication(0);
  redisPort = await freePort();
  helpers.push(spawn('redis-server', ['--port', String(redisPort), '--save', ''], { stdio: 'ignore' }));
  const ports = await Promise.all(Array.from({ length: PROCESSES }, freePort));
  processes = ports.map((port) => ({ port, child: run(port) }));
  for (const { port } of processes) await until(() => isReady(port), 60_000);
  const port = await freePort();
  site = `http://127.0.0.1:${port}`;
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `user root; worker_processes 1; daemon off; pid ${folder}/nginx.pid; error_log /dev/null;
     events {}
     http {
       access_log off;
       ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
       upstream handover { ${ports.map((each) => `server 127.0.0.1:${each};`).join(' ')} }
       server { listen 127.0.0.1:${port}; location / { proxy_pass http://handover; } }
     }`,
  );
  helpers.push(spawn('nginx', ['-c', file], { stdio: 'ignore' }));
  await until(() => isReady(port));
}, 120_000);
afterAll(async () => {
  const ends = processes.map(({ child }) => ['SIGKILL', child] as const);
  // nginx stops its workers only on a signal that it can handle
  for (const [signal, child] of [...ends, ...helpers.map((helper) => ['SIGTERM', helper] as const)]) {
    const closed = once(child, 'close');
    child.kill(signal);
    await closed;
  }
  await servers?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const run = (port: number): ChildProcess =>
  spawn(process.execPath, [join(ROOT, 'backend/dist/bundle/main.js')], {
    stdio: 'ignore',
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      DATABASE_URL: servers?.primary.url,
      DATABASE_POOL_SIZE: '5',
      REDIS_URL: `redis://127.0.0.1:${redisPort}`,
      SESSION_SECRET: 'a secret of the tests, longer than 32 characters',
      RATE_LIMITS: 'off',
    },
  });

const isReady = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

(isThere ? it : it.skip)(
  'processes behind nginx are restarted one after the other without a failed request or a lost message',
  async () => {
    const seller = new Person(site);
    await seller.register('seller@example.com');
    const contract = await listContract(seller);
    const wrong: string[] = [];
    const sent: string[] = [];
    let requests = 0;
    let isOver = false;
    const expectStatus = async (wanted: number, method: string, path: string, body?: object) => {
      requests++;
      const status = await seller.rest(method, path, body).then(
        (answer) => answer.status,
        (error: unknown) => String(error),
      );
      if (status !== wanted) wrong.push(`${method} ${path}: ${status}`);
      return status === wanted;
    };
    const readers = [1, 2, 3].map(async (reader) => {
      while (!isOver) {
        await expectStatus(200, 'GET', reader === 1 ? '/api/contracts' : `/api/contracts/${contract.id}`);
        await sleep(100);
      }
    });
    const writer = (async () => {
      for (let number = 1; !isOver; number++) {
        const text = `Message number ${number}`;
        if (await expectStatus(201, 'POST', `/api/contracts/${contract.id}/chat`, { message: text }))
          sent.push(text);
        await sleep(250);
      }
    })();
    for (const one of processes) {
      const closed = once(one.child, 'close');
      one.child.kill('SIGTERM');
      await closed;
      one.child = run(one.port);
      await until(() => isReady(one.port), 60_000);
    }
    isOver = true;
    await Promise.all([...readers, writer]);
    expect(Math.min(requests, sent.length)).toBeGreaterThan(50);
    expect(wrong).toEqual([]);
    const rows = await servers?.primary.rows<{ message: string }>(
      'select message from messages order by created_at, id',
    );
    expect(rows?.map(({ message }) => message)).toEqual(sent);
  },
  240_000,
);
