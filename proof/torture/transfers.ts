import { inTurn, pause, urlOf, type Seen } from './buying.js';
import { atOnce, call, isServerError } from './calls.js';
import { quiet } from './checker.js';
import type { Buyer } from './people.js';
import type { ServerProcess } from './processes.js';
import type { Stage } from './stage.js';
import {
  accept,
  answer,
  cancel,
  complete,
  completeAll,
  confirm,
  decideFee,
  decline,
  doAll,
  endStalled,
  extend,
  FLAT_STEPS,
  makeAdmin,
  pass,
  refund,
  refuse,
  sell,
  setActive,
  skip,
  withdraw,
  type Act,
  type Sale,
} from './transfer-calls.js';
import { disagreements } from './transfer-checker.js';

interface Situation {
  type?: string;
  /** What has happened before. */
  before: (stage: Stage, sale: Sale, round: number) => Promise<void>;
  /** What is tried at once, while the clock runs in each process. */
  tried: Act[];
}

const begun = [accept('buyer'), accept('seller')];
const toLastStep = [...begun, ...FLAT_STEPS.map(skip)];

/** Situations in which several people and the clock can end a transfer, each with another outcome for the money. */
const SITUATIONS: Record<string, Situation> = {
  proposed: {
    before: async (stage, sale, round) => void (round % 2 && (await pass(stage, sale, 4))),
    tried: [accept('seller'), accept('buyer'), decline, withdraw('buyer'), refund, accept('seller')],
  },
  'accepted by one': {
    before: async (stage, sale, round) => {
      await doAll(stage, sale, [accept(round % 2 ? 'buyer' : 'seller')]);
      if (round % 4 > 1) await pass(stage, sale, 4);
    },
    tried: [accept('seller'), accept('buyer'), decline, withdraw('buyer'), cancel('keep', 'active')],
  },
  stalled: {
    before: async (stage, sale) => {
      await doAll(stage, sale, begun);
      await pass(stage, sale, 15);
    },
    tried: [
      withdraw('buyer'),
      withdraw('seller'),
      endStalled('buyer'),
      complete('seller', 'ask-lessor'),
      cancel('keep', 'active'),
      cancel('refund', 'cancelled'),
      refund,
      extend,
    ],
  },
  refused: {
    before: async (stage, sale) => {
      await doAll(stage, sale, [...begun, refuse('buyer', 'ask-lessor')]);
      await pass(stage, sale, 6);
    },
    tried: [
      answer('seller', 'ask-lessor', true),
      answer('seller', 'ask-lessor', false),
      withdraw('seller'),
      cancel('keep', 'cancelled'),
      refund,
    ],
  },
  'last step': {
    type: 'apartment',
    before: async (stage, sale) => {
      await doAll(stage, sale, [...toLastStep, complete('buyer', 'keys')]);
      await pass(stage, sale, 11);
    },
    tried: [confirm('seller', 'keys'), completeAll, withdraw('buyer'), withdraw('seller'), refund],
  },
  'fee undecided': {
    before: async (stage, sale) => {
      await doAll(stage, sale, begun);
      await setActive(stage, sale);
    },
    tried: [decideFee('keep'), decideFee('refund'), decideFee('keep'), refund],
  },
};

/** Both parties, an admin and the clock of every process act on one transfer at the same moment. */
export async function transferRaces(
  stage: Stage,
  servers: ServerProcess[],
  { rounds }: { rounds: number },
): Promise<Seen> {
  const admin = await makeAdmin(stage);
  const figures = { transfers: 0, triedAtOnce: 0, unavailable: 0 };
  for (let round = 0; round < rounds; round++)
    for (const { type, before, tried } of Object.values(SITUATIONS)) {
      const sale = await sell(stage, admin, type);
      await before(stage, sale, round);
      const mixed = tried.toSorted(() => Math.random() - 0.5);
      const calls = mixed.map((act, index) => ({ url: urlOf(stage, index), call: act(sale) }));
      const [answers] = await Promise.all([
        atOnce(stage, calls),
        // twice in each process, right when the requests are complete
        pause(50).then(() => Promise.all(servers.map((server) => server.runClock(2)))),
      ]);
      figures.transfers++;
      figures.triedAtOnce += tried.length + 2 * servers.length;
      figures.unavailable += answers.filter(isServerError).length;
    }
  await quiet(stage);
  const problems = await disagreements(stage);
  return { figures: { ...figures, disagree: problems.length }, problems };
}

interface Ending {
  type?: string;
  before: (stage: Stage, sale: Sale) => Promise<void>;
  /** What ends the transfer; 'clock': time alone. */
  act: Act | 'clock';
}

const after = (acts: Act[], days = 0) => ({
  before: async (stage: Stage, sale: Sale) => {
    await doAll(stage, sale, acts);
    if (days > 0) await pass(stage, sale, days);
  },
});

/** Changes whose writes the process dies between, one write later each time. */
const ENDINGS: Ending[] = [
  { ...after([]), act: decline },
  { ...after([accept('buyer')]), act: accept('seller') },
  { ...after(begun), act: withdraw('buyer') },
  { ...after([accept('buyer')], 4), act: 'clock' },
  { ...after([...begun, refuse('buyer', 'ask-lessor')], 6), act: 'clock' },
  { type: 'apartment', ...after([...toLastStep, complete('buyer', 'keys')], 11), act: 'clock' },
  { ...after(begun), act: cancel('keep', 'cancelled') },
  { before: SITUATIONS['fee undecided']!.before as Ending['before'], act: decideFee('refund') },
];

/** After the commit, while the refund is on its way. */
const REFUND_POINTS = [
  'sandbox refunds.create:after-effect',
  'sandbox refunds.create:after-commit',
  'settle:before-refund',
  'settle:after-refund',
];

/** The process dies before each write of a change of a transfer, and restarts; the same person then tries again. */
export async function transferKills(
  stage: Stage,
  server: ServerProcess,
  { every }: { every: number },
): Promise<Seen> {
  const admin = await makeAdmin(stage);
  const figures = { deaths: 0 };
  const problems: string[] = [];
  for (const [index, ending] of ENDINGS.entries())
    for (let write = 1 + (index % every); ; write += every) {
      if (!(await diesIn(stage, server, admin, ending, 'transfer:write', write))) break;
      figures.deaths++;
    }
  for (const point of REFUND_POINTS)
    if (await diesIn(stage, server, admin, ENDINGS[0] as Ending, point, 1)) figures.deaths++;
    else problems.push(`the process did not die at ${point}`);
  await quiet(stage);
  const found = await disagreements(stage);
  return { figures: { ...figures, disagree: found.length }, problems: [...problems, ...found] };
}

/** False if the process outlived the change: it has fewer writes. */
async function diesIn(
  stage: Stage,
  server: ServerProcess,
  admin: Buyer,
  { type, before, act }: Ending,
  point: string,
  nth: number,
): Promise<boolean> {
  const sale = await sell(stage, admin, type);
  await before(stage, sale);
  await server.arm(point, nth);
  const trying = act === 'clock' ? server.runClock(1) : call(stage, urlOf(stage, 0), act(sale));
  const done = trying.then(
    () => true,
    () => true,
  );
  // a refund is made by a job, after the answer
  const isOver = point === 'transfer:write' ? done : pause(8_000);
  const hasDied = await Promise.race([server.dies(20_000), isOver.then(() => server.dies(200))]);
  if (hasDied) await server.start();
  else await server.disarm();
  if (act === 'clock') await server.runClock(2);
  else await inTurn([act, act], (one) => call(stage, urlOf(stage, 0), one(sale)), 1);
  return hasDied;
}
