import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import {
  ApiBody,
  ApiCreatedResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiQuery,
  ApiTags,
} from '@nestjs/swagger';
import type { Response } from 'express';
import { Caller, MemberOnly, NeedsConfirmedEmail, Public } from '../common/api/access.js';
import { Shareable } from '../common/api/operation-marks.js';
import { linkNext } from '../common/http/link-next.js';
import { pageOf } from '../common/api/list-query.js';
import type { RequestContext } from '../common/api/request-of.js';
import { Scope } from '../common/api/scopes.js';
import { Refuses } from '../common/api/refuses.js';
import { Contract } from './contract.entity.js';
import { SimilarContractsQuery, SubmitContractInput } from './contract.inputs.js';
import { FACT_WORDS, filterOf, FilterQuery, ListContractsQuery } from './search/filter.query.js';
import { ContractsSearch } from './search/contract-search.js';
import { idsOf } from './search/contracts-by-ids.js';
import { ContractsService } from './contracts.service.js';
import { ContractSubmission } from './writing/contract-submission.js';
import { SimilarContracts } from './search/similar-contracts.js';
import { ContractFacts } from './facts/facts.service.js';
import { FactDefinition, TrueCost } from './facts/facts.types.js';
import { ContractFacets } from './search/facets.js';
import { Facet } from './search/facets.types.js';
import { ContractChange } from './changes/contract-change.entity.js';
import { ContractChanges } from './changes/contract-changes.service.js';

@ApiTags('contracts')
@Controller('api')
export class ContractsController {
  constructor(
    private readonly contracts: ContractsService,
    private readonly submission: ContractSubmission,
    private readonly search: ContractsSearch,
    private readonly similar: SimilarContracts,
    private readonly facts: ContractFacts,
    private readonly facets: ContractFacets,
    private readonly changes: ContractChanges,
  ) {}

  @Public()
  @Shareable()
  @Get('contracts')
  @ApiOperation({
    summary:
      'Active and pending contracts, newest first unless another order is given; or those with certain ids',
  })
  @ApiQuery(FACT_WORDS)
  @ApiOkResponse({ type: [Contract] })
  async listContracts(
    @Caller() { viewer }: RequestContext,
    @Query() query: ListContractsQuery,
    @Query() words: Record<string, unknown>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Contract[]> {
    const { sort } = query;
    return linkNext(
      response,
      await this.search.list({
        ...{ viewer, ids: idsOf(words), filter: filterOf(query, words), sort },
        ...pageOf(query),
      }),
    );
  }

  @Public()
  @Shareable()
  @Get('contracts/:id')
  @ApiOperation({ summary: 'One contract in any status' })
  @ApiOkResponse({ type: Contract })
  @Scope('market:read', 'listings:read')
  getContract(@Caller() request: RequestContext, @Param('id') id: string): Promise<Contract> {
    return this.contracts.getFor(request, id);
  }

  @Public()
  @Shareable()
  @Get('contracts/:id/similar')
  @ApiOperation({
    summary:
      'Contracts for sale of the same type, in the same place first, then in the same state, then of the same make or developer, then by how near the payment is',
  })
  @ApiOkResponse({ type: [Contract] })
  listSimilarContracts(
    @Caller() request: RequestContext,
    @Param('id') id: string,
    @Query() { limit }: SimilarContractsQuery,
  ): Promise<Contract[]> {
    return this.similar.of(request, id, limit);
  }

  @MemberOnly()
  @NeedsConfirmedEmail('list')
  @Post('contracts')
  @ApiCreatedResponse({ type: Contract })
  @Refuses('NOT_FOUND', 'CONFLICT', 'NOT_OFFERED', 'NOT_TRANSFERABLE', 'RATE_LIMITED')
  @Scope('listings:write')
  submitContract(@Caller() caller: RequestContext, @Body() input: SubmitContractInput): Promise<Contract> {
    return this.submission.submit(caller, input);
  }

  @Public()
  @Shareable()
  @Get('facts/:type')
  @ApiOperation({ summary: 'The facts that contracts of a type can state' })
  @ApiOkResponse({ type: [FactDefinition] })
  @ApiParam({ name: 'type', schema: { type: 'string', example: 'car-lease' } })
  @Refuses('NOT_FOUND')
  listFactDefinitions(@Param('type') type: string): FactDefinition[] {
    return this.facts.definitions(type);
  }

  @Public()
  @Post('contracts/:id/true-cost')
  @HttpCode(200)
  @ApiOperation({ summary: 'What a contract costs, with assumptions of the caller' })
  @ApiBody({
    description:
      'The assumptions, such as {"milesPerMonth": 1500}; amounts in cents, rates in thousandths of a percent.',
    schema: { type: 'object', additionalProperties: true, example: { milesPerMonth: 1500 } },
    required: false,
  })
  @ApiOkResponse({ type: TrueCost })
  @Refuses('CONFLICT', 'RATE_LIMITED')
  @Scope('market:read')
  computeTrueCost(
    @Caller() caller: RequestContext,
    @Param('id') id: string,
    @Body() assumptions: Record<string, unknown> | undefined,
  ): Promise<TrueCost> {
    return this.facts.cost(caller, id, assumptions);
  }

  @Public()
  @Shareable()
  @Get('contract-facets')
  @ApiOperation({ summary: 'The values that the filtered contracts have, with their numbers' })
  @ApiQuery(FACT_WORDS)
  @ApiOkResponse({ type: [Facet] })
  listContractFacets(@Query() query: FilterQuery, @Query() words: Record<string, unknown>): Promise<Facet[]> {
    return this.facets.of(filterOf(query, words));
  }

  @Public()
  @Shareable()
  @Get('contracts/:id/changes')
  @ApiOperation({ summary: 'What changed since the contract was listed, newest first' })
  @ApiOkResponse({ type: [ContractChange] })
  listContractChanges(@Caller() request: RequestContext, @Param('id') id: string): Promise<ContractChange[]> {
    return this.changes.list(request, id);
  }
}
