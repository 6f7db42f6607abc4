import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { AppError, invalid } from '../common/api/errors.js';
import type { Tx } from '../database/database.js';
import { actingOf } from '../users/accounts.js';
import { OrganisationMember } from './organisation-member.entity.js';
import { Organisation } from './organisation.entity.js';

/** Where a lead goes. */
export interface LeadsAddress {
  organisation: Pick<Organisation, 'id' | 'name' | 'website'>;
  email: string;
}

/**
 * Which member of a dealer gets its leads. It is a mark on the membership, so that it ends with it, and the address is the
 * one that the member has now.
 */
@Injectable()
export class OrganisationLeads {
  /** The confirmed addresses by organisation. */
  async emailsOf({ manager }: Pick<Tx, 'manager'>, ids: readonly string[]): Promise<Map<string, string>> {
    if (ids.length === 0) return new Map();
    const where = { organisationId: In([...ids]), getsLeads: true };
    const members = await manager.find(OrganisationMember, { where, relations: { user: true } });
    const confirmed = members.filter(({ user }) => user.emailVerifiedAt !== null);
    return new Map(confirmed.map(({ organisationId, email }) => [organisationId, email]));
  }

  /** Null switches leads off. The caller has locked the organisation. Throws VALIDATION and CONFLICT. */
  async set(tx: Tx, { id: organisationId, kind }: Organisation, email: string | null): Promise<void> {
    if (email !== null && kind !== 'dealer')
      throw new AppError('CONFLICT', 'Leads about cars go to dealers only.');
    const userId = email === null ? null : await this.memberWith(tx, organisationId, email);
    await tx.manager.update(OrganisationMember, { organisationId, getsLeads: true }, { getsLeads: false });
    if (userId) await tx.manager.update(OrganisationMember, { organisationId, userId }, { getsLeads: true });
  }

  /**
   * Where leads of this seller go; null if the organisation wants none, is not approved, or the seller or the member who gets
   * them no longer belongs to it or may not act.
   */
  async addressFor(tx: Tx, id: string, sellerId: string): Promise<LeadsAddress | null> {
    const organisation = await tx.manager.findOneBy(Organisation, { id, kind: 'dealer', status: 'approved' });
    if (!organisation) return null;
    const [member] = await tx.manager.find(OrganisationMember, {
      where: { organisationId: id, getsLeads: true },
      relations: { user: true },
    });
    if (!member || member.user.emailVerifiedAt === null) return null;
    const isOfSeller = await tx.manager.existsBy(OrganisationMember, {
      organisationId: id,
      userId: sellerId,
    });
    const mayRead = isOfSeller && (await actingOf(tx, [member.userId])).has(member.userId);
    return mayRead ? { organisation, email: member.email } : null;
  }

  private async memberWith({ manager }: Tx, organisationId: string, email: string): Promise<string> {
    const members = await manager.find(OrganisationMember, {
      where: { organisationId },
      relations: { user: true },
    });
    const wanted = email.toLowerCase();
    const member = members.find((one) => one.email.toLowerCase() === wanted);
    if (!member || member.user.emailVerifiedAt === null)
      throw invalid({ email: 'Leads go to the confirmed email address of a member of this organization.' });
    return member.userId;
  }
}
