import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { Random } from '../../../../proof/fuzz/random.js';
import { Config } from '../../common/config/config.js';
import { TopicBus, type Topics } from '../../common/cluster/topics.js';
import { SharedAnswers, type Answer } from './shared-answers.js';

const CONTRACTS = Array.from({ length: 6 }, (_, n) => `019a3c1e-7d2b-7c55-9f5e-00000000000${n}`);
const STEPS = 100_000;
const SECOND = 1_000;

let clock = 0;
beforeEach(() => {
  clock = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => clock);
});
afterEach(() => {
  jest.restoreAllMocks();
});

/** When each version of each contract was written. */
const stored = CONTRACTS.map(() => [-Infinity]);
const versions = () => stored.map((times) => times.length - 1);
const versionsAt = (at: number) => stored.map((times) => times.findLastIndex((time) => time <= at));

/** A process: its answers, and what its clients know was written through it. */
class Process {
  readonly topics = new TopicBus({ redisUrl: null } as Config);
  readonly answers = new SharedAnswers(this.topics);
  written = versions();
  /** Sends to the other process, as Redis does. */
  tell: <Name extends keyof Topics>(topic: Name, payload: Topics[Name]) => void = () => undefined;

  /** Commits a write; the returned function publishes it and sends its response. */
  write(contract: number, isMessage: boolean): () => void {
    const version = stored[contract]?.push(clock) ?? 0;
    const contractId = CONTRACTS[contract] ?? '';
    return () => {
      if (isMessage) this.publish('messageSent', { contractId, message: {} });
      else this.publish('publicDataChanged', {});
      this.written[contract] = Math.max(this.written[contract] ?? 0, version - 1);
    };
  }

  private publish<Name extends keyof Topics>(topic: Name, payload: Topics[Name]): void {
    this.topics.publish(topic, payload);
    this.tell(topic, payload);
  }
}

const keys = [
  'GET /api/contracts',
  'POST graphql',
  ...CONTRACTS.map((id) => `GET /api/contracts/${id}/chat`),
];

/** Indexes of the contracts that an answer shows. GraphQL answers show them without their ids. */
const shownBy = (key: string): number[] => {
  const one = CONTRACTS.findIndex((id) => key.includes(id));
  return one < 0 ? CONTRACTS.map((_, n) => n) : [one];
};

interface Body {
  id?: string;
  version: number;
}

function answerOf(key: string): Answer {
  const isGraphql = key.startsWith('POST');
  const now = versions();
  const shown = shownBy(key).map((n) => ({ ...(!isGraphql && { id: CONTRACTS[n] }), version: now[n] }));
  const bytes = Buffer.from(JSON.stringify(shown));
  return {
    api: isGraphql ? 'graphql' : 'rest',
    operation: key,
    status: 200,
    headers: {},
    isComplete: true,
    bytes: bytes.length,
    includes: (text) => bytes.includes(text),
    pieces: () => [bytes],
  };
}

it(`shows no answer that is older than promised in ${STEPS} random reads and writes through two processes`, async () => {
  const random = new Random(20_261_122);
  const processes = [new Process(), new Process()] as const;
  /** Sent and not yet heard by the other process. */
  let wire: (() => void)[] = [];
  let isRedisAway = false;
  for (const [one, other] of [processes, processes.toReversed()] as [Process, Process][])
    one.tell = (topic, payload) => {
      if (!isRedisAway) wire.push(() => other.topics['emitter'].emit(topic, payload));
    };
  /** Computations that have begun: each first reads what is stored, and later has its answer. */
  let computing: { key: string; answer?: Answer; resolve: (answer: Answer | null) => void }[] = [];
  /** Writes that are committed and not yet published. */
  const writing: (() => void)[] = [];
  const outdated: object[] = [];
  let reads = 0;
  let computations = 0;

  const read = (from: Process, key: string): void => {
    const [started, written, settled] = [clock, [...from.written], versionsAt(clock - SECOND)];
    const answer = from.answers.get(key, () => {
      computations++;
      return new Promise<Answer | null>((resolve) => computing.push({ key, resolve }));
    });
    reads++;
    void Promise.resolve(answer).then((found) => {
      if (!found) return;
      const body = JSON.parse(String(found.pieces({})[0])) as Body[];
      shownBy(key).forEach((contract, at) => {
        const version = body[at]?.version ?? -1;
        const least = Math.max(written[contract] ?? 0, settled[contract] ?? 0);
        if (version < least) outdated.push({ key, started, now: clock, contract, version, least });
      });
    });
  };

  for (let step = 0; step < STEPS; step++) {
    clock += random.below(20);
    const process = random.pick(processes);
    const dice = random.next();
    if (dice < 0.6) read(process, random.pick(keys));
    else if (dice < 0.61) writing.push(process.write(random.below(CONTRACTS.length), random.chance(0.7)));
    else if (dice < 0.65) writing.splice(random.below(writing.length), 1)[0]?.();
    else if (dice < 0.68) wire.shift()?.();
    else if (dice < 0.681) {
      isRedisAway = !isRedisAway;
      if (isRedisAway) wire = [];
    } else {
      const one = computing[random.below(computing.length)];
      if (one && !one.answer) one.answer = answerOf(one.key);
      else if (one?.answer) {
        one.resolve(random.chance(0.9) ? one.answer : null);
        computing = computing.filter((other) => other !== one);
      }
    }
    // promises of this step are settled before the next one
    for (let ticks = 0; ticks < 4; ticks++) await Promise.resolve();
  }
  expect(outdated.slice(0, 3)).toEqual([]);
  expect({ reads: reads > STEPS / 3, shared: computations < reads / 2 }).toEqual({
    reads: true,
    shared: true,
  });
});
