import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { AuditEntry } from '../audit/audit-entry.entity.js';
import { AuditService } from '../audit/audit.service.js';
import { Config } from '../common/config.js';
import { ConfigError } from '../common/config.values.js';
import type { Viewer } from '../common/request-of.js';
import { Database } from '../database/database.js';
import { openForCommand } from './open-for-command.js';
import { CURRENT_USER_COLUMNS } from '../users/user.rows.js';
import { promote } from '../auth/promote.js';
import { hashPassword, OWN_WORK } from '../users/passwords.js';

/** `npm run admin:grant -- EMAIL [--force]`: makes a member an admin, at once, whether or not the product runs. */
async function grant(email: string, force: boolean): Promise<string> {
  const opened = await openForCommand(new Config(process.env));
  try {
    const database = new Database(opened.dataSource);
    return await database.transaction(async (tx) => {
      const [viewer] = await tx.query<Viewer>(
        `select ${CURRENT_USER_COLUMNS} from users u where lower(u.email) = lower($1) and u.deleted_at is null
         for update`,
        [email],
      );
      if (!viewer) throw new ConfigError(`Nobody has an account with the address ${email}. Sign up first.`);
      if (viewer.isAdmin) return `${viewer.email} is an admin already.`;
      if (!viewer.emailVerified && !force)
        throw new ConfigError(
          `${viewer.email} was never confirmed, so this may be the account of somebody else. ` +
            'Confirm it by the link in the mail, or add --force (make: FORCE=1).',
        );
      const password = randomBytes(12).toString('base64url');
      await promote(tx, viewer.id, await hashPassword(password, OWN_WORK));
      await new AuditService(database.manager.getRepository(AuditEntry)).record(
        tx,
        { viewer, ip: 'command line', source: 'command line' },
        'user.make-admin',
        { type: 'user', id: viewer.id },
        { isAdmin: false },
        { isAdmin: true },
      );
      return (
        `${viewer.email} is an admin now. All sessions of the account have ended; sign in with this new password, ` +
        `which is shown only this once.\nPassword: ${password}`
      );
    });
  } finally {
    await opened.close();
  }
}

try {
  const { values, positionals } = parseArgs({
    options: { force: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [email = ''] = positionals;
  if (!email.includes('@')) throw new ConfigError('Say who: npm run admin:grant -- you@example.com');
  process.stdout.write(`${await grant(email, values.force)}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof ConfigError ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
