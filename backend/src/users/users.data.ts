import { Injectable } from '@nestjs/common';
import { MemberData } from '../member-data/member-data.js';
import { User } from './user.entity.js';
import { Database } from '../database/database.js';

const EXPORTED = {
  id: true,
  email: true,
  firstName: true,
  lastName: true,
  isAdmin: true,
  staffRoles: true,
  createdAt: true,
  emailVerifiedAt: true,
  termsVersion: true,
  termsAcceptedAt: true,
  suspendedAt: true,
} as const;

/** The account itself. */
@Injectable()
export class UsersData {
  constructor({ manager }: Database, data: MemberData) {
    data.register('profile', {
      collect: async ({ id }) => {
        const select = { ...EXPORTED, passwordHash: true, oidcSubject: true };
        const { passwordHash, oidcSubject, ...profile } = await manager.findOneOrFail(User, {
          select,
          where: { id },
        });
        return { ...profile, hasPassword: passwordHash !== null, signInServiceSubject: oidcSubject };
      },
    });
  }
}
