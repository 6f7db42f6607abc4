import { allowedListingActions } from '@handover/domain/listings/listing-life';
import { keyFacts } from '@handover/domain/facts/key-facts';
import { Injectable } from '@nestjs/common';
import { Conversations } from '../chat/conversations/conversations.service.js';
import { notFound } from '../common/api/errors.js';
import type { Connection } from '../common/api/paging.js';
import type { Viewer } from '../common/api/request-of.js';
import { ContractApprovals } from '../contracts/approval/contract-approvals.js';
import type { Contract } from '../contracts/contract.entity.js';
import { asSeenBy, asWritten } from '../contracts/contract.rows.js';
import { ContractsService } from '../contracts/contracts.service.js';
import { OwnContracts } from '../contracts/edges/own-contracts.js';
import { Favourites } from '../saved/favourites.service.js';
import { Database } from '../database/database.js';
import { Organisations } from '../organisations/organisations.service.js';
import { Listing, type ListingsArgs } from './listing.js';
import { listedContract } from './listing.state.js';
import { ListingViews } from './listing.views.js';

/** A member's own contracts, with what candidates did with them and what the member may do. */
@Injectable()
export class Listings {
  constructor(
    private readonly contracts: ContractsService,
    private readonly own: OwnContracts,
    private readonly conversations: Conversations,
    private readonly favourites: Favourites,
    private readonly views: ListingViews,
    private readonly approvals: ContractApprovals,
    private readonly organisations: Organisations,
    private readonly database: Database,
  ) {}

  /** The viewer's own, or those of an organisation that they may edit. */
  async list(viewer: Viewer, { organisationId: asked, ...page }: ListingsArgs): Promise<Connection<Listing>> {
    const organisationId = asked ?? viewer.actsFor;
    if (viewer.actsFor && viewer.actsFor !== organisationId) throw notFound('Organization');
    if (organisationId)
      await this.organisations.requireApproved(this.database, viewer, organisationId, 'editor');
    const { edges, pageInfo } = organisationId
      ? await this.own.ofOrganisation(organisationId, page)
      : await this.own.list(viewer, page);
    const listings = await this.describe(
      viewer,
      edges.map(({ node }) => node),
    );
    return {
      edges: listings.map((node, at) => ({ node, cursor: edges[at]?.cursor as string })),
      pageInfo,
    };
  }

  /** Throws NOT_FOUND for a contract of someone else. */
  async get(viewer: Viewer, id: string): Promise<Listing> {
    const contract = await this.contracts.find(id);
    const managing = contract && (await this.organisations.managing(this.database, viewer, contract));
    if (!managing) throw notFound('Contract');
    const read = managing.isHolder ? asSeenBy(viewer, contract) : asWritten(contract);
    const [listing] = await this.describe(viewer, [read]);
    return listing as Listing;
  }

  private async describe(viewer: Viewer, contracts: readonly Readonly<Contract>[]): Promise<Listing[]> {
    const ids = contracts.map(({ id }) => id);
    const [positions, favourites, views, approvals, externalIds] = await Promise.all([
      this.conversations.readPositions(viewer, ids),
      this.favourites.countOf(ids),
      this.views.countOf(ids),
      this.approvals.of(contracts.filter(isSentBack).map(({ id }) => id)),
      this.own.externalIdsOf(ids),
    ]);
    const now = new Date().toISOString();
    return contracts.map((contract) => {
      const readUpTo = positions.get(contract.id) ?? contract.messageCount;
      return Object.assign(new Listing(), {
        contract,
        externalId: externalIds.get(contract.id) ?? null,
        openQuestions: Math.max(0, contract.messageCount - readUpTo),
        views: views.get(contract.id) ?? 0,
        favourites: favourites.get(contract.id) ?? 0,
        keyFacts: keyFacts(contract.type, contract.facts),
        sentBackFor: approvals.get(contract.id)?.sentBackFor ?? null,
        awaitsApproval: contract.written?.awaitsApproval === true,
        allowedActions: allowedListingActions(listedContract(contract), now),
      });
    });
  }
}

const isSentBack = ({ offMarketReason }: Contract): boolean => offMarketReason === 'sent-back';
