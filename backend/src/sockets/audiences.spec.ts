import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { buildSchema, parse } from 'graphql';
import { SharedStream } from '../common/live-stream.js';
import { Audiences } from './audiences.js';
import type { GateSocket } from './gate-socket.js';

/** The texts of unmasked frames. */
function textsIn(bytes: Buffer): string[] {
  const texts: string[] = [];
  for (let at = 0; at < bytes.length;) {
    expect(bytes[at]).toBe(0x81);
    const short = bytes[at + 1] as number;
    const [start, length] =
      short === 127
        ? [10, Number(bytes.readBigUInt64BE(at + 2))]
        : short === 126
          ? [4, bytes.readUInt16BE(at + 2)]
          : [2, short];
    texts.push(bytes.toString('utf8', at + start, at + start + length));
    at += start + length;
  }
  return texts;
}

const schema = buildSchema('type Query { said: String } type Subscription { said: String }');
const saidIn = (text: string) =>
  (JSON.parse(text) as { payload: { data: { said: string } } }).payload.data.said;

const args = { schema, document: parse('subscription { said }') };

describe('Audiences', () => {
  let stream: SharedStream<{ said: string }>;
  let writes: Map<string, string[][]>;
  let audiences: Audiences;
  let clock: number;

  /** With this time per write, 16 sockets are written to in a turn without other work. */
  function sendFrames(id: string, frames: Buffer): void {
    clock += 0.5 / 16;
    writes.get(id)?.push(textsIn(frames));
  }

  /** Subscribes as many sockets as ids. */
  function subscribe(ids: string[], send = sendFrames, key = 'key') {
    return ids.map((id) => {
      writes.set(id, []);
      const socket = { sendFrames: (frames: Buffer) => send(id, frames) };
      return audiences.subscribe(stream, key, args, socket as unknown as GateSocket, id, () => undefined);
    });
  }

  const publish = (...texts: string[]) => {
    for (const said of texts) stream.tell({ said });
  };
  const heardBy = (id: string) => (writes.get(id) ?? []).map((texts) => texts.map(saidIn));
  const hundred = () => Array.from({ length: 100 }, (_, number) => `socket ${number}`);
  const turns = async (count: number) => {
    for (let turn = 0; turn < count; turn++) await new Promise(setImmediate);
  };

  beforeEach(() => {
    stream = new SharedStream(() => undefined);
    writes = new Map();
    audiences = new Audiences(JSON.stringify);
    clock = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => clock);
  });
  afterEach(() => void jest.restoreAllMocks());

  it('writes events of any length in frames with the id of the subscription', async () => {
    subscribe(['a', 'another']);
    for (const length of [1, 200, 70_000]) {
      publish('é'.repeat(length));
      await turns(5);
    }
    for (const id of ['a', 'another'])
      expect(heardBy(id).map(([text]) => text?.length)).toEqual([1, 200, 70_000]);
    expect(JSON.parse(writes.get('another')?.[0]?.[0] ?? '')).toEqual({
      ...{ id: 'another', type: 'next' },
      payload: { data: { said: 'é' } },
    });
  });

  it('writes events published during a write together to each socket, in order', async () => {
    // writing to all of these takes several turns of the event loop
    const ids = hundred();
    subscribe(ids);
    publish('first');
    await turns(1);
    expect(ids.filter((id) => heardBy(id).length > 0)).toHaveLength(16);
    publish('second', 'third');
    await turns(20);
    for (const id of ids) expect(heardBy(id)).toEqual([['first'], ['second', 'third']]);
  });

  it('writes in each turn for as long as its other work took, up to 2 ms', async () => {
    const ids = Array.from({ length: 300 }, (_, number) => `socket ${number}`);
    subscribe(ids);
    publish('first');
    const written: number[] = [];
    for (const workMs of [0, 1, 100, 0]) {
      clock += workMs;
      await turns(1);
      written.push(ids.filter((id) => heardBy(id).length > 0).length);
    }
    expect(written).toEqual([16, 16 + 32, 16 + 32 + 64, 16 + 32 + 64 + 16]);
  });

  it('does not count the writing of other audiences as other work', async () => {
    const streams = ['one', 'other'].map((name) => {
      stream = new SharedStream(() => undefined);
      const ids = Array.from({ length: 300 }, (_, number) => `${name} ${number}`);
      subscribe(ids, sendFrames, name);
      publish('first');
      return ids;
    });
    const written: number[][] = [];
    for (const workMs of [0, 100, 0, 0]) {
      clock += workMs;
      await turns(1);
      written.push(streams.map((ids) => ids.filter((id) => heardBy(id).length > 0).length));
    }
    expect(written).toEqual([16, 16 + 64, 16 + 64 + 16, 16 + 64 + 16 + 16].map((count) => [count, count]));
  });

  it('limits what is written at once', async () => {
    subscribe(['a']);
    publish(...['1', '2', '3'].map((text) => text.repeat(20_000)));
    await turns(10);
    expect(heardBy('a').map((texts) => texts.map(([first]) => first))).toEqual([['1'], ['2'], ['3']]);
  });

  it('writes only later events to subscribers that join during a write, and nothing to those that leave', async () => {
    const ids = hundred();
    const subscriptions = subscribe(ids);
    publish('first');
    await turns(2);
    publish('second');
    subscribe(['joined']);
    publish('third');
    // one that was written to, and one that was not yet
    await Promise.all([subscriptions[0]?.return(), subscriptions[99]?.return()]);
    await turns(20);
    expect(heardBy('joined')).toEqual([['third']]);
    expect(heardBy('socket 0')).toEqual([['first']]);
    expect(heardBy('socket 98')).toEqual([['first'], ['second', 'third']]);
    expect(heardBy('socket 99')).toEqual([]);
  });

  it('does not write an earlier event to subscribers that join before it is written', async () => {
    subscribe(['a']);
    publish('first');
    subscribe(['b']);
    await turns(5);
    publish('second');
    await turns(5);
    expect([heardBy('a'), heardBy('b')]).toEqual([[['first'], ['second']], [['second']]]);
  });

  it.each(['to a socket', 'of an event'])('ends all subscriptions if a write %s fails', async (what) => {
    const fail = () => {
      throw new Error('failed');
    };
    if (what === 'of an event') audiences = new Audiences(fail);
    const ended = [...subscribe(['a']), ...subscribe(['b'], what === 'to a socket' ? fail : sendFrames)].map(
      (subscription) => subscription.next(),
    );
    publish('first', 'second');
    for (const end of ended) await expect(end).rejects.toMatchObject({ code: 'RESYNC' });
    expect(audiences.open).toBe(0);
    // those that subscribe again are written to
    audiences = new Audiences(JSON.stringify);
    subscribe(['c']);
    publish('third');
    await turns(5);
    expect(heardBy('c')).toEqual([['third']]);
  });

  it('ends subscriptions a few in each turn, and delivers nothing to the rest meanwhile', async () => {
    let ended = 0;
    for (const subscription of subscribe(hundred()))
      void subscription.next().catch(() => {
        ended++;
        clock += 0.1;
      });
    stream.end();
    await turns(1);
    expect(ended).toBeLessThan(50);
    subscribe(['after']);
    publish('first');
    await turns(100);
    expect(ended).toBe(100);
    expect(hundred().flatMap(heardBy)).toEqual([]);
    expect(heardBy('after')).toEqual([['first']]);
  });

  describe('with many operations on one stream', () => {
    const subscribeDifferently = (count: number) =>
      Array.from({ length: count }, (_, n) => subscribe([`own ${n}`], sendFrames, `key ${n}`)[0]);
    /** An event whose execution is counted, and takes as long as `work`. */
    const publishCounted = (work: () => unknown) => {
      const counted = { executions: 0 };
      const said = async () => {
        counted.executions++;
        await work();
        return 'said';
      };
      stream.tell({ said: said as unknown as string });
      return counted;
    };

    it('executes an event for a few of them in each turn', async () => {
      subscribeDifferently(40);
      const counted = publishCounted(() => (clock += 1));
      for (let turn = 0, before = 0; turn < 10; turn++) {
        await turns(1);
        expect(counted.executions - before).toBeLessThanOrEqual(4);
        before = counted.executions;
      }
      await turns(100);
      expect(counted.executions).toBe(40);
      expect(heardBy('own 39')).toEqual([['said']]);
    });

    it('executes an event for four of them at a time while they wait for the database', async () => {
      subscribeDifferently(40);
      const finish: (() => void)[] = [];
      const counted = publishCounted(() => new Promise<void>((resolve) => finish.push(resolve)));
      await turns(20);
      expect(counted.executions).toBe(4);
      finish.shift()?.();
      await turns(20);
      expect(counted.executions).toBe(5);
    });

    it('does not execute an event for operations whose subscribers have left', async () => {
      const subscriptions = subscribeDifferently(40);
      const counted = publishCounted(() => (clock += 1));
      await turns(2);
      const before = counted.executions;
      for (const subscription of subscriptions) await subscription?.return();
      await turns(100);
      expect(counted.executions - before).toBeLessThanOrEqual(4);
      expect(audiences.open).toBe(0);
    });
  });
});
