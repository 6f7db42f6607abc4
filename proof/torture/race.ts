import { atOnce, completion, isServerError } from './calls.js';
import { quiet } from './checker.js';
import { confirmed, apiOf, inTurn, opened, urlOf, type Seen } from './buying.js';
import { makeContracts, makePeople, type Buyer } from './people.js';
import type { Answer, Stage } from './stage.js';

/** Every n-th buyer sends the request twice, the second time through the other API of another process. */
const DOUBLE_CLICKER = 10;

interface Press {
  buyer: Buyer;
  intent: string;
  answer: Answer;
}

/**
 * Many buyers, each with an authorized card, send "complete" in the same millisecond. The provider withholds its
 * webhooks and its list of payments, so that they cannot complete a sale before all buyers are ready.
 */
export async function race(
  stage: Stage,
  { rounds, buyers, patienceSeconds }: { rounds: number; buyers: number; patienceSeconds?: number },
): Promise<Seen> {
  const [seller] = await makePeople(stage.query, 1, stage.sessionSecret);
  const people = await makePeople(stage.query, buyers, stage.sessionSecret);
  const contracts = await makeContracts(stage.query, seller as Buyer, rounds);
  const problems: string[] = [];
  const figures = { rounds, fewestAtOnce: buyers, answers: 0, serverErrors: 0, slowestMs: 0 };
  await stage.provider.knobs({ webhooks: { paused: true }, faults: { 'events.list': { failRate: 1 } } });
  for (const contract of contracts) {
    const ready = await atTheStart(stage, people, contract);
    const began = performance.now();
    const presses = await press(stage, ready);
    figures.slowestMs = Math.max(figures.slowestMs, Math.round(performance.now() - began));
    figures.fewestAtOnce = Math.min(figures.fewestAtOnce, ready.length);
    figures.answers += presses.length;
    figures.serverErrors += presses.filter(({ answer }) => isServerError(answer)).length;
    problems.push(...judge(contract, presses));
    stage.answers.push(...presses);
  }
  await quiet(stage, patienceSeconds);
  await stage.provider.knobs({ reset: true });
  return { figures: { ...figures, slowestReleaseMs: await slowestRelease(stage) }, problems };
}

/** All buyers create a payment intent, then all authorize their cards. */
async function atTheStart(stage: Stage, people: Buyer[], contract: string): Promise<Omit<Press, 'answer'>[]> {
  const intents = await inTurn(people, (buyer, index) => opened(stage, buyer, contract, index), 16);
  // the sweeper checks a purchase after 15 s, which a slow machine may need
  await stage.query(
    `update purchases set next_look_at = now() + interval '1 minute' where contract_id = $1`,
    [contract],
  );
  const held = await inTurn(intents, async (intent) => intent !== null && confirmed(stage, intent), 16);
  return people.flatMap((buyer, index) => {
    const intent = intents[index];
    return intent && held[index] ? [{ buyer, intent }] : [];
  });
}

async function press(stage: Stage, ready: Omit<Press, 'answer'>[]): Promise<Press[]> {
  const presses = [...ready, ...ready.filter((_, index) => index % DOUBLE_CLICKER === 0)];
  const answers = await atOnce(
    stage,
    presses.map(({ buyer, intent }, index) => ({
      url: urlOf(stage, index + Math.floor(index / ready.length)),
      call: completion(apiOf((index >> 1) + Math.floor(index / ready.length)), buyer, intent),
    })),
  );
  return presses.map((one, index) => ({ ...one, answer: answers[index] as Answer }));
}

/** One buyer has the contract, however often they sent the request; all others read that it is taken. */
function judge(contract: string, presses: Press[]): string[] {
  const problems: string[] = [];
  const winners = new Set(
    presses.filter(({ answer }) => answer.code === 'COMPLETED').map(({ intent }) => intent),
  );
  if (winners.size !== 1) problems.push(`${winners.size} buyers were told that ${contract} is theirs`);
  const wrong = presses.filter(
    ({ intent, answer }) => answer.code !== (winners.has(intent) ? 'COMPLETED' : 'CONTRACT_TAKEN'),
  );
  for (const { answer } of wrong) problems.push(`one was answered ${answer.status} ${answer.code}`);
  return problems;
}

/** Time from the sale to the release of the last losing card, from the recorded transitions. */
async function slowestRelease({ query }: Stage): Promise<number> {
  const [row] = await query<{ ms: number }>(
    `select coalesce(max(extract(epoch from released.at - sold.at)), 0)::float8 * 1000 as ms
     from purchase_transitions sold join purchases winner on winner.id = sold.purchase_id
     join purchases other on other.contract_id = winner.contract_id
     join purchase_transitions released on released.purchase_id = other.id and released."to" = 'released'
     where sold."to" = 'captured'`,
  );
  return Math.round(row?.ms ?? 0);
}
