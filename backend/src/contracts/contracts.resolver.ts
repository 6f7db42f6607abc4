import { Args, ID, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Caller, CurrentViewer, MemberOnly, NeedsConfirmedEmail, Public } from '../common/api/access.js';
import { ContractViews } from '../common/contract-views.js';
import { Shareable } from '../common/api/operation-marks.js';
import { connectionType, PageArgs } from '../common/api/paging.js';
import type { RequestContext, Viewer } from '../common/api/request-of.js';
import { Scope } from '../common/api/scopes.js';
import { Contract } from './contract.entity.js';
import { ContractFilter } from './search/filter.input.js';
import { SIMILAR, SubmitContractInput } from './contract.inputs.js';
import { ContractSort } from './search/sort.js';
import { ContractsSearch } from './search/contract-search.js';
import { ContractsByIds, MOST_IDS } from './search/contracts-by-ids.js';
import { ContractsService } from './contracts.service.js';
import { ContractSubmission } from './writing/contract-submission.js';
import { SimilarContracts } from './search/similar-contracts.js';
import type { Facts } from '@handover/domain/facts/fact';
import { FactsObject, JsonObject } from '../common/api/scalars.js';
import { ContractType } from './contract.columns.js';
import { ContractFacts } from './facts/facts.service.js';
import { FactDefinition, TrueCost } from './facts/facts.types.js';
import { PrivateFacts } from './facts/private-facts.js';
import { ContractFacets } from './search/facets.js';
import { Facet } from './search/facets.types.js';
import { ContractChange } from './changes/contract-change.entity.js';
import { ContractChanges } from './changes/contract-changes.service.js';

export const ContractConnection = connectionType(Contract);
const contractIdArg = { type: () => ID, description: 'The contract.' };

@Resolver(() => Contract)
export class ContractsResolver {
  constructor(
    private readonly contracts: ContractsService,
    private readonly submission: ContractSubmission,
    private readonly search: ContractsSearch,
    private readonly byIds: ContractsByIds,
    private readonly similar: SimilarContracts,
    private readonly views: ContractViews,
    private readonly facts: ContractFacts,
    private readonly secret: PrivateFacts,
    private readonly facets: ContractFacets,
    private readonly changes: ContractChanges,
  ) {}

  @Public()
  @Shareable()
  @Query(() => ContractConnection, {
    name: 'contracts',
    description: 'Active and pending contracts, newest first unless another order is given.',
  })
  listContracts(
    @Caller() { viewer }: RequestContext,
    @Args() { first, after }: PageArgs,
    // Optional instead of `| null`: only then does the validation know the class.
    @Args('filter', { nullable: true, type: () => ContractFilter }) filter?: ContractFilter,
    @Args('sort', {
      nullable: true,
      type: () => ContractSort,
      description: 'The order; newest first without it.',
    })
    sort?: ContractSort,
  ) {
    return this.search.list({ viewer, filter, sort, first, after });
  }

  @Public()
  @Shareable()
  @Query(() => Contract, { description: 'One contract in any status.' })
  @Scope('market:read', 'listings:read')
  contract(
    @Caller() request: RequestContext,
    @Args('id', { type: () => ID, description: 'Its id.' }) id: string,
  ): Promise<Contract> {
    // queries of a page being rendered have no `locals`; the renderer counts that view
    if (request.locals) {
      request.locals.contractId = id;
      this.views.seen(id, request);
    }
    return this.contracts.getFor(request, id);
  }

  @Public()
  @Shareable()
  @Query(() => [Contract], {
    nullable: 'items',
    description: `Up to ${MOST_IDS} contracts in any status, to compare them: in the order of the ids, and null in the place of one that is unknown or hidden.`,
  })
  contractsByIds(
    @Caller() { viewer }: RequestContext,
    @Args('ids', { type: () => [ID], description: 'Their ids; one that is repeated counts once.' })
    ids: string[],
  ) {
    return this.byIds.of(viewer, ids);
  }

  @Public()
  @Shareable()
  @Query(() => [Contract], {
    description:
      'Contracts for sale of the same type, in the same place first, then in the same state, then of the same make or developer, then by how near the payment is.',
  })
  similarContracts(
    @Caller() request: RequestContext,
    @Args('contractId', contractIdArg) contractId: string,
    @Args('first', {
      type: () => Int,
      nullable: true,
      description: `How many, 1 to ${SIMILAR.most}; ${SIMILAR.usual} by default.`,
    })
    first: number | null,
  ): Promise<Contract[]> {
    return this.similar.of(request, contractId, first);
  }

  @MemberOnly()
  @NeedsConfirmedEmail('list')
  @Mutation(() => Contract, { description: 'Lists a contract for takeover; it is live at once.' })
  @Scope('listings:write')
  submitContract(
    @Caller() caller: RequestContext,
    @Args('input') input: SubmitContractInput,
  ): Promise<Contract> {
    return this.submission.submit(caller, input);
  }

  @Public()
  @Shareable()
  @Query(() => [FactDefinition], { description: 'The facts that contracts of a type can state.' })
  factDefinitions(
    @Args('type', { type: () => ContractType, description: 'The type.' }) type: ContractType,
  ): FactDefinition[] {
    return this.facts.definitions(type);
  }

  @Public()
  @Query(() => TrueCost, { description: 'What a contract costs, with assumptions of the caller.' })
  trueCost(
    @Caller() caller: RequestContext,
    @Args('contractId', contractIdArg) id: string,
    @Args('assumptions', {
      type: () => JsonObject,
      nullable: true,
      description: 'Such as {"milesPerMonth": 1500}; amounts in cents, rates in thousandths of a percent.',
    })
    assumptions: object | null,
  ): Promise<TrueCost> {
    return this.facts.cost(caller, id, assumptions);
  }

  @MemberOnly()
  @Query(() => FactsObject, {
    description:
      'Private facts, for the holder, admins, and a buyer once both parties have accepted the transfer.',
  })
  @Scope('listings:read')
  privateFacts(
    @CurrentViewer() viewer: Viewer,
    @Args('contractId', contractIdArg) id: string,
  ): Promise<Facts> {
    return this.secret.get(viewer, id);
  }

  @Public()
  @Shareable()
  @Query(() => [Facet], {
    description:
      'The values that the filtered contracts have, with their numbers; those of facts once the filter has a type.',
  })
  contractFacets(
    @Caller() _caller: RequestContext,
    @Args('filter', { nullable: true, type: () => ContractFilter }) filter?: ContractFilter,
  ): Promise<Facet[]> {
    return this.facets.of(filter ?? {});
  }

  @Public()
  @Shareable()
  @Query(() => [ContractChange], { description: 'What changed since the contract was listed, newest first.' })
  contractChanges(
    @Caller() request: RequestContext,
    @Args('contractId', contractIdArg) contractId: string,
  ): Promise<ContractChange[]> {
    return this.changes.list(request, contractId);
  }
}
