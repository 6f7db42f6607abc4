import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Public } from '../../common/api/access.js';
import { HEADERS } from '../../common/http/response-headers.js';
import { FeedAnswers } from './feed-answers.js';
import { FeedPage, FeedQuery } from './feed.types.js';

const SAME = {
  status: 304,
  description: 'The part of the feed that `If-None-Match` names is still the same.',
};

/** Never absent: it is the next call, now or later. */
const NEXT = {
  Link: { ...HEADERS.Link, description: 'The next call, now or later: `<path>; rel="next"`.' },
};

/** The feeds of public contracts. */
@Public()
@ApiTags('feeds')
@ApiResponse(SAME)
@Controller('api/feeds')
export class FeedsController {
  constructor(private readonly feeds: FeedAnswers) {}

  @Get('contracts.json')
  @ApiOperation({ summary: 'Public contracts in the order of their last changes' })
  @ApiOkResponse({ type: FeedPage, headers: NEXT })
  contractFeed(@Req() request: Request, @Query() query: FeedQuery, @Res() response: Response): Promise<void> {
    return this.feeds.send(request, response, query, 'json');
  }

  @Get('contracts.atom')
  @ApiOperation({ summary: 'The same as Atom, with tombstones of RFC 6721' })
  @ApiProduces('application/atom+xml')
  @ApiOkResponse({ schema: { type: 'string' }, headers: NEXT })
  contractFeedAtom(
    @Req() request: Request,
    @Query() query: FeedQuery,
    @Res() response: Response,
  ): Promise<void> {
    return this.feeds.send(request, response, query, 'atom');
  }

  @Get('contracts.csv')
  @ApiOperation({ summary: 'The same as CSV' })
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string' }, headers: NEXT })
  contractFeedCsv(
    @Req() request: Request,
    @Query() query: FeedQuery,
    @Res() response: Response,
  ): Promise<void> {
    return this.feeds.send(request, response, query, 'csv');
  }
}
