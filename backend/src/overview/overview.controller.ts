import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AdminOnly } from '../common/api/access.js';
import { Overview, OverviewArgs } from './overview.types.js';
import { OverviewService } from './overview.service.js';

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
