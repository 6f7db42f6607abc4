import { Args, ID, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Caller, CurrentViewer, MemberOnly, Public } from '../common/api/access.js';
import { ContractViews } from '../common/contract-views.js';
import { Shareable } from '../common/api/operation-marks.js';
import { connectionType, PageArgs } from '../common/api/paging.js';
import type { RequestContext, Viewer } from '../common/api/request-of.js';
import { Contract } from './contract.entity.js';
import { ContractFilter } from './search/filter.input.js';
import { SIMILAR, SubmitContractInput } from './contract.inputs.js';
import { ContractSort } from './search/sort.js';
import { ContractsSearch } from './search/contract-search.js';
import { ContractsService } from './contracts.service.js';
import { ContractSubmission } from './writing/contract-submission.js';
import { SimilarContracts } from './search/similar-contracts.js';

export const ContractConnection = connectionType(Contract);

@Resolver(() => Contract)
export class ContractsResolver {
  constructor(
    private readonly contracts: ContractsService,
    private readonly submission: ContractSubmission,
    private readonly search: ContractsSearch,
    private readonly similar: SimilarContracts,
    private readonly views: ContractViews,
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
  contract(
    @Caller() request: RequestContext,
    @Args('id', { type: () => ID, description: 'Its id.' }) id: string,
  ): Promise<Contract> {
    // queries of a page being rendered have no `locals`; the renderer counts that view
    if (request.locals) this.views.seen(id, request);
    return this.contracts.getFor(request, id);
  }

  @Public()
  @Shareable()
  @Query(() => [Contract], {
    description:
      'Contracts for sale of the same type, in the same place first, then by how near the payment is.',
  })
  similarContracts(
    @Caller() request: RequestContext,
    @Args('contractId', { type: () => ID, description: 'The contract.' }) contractId: string,
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
  @Mutation(() => Contract, { description: 'Lists a contract for takeover; it is live at once.' })
  submitContract(
    @CurrentViewer() viewer: Viewer,
    @Args('input') input: SubmitContractInput,
  ): Promise<Contract> {
    return this.submission.submit(viewer, input);
  }
}
