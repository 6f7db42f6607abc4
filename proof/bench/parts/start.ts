import type { Product } from '../../siege/product.js';
import { inWords, Wire } from '../../siege/wire.js';
import { median } from '../figures.js';
import type { GoalName, Reached } from '../goals.js';
import { cookieOf, getPage, type Row } from '../requests.js';
import type { Options } from '../rounds.js';
import { say } from '../say.js';
import type { Stage } from '../stage.js';

/** Pages of a member after a start. */
const HUNDRED = 100;

/** What people open first, in this order; each page is the first one of its kind since the start. */
const FIRST = {
  'start home': () => getPage('/'),
  'start list': () => getPage('/contracts'),
  'start contract': ({ id }: Row) => getPage(`/contracts/${id}`),
  'start member': ({ id }: Row) => getPage(`/contracts/${id}`, cookieOf(0)),
} as const satisfies Partial<Record<GoalName, (row: Row) => Buffer>>;

/** How long starts take until the server is ready, and what the first people after a start wait for. */
export async function start(stage: Stage, { rounds }: Options): Promise<Reached> {
  const { url, material } = await stage.scene();
  const times: Partial<Record<GoalName, number[]>> = {};
  const note = (name: GoalName, time: number) => (times[name] ??= []).push(time);
  let rows = material.rows;
  /** Contracts whose page was not asked for before. */
  const next = (count: number): Row[] => {
    const taken = rows.slice(0, count);
    rows = rows.slice(count);
    return taken;
  };
  for (let round = 0; round < rounds; round++) {
    const began = performance.now();
    const empty = await stage.product(null);
    note('start empty', (performance.now() - began) / 1000);
    await empty.remove();
  }
  const product = await stage.product(url);
  for (let round = 0; round < rounds; round++) {
    await product.stop();
    const began = performance.now();
    await product.start();
    note('start filled', (performance.now() - began) / 1000);
    for (const [name, requestOf] of Object.entries(FIRST))
      for (const row of next(1)) note(name as GoalName, await timed(product, requestOf(row)));
    const hundred: number[] = [];
    for (const { id } of next(HUNDRED))
      hundred.push(await timed(product, getPage(`/contracts/${id}`, cookieOf(0))));
    note('start hundred', median(hundred));
  }
  await product.stop();
  say('\nstart\n');
  for (const [name, all] of Object.entries(times))
    say(`${name.padEnd(16)} ${all.map((time) => time.toFixed(1).padStart(7)).join('')}\n`);
  return Object.fromEntries(Object.entries(times).map(([name, all]) => [name, { value: median(all) }]));
}

/** How long an answer takes in ms, with a connection of its own. */
async function timed({ port }: Product, request: Buffer): Promise<number> {
  const wire = new Wire(port);
  const outcome = await wire.ask(request);
  wire.close();
  if (outcome.status !== 200) throw new Error(`A page after the start was ${inWords(outcome)}.`);
  return outcome.ms;
}
