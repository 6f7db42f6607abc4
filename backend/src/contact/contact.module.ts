import { Module, Injectable } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { ContactController } from './contact.controller.js';
import { ContactResolver } from './contact.resolver.js';
import { ContactService } from './contact.service.js';
import { sameAddress } from '../database/same-address.js';
import { MemberData } from '../member-data/member-data.js';
import { ContactRequest } from './contact-request.entity.js';
import { Database } from '../database/database.js';

/** Requests are matched by address alone, so only if the member has confirmed that the address is theirs. */
@Injectable()
class ContactData {
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

@Module({
  imports: [SettingsModule, AuditModule],
  controllers: [ContactController],
  providers: [ContactService, ContactData, ContactResolver],
})
export class ContactModule {}
