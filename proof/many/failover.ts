import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { listContract } from '../../backend/test/factories/contract.js';
import { startReplication, type PostgresServer } from '../../backend/test/support/servers/replication.js';
import { until } from '../../backend/test/support/until.js';
import { atMost, none, type Line } from '../siege/verdict.js';
import { anyOf, at, member, type Rig } from './rig.js';

const BEFORE_MS = 3_000;
const READ_ONLY_MS = 3_500;
const AFTER_MS = 10_000;
const HEALED_MS = 1_000;

/** DATABASE_URL is a stable address that leads to another server, as a proxy or a virtual address does. */
export async function failover(rig: Rig): Promise<Line[]> {
  const servers = await startReplication(1);
  const [primary, replica] = [servers.primary, servers.replicas[0] as PostgresServer];
  // a write is acknowledged when both have it
  await primary.rows(`alter system set synchronous_standby_names = '*'`);
  await primary.rows('select pg_reload_conf()');
  const address = new StableAddress(primary.port);
  const DATABASE_URL = await address.url();
  const processes = await rig.processes(rig.redis.url ? 3 : 1, { DATABASE_URL });
  const urls = processes.map(({ url }) => url);
  try {
    const back = async () => {
      address.leadTo(replica.port);
      await sleep(READ_ONLY_MS);
      // connections to the replica stay, as with a virtual address
      address.port = primary.port;
    };
    const promoted = async () => {
      await primary.stop();
      address.leadTo(replica.port);
      await sleep(READ_ONLY_MS);
      await replica.rows('select pg_promote()');
    };
    return [
      ...(await during('read-only server for 3.5 s', urls, { primary, winner: primary }, back)),
      ...(await during('failover', urls, { primary, winner: replica }, promoted)),
    ];
  } finally {
    await rig.stop(processes);
    address.close();
    await servers.stop();
  }
}

/** Members write and read all the time; `change` ends when a primary is at the address again. */
async function during(
  what: string,
  urls: string[],
  { primary, winner }: { primary: PostgresServer; winner: PostgresServer },
  change: () => Promise<void>,
): Promise<Line[]> {
  const person = await member(anyOf(urls));
  const { id } = await listContract(person);
  // an edit by an admin is a transaction
  await primary.rows(`update users set is_admin = true where id = '${person.id}'`);
  const kept: string[] = [];
  const other: string[] = [];
  const late: string[] = [];
  let changedAt = Infinity;
  let wroteAt = 0;
  let isOver = false;
  const keep = async (path: string, ask: (number: number) => Promise<number>) => {
    for (let number = 1; !isOver; number++, await sleep(20)) {
      const from = performance.now();
      const status = await ask(number);
      if (![200, 201, 503].includes(status)) other.push(`${path}: ${status}`);
      if (status === 503 && from > changedAt + HEALED_MS) late.push(path);
    }
  };
  const write = async (number: number) => {
    const message = `${what}, number ${number}`;
    const { status } = await at(anyOf(urls), person).rest('POST', `/api/contracts/${id}/chat`, { message });
    if (status !== 201) return status;
    kept.push(message);
    if (performance.now() > changedAt) wroteAt ||= performance.now();
    return status;
  };
  const edit = async (number: number) =>
    (await at(anyOf(urls), person).rest('PUT', `/api/admin/contracts/${id}`, { title: `${what} ${number}` }))
      .status;
  const read = async (number: number) =>
    (await at(anyOf(urls), person).rest('GET', `/api/contracts?limit=${1 + (number % 100)}`)).status;
  const load = [keep('message', write), keep('edit', edit), keep('list', read)];
  await sleep(BEFORE_MS);
  await change();
  changedAt = performance.now();
  await until(() => Promise.resolve(wroteAt > 0), 30_000).catch(() => undefined);
  await sleep(AFTER_MS);
  isOver = true;
  await Promise.all(load);
  const rows = await winner.rows<{ message: string }>('select message from messages');
  const stored = new Set(rows.map(({ message }) => message));
  return [
    none(`${what}: answers other than 200, 201 and 503`, other),
    atMost(
      `${what}: until the first write after it`,
      HEALED_MS,
      wroteAt ? wroteAt - changedAt : Infinity,
      'ms',
    ),
    none(`${what}: 503 later than a second after it`, late),
    none(
      `${what}: ${kept.length} acknowledged messages, lost`,
      kept.filter((text) => !stored.has(text)),
    ),
  ];
}

/** A forwarder of TCP connections on loopback. */
class StableAddress {
  private readonly sockets = new Set<Socket>();
  private readonly server = createServer((near) => {
    const far = connect(this.port, '127.0.0.1');
    near.pipe(far).pipe(near);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.sockets.add(one);
      one.on('error', () => undefined).on('close', () => this.sockets.delete(one) && other.destroy());
    }
  });

  /** Where new connections lead. */
  constructor(public port: number) {}

  async url(): Promise<string> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return `postgres://handover@127.0.0.1:${(this.server.address() as AddressInfo).port}/postgres`;
  }

  /** New connections lead to this port; those that there are end. */
  leadTo(port: number): void {
    this.port = port;
    for (const socket of this.sockets) socket.destroy();
  }

  close(): void {
    this.server.close();
    for (const socket of this.sockets) socket.destroy();
  }
}
