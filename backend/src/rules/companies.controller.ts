import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiMovedPermanentlyResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Caller, Public } from '../common/api/access.js';
import { pageOf } from '../common/api/list-query.js';
import { Shareable } from '../common/api/operation-marks.js';
import { Refuses } from '../common/api/refuses.js';
import type { RequestContext } from '../common/api/request-of.js';
import { Scope } from '../common/api/scopes.js';
import { linkNext } from '../common/http/link-next.js';
import { movedFrom } from './company-address.js';
import { CompaniesService } from './companies.service.js';
import { CheckRulesInput, CompaniesQuery, CompanyQuery, RuleDefinitionsQuery } from './company.inputs.js';
import { Company, RuleCheck, RuleDefinition } from './company.types.js';

@ApiTags('contracts')
@Controller('api')
export class CompaniesController {
  constructor(private readonly service: CompaniesService) {}

  @Public()
  @Get('companies')
  @ApiOperation({ summary: 'Companies of the rule book, by slug' })
  @ApiOkResponse({ type: [Company] })
  @Refuses('RATE_LIMITED')
  async listCompanies(
    @Caller() caller: RequestContext,
    @Query() query: CompaniesQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Company[]> {
    const { q, type } = query;
    return linkNext(response, await this.service.list(caller, { q, type, ...pageOf(query) }));
  }

  @Public()
  @Shareable()
  @Get('companies/:slug')
  @ApiOperation({ summary: 'One company of the rule book, and what it demands of contracts of a type' })
  @ApiParam({
    name: 'slug',
    description: 'Names the company.',
    schema: { type: 'string', example: 'gm-financial' },
  })
  @ApiOkResponse({ type: Company })
  @ApiMovedPermanentlyResponse({
    type: Company,
    description: 'The company was merged: its new address is in the header Location.',
  })
  @Refuses('NOT_FOUND')
  async getCompany(
    @Param('slug') slug: string,
    @Query() { type }: CompanyQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Company> {
    return movedFrom(response, slug, type, await this.service.get(slug, type));
  }

  @Public()
  @Post('rules/check')
  @HttpCode(200)
  @ApiOperation({ summary: 'What the rule book says about a contract that is not listed yet' })
  @ApiOkResponse({ type: RuleCheck })
  @Refuses('RATE_LIMITED')
  @Scope('market:read')
  checkRules(@Caller() caller: RequestContext, @Body() input: CheckRulesInput): Promise<RuleCheck> {
    return this.service.check(caller, input);
  }

  @Public()
  @Shareable()
  @Get('rules/:type/definitions')
  @ApiOperation({ summary: 'The values that rules about contracts of a type can state' })
  @ApiParam({
    name: 'type',
    description: 'Type of the contracts.',
    schema: { type: 'string', example: 'car-lease' },
  })
  @ApiOkResponse({ type: [RuleDefinition] })
  @Refuses('NOT_FOUND')
  ruleDefinitions(@Param('type') type: string, @Query() { kind }: RuleDefinitionsQuery): RuleDefinition[] {
    return this.service.definitions(type, kind);
  }
}
