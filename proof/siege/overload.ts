import { listContracts, reads, signUp } from './members.js';
import { Product } from './product.js';
import { atLeast, atMost, none, quantile, type Line } from './verdict.js';
import { inWords, isBusy, isDone, Wire, type Outcome } from './wire.js';

const MODERATE = 32;
const CONNECTIONS = 2_000;
const WARM_UP_MS = 6_000;
const PEAK_MS = 10_000;
const SIEGE_MS = 20_000;

/** 2,000 connections send requests without a pause between an answer and the next request. */
export async function overload(): Promise<Line[]> {
  const product = await Product.start({ args: ['--demo'] });
  try {
    const [contract = ''] = await listContracts(product, await signUp(product), 1);
    const questions = reads(contract);
    await ask(product.port, questions, MODERATE, WARM_UP_MS);
    const before = await ask(product.port, questions, MODERATE, PEAK_MS);
    const during = await ask(product.port, questions, CONNECTIONS, SIEGE_MS);
    const peak = goodput(before, PEAK_MS);
    const done = during.filter(isDone);
    const other = during.filter((outcome) => !isDone(outcome) && !isBusy(outcome)).map(inWords);
    return [
      atLeast(
        `answered a second by ${CONNECTIONS} connections (peak ${Math.round(peak)})`,
        0.8 * peak,
        goodput(during, SIEGE_MS),
      ),
      atMost(
        'time of what is let in, p99',
        500,
        quantile(
          done.map(({ ms }) => ms),
          0.99,
        ),
        'ms',
      ),
      none(`neither answered nor 503 with Retry-After (of ${during.length})`, other),
    ];
  } finally {
    await product.remove();
  }
}

const goodput = (outcomes: Outcome[], ms: number): number => (outcomes.filter(isDone).length / ms) * 1000;

async function ask(port: number, questions: Buffer[], connections: number, ms: number): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const until = performance.now() + ms;
  await Promise.all(
    Array.from({ length: connections }, async (_, n) => {
      const wire = new Wire(port);
      for (let turn = n; performance.now() < until; turn++) {
        const outcome = await wire.ask(questions[turn % questions.length] as Buffer);
        // answers that arrive after the end would raise the rate
        if (performance.now() < until || !isDone(outcome)) outcomes.push(outcome);
      }
      wire.close();
    }),
  );
  return outcomes;
}
