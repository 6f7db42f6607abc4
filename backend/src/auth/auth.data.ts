import { Injectable } from '@nestjs/common';
import { MemberData } from '../member-data/member-data.js';

/** One-time links are never exported, and are deleted with the account. */
@Injectable()
export class AuthData {
  constructor(data: MemberData) {
    data.register('oneTimeLinks', {
      forget: async (tx, { id }) => {
        await tx.query('delete from one_time_tokens where user_id = $1', [id]);
      },
    });
  }
}
