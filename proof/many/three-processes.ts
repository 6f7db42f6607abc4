import { request } from 'node:http';
import { listContract } from '../../backend/test/factories/contract.js';
import { RawSocket } from '../../backend/test/support/sockets.js';
import { until } from '../../backend/test/support/until.js';
import { atMost, isSo, none, notTried, type Line } from '../siege/verdict.js';
import { chat } from './chat.js';
import { missing } from './programs.js';
import { race } from './race.js';
import { at, member, type Rig } from './rig.js';

const SESSIONS = 30;
const EDITS = 20;
const LIMIT = 20;
/** Wrong passwords that one source may try for an account, and some more. */
const SIGN_INS = { allowed: 10, tried: 14 };

/** Sign-in, chat, purchases, limits and shared pages over three processes with a Redis between them. */
export async function threeProcesses(rig: Rig): Promise<Line[]> {
  if (!rig.redis.url) return [notTried('three processes', 'redis-server is not installed')];
  const processes = await rig.processes(3);
  const urls = processes.map(({ url }) => url);
  try {
    return [
      ...(await sessions(urls)),
      ...(await chat(urls)),
      ...(await race('three processes', urls)),
      ...(await pages(rig, urls)),
      ...(await limits(rig)),
      ...(await forgedAddresses(rig)),
    ];
  } finally {
    await rig.stop(processes);
  }
}

async function sessions(urls: string[]): Promise<Line[]> {
  const [a = '', b = '', c = ''] = urls;
  let wrong = 0;
  const closedAfter: number[] = [];
  const { id } = await listContract(await member(a));
  for (let count = 0; count < SESSIONS; count++) {
    const person = await member(a);
    const isIn = async (url: string) => (await at(url, person).rest('GET', '/api/auth/user')).status === 200;
    if (!(await isIn(b)) || !(await isIn(c))) wrong++;
    const socket = await RawSocket.open(b, { person: at(b, person) });
    await socket.watch(id);
    const from = performance.now();
    await at(c, person).rest('GET', '/api/logout');
    await socket.closed;
    closedAfter.push(performance.now() - from);
    if ((await isIn(a)) || (await isIn(b))) wrong++;
  }
  return [
    none(`${SESSIONS} sessions on three processes: wrong answers`, wrong),
    atMost(
      'a signed-out session closes its socket on another process',
      2_000,
      Math.max(...closedAfter),
      'ms',
    ),
  ];
}

async function pages({ servers }: Rig, urls: string[]): Promise<Line[]> {
  const [a = '', ...others] = urls;
  const admin = await member(a);
  await servers.primary.rows(`update users set is_admin = true where id = '${admin.id}'`);
  const { id } = await listContract(admin);
  const ages: number[] = [];
  for (let count = 0; count < EDITS; count++) {
    const title = `Lease of edit ${count}`;
    const from = performance.now();
    await admin.rest('PUT', `/api/admin/contracts/${id}`, { title });
    const seen = async (url: string) =>
      (await (await fetch(`${url}/contracts/${id}`)).text()).includes(title);
    for (const url of others) await until(() => seen(url), 10_000);
    ages.push(performance.now() - from);
  }
  return [atMost('visitors of other processes see an edit', 1_500, Math.max(...ages), 'ms')];
}

async function limits(rig: Rig): Promise<Line[]> {
  const processes = await rig.processes(2, { RATE_LIMITS: 'default', DATABASE_POOL_SIZE: '2' });
  try {
    const [one, two] = processes.map(({ url }) => url) as [string, string];
    const person = await member(one);
    const { id } = await listContract(person);
    const statuses = await Promise.all(
      Array.from({ length: 2 * LIMIT }, async (_, number) => {
        const { status } = await at(number % 2 ? one : two, person).rest(
          'POST',
          `/api/contracts/${id}/chat`,
          {
            message: `Number ${number}`,
          },
        );
        return status;
      }),
    );
    const sent = statuses.filter((status) => status === 201).length;
    return [isSo('messages of a minute over two processes', String(LIMIT), String(sent), sent === LIMIT)];
  } finally {
    await rig.stop(processes);
  }
}

/** A client that invents an address for each request still is one source, because nginx names the real one. */
async function forgedAddresses(rig: Rig): Promise<Line[]> {
  const what = 'wrong sign-ins of one source with forged addresses';
  const why = missing('nginx', ['-v']);
  if (why) return [notTried(what, why)];
  const processes = await rig.processes(2, { RATE_LIMITS: 'default', TRUSTED_PROXIES: '127.0.0.1' });
  try {
    const site = await rig.nginx(processes.map(({ port }) => port));
    let refused = 0;
    for (let count = 0; count < SIGN_INS.tried; count++)
      if ((await signInFrom(site, `203.0.113.${count}`)) === 429) refused++;
    const expected = SIGN_INS.tried - SIGN_INS.allowed;
    return [
      isSo(`${SIGN_INS.tried} ${what}, refused`, String(expected), String(refused), refused === expected),
    ];
  } finally {
    await rig.stop(processes);
  }
}

/** From another address than that of the trusted proxy. */
const signInFrom = (site: string, forged: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': forged };
    request(`${site}/api/login`, { method: 'POST', localAddress: '127.0.0.2', headers }, (answer) =>
      resolve(answer.resume().statusCode),
    )
      .on('error', reject)
      .end(JSON.stringify({ email: 'nobody@example.com', password: 'a wrong password' }));
  });
