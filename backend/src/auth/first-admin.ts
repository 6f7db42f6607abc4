import { Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { Config } from '../common/config/config.js';
import { Database } from '../database/database.js';
import { TermsInForce } from '../legal/terms-in-force.js';
import { lockAccount } from '../users/accounts.js';
import { UsersService } from '../users/users.service.js';
import { hashPassword, OWN_WORK, passwordMatches } from '../users/passwords.js';
import { promote } from './promote.js';

const LOCAL_ADMIN = 'admin@localhost';

export interface PrintedAdmin {
  email: string;
  password: string;
}

/** Creates the first admin: from ADMIN_EMAIL, or with a printed password if an embedded database has no admin yet. */
@Injectable()
export class FirstAdmin {
  constructor(
    private readonly config: Config,
    private readonly database: Database,
    private readonly users: UsersService,
    private readonly terms: TermsInForce,
  ) {}

  /** Returns the credentials to print if it generated them. */
  async ensure(): Promise<PrintedAdmin | null> {
    const { adminEmail, adminPassword, databaseUrl } = this.config;
    if (adminEmail && adminPassword) {
      await this.keep(adminEmail, adminPassword);
      return null;
    }
    if (databaseUrl || (await this.users.hasAdmin())) return null;
    const password = randomBytes(12).toString('base64url');
    await this.keep(LOCAL_ADMIN, password);
    return { email: LOCAL_ADMIN, password };
  }

  /**
   * Makes the account with this address an admin with this password. An admin who already has
   * both keeps their sessions; any other account is taken over, see promote.
   */
  private async keep(email: string, password: string): Promise<void> {
    const passwordHash = await hashPassword(password, OWN_WORK);
    await this.database.transaction(async (tx) => {
      const made = await this.users.create(tx, {
        email,
        passwordHash,
        isAdmin: true,
        emailVerified: true,
        termsVersion: this.terms.current,
      });
      if (made) return;
      // locked: if several processes start at once, only the first one ends sessions
      const known = await lockAccount(tx, email);
      if (!known) return;
      const isAdmin = known.isAdmin && known.emailVerifiedAt;
      if (isAdmin && (await passwordMatches(known.passwordHash, password, OWN_WORK))) return;
      await promote(tx, known, passwordHash);
    });
  }
}
