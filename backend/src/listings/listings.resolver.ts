import { Args, Mutation, Query, Resolver, Int, Parent, ResolveField } from '@nestjs/graphql';
import { CurrentViewer, MemberOnly, NeedsConfirmedEmail, Public } from '../common/api/access.js';
import type { Viewer } from '../common/api/request-of.js';
import { Scope } from '../common/api/scopes.js';
import { Contract } from '../contracts/contract.entity.js';
import { ListingChanges } from './listing.changes.js';
import {
  Listing,
  ListingConnection,
  ListingsArgs,
  contractIdArg,
  MarkElsewhereArgs,
  UpdateMyContractInput,
} from './listing.js';
import { Listings } from './listings.service.js';
import { ANSWERS_NEEDED, usualHours } from '@handover/domain/listings/answer-times';
import { MemberData } from '../member-data/member-data.js';
import { PublicMembers } from '../users/public-members.js';
import { MemberAnswers } from './listing.entities.js';
import { PublicMember } from '../users/public-member.types.js';
import { Database } from '../database/database.js';

@MemberOnly()
@Resolver(() => Listing)
export class ListingsResolver {
  constructor(
    private readonly listings: Listings,
    private readonly changes: ListingChanges,
  ) {}

  @Query(() => ListingConnection, {
    description: 'The contracts that the viewer listed, in any status, newest first.',
  })
  @Scope('listings:read')
  myListings(@CurrentViewer() viewer: Viewer, @Args() args: ListingsArgs) {
    return this.listings.list(viewer, args);
  }

  @Query(() => Listing, { description: 'One contract that the viewer listed.' })
  @Scope('listings:read')
  myListing(@CurrentViewer() viewer: Viewer, @Args('id', contractIdArg) id: string): Promise<Listing> {
    return this.listings.get(viewer, id);
  }

  @Mutation(() => Contract, {
    description:
      'Edits your own contract. A change of its terms releases payments that are open, and is shown on its page.',
  })
  @Scope('listings:write')
  updateMyContract(
    @CurrentViewer() viewer: Viewer,
    @Args('id', contractIdArg) id: string,
    @Args('input') input: UpdateMyContractInput,
  ): Promise<Contract> {
    return this.changes.update(viewer, id, input);
  }

  @Mutation(() => Contract, { description: 'Says that it is still available, which keeps it listed.' })
  @Scope('listings:write')
  renewContract(@CurrentViewer() viewer: Viewer, @Args('id', contractIdArg) id: string): Promise<Contract> {
    return this.changes.act(viewer, id, 'renew');
  }

  @Mutation(() => Contract, { description: 'Takes it off the market for up to 60 days.' })
  @Scope('listings:write')
  pauseContract(@CurrentViewer() viewer: Viewer, @Args('id', contractIdArg) id: string): Promise<Contract> {
    return this.changes.act(viewer, id, 'pause');
  }

  @NeedsConfirmedEmail('list')
  @Mutation(() => Contract, { description: 'Ends a pause.' })
  @Scope('listings:write')
  resumeContract(@CurrentViewer() viewer: Viewer, @Args('id', contractIdArg) id: string): Promise<Contract> {
    return this.changes.act(viewer, id, 'resume');
  }

  @Mutation(() => Contract, { description: 'Takes it off the market; it can be relisted for 90 days.' })
  @Scope('listings:write')
  withdrawContract(
    @CurrentViewer() viewer: Viewer,
    @Args('id', contractIdArg) id: string,
  ): Promise<Contract> {
    return this.changes.act(viewer, id, 'withdraw');
  }

  @NeedsConfirmedEmail('list')
  @Mutation(() => Contract, { description: 'Puts it back on the market.' })
  @Scope('listings:write')
  relistContract(@CurrentViewer() viewer: Viewer, @Args('id', contractIdArg) id: string): Promise<Contract> {
    return this.changes.act(viewer, id, 'relist');
  }

  @Mutation(() => Contract, { description: 'Takes it off the market for good, because it is gone.' })
  @Scope('listings:write')
  markElsewhere(
    @CurrentViewer() viewer: Viewer,
    @Args('id', contractIdArg) id: string,
    @Args() { where }: MarkElsewhereArgs,
  ): Promise<Contract> {
    return this.changes.act(viewer, id, 'mark-elsewhere', where);
  }
}

/** SQL: read with the account `u`, for each page of a contract. */
const LATEST_SECONDS = `(select latest_seconds from member_answers
  where user_id = u.id and answered >= ${ANSWERS_NEEDED})`;

/** How soon members usually answer. */
@Resolver(() => PublicMember)
export class ListingAnswersResolver {
  constructor({ manager }: Database, data: MemberData, members: PublicMembers) {
    members.register('latestSeconds', LATEST_SECONDS);
    data.register('answerTimes', {
      collect: ({ id: userId }) =>
        manager.find(MemberAnswers, { select: { answered: true, latestSeconds: true }, where: { userId } }),
      forget: async (tx, { id: userId }) => {
        await tx.manager.delete(MemberAnswers, { userId });
      },
    });
  }

  @Public()
  @ResolveField(() => Int, {
    nullable: true,
    description:
      'Within how many hours they usually answer questions about their contracts: the median of their last 20 answers; null below 3 answers.',
  })
  answersWithinHours(@Parent() member: PublicMember & { latestSeconds: number[] | null }): number | null {
    return member.latestSeconds && usualHours(member.latestSeconds);
  }
}
