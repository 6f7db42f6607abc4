import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { toRest } from '../../common/api/shown.js';
import { Config } from '../../common/config/config.js';
import { withParameters } from '../../common/http/link-next.js';
import { siteLook } from '../../common/site-look.js';
import { ContractFeed, type FeedPart } from './contract-feed.js';
import { atomOf, csvOf } from './feed-formats.js';
import type { FeedPage, FeedQuery } from './feed.types.js';

const compressed = promisify(gzip);

const TYPES = {
  json: 'application/json; charset=utf-8',
  atom: 'application/atom+xml; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
} as const;
export type FeedFormat = keyof typeof TYPES;

/** Answers with a part of the feed in one of its formats, or with 304 if the caller has it already. */
@Injectable()
export class FeedAnswers {
  constructor(
    private readonly feed: ContractFeed,
    private readonly config: Config,
  ) {}

  async send(
    request: Request,
    response: Response,
    { since, limit }: FeedQuery,
    format: FeedFormat,
  ): Promise<void> {
    const part = await this.feed.part(since, limit);
    const next = withParameters(response, (parameters) => parameters.set('since', part.cursor));
    const tag = tagOf(part, format);
    response.setHeader('ETag', tag);
    response.setHeader('Cache-Control', 'public, no-cache');
    response.setHeader('Vary', 'Accept-Encoding');
    response.setHeader('Link', `<${next}>; rel="next"`);
    // not `request.fresh`, because `fetch` adds Cache-Control: no-cache to a condition of its caller
    if (request.headers['if-none-match']?.split(/\s*,\s*/).includes(tag)) {
      response.status(304).end();
      return;
    }
    const page = await this.feed.read(part);
    response.setHeader('Content-Type', TYPES[format]);
    const body = this.bodyOf(page, format, { self: request.originalUrl, next });
    if (request.acceptsEncodings('gzip', 'identity') === 'gzip') {
      response.setHeader('Content-Encoding', 'gzip');
      response.end(await compressed(body));
    } else response.end(body);
  }

  private bodyOf(page: FeedPage, format: FeedFormat, addresses: { self: string; next: string }): string {
    const site = this.config.publicUrl;
    if (format === 'json') return JSON.stringify(toRest(page));
    if (format === 'csv') return csvOf(page, { site });
    return atomOf(page, { site, siteName: siteLook().name, ...addresses });
  }
}

/** A contract that changes gets another number, so that the numbers say whether the answer is the same. */
function tagOf({ positions, hasMore, isFirst }: FeedPart, format: FeedFormat): string {
  const parts = [format, hasMore, isFirst, ...positions.map(({ number }) => number)];
  return `W/"${createHash('sha256').update(parts.join()).digest('base64url').slice(0, 27)}"`;
}
