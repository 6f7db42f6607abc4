import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import { Public } from '../../common/api/access.js';
import { Shareable } from '../../common/api/operation-marks.js';
import { FACT_WORDS, FilterQuery, filterOf } from './filter.query.js';
import { ContractFacets } from './facets.js';
import { Facet } from './facets.types.js';

@ApiTags('contracts')
@Controller('api/contract-facets')
export class ContractFacetsController {
  constructor(private readonly facets: ContractFacets) {}

  @Public()
  @Shareable()
  @Get()
  @ApiOperation({ summary: 'The values that the filtered contracts have, with their numbers' })
  @ApiQuery(FACT_WORDS)
  @ApiOkResponse({ type: [Facet] })
  listContractFacets(@Query() query: FilterQuery, @Query() words: Record<string, unknown>): Promise<Facet[]> {
    return this.facets.of(filterOf(query, words));
  }
}
