import {
  INVITATION_DAYS,
  MOST_COLLEAGUES,
  type OrganisationRole,
} from '@handover/domain/business/organisations';
import { Injectable } from '@nestjs/common';
import { MoreThan } from 'typeorm';
import { confirmedEmailRequired, AppError, notFound } from '../common/api/errors.js';
import { DONE, type Done } from '../common/api/done.js';
import { isUuid } from '../common/api/paging.js';
import type { Viewer } from '../common/api/request-of.js';
import { RateLimits } from '../common/cluster/rate-limits.js';
import { Database, type Tx } from '../database/database.js';
import { enqueue } from '../jobs/jobs.js';
import { OrganisationInvitation, OrganisationMember } from './organisation-member.entity.js';
import { Organisation } from './organisation.entity.js';
import type { InviteInput } from './organisation.inputs.js';
import { Organisations } from './organisations.service.js';

const RELATIONS = { user: true } as const;

/** Who acts for an organisation. Its owners invite by email and set roles; an organisation always has an owner. */
@Injectable()
export class OrganisationMembers {
  constructor(
    private readonly database: Database,
    private readonly organisations: Organisations,
    private readonly limits: RateLimits,
  ) {}

  async list(viewer: Viewer, organisationId: string): Promise<OrganisationMember[]> {
    await this.organisations.get(this.database, viewer, organisationId, 'reader');
    return this.database.manager.find(OrganisationMember, {
      where: { organisationId },
      relations: RELATIONS,
      order: { createdAt: 'ASC', userId: 'ASC' },
    });
  }

  async invite(viewer: Viewer, organisationId: string, input: InviteInput): Promise<OrganisationInvitation> {
    await this.limits.take('organisation', viewer.id);
    const email = input.email.toLowerCase();
    return this.database.transaction(async (tx) => {
      const organisation = await this.lock(tx, viewer, organisationId, 'owner');
      const colleagues = await tx.manager.countBy(OrganisationMember, { organisationId });
      const invited = await tx.manager.countBy(OrganisationInvitation, { organisationId });
      if (colleagues + invited >= MOST_COLLEAGUES)
        throw new AppError('CONFLICT', `An organization has at most ${MOST_COLLEAGUES} members.`);
      // a second invitation replaces the first one
      await tx.manager.delete(OrganisationInvitation, { organisationId, email });
      const { identifiers } = await tx.manager.insert(OrganisationInvitation, {
        ...{ organisationId, email, role: input.role },
        expiresAt: () => `now() + interval '${INVITATION_DAYS} days'`,
      });
      const data = { organisation: organisation.name, role: input.role, days: INVITATION_DAYS };
      await enqueue(tx, 'mail', { template: 'organisation-invitation', to: email, data });
      return this.invitation(tx, (identifiers[0] as { id: string }).id);
    });
  }

  /** Those to the caller's confirmed address that can still be accepted. */
  async invitations({ email, emailVerified }: Viewer): Promise<OrganisationInvitation[]> {
    if (!emailVerified) return [];
    return this.database.manager.find(OrganisationInvitation, {
      where: { email: email.toLowerCase(), expiresAt: MoreThan(new Date().toISOString()) },
      relations: { organisation: true },
      order: { createdAt: 'DESC' },
    });
  }

  async accept(viewer: Viewer, id: string): Promise<Organisation> {
    if (!viewer.emailVerified) throw confirmedEmailRequired();
    return this.database.transaction(async (tx) => {
      const { organisationId, email, role, expiresAt } = await this.invitation(tx, id);
      if (email !== viewer.email.toLowerCase() || Date.parse(expiresAt) < Date.now())
        throw notFound('Invitation');
      await tx.manager.delete(OrganisationInvitation, { id });
      await tx.manager
        .createQueryBuilder()
        .insert()
        .into(OrganisationMember)
        .values({ organisationId, userId: viewer.id, role })
        .orIgnore()
        .execute();
      return this.organisations.get(tx, viewer, organisationId, 'reader');
    });
  }

  async setRole(
    viewer: Viewer,
    organisationId: string,
    userId: string,
    role: OrganisationRole,
  ): Promise<OrganisationMember> {
    return this.database.transaction(async (tx) => {
      await this.lock(tx, viewer, organisationId, 'owner');
      const member = await this.member(tx, organisationId, userId);
      if (role !== 'owner') await this.refuseLastOwner(tx, member);
      await tx.manager.update(OrganisationMember, { organisationId, userId }, { role });
      return this.member(tx, organisationId, userId);
    });
  }

  /** Owners remove members; each member may leave. */
  async remove(viewer: Viewer, organisationId: string, userId: string): Promise<Done> {
    return this.database.transaction(async (tx) => {
      await this.lock(tx, viewer, organisationId, viewer.id === userId ? 'reader' : 'owner');
      await this.refuseLastOwner(tx, await this.member(tx, organisationId, userId));
      await tx.manager.delete(OrganisationMember, { organisationId, userId });
      return DONE;
    });
  }

  /** Locks the organisation, so that two owners who leave at once do not leave it without one. */
  private async lock(tx: Tx, viewer: Viewer, id: string, needed: OrganisationRole): Promise<Organisation> {
    if (isUuid(id))
      await tx.manager.findOne(Organisation, { where: { id }, lock: { mode: 'pessimistic_write' } });
    return this.organisations.get(tx, viewer, id, needed);
  }

  private async member({ manager }: Tx, organisationId: string, userId: string): Promise<OrganisationMember> {
    const where = { organisationId, userId };
    const member = isUuid(userId)
      ? await manager.findOne(OrganisationMember, { where, relations: RELATIONS })
      : null;
    if (!member) throw notFound('Member');
    return member;
  }

  private async refuseLastOwner({ manager }: Tx, member: OrganisationMember): Promise<void> {
    const { organisationId, role } = member;
    if (role !== 'owner') return;
    if ((await manager.countBy(OrganisationMember, { organisationId, role })) < 2)
      throw new AppError('CONFLICT', 'An organization needs an owner. Make another member an owner first.');
  }

  private async invitation({ manager }: Tx, id: string): Promise<OrganisationInvitation> {
    const found = isUuid(id)
      ? await manager.findOne(OrganisationInvitation, { where: { id }, relations: { organisation: true } })
      : null;
    if (!found) throw notFound('Invitation');
    return found;
  }
}
