import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { listContracts, reads, signUp } from './members.js';
import { pause, Product } from './product.js';
import { Watcher } from './socket.js';
import { atMost, isSo, none, type Line } from './verdict.js';
import { inWords, isBusy, isDone, Wire, type Outcome } from './wire.js';

const UNDER_WAY = 200;
const SOCKETS = 20;
const GOODBYES = new Set([1001, 1012]);
const ROUNDS = 3;
const NEWCOMER_EVERY_MS = 20;

interface Drained {
  unanswered: string[];
  asked: number;
  badlyRefused: string[];
  badlyClosed: string[];
  seconds: number;
  code: number | null;
  isDatabaseClean: boolean;
}

/** SIGTERM while 200 requests and some sockets are in flight, three times. */
export async function drain(): Promise<Line[]> {
  const product = await Product.start({ args: ['--demo'] });
  try {
    const rounds: Drained[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      if (round > 0) await product.start();
      rounds.push(await stopUnderLoad(product));
    }
    const asked = rounds.reduce((sum, one) => sum + one.asked, 0);
    const codes = rounds.map(({ code }) => String(code)).join(', ');
    const isClean = rounds.every(({ isDatabaseClean }) => isDatabaseClean);
    return [
      none(
        `SIGTERM: accepted requests without their answer (of ${asked})`,
        rounds.flatMap((one) => one.unanswered),
      ),
      // a connection made at the moment the listener closes was never accepted, and its client cannot know that
      atMost(
        'SIGTERM: newcomers cut off, at each stop',
        1,
        Math.max(...rounds.map((one) => one.badlyRefused.length)),
      ),
      none(
        `SIGTERM: sockets closed without 1001 or 1012 (of ${SOCKETS * ROUNDS})`,
        rounds.flatMap(({ badlyClosed }) => badlyClosed),
      ),
      atMost('SIGTERM: gone within', 10, Math.max(...rounds.map(({ seconds }) => seconds)), 's'),
      isSo(
        'SIGTERM: exit codes',
        '0, 0, 0',
        codes,
        rounds.every(({ code }) => code === 0),
      ),
      isSo('SIGTERM: PostgreSQL stopped cleanly', 'yes', isClean ? 'yes' : 'no', isClean),
    ];
  } finally {
    await product.remove();
  }
}

async function stopUnderLoad(product: Product): Promise<Drained> {
  const [contract = ''] = await listContracts(product, await signUp(product), 1);
  const watchers = await Promise.all(
    Array.from({ length: SOCKETS }, () => Watcher.open(product.port, contract)),
  );
  const questions = reads(contract);
  const outcomes: Outcome[] = [];
  let isStopping = false;
  const people = Array.from({ length: UNDER_WAY }, async (_, n) => {
    const wire = new Wire(product.port);
    for (let turn = n; !isStopping; turn++)
      outcomes.push(await wire.ask(questions[turn % questions.length] as Buffer));
    wire.close();
  });
  await pause(1_000);
  outcomes.length = 0;
  isStopping = true;
  const stopped = product.stop();
  const newcomers: Outcome[] = [];
  while (product.isAlive) {
    const wire = new Wire(product.port);
    newcomers.push(await wire.ask(questions[1] as Buffer));
    wire.close();
    await pause(NEWCOMER_EVERY_MS);
  }
  const { code, ms } = await stopped;
  await Promise.all(people);
  return {
    asked: outcomes.length,
    unanswered: outcomes.filter((outcome) => !isDone(outcome) && !isBusy(outcome)).map(inWords),
    badlyRefused: newcomers
      .filter((outcome) => !isDone(outcome) && !isBusy(outcome) && outcome.failure !== 'ECONNREFUSED')
      .map(inWords),
    badlyClosed: watchers
      .map((watcher) => (watcher instanceof Watcher ? watcher.closeCode : -1))
      .filter((closed) => !GOODBYES.has(closed))
      .map((closed) => `closed with ${closed}`),
    seconds: ms / 1_000,
    code,
    isDatabaseClean:
      !existsSync(join(product.dataDir, 'postgres/postmaster.pid')) &&
      product.databaseLog.includes('database system is shut down'),
  };
}
