import { inTurn, pause, type Seen } from './buying.js';
import {
  answerOffer,
  apply,
  candidateBuys,
  candidateOffers,
  choose,
  chosenBuys,
  deletes,
  edit,
  giveBack,
  holderOffers,
  makeLine,
  offersLapse,
  passOn,
  pick,
  release,
  setMode,
  strangerBuys,
  suspends,
  windowEnds,
  withdraw,
  withdrawChosen,
  type Act,
  type Line,
} from './line-calls.js';
import { lineFigures, lineProblems, problemsAfterTheClock, watchClaims } from './line-checker.js';
import type { ServerProcess } from './processes.js';
import type { Stage } from './stage.js';
import { makeAdmin } from './transfer-calls.js';

/** Rounds at once: what they have in common is two processes and one queue of jobs. */
const AT_ONCE = 10;
/** A process dies in one of so many waves of rounds. */
const DEATH_EVERY = 4;
const WRITES = 40;

const ofCandidates = (line: Line) => pick(line.candidates);

/** What may happen at once; twice what happens often. */
const ACTS: readonly Act[] = [
  ...[choose, choose, passOn, release, edit, holderOffers, setMode()],
  ...[answerOffer, answerOffer, candidateOffers, withdraw, withdrawChosen, apply(), apply('stand-by')],
  ...[candidateBuys, chosenBuys, strangerBuys, windowEnds(), windowEnds(), offersLapse],
];
const RARE: readonly Act[] = [
  deletes(ofCandidates),
  suspends(ofCandidates),
  deletes(({ holder }) => holder),
  suspends(({ holder }) => holder),
];

/** Buyers who have paid before the holder chooses, and everything else in between. */
const storm = (): Act[] => [
  ...[strangerBuys, candidateBuys, choose, choose, chosenBuys],
  ...Array.from({ length: 5 }, () => pick(ACTS)),
  ...(Math.random() < 0.15 ? [pick(RARE)] : []),
];

/** A transfer has failed: the next in line alone may buy, until that window is over. */
const turn = (): Act[] => [
  ...[strangerBuys, chosenBuys, windowEnds()],
  pick([withdrawChosen, release, edit, apply(), choose]),
];

/**
 * A holder, candidates, strangers, admins and time act on one contract at the same moment, while processes die before a
 * write or at any time. After each wave of rounds the tables are compared with what a window promises. A slow machine plays
 * as many rounds as it can within `seconds`.
 */
export async function lineStorms(
  stage: Stage,
  servers: ServerProcess[],
  { rounds, seconds = Infinity }: { rounds: number; seconds?: number },
): Promise<Seen> {
  const end = Date.now() + seconds * 1_000;
  await watchClaims(stage.query);
  const admin = await makeAdmin(stage);
  const figures = { rounds: 0, deaths: 0, givenBack: 0 };
  const problems: string[] = [];
  const isOver = () => figures.rounds >= rounds || problems.length > 0 || Date.now() > end;
  for (let wave = 0; !isOver(); wave++) {
    const width = Math.min(AT_ONCE, rounds - figures.rounds);
    const dying = wave % DEATH_EVERY === 1 ? die(servers, wave) : Promise.resolve(0);
    const played = await inTurn(Array.from({ length: width }), () => round(stage, admin), AT_ONCE);
    figures.rounds += width;
    figures.deaths += await dying;
    figures.givenBack += played.filter(({ isBack }) => isBack).length;
    problems.push(...(await lineProblems(stage)));
    await afterTheEnd(stage, servers, played);
    problems.push(...(await problemsAfterTheClock(stage)));
  }
  return { figures: { ...figures, ...(await lineFigures(stage)), broken: problems.length }, problems };
}

async function round(stage: Stage, admin: Line['admin']): Promise<{ line: Line; isBack: boolean }> {
  const line = await makeLine(stage, admin);
  await together(stage, line, storm());
  const isBack = Math.random() < 0.6 && (await giveBack(stage, line));
  if (isBack) await together(stage, line, turn());
  return { line, isBack };
}

const together = (stage: Stage, line: Line, acts: Act[]): Promise<unknown> =>
  Promise.all(acts.map((act) => pause(Math.random() * 150).then(() => act(stage, line))));

/** One process dies before the n-th write about an application, or at any time, and restarts. */
async function die(servers: ServerProcess[], wave: number): Promise<number> {
  const victim = servers[wave % servers.length] as ServerProcess;
  const isArmed = Math.random() < 0.5;
  if (isArmed) await victim.arm('line:write', Math.ceil(Math.random() * WRITES));
  const isDead = isArmed ? await victim.dies(4_000) : await victim.dies(Math.random() * 1_500);
  if (!isDead) await victim.kill();
  await victim.start();
  return 1;
}

/** The end of each window and offer, the clock of each process, and the jobs that follow. */
async function afterTheEnd(stage: Stage, servers: ServerProcess[], played: { line: Line }[]): Promise<void> {
  await Promise.all(
    played.flatMap(({ line }) => [windowEnds(-60_000)(stage, line), offersLapse(stage, line)]),
  );
  await Promise.all(servers.map((server) => server.runClock(1, 'applications')));
  for (let waits = 0; waits < 300; waits++) {
    await freeJobsOfTheDead(stage);
    const [left] = await stage.query<{ count: number }>(
      `select count(*)::int as count from graphile_worker.jobs
       where task_identifier in ('line-next', 'line-close') and run_at <= now() and attempts < max_attempts`,
    );
    if (left?.count === 0) return;
    await pause(100);
  }
  throw new Error('The jobs of the line did not end within 30 s.');
}

/** As the product does some minutes later. */
const freeJobsOfTheDead = ({ query }: Stage): Promise<unknown> =>
  query(
    `select graphile_worker.force_unlock_workers(array_agg(distinct locked_by)) from graphile_worker.jobs
     where locked_at < now() - interval '10 seconds' having count(*) > 0`,
  );
