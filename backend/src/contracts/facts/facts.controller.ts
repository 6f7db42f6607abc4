import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { Caller, Public } from '../../common/api/access.js';
import { Shareable } from '../../common/api/operation-marks.js';
import type { RequestContext } from '../../common/api/request-of.js';
import { Refuses } from '../../common/api/refuses.js';
import { ContractFacts } from './facts.service.js';
import { FactDefinition, TrueCost } from './facts.types.js';

@ApiTags('contracts')
@Controller('api')
export class ContractFactsController {
  constructor(private readonly facts: ContractFacts) {}

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
  computeTrueCost(
    @Caller() caller: RequestContext,
    @Param('id') id: string,
    @Body() assumptions: Record<string, unknown> | undefined,
  ): Promise<TrueCost> {
    return this.facts.cost(caller, id, assumptions);
  }
}
