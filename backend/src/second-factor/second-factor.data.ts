import { Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import { Database } from '../database/database.js';
import { MemberData } from '../member-data/member-data.js';
import { AuthenticatorApp, Passkey } from './factor.entities.js';
import { dropFactors } from './drop-factors.js';
import { recoveryCodesLeft } from './recovery-codes.js';

/** The export lists second factors without their keys and codes. All are deleted with the account. */
@Injectable()
export class SecondFactorData {
  constructor({ manager }: Database, data: MemberData) {
    data.register('secondFactors', {
      collect: async ({ id }) => {
        const [app, passkeys, codes] = await Promise.all([
          manager.findOne(AuthenticatorApp, {
            select: { createdAt: true },
            where: { userId: id, confirmedAt: Not(IsNull()) },
          }),
          manager.find(Passkey, {
            select: { name: true, createdAt: true, lastUsedAt: true },
            where: { userId: id },
            order: { createdAt: 'ASC' },
          }),
          recoveryCodesLeft({ manager }, id),
        ]);
        return { authenticatorApp: app, passkeys, recoveryCodesLeft: codes };
      },
      forget: (tx, { id }) => dropFactors(tx, id),
    });
  }
}
