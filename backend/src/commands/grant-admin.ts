import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { AuditService } from '../audit/audit.service.js';
import { Config } from '../common/config/config.js';
import { ConfigError } from '../common/config/config.values.js';
import { onDatabase, runCommand } from './open-for-command.js';
import { lockAccount } from '../users/accounts.js';
import { UsersService } from '../users/users.service.js';
import { promote } from '../auth/promote.js';
import { hashPassword, OWN_WORK } from '../users/passwords.js';

/** `npm run admin:grant -- EMAIL [--force]`: makes a member an admin, at once, whether or not the product runs. */
function grant(email: string, force: boolean): Promise<string> {
  return onDatabase(new Config(process.env), (database) =>
    database.transaction(async (tx) => {
      const account = await lockAccount(tx, email);
      if (!account) throw new ConfigError(`No account has the address ${email}. Sign up first.`);
      if (account.isAdmin) return `${account.email} is an admin already.`;
      if (!account.emailVerifiedAt && !force)
        throw new ConfigError(
          `${account.email} was never confirmed, so this may be another person's account. ` +
            'Confirm it by the link in the mail, or add --force (make: FORCE=1).',
        );
      const password = randomBytes(12).toString('base64url');
      await promote(tx, account, await hashPassword(password, OWN_WORK));
      const viewer = await new UsersService(database).findCurrent(account.id, tx);
      await new AuditService(database).record(
        tx,
        { viewer, ip: 'command line' },
        'user.make-admin',
        { type: 'user', id: account.id },
        { isAdmin: false },
        { isAdmin: true },
      );
      return (
        `${account.email} is an admin now. All sessions of the account have ended; sign in with this new password, ` +
        `which is shown only this once.\nPassword: ${password}`
      );
    }),
  );
}

await runCommand(() => {
  const { values, positionals } = parseArgs({
    options: { force: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [email = ''] = positionals;
  if (!email.includes('@')) throw new ConfigError('Say who: npm run admin:grant -- you@example.com');
  return grant(email, values.force);
});
