import { parseArgs } from 'node:util';
import { Config } from '../common/config/config.js';
import { ConfigError } from '../common/config/config.values.js';
import type { Database } from '../database/database.js';
import { adopt, declareTrial, findInstallation } from '../installation/installation.js';
import { setMark } from '../installation/marks.js';
import { dropWaitingMails, waitingMails } from '../mail/waiting-mails.js';
import { dropDueNotifications, dueNotifications } from '../notifications/notifications.mails.js';
import { onDatabase, runCommand } from './open-for-command.js';

type Mails = 'send' | 'drop';

/** `npm run adopt [-- --mails=send|drop]`: declares a restored copy to be the site. */
async function adoptCopy(database: Database, config: Config, mails: Mails | undefined): Promise<string> {
  if (!(await findInstallation(database, config)).isTrial)
    return 'This is the site already: nothing was changed.';
  return database.transaction(async (tx) => {
    const waiting = (await waitingMails(tx)) + (await dueNotifications(tx));
    if (waiting > 0 && !mails)
      throw new ConfigError(
        `${waiting} emails wait in this copy. After a backup, the site has probably sent them: npm run adopt -- --mails=drop. ` +
          'If the site was stopped before it was copied, they are still to be sent: npm run adopt -- --mails=send.',
      );
    if (mails === 'drop') {
      await dropWaitingMails(tx);
      await dropDueNotifications(tx);
    }
    await adopt(tx, config);
    await setMark(tx, 'restore');
    const fate = mails === 'drop' ? 'will not be sent' : 'will be sent';
    return (
      'This copy is the site from its next start on: start Handover again. ' +
      (waiting > 0 ? `${waiting} emails that waited ${fate}. ` : '') +
      'Make sure that the one it was copied from does not run any more: both would mail and take payments.'
    );
  });
}

/** `npm run trial`: for a copy of all data files, which cannot be told from the site. */
async function makeTrial(database: Database, config: Config): Promise<string> {
  await declareTrial(database, config);
  return 'This database is a trial from the next start of Handover on, until npm run adopt.';
}

function mailsFrom(value: string | undefined): Mails | undefined {
  if (value === undefined || value === 'send' || value === 'drop') return value;
  throw new ConfigError('--mails must be send or drop.');
}

await runCommand(() => {
  const { values } = parseArgs({
    options: { mails: { type: 'string' }, trial: { type: 'boolean', default: false } },
  });
  const mails = mailsFrom(values.mails);
  const config = new Config(process.env);
  return onDatabase(config, (database) =>
    values.trial ? makeTrial(database, config) : adoptCopy(database, config, mails),
  );
});
