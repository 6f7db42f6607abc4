import type { Requirements } from '@handover/domain/candidates/requirements';
import { Int, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Caller, Public } from '../common/api/access.js';
import type { RequestContext } from '../common/api/request-of.js';
import { Scope } from '../common/api/scopes.js';
import { JsonObject } from '../common/api/scalars.js';
import { FlaggedContract } from '../contracts/admin/flagged-contract.js';
import { Contract } from '../contracts/contract.entity.js';
import { isReservedNow } from '../contracts/contract.reservation.js';
import { ContractEdges } from '../contracts/edges/contract.edges.js';
import { ApplicationLists } from './application.lists.js';
import { Application } from './rows/application.entity.js';

/** Below this number the public does not learn how many applied. */
const SHOWN_FROM = 3;

@Resolver(() => Contract)
export class ContractApplicationsResolver {
  constructor(private readonly lists: ApplicationLists) {}

  @Public()
  @ResolveField(() => JsonObject, {
    nullable: true,
    description: 'What its holder requires of every applicant alike, by the keys of `candidateQuestions`.',
  })
  requirements(@Parent() { requirements }: Contract): Requirements | null {
    return requirements;
  }

  @Public()
  @Scope()
  @ResolveField(() => Boolean, { description: 'True while the viewer alone may buy it.' })
  reservedForMe(@Parent() contract: Contract, @Caller() { viewer }: RequestContext): boolean {
    return viewer !== null && viewer.id === contract.reservedFor && isReservedNow(contract);
  }

  @Public()
  @Scope('market:read', 'admin:read')
  @ResolveField(() => Int, {
    nullable: true,
    description: `How many would take it over and wait for an answer; null below ${SHOWN_FROM}, except for its holder and admins.`,
  })
  async applicationCount(
    @Parent() { id, userId }: Contract,
    @Caller() request: RequestContext,
  ): Promise<number | null> {
    const count = await this.lists.countOf(request, id);
    const seesAll = request.viewer?.id === userId || request.viewer?.isAdmin === true;
    return seesAll || count >= SHOWN_FROM ? count : null;
  }
}

/** A type inherits the fields of its base class, but not their resolvers. */
@Resolver(() => FlaggedContract)
export class FlaggedContractApplicationsResolver extends ContractApplicationsResolver {}

/** Only its parties read an application; its links ask for none. */
@Public()
@Resolver(() => Application)
export class ApplicationContractResolver {
  constructor(private readonly contracts: ContractEdges) {}

  @ResolveField(() => Contract, { nullable: true, description: 'The contract as it is now.' })
  contract(
    @Parent() { contractId }: Application,
    @Caller() request: RequestContext,
  ): Promise<Contract | null> {
    return this.contracts.find(request, contractId);
  }
}
