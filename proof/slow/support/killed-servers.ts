import { createTestDatabase } from '../../../backend/test/support/product/database.js';
import { MailServer } from '../../../backend/test/support/servers/smtp.js';
import { pause } from '../../torture/buying.js';
import { ServerProcess, SESSION_SECRET } from '../../torture/processes.js';
import { openStage, watchQueuedMails, type Stage } from '../../torture/stage.js';

/** Two processes of the build on one database and one mail server. */
export interface KilledServers {
  stage: Stage;
  mails: MailServer;
  /** The first column of the first row. */
  count: (text: string) => Promise<number | undefined>;
  /** Kills one process after the other with signal 9, each a moment after the last one is back. */
  kill: (times: number) => Promise<void>;
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
    kill: async (times) => {
      for (let time = 0; time < times; time++) {
        await pause(250 + Math.random() * 900);
        const victim = servers[time % 2] as ServerProcess;
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
