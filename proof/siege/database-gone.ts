import { readFileSync } from 'node:fs';
import pg from 'pg';
import { listContracts, reads, signUp, type Member } from './members.js';
import { pause, Product } from './product.js';
import { tryToWatch } from './socket.js';
import { atMost, isSo, none, type Line } from './verdict.js';
import { inWords, isBusy, isDone, request, Wire, type Outcome } from './wire.js';
import { Writers } from './writers.js';

const AWAY_MS = 8_000;
const STORMS = 200;
const STORM_EVERY_MS = 100;
const READERS = 8;
const WRITERS = 2;

/** PostgreSQL is killed and frozen, and its connections are cut, while requests arrive through every API. */
export async function databaseGone(): Promise<Line[]> {
  const product = await Product.start({ args: ['--demo'] });
  try {
    const { pid } = product;
    const member = await signUp(product);
    const [contract = ''] = await listContracts(product, member, 1);
    const writers = new Writers(product, member, contract);
    const lines: Line[] = [];
    for (const [name, trouble] of Object.entries(troubles)) {
      const readers = new Readers(product, member, contract);
      writers.start(WRITERS);
      await pause(500);
      await trouble(product);
      const backMs = await product.ready(30_000);
      await pause(500);
      await Promise.all([readers.stop(), writers.stop()]);
      lines.push(...judge(name, [...readers.outcomes, ...writers.outcomes], backMs));
    }
    const stays = product.isAlive && product.pid === pid;
    return [
      ...lines,
      none(`acknowledged writes lost (of ${writers.written})`, await writers.lost()),
      isSo('the process stays', 'yes', stays ? 'yes' : 'it ended', stays),
    ];
  } finally {
    await product.remove();
  }
}

const troubles: Record<string, (product: Product) => Promise<void>> = {
  [`killed for ${AWAY_MS / 1_000} s`]: keepKilling,
  [`frozen for ${AWAY_MS / 1_000} s`]: freeze,
  [`cut off ${STORMS} times`]: storms,
};

function judge(name: string, outcomes: Outcome[], backMs: number): Line[] {
  const wrong = outcomes.filter((outcome) => !isDone(outcome) && !isBusy(outcome)).map(inWords);
  const counted = `of ${outcomes.length}, ${outcomes.filter(isBusy).length} x 503`;
  const longest = Math.max(...outcomes.map(({ ms }) => ms));
  return [
    none(`PostgreSQL ${name}: neither done nor 503 (${counted})`, wrong),
    atMost(`PostgreSQL ${name}: longest answer`, 5, longest / 1_000, 's'),
    atMost(`PostgreSQL ${name}: ready again`, 5, backMs / 1_000, 's'),
  ];
}

/** Readers use every API: pages, REST, GraphQL, sockets. */
class Readers {
  readonly outcomes: Outcome[] = [];
  private isOver = false;
  private readonly atWork: Promise<void>[];

  constructor(
    private readonly product: Product,
    private readonly member: Member,
    private readonly contract: string,
  ) {
    this.atWork = [this.watch(), ...Array.from({ length: READERS }, (_, n) => this.read(n))];
  }

  async stop(): Promise<void> {
    this.isOver = true;
    await Promise.all(this.atWork);
  }

  private async read(from: number): Promise<void> {
    const wire = new Wire(this.product.port);
    const { cookie } = this.member;
    const questions = [
      ...reads(this.contract),
      request('GET', '/api/auth/user', { cookie }),
      request('GET', `/contracts/${this.contract}`, { accept: 'text/html', cookie }),
    ];
    for (let turn = from; !this.isOver; turn++) {
      this.outcomes.push(judged(await wire.ask(questions[turn % questions.length] as Buffer, true)));
      await pause(5);
    }
    wire.close();
  }

  private async watch(): Promise<void> {
    while (!this.isOver) {
      this.outcomes.push(await tryToWatch(this.product.port, this.contract, this.member.cookie));
      await pause(50);
    }
  }
}

/** GraphQL answers errors with status 200, so the error code counts. */
function judged(outcome: Outcome): Outcome {
  const code = outcome.status === 200 && /"errors":\[.*?"code":"([A-Z_]+)"/.exec(outcome.text ?? '')?.[1];
  if (!code) return outcome;
  if (code !== 'UNAVAILABLE') return { ...outcome, status: 0, failure: `GraphQL said ${code}` };
  return { ...outcome, status: 503, hasRetryAfter: /"retryAfterSeconds":\d/.test(outcome.text ?? '') };
}

/** Kills it each time it comes back. */
async function keepKilling(product: Product): Promise<void> {
  for (const until = performance.now() + AWAY_MS; performance.now() < until; await pause(20)) {
    const { postmaster } = product;
    if (postmaster) signal(postmaster, 'SIGKILL');
  }
}

/** A stopped process keeps its connections open and answers nothing, like an unreachable machine. */
async function freeze({ postmaster }: Product): Promise<void> {
  const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8').trim().split(' ');
  const all = [postmaster, ...children.map(Number)];
  for (const pid of all) signal(pid, 'SIGSTOP');
  await pause(AWAY_MS);
  for (const pid of all) signal(pid, 'SIGCONT');
}

async function storms({ databaseUrl }: Product): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  for (let storm = 0; storm < STORMS; storm++) {
    await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where usename = current_user and pid <> pg_backend_pid()`,
    );
    await pause(STORM_EVERY_MS);
  }
  await client.end();
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // it has ended already
  }
}
