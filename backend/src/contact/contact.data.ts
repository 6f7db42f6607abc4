import { Injectable } from '@nestjs/common';
import { sameAddress } from '../database/same-address.js';
import { MemberData } from '../member-data/member-data.js';
import { ContactRequest } from './contact-request.entity.js';
import { Database } from '../database/database.js';

/** Requests are matched by address alone, so only if the member has confirmed that the address is theirs. */
@Injectable()
export class ContactData {
  constructor({ manager }: Database, data: MemberData) {
    data.register('contactRequests', {
      collect: async ({ email, emailVerified }) =>
        emailVerified
          ? manager.find(ContactRequest, {
              select: {
                name: true,
                email: true,
                phone: true,
                contractType: true,
                userType: true,
                message: true,
                createdAt: true,
              },
              where: { email: sameAddress(email) },
              order: { createdAt: 'ASC' },
            })
          : [],
      forget: async (tx, { email, emailVerified }) => {
        if (emailVerified) await tx.manager.delete(ContactRequest, { email: sameAddress(email) });
      },
    });
  }
}
