import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AdminOnly } from '../common/api/access.js';
import { OverviewArgs } from './overview.inputs.js';
import { OverviewService } from './overview.service.js';
import { Overview } from './overview.types.js';

@AdminOnly()
@ApiTags('admin')
@Controller('api/admin/overview')
export class OverviewController {
  constructor(private readonly overview: OverviewService) {}

  @Get()
  @ApiOperation({ summary: 'The figures of the last days and of the period before' })
  @ApiOkResponse({ type: Overview })
  getOverview(@Query() { days }: OverviewArgs): Promise<Overview> {
    return this.overview.of(days);
  }
}
