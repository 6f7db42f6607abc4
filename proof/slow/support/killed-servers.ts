import { createTestDatabase } from '../../../backend/test/support/product/database.js';
import { MailServer } from '../../../backend/test/support/servers/smtp.js';
import { pause, urlOf } from '../../torture/buying.js';
import { call } from '../../torture/calls.js';
import type { Buyer } from '../../torture/people.js';
import { ServerProcess, SESSION_SECRET } from '../../torture/processes.js';
import { openStage, watchQueuedMails, type Stage } from '../../torture/stage.js';

/** A process dies before one of so many writes. */
const WRITES = 12;
const PATIENCE_MS = 3_000;

/** Two processes of the build on one database and one mail server. */
export interface KilledServers {
  stage: Stage;
  mails: MailServer;
  /** The first column of the first row. */
  count: (text: string) => Promise<number | undefined>;
  /**
   * Kills one process after the other with signal 9, each a moment after the last one is back; with a point of
   * `proof/torture/writes.ts`, when the process reaches it for the n-th time, or at last after some seconds.
   */
  kill: (times: number, point?: string) => Promise<void>;
  stop: () => Promise<void>;
}

export async function startKilledServers(): Promise<KilledServers> {
  const mails = new MailServer();
  await mails.start();
  const database = await createTestDatabase();
  const env = { DATABASE_URL: database.url, SMTP_URL: mails.url };
  const servers = [await ServerProcess.start(env), await ServerProcess.start(env)];
  const urls = servers.map(({ url }) => url);
  const { stage, close } = openStage(urls, database.url, SESSION_SECRET);
  await watchQueuedMails(stage.query);
  return {
    stage,
    mails,
    count: async (text) => Object.values((await stage.query<Record<string, number>>(text))[0] ?? {})[0],
    kill: async (times, point) => {
      for (let time = 0; time < times; time++) {
        await pause(250 + Math.random() * 900);
        const victim = servers[time % 2] as ServerProcess;
        if (point) {
          await victim.arm(point, Math.ceil(Math.random() * WRITES));
          await victim.dies(PATIENCE_MS);
        }
        await victim.kill();
        await victim.start();
      }
    },
    stop: async () => {
      await close();
      for (const server of servers) await server.stop();
      await database.drop();
      await mails.stop();
    },
  };
}

/** Repeats a call until it was answered by a process that lives; a repeated one may find that it was done. */
export async function persistently(
  stage: Stage,
  buyer: Buyer,
  path: string,
  body: object,
  index: number,
): Promise<void> {
  for (let tries = index; ; tries++) {
    const answer = await call(stage, urlOf(stage, tries), { buyer, path, body: JSON.stringify(body) });
    if ([200, 201, 409].includes(answer.status)) return;
    await pause(50);
  }
}
