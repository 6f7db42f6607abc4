import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { AdminOnly, Caller } from '../../common/api/access.js';
import { pageOf } from '../../common/api/list-query.js';
import { Refuses } from '../../common/api/refuses.js';
import type { RequestContext } from '../../common/api/request-of.js';
import { WaitingCount } from '../../common/api/waiting-count.js';
import { linkNext } from '../../common/http/link-next.js';
import { RuleObservation } from './rule-observation.entity.js';
import { ResolveObservationArgs, RuleObservationsQuery } from './rule-observation.inputs.js';
import { RuleObservations } from './rule-observations.service.js';

@AdminOnly()
@ApiTags('admin')
@Controller('api/admin/rule-observations')
export class RuleObservationsController {
  constructor(private readonly observations: RuleObservations) {}

  @Get()
  @ApiOperation({ summary: 'What parties of transfers told about companies, newest first' })
  @ApiOkResponse({ type: [RuleObservation] })
  async listRuleObservations(
    @Query() query: RuleObservationsQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<RuleObservation[]> {
    const { state, subjectId } = query;
    return linkNext(response, await this.observations.list({ state, subjectId, ...pageOf(query) }));
  }

  @Get('waiting')
  @ApiOperation({
    summary:
      'About how many companies enough open observations agree on something that the rule does not say',
  })
  @ApiOkResponse({ type: WaitingCount })
  countRuleObservations(): Promise<WaitingCount> {
    return this.observations.waiting();
  }

  @Post(':id/resolve')
  @HttpCode(200)
  @ApiOkResponse({ type: RuleObservation })
  @Refuses('CONFLICT', 'NOT_FOUND')
  resolveObservation(
    @Caller() caller: RequestContext,
    @Param('id') id: string,
    @Body() args: ResolveObservationArgs,
  ): Promise<RuleObservation> {
    return this.observations.resolve(caller, id, args);
  }
}
