import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { invalid, unauthenticated } from '../common/api/errors.js';
import type { Viewer } from '../common/api/request-of.js';
import { Database, type Statement, type Tx } from '../database/database.js';
import type { DataOwner } from '../member-data/member-data.js';
import type { UpdateProfileInput } from './user.inputs.js';
import { User, type CurrentUser } from './user.entity.js';
import { dataOwnerOf } from './accounts.js';
import { CURRENT_USER_COLUMNS, MAY_ACT, mayAct, toCurrentUser } from './user.rows.js';

/** SQL: runs for each operation on a socket. */
const VIEWER_BY_ID: Statement = {
  name: 'users.viewer',
  text: `select ${CURRENT_USER_COLUMNS} from users u where u.id = $1 and ${MAY_ACT}`,
  isQuick: true,
};

/** Identifies a password in a session without storing its hash there. */
export const passwordDigest = (passwordHash: string): string =>
  createHash('sha256').update(passwordHash).digest('base64url');

export interface NewUser {
  email: string;
  passwordHash: string | null;
  firstName?: string | null;
  lastName?: string | null;
  oidcSubject?: string | null;
  emailVerified?: boolean;
  isAdmin?: boolean;
  termsVersion: number | null;
}

@Injectable()
export class UsersService {
  constructor(private readonly database: Database) {}

  /** The member with this id, unless they are suspended or deleted. */
  async findCurrent(id: string, on: Pick<Tx, 'query'> = this.database): Promise<CurrentUser | null> {
    const [row] = await on.query<object>(VIEWER_BY_ID, [id]);
    return row ? toCurrentUser(row) : null;
  }

  /** The member whose data is exported; null for a deleted account. */
  async findDataOwner(id: string): Promise<DataOwner | null> {
    const user = await this.database.manager.findOneBy(User, { id, deletedAt: IsNull() });
    return user && dataOwnerOf(user);
  }

  /** Whether there is an admin. */
  hasAdmin(): Promise<boolean> {
    return this.database.manager.existsBy(User, { isAdmin: true, deletedAt: IsNull() });
  }

  /** Whether the account still has this password. SQL: locks without a transaction, to wait for a concurrent change. */
  async hasPassword(id: string, digest: string): Promise<boolean> {
    const [row] = await this.database.query<{ passwordHash: string | null }>(
      `select password_hash as "passwordHash" from users u where u.id = $1 and ${MAY_ACT} for share`,
      [id],
    );
    return Boolean(row?.passwordHash) && passwordDigest(row?.passwordHash as string) === digest;
  }

  /** Null if the email address already has an account. SQL: TypeORM cannot name the partial index of the conflict. */
  async create(tx: Pick<Tx, 'query'>, user: NewUser): Promise<CurrentUser | null> {
    const [row] = await tx.query<object>(
      `insert into users as u (email, password_hash, first_name, last_name, oidc_subject, email_verified_at,
         is_admin, terms_version, terms_accepted_at)
       values ($1, $2, $3, $4, $5, case when $6 then now() end, $7, $8, case when $8::text is not null then now() end)
       on conflict (lower(email)) where deleted_at is null do nothing
       returning ${CURRENT_USER_COLUMNS}`,
      [
        user.email,
        user.passwordHash,
        user.firstName ?? null,
        user.lastName ?? null,
        user.oidcSubject ?? null,
        user.emailVerified ?? false,
        user.isAdmin ?? false,
        user.termsVersion?.toString() ?? null,
      ],
    );
    return row ? toCurrentUser(row) : null;
  }

  /** Sets the names that are not empty. */
  async updateProfile(viewer: Viewer, { firstName, lastName }: UpdateProfileInput): Promise<CurrentUser> {
    if (!firstName && !lastName) throw invalid({ firstName: 'Please enter at least a first or last name.' });
    const names = { ...(firstName && { firstName }), ...(lastName && { lastName }) };
    await this.database.manager.update(User, { id: viewer.id, ...mayAct }, names);
    const user = await this.findCurrent(viewer.id);
    if (!user) throw unauthenticated();
    return user;
  }
}
