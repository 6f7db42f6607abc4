import { Body, Controller, Get, Param, Put, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { AdminOnly, Caller, NeedsStepUp, Public } from '../common/api/access.js';
import { Refuses } from '../common/api/refuses.js';
import type { RequestContext } from '../common/api/request-of.js';
import { StateAvailability } from './availability.entity.js';
import { AvailabilityAt, AvailabilityAtArgs, AvailabilityChange } from './availability.inputs.js';
import { AvailabilityService } from './availability.service.js';

@ApiTags('contracts')
@Controller('api/availability')
export class AvailabilityController {
  constructor(private readonly service: AvailabilityService) {}

  @Public()
  @Get()
  @ApiOkResponse({ type: AvailabilityAt })
  @Refuses('RATE_LIMITED')
  availabilityAt(
    @Caller() caller: RequestContext,
    @Query() query: AvailabilityAtArgs,
  ): Promise<AvailabilityAt> {
    return this.service.at(caller, query);
  }
}

@AdminOnly()
@ApiTags('admin')
@Controller('api/admin/availability')
export class AvailabilityAdminController {
  constructor(private readonly service: AvailabilityService) {}

  @Get()
  @ApiOperation({ summary: 'What is allowed in each of the 51 states with each type of contract' })
  @ApiOkResponse({ type: [StateAvailability] })
  listAvailability(): Promise<StateAvailability[]> {
    return this.service.list();
  }

  @NeedsStepUp()
  @Put(':state/:type')
  @ApiParam({ name: 'state', description: 'Its two letters.', schema: { type: 'string', example: 'NY' } })
  @ApiParam({
    name: 'type',
    description: 'Type of the contracts.',
    schema: { type: 'string', example: 'apartment' },
  })
  @ApiOkResponse({ type: StateAvailability })
  @Refuses('NOT_FOUND')
  setAvailability(
    @Caller() caller: RequestContext,
    @Param('state') state: string,
    @Param('type') type: string,
    @Body() change: AvailabilityChange,
  ): Promise<StateAvailability> {
    return this.service.set(caller, { state, type }, change);
  }
}
