import {
  INVITATION_DAYS,
  MOST_COLLEAGUES,
  type OrganisationRole,
} from '@handover/domain/business/organisations';
import { Injectable } from '@nestjs/common';
import { MoreThan, type FindOptionsWhere } from 'typeorm';
import { confirmedEmailRequired, AppError, forbidden, notFound } from '../common/api/errors.js';
import { DONE, type Done } from '../common/api/done.js';
import { isUuid } from '../common/api/paging.js';
import type { Viewer } from '../common/api/request-of.js';
import { RateLimits } from '../common/cluster/rate-limits.js';
import { Database, type Tx } from '../database/database.js';
import { enqueue } from '../jobs/jobs.js';
import { lockOwnAccount } from '../users/accounts.js';
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
      // so that a suspension at the same moment ends this invitation, too
      if (!(await lockOwnAccount(tx, viewer.id))) throw forbidden();
      await this.organisations.lockMembers(tx, organisationId);
      const { name } = await this.organisations.requireApproved(tx, viewer, organisationId, 'owner');
      // a second invitation replaces the first one
      await tx.manager.delete(OrganisationInvitation, { organisationId, email });
      const members = await tx.manager.find(OrganisationMember, {
        where: { organisationId },
        relations: RELATIONS,
      });
      if (members.some((member) => member.email.toLowerCase() === email))
        throw new AppError('CONFLICT', 'This address belongs to a member of the organization already.');
      const invited = await tx.manager.countBy(OrganisationInvitation, { organisationId });
      refuseMoreThanMost(members.length + invited);
      const { identifiers } = await tx.manager.insert(OrganisationInvitation, {
        ...{ organisationId, email, role: input.role, inviterId: viewer.id },
        expiresAt: () => `now() + interval '${INVITATION_DAYS} days'`,
      });
      const data = { organisation: name, role: input.role, days: INVITATION_DAYS };
      await enqueue(tx, 'mail', { template: 'organisation-invitation', to: email, data });
      return this.invitation(tx, { id: (identifiers[0] as { id: string }).id });
    });
  }

  /** Those to the caller's confirmed address that can still be accepted. */
  async invitations({ email, emailVerified }: Viewer): Promise<OrganisationInvitation[]> {
    return emailVerified ? this.open({ email: email.toLowerCase() }) : [];
  }

  /** Those that an organisation has sent and that can still be accepted. */
  async sent(viewer: Viewer, organisationId: string): Promise<OrganisationInvitation[]> {
    await this.organisations.get(this.database, viewer, organisationId, 'owner');
    return this.open({ organisationId });
  }

  revoke(viewer: Viewer, organisationId: string, id: string): Promise<Done> {
    return this.database.transaction(async (tx) => {
      await this.lock(tx, viewer, organisationId, 'owner');
      await this.invitation(tx, { id, organisationId });
      await tx.manager.delete(OrganisationInvitation, { id });
      return DONE;
    });
  }

  async accept(viewer: Viewer, id: string): Promise<Organisation> {
    if (!viewer.emailVerified) throw confirmedEmailRequired();
    return this.database.transaction(async (tx) => {
      const where = { id, email: viewer.email.toLowerCase() };
      const { organisationId } = await this.invitation(tx, where);
      await this.organisations.lockMembers(tx, organisationId);
      // again: another owner may have revoked it, or removed its sender, before the lock
      const { role } = await this.invitation(tx, where);
      if (await tx.manager.existsBy(OrganisationMember, { organisationId, userId: viewer.id }))
        throw new AppError('CONFLICT', 'You are a member already. An owner can change your role.');
      refuseMoreThanMost(await tx.manager.countBy(OrganisationMember, { organisationId }));
      await tx.manager.delete(OrganisationInvitation, { id });
      await tx.manager.insert(OrganisationMember, { organisationId, userId: viewer.id, role });
      await this.organisations.requireApproved(tx, viewer, organisationId, 'reader');
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
      if (role !== 'owner') {
        await this.refuseLastOwner(tx, member);
        await this.endInvitationsOf(tx, organisationId, userId);
      }
      await tx.manager.update(OrganisationMember, { organisationId, userId }, { role });
      return this.member(tx, organisationId, userId);
    });
  }

  /** Owners remove members; each member may leave. */
  async remove(viewer: Viewer, organisationId: string, userId: string): Promise<Done> {
    return this.database.transaction(async (tx) => {
      await this.lock(tx, viewer, organisationId, viewer.id === userId ? 'reader' : 'owner');
      await this.refuseLastOwner(tx, await this.member(tx, organisationId, userId));
      await this.endInvitationsOf(tx, organisationId, userId);
      await tx.manager.delete(OrganisationMember, { organisationId, userId });
      return DONE;
    });
  }

  /** Locks the organisation, so that two owners who leave at once do not leave it without one. */
  private async lock(tx: Tx, viewer: Viewer, id: string, needed: OrganisationRole): Promise<void> {
    if (isUuid(id)) await this.organisations.lockMembers(tx, id);
    await this.organisations.get(tx, viewer, id, needed);
  }

  /** Otherwise a former owner would come back, or bring others in, by an invitation of their own. */
  private async endInvitationsOf({ manager }: Tx, organisationId: string, inviterId: string): Promise<void> {
    await manager.delete(OrganisationInvitation, { organisationId, inviterId });
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

  private open(where: FindOptionsWhere<OrganisationInvitation>): Promise<OrganisationInvitation[]> {
    return this.database.manager.find(OrganisationInvitation, {
      where: { ...where, ...unexpired() },
      relations: { organisation: true },
      order: { createdAt: 'DESC' },
    });
  }

  /** Throws NOT_FOUND also for an expired one. */
  private async invitation(
    { manager }: Tx,
    where: FindOptionsWhere<OrganisationInvitation> & { id: string },
  ): Promise<OrganisationInvitation> {
    const found = isUuid(where.id)
      ? await manager.findOne(OrganisationInvitation, {
          where: { ...where, ...unexpired() },
          relations: { organisation: true },
        })
      : null;
    if (!found) throw notFound('Invitation');
    return found;
  }
}

const unexpired = () => ({ expiresAt: MoreThan(new Date().toISOString()) });

function refuseMoreThanMost(colleagues: number): void {
  if (colleagues >= MOST_COLLEAGUES)
    throw new AppError('CONFLICT', `An organization has at most ${MOST_COLLEAGUES} members.`);
}
