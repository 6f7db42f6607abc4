import type { Pool } from 'pg';

/** Probabilities are 0 to 1. An operation is named `payment_intents.capture`; `*` stands for every one. */
export interface FaultRates {
  /** 500 before anything happened. */
  failRate: number;
  /** The effect happens, the answer is a 500. */
  failAfterRate: number;
  /** The connection is cut before anything happened. */
  cutRate: number;
  /** The effect happens, then the connection is cut. */
  cutAfterRate: number;
  /** 429 before anything happened. */
  rateLimitRate: number;
}
export const FAULTS = ['fail', 'failAfter', 'cut', 'cutAfter', 'rateLimit'] as const;
export type Fault = (typeof FAULTS)[number];

export interface Knobs {
  webhooks: {
    delayMs: number;
    /** Extra deliveries of every event. */
    duplicates: number;
    /** Each delivery is delayed by a random time up to this, so that they arrive out of order. */
    shuffleMs: number;
    /** Share of deliveries that are never sent. */
    dropRate: number;
    paused: boolean;
    /** The first wait after a failed delivery; doubles each time up to five minutes. */
    retryMs: number;
    maxAttempts: number;
  };
  api: { latencyMs: number; latencyJitterMs: number };
  faults: Record<string, Partial<FaultRates>>;
  /** How long an uncaptured authorization is held. */
  holdSeconds: number;
  /** How long a refund on the slow and failing test cards takes to settle. */
  refundSettleMs: number;
}

const DEFAULT_KNOBS: Knobs = {
  webhooks: {
    delayMs: 0,
    duplicates: 0,
    shuffleMs: 0,
    dropRate: 0,
    paused: false,
    retryMs: 500,
    maxAttempts: 40,
  },
  api: { latencyMs: 0, latencyJitterMs: 0 },
  faults: {},
  holdSeconds: 7 * 24 * 3600,
  refundSettleMs: 2000,
};

const CACHE_MS = 500;

interface Cached {
  value: Knobs;
  hasNext: boolean;
  until: number;
}

/** The knobs are stored in PostgreSQL, so a change reaches all server processes (within the half second of their cache). */
export class KnobBoard {
  private cached: Cached | undefined;
  private turns = 0;

  constructor(private readonly pool: Pool) {}

  async read(): Promise<Knobs> {
    return (await this.load()).value;
  }

  /** Draws the fault of one call: a counted one first, else by its rate. */
  async drawFault(operation: string): Promise<Fault | undefined> {
    const { value, hasNext } = await this.load();
    if (hasNext) {
      const { rows } = await this.pool.query<{ fault: Fault }>(
        `update sandbox.next_faults n set remaining = remaining - 1
         from (select operation, fault from sandbox.next_faults
               where operation in ($1, '*') and remaining > 0 limit 1 for update) due
         where (n.operation, n.fault) = (due.operation, due.fault) returning n.fault`,
        [operation],
      );
      if (rows[0]) return rows[0].fault;
    }
    const rates = { ...value.faults['*'], ...value.faults[operation] };
    let dice = Math.random();
    for (const fault of FAULTS) {
      dice -= rates[`${fault}Rate`] ?? 0;
      if (dice < 0) return fault;
    }
    return undefined;
  }

  /** Merges a change into the knobs; `next` counts calls to fail: `{ "payment_intents.capture": { "failAfter": 2 } }`. */
  async turn(change: unknown): Promise<Knobs> {
    const { next, reset, ...rest } = asObject(change, 'body');
    this.cached = undefined;
    const value = merge(reset === true ? DEFAULT_KNOBS : await this.read(), rest);
    if (reset === true) await this.pool.query('delete from sandbox.next_faults');
    await this.pool.query(
      'insert into sandbox.knobs (value) values ($1) on conflict (id) do update set value = $1',
      [JSON.stringify(value)],
    );
    for (const [operation, counts] of Object.entries(asObject(next ?? {}, 'next')))
      for (const [fault, count] of Object.entries(asObject(counts, operation))) {
        if (!FAULTS.includes(fault as Fault))
          throw new Error(`Unknown fault: ${fault}. Known: ${FAULTS.join(', ')}`);
        await this.pool.query(
          `insert into sandbox.next_faults values ($1, $2, $3)
           on conflict (operation, fault) do update set remaining = $3`,
          [operation, fault, Math.trunc(asNumber(count, fault))],
        );
      }
    this.turns++;
    this.cached = undefined;
    return value;
  }

  private async load(): Promise<Cached> {
    if (this.cached && this.cached.until >= Date.now()) return this.cached;
    const { turns } = this;
    const { rows } = await this.pool.query<{ value: object | null; has_next: boolean }>(
      `select (select value from sandbox.knobs) as value,
              exists (select from sandbox.next_faults where remaining > 0) as has_next`,
    );
    const read: Cached = {
      value: merge(DEFAULT_KNOBS, rows[0]?.value ?? {}),
      hasNext: rows[0]?.has_next ?? false,
      until: Date.now() + CACHE_MS,
    };
    // A value read before a change must not be cached after it.
    if (turns === this.turns) this.cached = read;
    return read;
  }
}

function merge(before: Knobs, change: object): Knobs {
  const after = structuredClone(before);
  for (const [name, value] of Object.entries(change)) {
    if (name === 'faults') after.faults = readFaults(value);
    else if (name === 'webhooks' || name === 'api') mergeGroup(after[name], asObject(value, name), name);
    else if (name === 'holdSeconds' || name === 'refundSettleMs') after[name] = asNumber(value, name);
    else throw new Error(`Unknown knob: ${name}`);
  }
  return after;
}

function readFaults(value: unknown): Knobs['faults'] {
  const faults = asObject(value, 'faults');
  for (const [operation, rates] of Object.entries(faults))
    for (const [name, rate] of Object.entries(asObject(rates, `faults.${operation}`))) {
      if (!FAULTS.some((fault) => name === `${fault}Rate`)) throw new Error(`Unknown fault rate: ${name}`);
      asNumber(rate, name);
    }
  return faults as Knobs['faults'];
}

function mergeGroup(group: object, change: Record<string, unknown>, groupName: string): void {
  for (const [name, value] of Object.entries(change)) {
    const before = (group as Record<string, unknown>)[name];
    if (before === undefined || typeof value !== typeof before)
      throw new Error(`Unknown knob or wrong kind of value: ${groupName}.${name}`);
    (group as Record<string, unknown>)[name] = value;
  }
}

function asObject(value: unknown, name: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error(`${name} must be an object`);
  return value as Record<string, unknown>;
}

function asNumber(value: unknown, name: string): number {
  if (typeof value !== 'number' || !Number.isFinite(value) || value < 0)
    throw new Error(`${name} must be a number, zero or more`);
  return value;
}
