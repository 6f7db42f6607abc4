import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createSocket, type Socket } from 'node:dgram';
import { promises } from 'node:dns';
import { once } from 'node:events';
import ipaddr from 'ipaddr.js';
import { askNameServers } from './outgoing-addresses.js';

describe('the name servers', () => {
  const [NO_SUCH_NAME, FAILS, NO_ANSWER] = [3, 2, null];
  let server: Socket;
  let asked: string[];
  /** By the type of the record: an address, or what the answer says instead. */
  let answers: Record<'A' | 'AAAA', string | number | null>;
  beforeEach(async () => {
    asked = [];
    server = createSocket('udp4');
    server.on('message', (query, { port }) => {
      const end = query.indexOf(0, 12) + 5;
      const type = query.readUInt16BE(end - 4) === 1 ? 'A' : 'AAAA';
      asked.push(type);
      const answer = answers[type];
      if (answer !== null) server.send(answerTo(query.subarray(0, end), answer), port);
    });
    server.bind(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterEach(() => void server.close());

  /** RFC 1035: the header and the question, and one record. */
  function answerTo(query: Buffer, answer: string | number): Buffer {
    const head = Buffer.from(query);
    const isCode = typeof answer === 'number';
    head.writeUInt16BE(0x8180 + (isCode ? answer : 0), 2);
    head.writeUInt16BE(isCode ? 0 : 1, 6);
    head.writeUInt16BE(0, 10);
    if (isCode) return head;
    const data = ipaddr.parse(answer).toByteArray();
    const type = data.length === 4 ? 1 : 28;
    return Buffer.concat([
      head,
      Buffer.from([0xc0, 12, 0, type, 0, 1, 0, 0, 0, 60, 0, data.length, ...data]),
    ]);
  }

  const told = (host: string, timeout = 1_000) => {
    const resolve = askNameServers({ servers: [`127.0.0.1:${server.address().port}`], timeout });
    return new Promise<unknown>((done) =>
      resolve(host, { all: true }, (error, found) => done(error ? error.code : found)),
    );
  };

  it('are asked for both kinds of addresses', async () => {
    answers = { A: '8.8.8.8', AAAA: '2606:4700:4700::1111' };
    expect(await told('photos.example')).toEqual([
      { address: '8.8.8.8', family: 4 },
      { address: '2606:4700:4700::1111', family: 6 },
    ]);
    expect(asked.toSorted()).toEqual(['A', 'AAAA']);
    answers = { A: '8.8.8.8', AAAA: NO_SUCH_NAME };
    expect(await told('photos.example')).toEqual([{ address: '8.8.8.8', family: 4 }]);
  });

  it('know no such name, or fail, which may pass', async () => {
    answers = { A: NO_SUCH_NAME, AAAA: NO_SUCH_NAME };
    expect(await told('photos.example')).toBe('ENOTFOUND');
    answers = { A: FAILS, AAAA: NO_SUCH_NAME };
    expect(await told('photos.example')).toBe('EAI_AGAIN');
  });

  it('keep silent without occupying the lookups of the system', async () => {
    answers = { A: NO_ANSWER, AAAA: NO_ANSWER };
    const silent = Array.from({ length: 8 }, (_, at) => told(`photos${at}.example`, 300));
    const began = performance.now();
    await promises.lookup('localhost');
    expect(performance.now() - began).toBeLessThan(250);
    expect(await Promise.all(silent)).toEqual(silent.map(() => 'EAI_AGAIN'));
    expect(asked.length).toBeGreaterThanOrEqual(16);
  });

  it('are not asked for this machine', async () => {
    expect(await told('localhost')).toContainEqual({ address: '127.0.0.1', family: 4 });
    expect(asked).toEqual([]);
  });
});
