import { Injectable } from '@nestjs/common';
import type { Dispatcher } from 'undici';
import { AppError } from '../common/api/errors.js';
import { Config } from '../common/config/config.js';
import { guardedLookup, refuseUrl, RESOLVE } from './outgoing-addresses.js';

export interface OutgoingRequest {
  url: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  /** For everything, from the lookup to the last byte. */
  timeoutMs: number;
  maxBytes: number;
  /** What becomes of a longer answer: its beginning is returned, or the request fails. */
  longer?: 'cut' | 'fail';
  /** How many redirects are followed, 0 without it. Each address is checked like the first one. */
  redirects?: number;
}

export interface OutgoingAnswer {
  status: number;
  headers: Dispatcher.ResponseData['headers'];
  body: Buffer;
}

const REDIRECTS = [301, 302, 303, 307, 308];

/**
 * Requests to addresses that members name (webhooks, feeds, photos). Nothing reaches private networks, cloud metadata or
 * this machine: the connection itself is made with checked addresses.
 */
@Injectable()
export class Outgoing {
  /** Replaced in tests. */
  resolve = RESOLVE;

  constructor(private readonly config: Config) {}

  /** Throws VALIDATION for an address that no request will be sent to. A name is looked up when a request is sent. */
  refuse(url: string): void {
    if (!URL.canParse(url)) throw new AppError('VALIDATION', 'The address is not a URL.');
    refuseUrl(new URL(url), this.config.webhookAllowLoopback);
  }

  /** Throws VALIDATION for a refused address, and other errors if there is no answer in time. */
  async send({ redirects = 0, ...request }: OutgoingRequest): Promise<OutgoingAnswer> {
    const signal = AbortSignal.timeout(request.timeoutMs);
    for (let url = request.url, left = redirects; ; left--) {
      const answer = await this.sendOnce({ ...request, url }, signal);
      const { location } = answer.headers;
      if (redirects === 0 || !REDIRECTS.includes(answer.status) || typeof location !== 'string')
        return answer;
      if (left === 0) throw new AppError('VALIDATION', 'The address redirects too often.');
      if (!URL.canParse(location, url)) throw new AppError('VALIDATION', 'The address redirects to no URL.');
      url = new URL(location, url).href;
    }
  }

  private async sendOnce(
    { url, method = 'GET', headers, body, maxBytes, longer = 'fail' }: OutgoingRequest,
    signal: AbortSignal,
  ): Promise<OutgoingAnswer> {
    this.refuse(url);
    // few processes send requests, so the others do not load it
    const { Agent, request } = await import('undici');
    const lookup = guardedLookup(this.resolve, this.config.webhookAllowLoopback);
    const dispatcher = new Agent({ connect: { lookup }, maxHeaderSize: 16_384 });
    try {
      const answer = await request(url, {
        dispatcher,
        method,
        signal,
        ...(headers && { headers }),
        ...(body && { body }),
      });
      return {
        status: answer.statusCode,
        headers: answer.headers,
        body: await readUpTo(answer.body, maxBytes, longer),
      };
    } finally {
      // the next request looks its name up again
      await dispatcher.destroy();
    }
  }
}

async function readUpTo(
  body: AsyncIterable<Buffer>,
  maxBytes: number,
  longer: 'cut' | 'fail',
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of body) {
    chunks.push(chunk);
    length += chunk.length;
    if (length <= maxBytes) continue;
    if (longer === 'fail') throw new AppError('VALIDATION', `The answer has more than ${maxBytes} bytes.`);
    break;
  }
  return Buffer.concat(chunks).subarray(0, maxBytes);
}
