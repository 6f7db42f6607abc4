import { AuditService } from '../audit/audit.service.js';
import { Config, ConfigError } from '../common/config.js';
import type { Viewer } from '../common/request-of.js';
import { Database } from '../database/database.js';
import { openForCommand } from '../database/open-for-command.js';
import { CURRENT_USER_COLUMNS } from '../users/user.rows.js';

/** `npm run admin:grant -- EMAIL`: makes a member an admin, at once, whether or not the product runs. */
async function grant(email: string): Promise<string> {
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
      await tx.query('update users set is_admin = true where id = $1', [viewer.id]);
      await new AuditService(database).record(
        tx,
        { viewer, ip: 'command line' },
        'user.make-admin',
        { type: 'user', id: viewer.id },
        { isAdmin: false },
        { isAdmin: true },
      );
      return `${viewer.email} is an admin now.`;
    });
  } finally {
    await opened.close();
  }
}

const [email = ''] = process.argv.slice(2);
try {
  if (!email.includes('@')) throw new ConfigError('Say who: npm run admin:grant -- you@example.com');
  process.stdout.write(`${await grant(email)}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof ConfigError ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
