import { Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { Config } from '../common/config.js';
import { Database, type Tx } from '../database/database.js';
import { UsersService } from '../users/users.service.js';
import { TERMS_VERSION } from './auth.service.js';
import { hashPassword, passwordMatches } from './passwords.js';

const LOCAL_ADMIN = 'admin@localhost';

export interface PrintedAdmin {
  email: string;
  password: string;
}

/** The first admin comes from the settings, or, in an embedded database without one, is made and printed once. */
@Injectable()
export class FirstAdmin {
  constructor(
    private readonly config: Config,
    private readonly database: Database,
    private readonly users: UsersService,
  ) {}

  /** Returns what to print where an admin was made up. */
  async ensure(): Promise<PrintedAdmin | null> {
    const { adminEmail, adminPassword, databaseUrl } = this.config;
    if (adminEmail && adminPassword) {
      await this.keep(adminEmail, adminPassword);
      return null;
    }
    if (databaseUrl || (await this.anyAdmin())) return null;
    const password = randomBytes(12).toString('base64url');
    await this.keep(LOCAL_ADMIN, password);
    return { email: LOCAL_ADMIN, password };
  }

  private async anyAdmin(): Promise<boolean> {
    const rows = await this.database.query(
      'select 1 from users where is_admin and deleted_at is null limit 1',
    );
    return rows.length > 0;
  }

  /** The account with this address is an admin and has this password from now on. */
  private async keep(email: string, password: string): Promise<void> {
    const found = await this.users.findCredentials(email);
    const passwordHash =
      found && (await passwordMatches(found.passwordHash, password))
        ? found.passwordHash
        : await hashPassword(password);
    await this.database.transaction(async (tx: Tx) => {
      const made = await this.users.create(tx, {
        email,
        passwordHash,
        isAdmin: true,
        emailVerified: true,
        termsVersion: TERMS_VERSION,
      });
      if (made) return;
      await tx.query(
        `update users set is_admin = true, password_hash = $2 where lower(email) = lower($1) and deleted_at is null`,
        [email, passwordHash],
      );
    });
  }
}
