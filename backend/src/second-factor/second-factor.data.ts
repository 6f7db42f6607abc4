import { Injectable } from '@nestjs/common';
import { Database, iso } from '../database/database.js';
import { MemberData } from '../member-data/member-data.js';
import { dropFactors } from './drop-factors.js';
import { recoveryCodesLeft } from './recovery-codes.js';

/** The export lists second factors without their keys and codes. All are deleted with the account. */
@Injectable()
export class SecondFactorData {
  constructor(database: Database, data: MemberData) {
    data.register('secondFactors', {
      collect: async ({ id }) => {
        const [apps, passkeys, codes] = await Promise.all([
          database.query<object>(
            `select ${iso('a.created_at', 'createdAt')} from authenticator_apps a
             where a.user_id = $1 and a.confirmed_at is not null`,
            [id],
          ),
          database.query<object>(
            `select p.name, ${iso('p.created_at', 'createdAt')}, ${iso('p.last_used_at', 'lastUsedAt')}
             from passkeys p where p.user_id = $1 order by p.created_at`,
            [id],
          ),
          recoveryCodesLeft(database, id),
        ]);
        return { authenticatorApp: apps[0] ?? null, passkeys, recoveryCodesLeft: codes };
      },
      forget: (tx, { id }) => dropFactors(tx, id),
    });
  }
}
