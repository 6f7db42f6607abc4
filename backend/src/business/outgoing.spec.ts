import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { LookupAddress } from 'node:dns';
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Config } from '../common/config/config.js';
import { guardedLookup, isAllowed, type Resolve } from './outgoing-addresses.js';
import { Outgoing } from './outgoing.js';

const LIMITS = { timeoutMs: 2_000, maxBytes: 1_000 };

const outgoing = (webhookAllowLoopback: boolean) => new Outgoing({ webhookAllowLoopback } as Config);

/** One answer per call; the last one stays. */
function resolver(...answers: string[][]): { resolve: Resolve; asked: string[] } {
  const asked: string[] = [];
  const resolve: Resolve = (host, _, callback) => {
    const addresses = answers[Math.min(asked.length, answers.length - 1)]!;
    asked.push(host);
    callback(
      null,
      addresses.map((address): LookupAddress => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  };
  return { resolve, asked };
}

/** This machine, in each notation that a URL may have. */
const LOOPBACK = [
  'https://127.0.0.1/',
  'https://127.1/',
  'https://2130706433/',
  'https://0x7f000001/',
  'https://0x7f.0.0.1/',
  'https://0177.0.0.1/',
  'https://017700000001/',
  'https://127.0.0.1./',
  'https://%31%32%37.0.0.1/',
  'https://①②⑦.⓪.⓪.①/',
  'https://[::1]/',
  'https://[0:0:0:0:0:0:0:1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[::ffff:7f00:1]/',
  'https://[::127.0.0.1]/',
];
const ELSEWHERE = [
  'https://0/',
  'https://0.0.0.0/',
  'https://10.0.0.1/',
  'https://172.16.0.1/',
  'https://172.31.255.255/',
  'https://192.168.0.1/',
  'https://3232235521/',
  'https://169.254.169.254/latest/meta-data/',
  'https://0xa9fea9fe/',
  'https://2852039166/',
  'https://0251.0376.0251.0376/',
  'https://100.64.0.1/',
  'https://100.100.100.200/',
  'https://168.63.129.16/',
  'https://192.0.0.192/',
  'https://198.18.0.1/',
  'https://192.0.2.1/',
  'https://192.88.99.1/',
  'https://224.0.0.1/',
  'https://240.0.0.1/',
  'https://255.255.255.255/',
  'https://[::]/',
  'https://[::ffff:a9fe:a9fe]/',
  'https://[::ffff:0:10.0.0.1]/',
  'https://[64:ff9b::7f00:1]/',
  'https://[64:ff9b::169.254.169.254]/',
  'https://[64:ff9b:1::a00:1]/',
  'https://[2002:7f00:1::]/',
  'https://[2002:a9fe:a9fe::1]/',
  'https://[2001:0:7f00:1::]/',
  'https://[2001:db8::1]/',
  'https://[3fff::1]/',
  'https://[fe80::1]/',
  'https://[fec0::1]/',
  'https://[fc00::1]/',
  'https://[fd00:ec2::254]/',
  'https://[ff02::1]/',
  'https://[100::1]/',
  'https://[5f00::1]/',
];
const REFUSED_URLS = [...LOOPBACK, ...ELSEWHERE];
const PUBLIC = [
  '8.8.8.8',
  '93.184.215.14',
  '172.32.0.1',
  '100.128.0.1',
  '2606:4700:4700::1111',
  '2a00:1450::1',
];

describe('an address that is not on the public internet', () => {
  it.each(REFUSED_URLS)('%s is refused', async (url) => {
    expect(() => outgoing(false).refuse(url)).toThrow(expect.objectContaining({ code: 'VALIDATION' }));
    await expect(outgoing(false).send({ url, ...LIMITS })).rejects.toMatchObject({ code: 'VALIDATION' });
  });

  it.each(REFUSED_URLS)('%s is refused as the address of a name', async (url) => {
    const address = new URL(url).hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '');
    const own = outgoing(false);
    own.resolve = resolver([address]).resolve;
    await expect(own.send({ url: 'https://receiver.example/', ...LIMITS })).rejects.toMatchObject({
      message: 'receiver.example was not found on the public internet.',
    });
  });

  it('is refused in the words about a name that does not exist', async () => {
    const own = outgoing(false);
    own.resolve = (host, _, callback) => callback(new Error(`getaddrinfo ENOTFOUND ${host}`), []);
    await expect(own.send({ url: 'https://receiver.example/', ...LIMITS })).rejects.toMatchObject({
      ...{ code: 'VALIDATION', message: 'receiver.example was not found on the public internet.' },
    });
  });

  it('is told from a name server that fails', async () => {
    const own = outgoing(false);
    own.resolve = (host, _, callback) =>
      callback(Object.assign(new Error(`getaddrinfo EAI_AGAIN ${host}`), { code: 'EAI_AGAIN' }), []);
    await expect(own.send({ url: 'https://receiver.example/', ...LIMITS })).rejects.toMatchObject({
      ...{ code: 'UNAVAILABLE', message: expect.stringContaining('the name server does not answer') },
    });
  });

  it('is refused beside one that is', async () => {
    const own = outgoing(false);
    own.resolve = resolver(['8.8.8.8', '10.0.0.1']).resolve;
    await expect(own.send({ url: 'https://receiver.example/', ...LIMITS })).rejects.toMatchObject({
      code: 'VALIDATION',
    });
  });

  it.each(ELSEWHERE)('%s is refused with loopback allowed', (url) => {
    expect(() => outgoing(true).refuse(url)).toThrow('public internet');
  });
});

describe('an address on the public internet', () => {
  it.each(PUBLIC)('%s is connected to', (address) => {
    const found: unknown[] = [];
    guardedLookup(resolver([address]).resolve, false)('receiver.example', { all: true }, (...told) =>
      found.push(told),
    );
    expect(isAllowed(address, false)).toBe(true);
    expect(found).toEqual([[null, [{ address, family: address.includes(':') ? 6 : 4 }]]]);
  });
});

it.each([
  'ftp://example.com/',
  'http://example.com/',
  'file:///etc/passwd',
  'https://a:b@example.com/',
  'https://example.com:22/',
  'https://example.com:8080/',
  'example.com',
  '',
])('refuses the URL "%s"', (url) => {
  expect(() => outgoing(false).refuse(url)).toThrow('The address');
  expect(() => outgoing(true).refuse(url)).toThrow('The address');
});

describe('a receiver on this machine', () => {
  let server: Server;
  let url: string;
  let asked: string[];
  let answer: RequestListener;

  beforeEach(async () => {
    asked = [];
    answer = (_, response) => response.end('fine');
    server = createServer((request, response) => {
      asked.push(`${request.method} ${request.url}`);
      answer(request, response);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(() => void server.close());

  it('is reached only with the setting', async () => {
    const { status, body } = await outgoing(true).send({ url, method: 'POST', body: 'x', ...LIMITS });
    expect([status, body.toString()]).toEqual([200, 'fine']);
    await expect(outgoing(false).send({ url, ...LIMITS })).rejects.toThrow('https://');
    expect(asked).toEqual(['POST /']);
  });

  it.each([
    'http://169.254.169.254/',
    'https://10.0.0.1/',
    'https://[::ffff:192.168.0.1]/',
    'http://example.com/',
    '//2852039166/',
    'file:///etc/passwd',
  ])('a redirect to %s is not followed', async (location) => {
    answer = (_, response) => response.writeHead(302, { location }).end();
    await expect(outgoing(true).send({ url, redirects: 3, ...LIMITS })).rejects.toMatchObject({
      code: 'VALIDATION',
    });
    expect(asked).toEqual(['GET /']);
  });

  it('follows as many redirects as asked, and none without', async () => {
    answer = ({ url: path }, response) => {
      const left = Number(path!.slice(1));
      response.writeHead(left ? 302 : 200, left ? { location: `/${left - 1}` } : {}).end();
    };
    const send = (from: string, redirects?: number) =>
      outgoing(true).send({ url: `${url}/${from}`, ...LIMITS, ...(redirects && { redirects }) });
    await expect(send('3', 3)).resolves.toMatchObject({ status: 200 });
    await expect(send('4', 3)).rejects.toThrow('redirects too often');
    await expect(send('1')).resolves.toMatchObject({ status: 302 });
  });

  it('is not reached by a name that had a public address when it was checked', async () => {
    const own = outgoing(false);
    const { resolve, asked: lookups } = resolver(['8.8.8.8'], ['127.0.0.1']);
    own.resolve = resolve;
    const first = await new Promise((done) =>
      own.resolve('rebind.example', { all: true }, (_, found) => done(found)),
    );
    expect(first).toEqual([{ address: '8.8.8.8', family: 4 }]);
    await expect(own.send({ url: 'https://rebind.example/', ...LIMITS })).rejects.toMatchObject({
      code: 'VALIDATION',
    });
    expect(lookups).toEqual(['rebind.example', 'rebind.example']);
    expect(asked).toEqual([]);
  });

  it('is connected to at the address that was checked, which is looked up once', async () => {
    const own = outgoing(true);
    const { resolve, asked: lookups } = resolver(['127.0.0.1'], ['10.0.0.1']);
    own.resolve = resolve;
    const named = url.replace('127.0.0.1', 'localhost');
    await expect(own.send({ url: named, ...LIMITS })).resolves.toMatchObject({ status: 200 });
    expect(lookups).toEqual(['localhost']);
  });

  it('gets no more time and space than the limits', async () => {
    answer = (_, response) => response.end('x'.repeat(5_000));
    await expect(outgoing(true).send({ url, ...LIMITS })).rejects.toThrow('more than 1000 bytes');
    const { body } = await outgoing(true).send({ url, ...LIMITS, longer: 'cut' });
    expect(body).toHaveLength(1_000);
    answer = (_, response) => response.write('never the end');
    await expect(outgoing(true).send({ url, ...LIMITS, timeoutMs: 200 })).rejects.toThrow('timeout');
    server.closeAllConnections();
  });
});
