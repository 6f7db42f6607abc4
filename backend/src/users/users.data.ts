import { Injectable } from '@nestjs/common';
import { Database, iso } from '../database/database.js';
import { MemberData } from '../member-data/member-data.js';

/** The account itself. */
@Injectable()
export class UsersData {
  constructor(database: Database, data: MemberData) {
    data.register('profile', {
      collect: async ({ id }) =>
        (
          await database.query(
            `select u.id, u.email, u.first_name as "firstName", u.last_name as "lastName",
               u.is_admin as "isAdmin", ${iso('u.created_at', 'createdAt')},
               ${iso('u.email_verified_at', 'emailVerifiedAt')}, u.terms_version as "termsVersion",
               ${iso('u.terms_accepted_at', 'termsAcceptedAt')}, ${iso('u.suspended_at', 'suspendedAt')},
               u.password_hash is not null as "hasPassword", u.oidc_subject as "signInServiceSubject"
             from users u where u.id = $1`,
            [id],
          )
        )[0],
    });
  }
}
