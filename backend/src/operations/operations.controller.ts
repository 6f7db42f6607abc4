import { Controller, Get, Headers, Req, Res } from '@nestjs/common';
import {
  ApiExcludeEndpoint,
  ApiOkResponse,
  ApiOperation,
  ApiProperty,
  ApiSchema,
  ApiTags,
} from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { createHash, timingSafeEqual } from 'node:crypto';
import { Public } from '../common/api/access.js';
import { Config } from '../common/config/config.js';
import { AppError } from '../common/api/errors.js';
import { Metrics } from '../common/observe/metrics.js';
import { isFromThisMachine } from '../http/loopback.js';
import { Readiness } from './readiness.js';

@ApiSchema({ description: 'Health status.' })
class Health {
  @ApiProperty({ description: 'Always "ok"; anything else is an error.', example: 'ok', enum: ['ok'] })
  status: string;

  @ApiProperty({
    description:
      'Of a process that can serve requests: what the operator should know, such as that it is a trial.',
    type: [String],
    required: false,
    example: ['This is a trial of a restored copy.'],
  })
  notes?: string[];
}

const ALIVE: Health = Object.assign(new Health(), { status: 'ok' });

/** What the machines that watch us ask. */
@Public()
@ApiTags('operations')
@Controller()
export class OperationsController {
  constructor(
    private readonly config: Config,
    private readonly metrics: Metrics,
    private readonly readiness: Readiness,
  ) {}

  @Get('healthz')
  @ApiOperation({
    summary: 'The process is alive',
    description: 'Does not check the database; see /readyz.',
  })
  @ApiOkResponse({ type: Health })
  getHealth(): Health {
    return ALIVE;
  }

  @Get('readyz')
  @ApiOperation({
    summary: 'The process can serve requests',
    description: 'The database answers and is up to date; 503 until then.',
  })
  @ApiOkResponse({ type: Health })
  async getReadiness(): Promise<Health> {
    await this.readiness.check();
    const notes = this.readiness.notes();
    return notes.length > 0 ? Object.assign(new Health(), ALIVE, { notes }) : ALIVE;
  }

  @Get('metrics')
  @ApiExcludeEndpoint()
  async metricsPage(
    @Req() request: Request,
    @Headers('authorization') authorization: string | undefined,
    @Res() response: Response,
  ): Promise<void> {
    if (!isFromThisMachine(request, this.config) && !this.hasToken(authorization))
      throw new AppError(
        'FORBIDDEN',
        'Metrics need METRICS_TOKEN as a bearer token. Without a proxy and outside production, loopback is enough.',
      );
    const { registry } = this.metrics;
    response.setHeader('Cache-Control', 'no-store');
    response.type(registry.contentType).send(await this.metrics.text());
  }

  private hasToken(authorization: string | undefined): boolean {
    const { metricsToken } = this.config;
    if (!metricsToken || !authorization) return false;
    // digests have one length, so that neither length nor content shows in the time it takes
    const digest = (text: string) => createHash('sha256').update(text).digest();
    return timingSafeEqual(digest(authorization), digest(`Bearer ${metricsToken}`));
  }
}
