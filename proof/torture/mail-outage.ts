import { MailServer } from '../../backend/test/support/servers/smtp.js';
import { makeContracts, makePeople, type Buyer } from './people.js';
import { ServerProcess, SESSION_SECRET } from './processes.js';
import { authorised, completed, inTurn, pause, type Seen } from './buying.js';
import { openStage, watchQueuedMails } from './stage.js';
import { check, countsOf, problemsOf, quiet } from './checker.js';

const PATIENCE_MS = 600_000;

/** The mail server is down during purchases: no purchase fails, and every mail arrives after it is back. */
export async function mailOutage(
  databaseUrl: string,
  { purchases, awayMs }: { purchases: number; awayMs: number },
): Promise<Seen> {
  const mails = new MailServer();
  await mails.start();
  await mails.stop();
  const server = await ServerProcess.start({ DATABASE_URL: databaseUrl, SMTP_URL: mails.url });
  const { stage, close } = openStage([server.url], databaseUrl, SESSION_SECRET);
  try {
    await watchQueuedMails(stage.query);
    const [seller] = (await makePeople(stage.query, 1, SESSION_SECRET)) as [Buyer];
    const buyers = await makePeople(stage.query, purchases, SESSION_SECRET);
    const contracts = await makeContracts(stage.query, seller, purchases);
    const began = Date.now();
    await inTurn(contracts, async (contract, index) => {
      const buyer = buyers[index] as Buyer;
      const intent = await authorised(stage, buyer, contract, index);
      if (intent) await completed(stage, buyer, intent, index);
    });
    await pause(Math.max(0, awayMs - (Date.now() - began)));
    await mails.start();
    const back = Date.now();
    // a mail to the buyer and one to the seller; the operator's goes to an address from the settings
    const wanted = purchases * 2;
    const mine = () =>
      mails.delivered.filter(({ to }) => to.some((one) => one.startsWith('torture-'))).length;
    while (mine() < wanted && Date.now() - back < PATIENCE_MS) await pause(200);
    const lastAfterMs = Date.now() - back;
    await pause(1_000);
    await quiet(stage);
    const findings = await check(stage);
    const problems = problemsOf(findings);
    if (mine() !== wanted) problems.push(`${mine()} mails for ${wanted} parties`);
    return {
      figures: { purchases, awayMs, missing: wanted - mine(), lastAfterMs, ...countsOf(findings) },
      problems,
    };
  } finally {
    await close();
    await server.stop();
    await mails.stop();
  }
}
