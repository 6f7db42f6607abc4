import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AdminOnly } from '../../common/api/access.js';
import { Figures } from './figures.service.js';
import {
  DaysArgs,
  FunnelWeek,
  ListingTime,
  TransferEndings,
  VisitorSource,
  WeeksArgs,
} from './figures.types.js';

@AdminOnly()
@ApiTags('admin')
@Controller('api/admin/figures')
export class FiguresController {
  constructor(private readonly figures: Figures) {}

  @Get('funnel')
  @ApiOperation({ summary: 'Seen, asked, paid, accepted and handed over by week and type' })
  @ApiOkResponse({ type: [FunnelWeek] })
  getFunnel(@Query() { weeks }: WeeksArgs): Promise<FunnelWeek[]> {
    return this.figures.funnel(weeks);
  }

  @Get('listing-times')
  @ApiOperation({ summary: 'The days from listing to buyer' })
  @ApiOkResponse({ type: [ListingTime] })
  getListingTimes(@Query() { weeks }: WeeksArgs): Promise<ListingTime[]> {
    return this.figures.listingTimes(weeks);
  }

  @Get('transfer-endings')
  @ApiOperation({ summary: 'Why transfers were cancelled' })
  @ApiOkResponse({ type: [TransferEndings] })
  getTransferEndings(@Query() { weeks }: WeeksArgs): Promise<TransferEndings[]> {
    return this.figures.transferEndings(weeks);
  }

  @Get('visitor-sources')
  @ApiOperation({ summary: 'Where visitors came from' })
  @ApiOkResponse({ type: [VisitorSource] })
  getVisitorSources(@Query() { days }: DaysArgs): Promise<VisitorSource[]> {
    return this.figures.visitorSources(days);
  }
}
