import { Injectable } from '@nestjs/common';
import type { Connection, PageArgs } from '../common/paging.js';
import type { Viewer } from '../common/request-of.js';
import { OwnContracts } from '../contracts/contracts.own.js';
import { Conversations } from './conversations.service.js';
import { Listing } from './listing.js';

/** A member's own contracts with what candidates asked and the member has not read. */
@Injectable()
export class Listings {
  constructor(
    private readonly contracts: OwnContracts,
    private readonly conversations: Conversations,
  ) {}

  async list(viewer: Viewer, page: PageArgs): Promise<Connection<Listing>> {
    const { edges, pageInfo } = await this.contracts.list(viewer, page);
    const positions = await this.conversations.readPositions(
      viewer,
      edges.map(({ node }) => node.id),
    );
    const toListing = (contract: Listing['contract']) => {
      const readUpTo = positions.get(contract.id) ?? contract.messageCount;
      return Object.assign(new Listing(), {
        contract,
        openQuestions: Math.max(0, contract.messageCount - readUpTo),
      });
    };
    return { edges: edges.map(({ node, cursor }) => ({ node: toListing(node), cursor })), pageInfo };
  }
}
