import { Random } from '../../../proof/fuzz/random.js';
import { contractWords, listContract } from '../factories/contract.js';
import type { TestApp } from './product/app.js';
import type { Person } from './person.js';

const PHONE = '(512) 555-0142';
const JSON_TYPE = { 'content-type': 'application/json' };

interface Read {
  path: string;
  /** A GraphQL document; a GET without it. */
  query?: string;
}

export interface Report {
  seed: number;
  reads: number;
  writes: number;
  /** Reads of visitors that differed from what the product answers to a request that shares nothing. */
  wrong: object[];
}

/**
 * Writes and reads at random as visitor, holder, other member and admin. After each write, what a visitor reads must be
 * what the product answers to a request with authorization, which shares no answer.
 */
export async function readAtRandom(product: TestApp, seed: number, steps: number): Promise<Report> {
  const random = new Random(seed);
  const [holder, other, admin] = [await product.member(), await product.member(), await product.admin()];
  const ids: string[] = [];
  const submit = async () => {
    const words = { title: `Contract ${ids.length}`, description: `Well kept. Call me: ${PHONE}.` };
    ids.push((await listContract(holder, words)).id);
  };
  for (let count = 0; count < 4; count++) await submit();

  const reads = (id: string): Read[] => [
    { path: '/api/contracts' },
    { path: `/api/contracts/${id}` },
    { path: `/api/contracts/${id}/chat` },
    { path: '/graphql', query: '{ contracts { totalCount edges { node { title messageCount } } } }' },
    { path: '/graphql', query: `{ contract(id: "${id}") { description status holder { name } } }` },
    { path: '/graphql', query: `{ messages(contractId: "${id}") { edges { node { message } } } }` },
    {
      path: '/graphql',
      query: '{ contracts { edges { node { messages { edges { node { message } } } } } } }',
    },
    { path: '/api/content' },
    { path: '/contracts' },
    { path: `/contracts/${id}` },
  ];
  const send = async ({ path, query }: Read, headers: Record<string, string> = {}): Promise<string> => {
    const response = await fetch(product.url + path, {
      method: query ? 'POST' : 'GET',
      headers: { accept: '*/*', ...(query && JSON_TYPE), ...headers },
      ...(query && { body: JSON.stringify({ query }) }),
    });
    const text = (await response.text()).replace(/[\da-f-]{36}(?="( \/)?>)/g, 'nonce');
    // between two reads a minute may pass
    return `${response.status} ${text.replaceAll(/Posted [\w ]+ ago/g, 'Posted ago')}`;
  };
  const write = (id: string): Promise<unknown> =>
    random.oneOf<Promise<unknown>>(
      () => other.rest('POST', `/api/contracts/${id}/chat`, { message: `Call ${PHONE} ${random.next()}` }),
      () =>
        holder.graphql(`mutation { sendMessage(contractId: "${id}", message: "${random.next()}") { id } }`),
      () => other.rest('POST', `/api/contracts/${id}/read`),
      () =>
        admin.rest('PUT', `/api/admin/contracts/${id}`, contractWords({ title: `Edited ${random.next()}` })),
      () => holder.rest('PATCH', '/api/user/profile', { firstName: `Ada ${random.below(100)}` }),
      () => admin.rest('POST', `/api/admin/contracts/${id}/${random.pick(['hide', 'unhide'])}`),
      submit,
    );

  const report: Report = { seed, reads: 0, writes: 0, wrong: [] };
  for (let step = 0; step < steps; step++) {
    const id = random.pick(ids);
    const read = random.pick(reads(id));
    const dice = random.next();
    if (dice < 0.2) {
      // reads that begin before or while a write runs must not outlive it
      const during = random.chance(0.5) ? [send(read), send(random.pick(reads(id)))] : [];
      await write(id);
      report.writes++;
      if (random.chance(0.5)) await Promise.all(during);
      else void Promise.allSettled(during);
    } else if (dice < 0.4) {
      const person: Person = random.pick([holder, other, admin]);
      await send(read, { cookie: person.cookie });
    } else {
      const [shown, unshared] = [await send(read), await send(read, { authorization: 'none' })];
      report.reads++;
      if (shown !== unshared || shown.includes(PHONE)) report.wrong.push({ step, read, shown, unshared });
    }
  }
  return report;
}
