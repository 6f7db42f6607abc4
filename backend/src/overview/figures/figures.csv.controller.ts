import { Controller, Query, Res } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { AdminOnly, Caller } from '../../common/api/access.js';
import type { RequestContext } from '../../common/api/request-of.js';
import { named } from '../csv.columns.js';
import type { Column } from '../../common/csv.js';
import { CsvFiles, Download } from '../csv.files.js';
import { Figures } from './figures.service.js';
import {
  DaysArgs,
  WeeksArgs,
  type FunnelWeek,
  type ListingTime,
  type TransferEndings,
  type VisitorSource,
} from './figures.types.js';

const FUNNEL: readonly Column<FunnelWeek>[] = named(
  'week',
  'type',
  'seen',
  'asked',
  'paid',
  'accepted',
  'handedOver',
);
const LISTING_TIMES: readonly Column<ListingTime>[] = [
  { heading: 'type', of: ({ type }) => type ?? 'all' },
  ...named<ListingTime>('count', 'lowerQuartile', 'median', 'upperQuartile'),
];
const TRANSFER_ENDINGS: readonly Column<TransferEndings>[] = named('reason', 'words', 'count');
const VISITOR_SOURCES: readonly Column<VisitorSource>[] = named('kind', 'name', 'visits');

/** The figures as files, limited and audited as the lists of the admins. */
@AdminOnly()
@ApiTags('admin')
@ApiProduces('text/csv')
@Controller('api/admin/figures')
export class FiguresCsvController {
  constructor(
    private readonly files: CsvFiles,
    private readonly figures: Figures,
  ) {}

  @Download('funnel', 'The funnel by week and type as a file')
  downloadFunnel(@Caller() caller: RequestContext, @Query() query: WeeksArgs, @Res() response: Response) {
    return this.files.sendAll(caller, response, 'funnel', query, FUNNEL, () =>
      this.figures.funnel(query.weeks),
    );
  }

  @Download('listing-times', 'The days from listing to buyer as a file')
  downloadListingTimes(
    @Caller() caller: RequestContext,
    @Query() query: WeeksArgs,
    @Res() response: Response,
  ) {
    return this.files.sendAll(caller, response, 'listing-times', query, LISTING_TIMES, () =>
      this.figures.listingTimes(query.weeks),
    );
  }

  @Download('transfer-endings', 'Why transfers were cancelled as a file')
  downloadTransferEndings(
    @Caller() caller: RequestContext,
    @Query() query: WeeksArgs,
    @Res() response: Response,
  ) {
    return this.files.sendAll(caller, response, 'transfer-endings', query, TRANSFER_ENDINGS, () =>
      this.figures.transferEndings(query.weeks),
    );
  }

  @Download('visitor-sources', 'Where visitors came from as a file')
  downloadVisitorSources(
    @Caller() caller: RequestContext,
    @Query() query: DaysArgs,
    @Res() response: Response,
  ) {
    return this.files.sendAll(caller, response, 'visitor-sources', query, VISITOR_SOURCES, () =>
      this.figures.visitorSources(query.days),
    );
  }
}
