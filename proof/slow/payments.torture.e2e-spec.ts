import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '../../backend/test/support/product/database.js';
import type { Seen } from '../torture/buying.js';
import { check, problemsOf, quiet } from '../torture/checker.js';
import { databaseStorms, kills } from '../torture/crashes.js';
import { lineStorms } from '../torture/line.js';
import { ServerProcess, SESSION_SECRET } from '../torture/processes.js';
import { race } from '../torture/race.js';
import { faults, mixed, webhooks } from '../torture/scenarios.js';
import { openStage, watchQueuedMails, type Stage } from '../torture/stage.js';

/** The short form of `npm run torture`: the same scenarios, on processes of what was built, in small numbers. */
const LONG = 240_000;

interface Theatre {
  stage: Stage;
  servers: ServerProcess[];
  close(): Promise<void>;
}

async function open(settings: Record<string, string> = {}): Promise<Theatre> {
  const database: TestDatabase = await createTestDatabase();
  const env = { DATABASE_URL: database.url, ...settings };
  const servers = [await ServerProcess.start(env), await ServerProcess.start(env)];
  const { stage, close } = openStage(
    servers.map(({ url }) => url),
    database.url,
    SESSION_SECRET,
  );
  await watchQueuedMails(stage.query);
  return {
    stage,
    servers,
    close: async () => {
      await close();
      for (const server of servers) await server.stop();
      await database.drop();
    },
  };
}

describe('two processes, one database', () => {
  let theatre: Theatre;
  beforeAll(async () => void (theatre = await open()), LONG);
  afterAll(() => theatre.close(), LONG);

  const SCENES: [string, (stage: Stage, servers: ServerProcess[]) => Promise<Seen>][] = [
    ['thirty buyers press "complete" in one millisecond', (stage) => race(stage, { rounds: 2, buyers: 30 })],
    ['admins, webhooks and deletions in between', (stage) => mixed(stage, { contracts: 6, buyers: 5 })],
    ['every third call to the provider fails', (stage) => faults(stage, { purchases: 16, rate: 0.3 })],
    ['notices doubled, shuffled, lost and forged', (stage) => webhooks(stage, { purchases: 6, forged: 24 })],
    [
      'a process dies with signal 9',
      (stage, [server]) => kills(stage, server as ServerProcess, { cycles: 3 }),
    ],
    [
      'every connection to the database is cut',
      (stage) => databaseStorms(stage, { writers: 8, crashes: 0, storms: 3 }),
    ],
    [
      'candidates, their holder, strangers and time want one contract',
      (stage, servers) => lineStorms(stage, servers, { rounds: 40 }),
    ],
  ];

  it.each(SCENES)(
    '%s: sold once, charged once, one email each',
    async (_name, play) => {
      const { problems } = await play(theatre.stage, theatre.servers);
      await quiet(theatre.stage, 60);
      expect([...problems, ...problemsOf(await check(theatre.stage))]).toEqual([]);
    },
    LONG,
  );
});

it(
  'detects a product without its lock and its index',
  async () => {
    const theatre = await open({ SABOTAGE: 'no-lock-no-index' });
    try {
      const { problems } = await race(theatre.stage, { rounds: 2, buyers: 12 });
      await quiet(theatre.stage, 5);
      const found = [...problems, ...problemsOf(await check(theatre.stage))];
      // a contract with two sales cannot even be read, so most second sales end in an error
      expect(found.some((problem) => /sold \d+ times|INTERNAL/.test(problem))).toBe(true);
    } finally {
      await theatre.close();
    }
  },
  LONG,
);
