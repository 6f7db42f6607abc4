import { Injectable } from '@nestjs/common';
import { MemberData } from '../member-data/member-data.js';
import { dropTokens } from './one-time-tokens.js';

/** One-time links are never exported, and are deleted with the account. */
@Injectable()
export class AuthData {
  constructor(data: MemberData) {
    data.register('oneTimeLinks', {
      forget: (tx, { id }) => dropTokens(tx, id),
    });
  }
}
