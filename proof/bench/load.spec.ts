import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { answerEnd, ask, isGood, load, type Load } from './load.js';

const head = (lines: string) => `HTTP/1.1 200 OK\r\n${lines}\r\n\r\n`;
const endOf = (text: string) => answerEnd(Buffer.from(text)).end;

describe('the end of an answer', () => {
  it('is where its content length says', () => {
    const text = `${head('Content-Length: 5')}hello`;
    expect(endOf(text)).toBe(text.length);
  });
  it('is known before the body is complete', () => {
    const text = `${head('content-length: 5')}hell`;
    expect(endOf(text)).toBe(text.length + 1);
    expect(endOf(head('Vary: Accept\r\nCONTENT-LENGTH: 0'))).toBeGreaterThan(0);
  });
  it('is not known before the head or the last chunk', () => {
    expect(endOf('HTTP/1.1 200 OK\r\nContent-Le')).toBe(-1);
    expect(endOf(`${head('Transfer-Encoding: chunked')}5\r\nhello\r\n`)).toBe(-1);
  });
  it('is the last chunk of a chunked answer', () => {
    const text = `${head('Transfer-Encoding: chunked')}5\r\nhello\r\n0\r\n\r\n`;
    expect(endOf(text)).toBe(text.length);
  });
});

it('an answer is good with 2xx and without GraphQL errors', () => {
  const good = (text: string) => {
    const data = Buffer.from(text);
    return isGood(data, answerEnd(data).bodyAt);
  };
  const { length } = '{"errors":[{}]}';
  expect(good(`${head('Content-Length: 2')}{}`)).toBe(true);
  expect(good(`${head(`Content-Length: ${length}`)}{"errors":[{}]}`)).toBe(false);
  expect(good('HTTP/1.1 503 Busy\r\nContent-Length: 0\r\n\r\n')).toBe(false);
});

describe('a load', () => {
  let server: Server;
  afterEach(() => void server.close());

  async function against(listener: RequestListener, ms: number, pace: Pick<Load, 'everyMs' | 'signal'> = {}) {
    server = createServer(listener);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const requests = ['/a', '/b', '/c'].map((path) =>
      Buffer.from(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`),
    );
    return load({ port, requests, connections: 1, ms, start: 1, ...pace });
  }

  it('sends the requests in turn, beginning with the given one, and counts answers and failures', async () => {
    const paths: string[] = [];
    const result = await against((request, response) => {
      paths.push(request.url ?? '');
      response.writeHead(request.url === '/c' ? 503 : 200).end('x'.repeat(200_000));
    }, 200);
    expect(paths).toEqual(paths.map((_, at) => ['/b', '/c', '/a'][at % 3]));
    expect(result.answers).toBe(paths.length);
    expect(result.next).toBe(paths.length + 1);
    expect(result.bad).toBe(paths.filter((path) => path === '/c').length);
    expect(result.bytes).toBeGreaterThan(200_000);
    expect(result.p99).toBeGreaterThanOrEqual(result.p50);
  });

  it('waits for the end of answers that come in several pieces, and sees their errors', async () => {
    let requested = 0;
    const result = await against((request, response) => {
      requested++;
      const isChunked = request.url === '/a';
      // longer than what is needed to see errors
      const errors = `[${JSON.stringify('x'.repeat(100))}]`;
      const [first, second, third] = isChunked
        ? ['{', `"errors":${errors}`, '}']
        : ['{"err', `ors":${errors}`, '}'];
      if (!isChunked) response.setHeader('Content-Length', `${first}${second}${third}`.length);
      response.write(first);
      setTimeout(() => response.write(second), 5);
      setTimeout(() => response.end(third), 10);
    }, 200);
    expect(result.answers).toBe(requested);
    expect(result.bad).toBe(requested);
    expect(result.p50).toBeGreaterThan(8);
  });

  it('keeps its pace, and counts the wait behind a slow answer', async () => {
    let asked = 0;
    const slowOnce = await against(
      (_request, response) => void setTimeout(() => response.end('x'), ++asked === 2 ? 120 : 0),
      400,
      { everyMs: 20 },
    );
    expect(slowOnce.answers).toBeGreaterThan(12);
    expect(slowOnce.answers).toBeLessThanOrEqual(20);
    const [, slow = 0, behind = 0] = slowOnce.times;
    expect(slow).toBeGreaterThan(115);
    // sent once the slow answer was there, and due 20 ms after the request before
    expect(behind).toBeGreaterThan(70);
    expect(slowOnce.p50).toBeLessThan(20);
  });

  it('ends when it is told to', async () => {
    const begin = performance.now();
    const signal = AbortSignal.timeout(100);
    await against((_request, response) => void response.end('x'), 10_000, { everyMs: 10, signal });
    expect(performance.now() - begin).toBeLessThan(2_000);
  });

  it('can be a single request, whose answer comes in several pieces', async () => {
    server = createServer((_request, response) => {
      response.write('first ');
      setTimeout(() => response.end('last'), 20);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const answer = await ask(port, Buffer.from('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'));
    expect(answer).toMatch(/first [\s\S]*last/);
  });

  it('fails if the server closes a connection', async () => {
    const closed = against((_request, response) => void response.socket?.destroy(), 200);
    await expect(closed).rejects.toThrow(/closed a connection|ECONNRESET/);
  });
});
