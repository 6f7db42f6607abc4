import { randomBytes } from 'node:crypto';
import {
  BADGES,
  isAtLeast,
  MOST_ORGANISATIONS,
  type OrganisationRole,
} from '@handover/domain/business/organisations';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { In } from 'typeorm';
import { AppError, forbidden, notFound } from '../common/api/errors.js';
import { isUuid } from '../common/api/paging.js';
import type { Viewer } from '../common/api/request-of.js';
import { RateLimits } from '../common/cluster/rate-limits.js';
import { TopicBus } from '../common/cluster/topics.js';
import { outsideWaits } from '../common/outside-waits.js';
import { Database, type Tx } from '../database/database.js';
import { lockOwnAccount } from '../users/accounts.js';
import { setApprovedOrganisation, setApprovedOrganisations } from './approved-organisations.js';
import { managingOf, type ManagedContract, type Managing } from './managing.js';
import { OrganisationLeads } from './organisation-leads.js';
import { OrganisationMember } from './organisation-member.entity.js';
import { ContractOrganisation, Organisation } from './organisation.entity.js';
import type { RequestOrganisationInput } from './organisation.inputs.js';
import { WebsiteProof } from './website-proof.js';

const NONE: ReadonlySet<string> = new Set();

/** What members do with their organisations, and what other modules ask about them. */
@Injectable()
export class Organisations implements OnModuleInit {
  private readonly logger = new Logger(Organisations.name);

  constructor(
    private readonly database: Database,
    private readonly limits: RateLimits,
    private readonly proof: WebsiteProof,
    private readonly leads: OrganisationLeads,
    private readonly topics: TopicBus,
  ) {
    topics.on('organisationChanged', ({ id, shown }) => setApprovedOrganisation(id, shown && shownOf(shown)));
    topics.on('mayHaveMissed', () => {
      this.readApproved().catch((error: unknown) => this.logger.warn(error));
    });
  }

  async onModuleInit(): Promise<void> {
    await this.readApproved();
  }

  /** The caller's, newest first, with their role in each. */
  async mine({ id: userId }: Pick<Viewer, 'id'>): Promise<Organisation[]> {
    const memberships = await this.database.manager.findBy(OrganisationMember, { userId });
    const roles = new Map(memberships.map(({ organisationId, role }) => [organisationId, role]));
    const found = await this.database.manager.find(Organisation, {
      where: [...roles.keys()].map((id) => ({ id })),
      order: { createdAt: 'DESC', id: 'DESC' },
    });
    if (roles.size === 0) return [];
    return this.withLeads(
      this.database,
      found.map((one) => Object.assign(one, { role: roles.get(one.id) })),
    );
  }

  /** Its first owner is who asks for it. */
  async request(viewer: Viewer, { website, ...words }: RequestOrganisationInput): Promise<Organisation> {
    await this.limits.take('organisation', viewer.id);
    return this.database.transaction(async (tx) => {
      // two requests at once do not exceed the number of organisations
      if (!(await lockOwnAccount(tx, viewer.id))) throw forbidden();
      if ((await tx.manager.countBy(OrganisationMember, { userId: viewer.id })) >= MOST_ORGANISATIONS)
        throw new AppError('CONFLICT', `You are in ${MOST_ORGANISATIONS} organizations already.`);
      const proofCode = randomBytes(16).toString('base64url');
      const requested = { ...words, website: website ?? null, proofCode, requesterId: viewer.id };
      const { identifiers } = await tx.manager.insert(Organisation, requested);
      const { id } = identifiers[0] as { id: string };
      await tx.manager.insert(OrganisationMember, { organisationId: id, userId: viewer.id, role: 'owner' });
      return this.get(tx, viewer, id, 'owner');
    });
  }

  /** Confirms the website if its file or a DNS record has the code. */
  async confirmWebsite(viewer: Viewer, id: string): Promise<Organisation> {
    const organisation = await this.get(this.database, viewer, id, 'owner');
    if (!organisation.website) throw new AppError('CONFLICT', 'This organization has stated no website.');
    const { website, proofCode } = organisation;
    const isShown = await outsideWaits.run(viewer.id, async () => {
      await this.limits.take('organisation', viewer.id);
      return this.proof.isShown(website, proofCode);
    });
    if (!isShown)
      throw new AppError(
        'CONFLICT',
        `We found the line "${organisation.proof}" neither in /.well-known/handover.txt nor in a TXT record of ${organisation.website}.`,
      );
    await this.database.manager.update(Organisation, { id }, { websiteConfirmedAt: () => 'now()' });
    return this.get(this.database, viewer, id, 'owner');
  }

  /** One of the caller's as they read it; throws NOT_FOUND for another one's, FORBIDDEN if their role may less. */
  async get(
    on: Pick<Tx, 'manager'>,
    viewer: Pick<Viewer, 'id'>,
    id: string,
    needed: OrganisationRole,
  ): Promise<Organisation> {
    const [organisation] = await this.withLeads(on, [await this.find(on, viewer, id, needed)]);
    return organisation as Organisation;
  }

  /** Only owners read who gets its leads. */
  private async withLeads(on: Pick<Tx, 'manager'>, found: Organisation[]): Promise<Organisation[]> {
    const owned = found.filter(({ role }) => role === 'owner');
    const emails = await this.leads.emailsOf(
      on,
      owned.map(({ id }) => id),
    );
    for (const one of owned) one.leadsEmail = emails.get(one.id) ?? null;
    return found;
  }

  private async find(
    { manager }: Pick<Tx, 'manager'>,
    { id: userId }: Pick<Viewer, 'id'>,
    id: string,
    needed: OrganisationRole,
  ): Promise<Organisation> {
    const membership = isUuid(id)
      ? await manager.findOneBy(OrganisationMember, { organisationId: id, userId })
      : null;
    const organisation = membership && (await manager.findOneBy(Organisation, { id }));
    if (!organisation) throw notFound('Organization');
    if (!isAtLeast(membership.role, needed)) throw forbidden();
    return Object.assign(organisation, { role: membership.role });
  }

  /** Throws unless the organisation is approved and the member may act for it. Without who gets its leads. */
  async requireApproved(
    on: Pick<Tx, 'manager'>,
    viewer: Pick<Viewer, 'id'>,
    id: string,
    needed: OrganisationRole,
  ): Promise<Organisation> {
    const organisation = await this.find(on, viewer, id, needed);
    if (organisation.status !== 'approved')
      throw new AppError(
        'CONFLICT',
        'This organization is not approved, so it cannot list contracts or invite members.',
      );
    return organisation;
  }

  /** As whom the viewer manages a contract; null if they may not. */
  async managing(
    on: Pick<Tx, 'manager'>,
    viewer: Pick<Viewer, 'id' | 'actsFor'>,
    contract: ManagedContract,
  ): Promise<Managing | null> {
    const { organisationId } = contract;
    const edited = organisationId === null ? NONE : await this.edited(viewer, [organisationId], on);
    return managingOf(viewer, contract, edited);
  }

  /** Those of the organisations that are approved and whose contracts the member may change. */
  async edited(
    { id: userId }: Pick<Viewer, 'id'>,
    ids: readonly string[],
    { manager }: Pick<Tx, 'manager'> = this.database,
  ): Promise<ReadonlySet<string>> {
    const memberships = await manager.findBy(OrganisationMember, { userId, organisationId: In([...ids]) });
    const edited = memberships.filter(({ role }) => isAtLeast(role, 'editor'));
    if (edited.length === 0) return NONE;
    const approved = await manager.find(Organisation, {
      select: { id: true },
      where: { id: In(edited.map(({ organisationId }) => organisationId)), status: 'approved' },
    });
    return new Set(approved.map(({ id }) => id));
  }

  /** An approved organisation whose contracts other websites may show, with their origins; null for all others. */
  async embedded(id: string): Promise<{ name: string; badge: string; origins: string[] } | null> {
    const found = isUuid(id)
      ? await this.database.manager.findOneBy(Organisation, { id, status: 'approved' })
      : null;
    if (!found || found.storedOrigins.length === 0) return null;
    return { name: found.name, badge: found.badge, origins: found.storedOrigins };
  }

  /** Changes of its members wait for each other. */
  async lockMembers({ manager }: Tx, id: string): Promise<void> {
    await manager.findOne(Organisation, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /** Writes that count what an organisation has wait for each other. Other contracts of it are inserted meanwhile. */
  async lockToCount({ manager }: Tx, id: string): Promise<void> {
    const lock = { mode: 'for_no_key_update' } as const;
    await manager.findOne(Organisation, { select: { id: true }, where: { id }, lock });
  }

  tellClosed(id: string): void {
    this.topics.publish('organisationChanged', { id, shown: null });
  }

  private async readApproved(): Promise<void> {
    const all = await this.database.manager.find(Organisation, {
      select: { id: true, name: true, kind: true },
      where: { status: 'approved' },
    });
    setApprovedOrganisations(new Map(all.map((one) => [one.id, shownOf(one)])));
  }
}

export const shownOf = ({ name, kind }: Pick<Organisation, 'name' | 'kind'>): ContractOrganisation =>
  Object.assign(new ContractOrganisation(), { name, badge: BADGES[kind] });
