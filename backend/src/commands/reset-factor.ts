import { Config } from '../common/config/config.js';
import { ConfigError } from '../common/config/config.values.js';
import { deleteSessionsOf } from '../sessions/session.store.js';
import { Database } from '../database/database.js';
import { openForCommand } from './open-for-command.js';
import { enqueue } from '../jobs/jobs.js';
import { lockAccount } from '../users/accounts.js';
import { dropFactors } from '../second-factor/drop-factors.js';

/** `npm run factor:reset -- EMAIL`: for a member who lost every factor; the next sign-in takes the password alone. */
async function reset(email: string): Promise<string> {
  const opened = await openForCommand(new Config(process.env));
  try {
    return await new Database(opened.dataSource).transaction(async (tx) => {
      const member = await lockAccount(tx, email);
      if (!member) throw new ConfigError(`There is no account with the address ${email}.`);
      if (!member.hasSecondFactor) return `${member.email} has no second factor.`;
      await dropFactors(tx, member.id);
      await deleteSessionsOf(tx, member.id);
      await enqueue(tx, 'mail', {
        template: 'security-notice',
        to: member.email,
        data: { change: 'factors-reset', ip: null, at: new Date().toISOString() },
      });
      return `${member.email} can sign in with the password alone now. All sessions have ended.`;
    });
  } finally {
    await opened.close();
  }
}

const [email = ''] = process.argv.slice(2);
try {
  if (!email.includes('@'))
    throw new ConfigError('Which account? npm run factor:reset -- member@example.com');
  process.stdout.write(`${await reset(email)}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof ConfigError ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
