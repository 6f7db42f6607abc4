import { Body, Controller, Get, Param, Post, Query, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Caller, CurrentViewer, MemberOnly, Public } from '../common/api/access.js';
import { Shareable } from '../common/api/operation-marks.js';
import { linkNext } from '../common/http/link-next.js';
import { pageOf } from '../common/api/list-query.js';
import type { RequestContext, Viewer } from '../common/api/request-of.js';
import { Refuses } from '../common/api/refuses.js';
import { Contract } from './contract.entity.js';
import { SimilarContractsQuery, SubmitContractInput } from './contract.inputs.js';
import { FACT_WORDS, filterOf, ListContractsQuery } from './search/filter.query.js';
import { ContractsSearch } from './search/contract-search.js';
import { ContractsService } from './contracts.service.js';
import { ContractSubmission } from './writing/contract-submission.js';
import { SimilarContracts } from './search/similar-contracts.js';

@ApiTags('contracts')
@Controller('api/contracts')
export class ContractsController {
  constructor(
    private readonly contracts: ContractsService,
    private readonly submission: ContractSubmission,
    private readonly search: ContractsSearch,
    private readonly similar: SimilarContracts,
  ) {}

  @Public()
  @Shareable()
  @Get()
  @ApiOperation({ summary: 'Active and pending contracts, newest first unless another order is given' })
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
      await this.search.list({ viewer, filter: filterOf(query, words), sort, ...pageOf(query) }),
    );
  }

  @Public()
  @Shareable()
  @Get(':id')
  @ApiOperation({ summary: 'One contract in any status' })
  @ApiOkResponse({ type: Contract })
  getContract(@Caller() request: RequestContext, @Param('id') id: string): Promise<Contract> {
    return this.contracts.getFor(request, id);
  }

  @Public()
  @Shareable()
  @Get(':id/similar')
  @ApiOperation({
    summary: 'Contracts for sale of the same type, in the same place first, then by how near the payment is',
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
  @Post()
  @ApiCreatedResponse({ type: Contract })
  @Refuses('CONFLICT', 'RATE_LIMITED')
  submitContract(@CurrentViewer() viewer: Viewer, @Body() input: SubmitContractInput): Promise<Contract> {
    return this.submission.submit(viewer, input);
  }
}
