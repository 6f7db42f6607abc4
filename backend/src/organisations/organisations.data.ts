import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import { MemberData } from '../member-data/member-data.js';
import { Retention } from '../retention/retention.js';
import { AccountTies } from '../users/account.ties.js';
import { OrganisationInvitation, OrganisationMember } from './organisation-member.entity.js';
import { Organisation } from './organisation.entity.js';
import { Organisations } from './organisations.service.js';

const EXPIRED = { table: 'organisation_invitations', key: 'id', column: 'expires_at', days: 0 };
/** SQL: nobody acts for it any more, so nobody could close it. */
const CLOSE_EMPTY = `update organisations o set status = 'closed', decided_at = now()
  where o.id = any($1) and not exists (select from organisation_members m where m.organisation_id = o.id)
  returning o.id`;

/** The export lists a member's organisations; their roles and what they sent go with the account, and an organisation without members closes. */
@Injectable()
export class OrganisationsData {
  constructor(
    { manager }: Database,
    organisations: Organisations,
    data: MemberData,
    retention: Retention,
    ties: AccountTies,
  ) {
    data.register('organisations', {
      collect: async ({ id, email }) => ({
        memberships: await organisations.mine({ id }),
        requested: await manager.findBy(Organisation, { requesterId: id }),
        invitations: await manager.findBy(OrganisationInvitation, { email: email.toLowerCase() }),
      }),
      forget: async (tx, { id: userId, email }) => {
        const left = await tx.manager.findBy(OrganisationMember, { userId });
        await tx.manager.delete(OrganisationMember, { userId });
        await tx.manager.delete(OrganisationInvitation, [
          { email: email.toLowerCase() },
          { inviterId: userId },
        ]);
        const ids = left.map(({ organisationId }) => organisationId);
        const closed = await tx.query<{ id: string }>(CLOSE_EMPTY, [ids]);
        for (const { id } of closed) tx.afterCommit(() => organisations.tellClosed(id));
      },
    });
    ties.register({
      suspended: async (tx, inviterId) =>
        void (await tx.manager.delete(OrganisationInvitation, { inviterId })),
    });
    retention.register('expired invitations', (limit) => retention.deleteOld(EXPIRED, limit));
  }
}
