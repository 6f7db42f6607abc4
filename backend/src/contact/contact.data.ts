import { Injectable } from '@nestjs/common';
import { Database, iso } from '../database/database.js';
import { MemberData } from '../member-data/member-data.js';

/** By address alone, so only where the member has confirmed that it is theirs. */
@Injectable()
export class ContactData {
  constructor(database: Database, data: MemberData) {
    data.register('contactRequests', {
      collect: ({ email, emailVerified }) =>
        emailVerified
          ? database.query(
              `select r.name, r.email, r.phone, r.contract_type as "contractType", r.user_type as "userType",
                 r.message, ${iso('r.created_at', 'createdAt')}
               from contact_requests r where lower(r.email) = lower($1) order by r.created_at`,
              [email],
            )
          : Promise.resolve([]),
      forget: async (tx, { email, emailVerified }) => {
        if (emailVerified)
          await tx.query('delete from contact_requests where lower(email) = lower($1)', [email]);
      },
    });
  }
}
