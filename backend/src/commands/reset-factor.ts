import { Config } from '../common/config/config.js';
import { ConfigError } from '../common/config/config.values.js';
import { deleteSessionsOf } from '../sessions/session.store.js';
import { onDatabase, runCommand } from './open-for-command.js';
import { enqueue } from '../jobs/jobs.js';
import { lockAccount } from '../users/accounts.js';
import { dropFactors } from '../second-factor/drop-factors.js';

/** `npm run factor:reset -- EMAIL`: for a member who lost every factor; the next sign-in takes the password alone. */
function reset(email: string): Promise<string> {
  return onDatabase(new Config(process.env), (database) =>
    database.transaction(async (tx) => {
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
    }),
  );
}

await runCommand(() => {
  const [email = ''] = process.argv.slice(2);
  if (!email.includes('@'))
    throw new ConfigError('Which account? npm run factor:reset -- member@example.com');
  return reset(email);
});
