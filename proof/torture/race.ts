import { atOnce, completion, isServerError, type Answer } from './calls.js';
import { quiet } from './checker.js';
import { confirmed, apiOf, inTurn, opened, urlOf, type Seen } from './buying.js';
import { makeContracts, makePeople, type Buyer } from './people.js';
import type { Stage } from './stage.js';

/** Every so many presses twice, through another api of another process. */
const DOUBLE_CLICKER = 10;

interface Press {
  buyer: Buyer;
  intent: string;
  answer: Answer;
}

/**
 * Many buyers, each with an authorised card, press "complete" in the same millisecond. The provider keeps to itself who
 * has authorised what: neither its notices nor its list may sell before everybody is there.
 */
export async function race(
  stage: Stage,
  { rounds, buyers, patienceSeconds }: { rounds: number; buyers: number; patienceSeconds?: number },
): Promise<Seen> {
  const [seller] = await makePeople(stage.query, 1, stage.sessionSecret);
  const crowd = await makePeople(stage.query, buyers, stage.sessionSecret);
  const contracts = await makeContracts(stage.query, seller as Buyer, rounds);
  const problems: string[] = [];
  const figures = { rounds, fewestAtOnce: buyers, answers: 0, serverErrors: 0, slowestMs: 0 };
  await stage.provider.knobs({ webhooks: { paused: true }, faults: { 'events.list': { failRate: 1 } } });
  for (const contract of contracts) {
    const ready = await atTheStart(stage, crowd, contract);
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

/** Everybody with a dialog, then everybody with an authorised card. */
async function atTheStart(stage: Stage, crowd: Buyer[], contract: string): Promise<Omit<Press, 'answer'>[]> {
  const intents = await inTurn(crowd, (buyer, index) => opened(stage, buyer, contract, index), 16);
  // the sweeper looks into a dialog after 15 s, which a slow machine may need
  await stage.query(
    `update purchases set next_look_at = now() + interval '1 minute' where contract_id = $1`,
    [contract],
  );
  const held = await inTurn(intents, async (intent) => intent !== null && confirmed(stage, intent), 16);
  return crowd.flatMap((buyer, index) => {
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

/** One has it, however often they pressed; all others read that somebody was faster. */
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

/** From the sale to the last card that was let go, as the history has it. */
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
