import { beforeEach, describe, expect, it } from '@jest/globals';
import { buildSchema, parse } from 'graphql';
import { LiveStream, type Watcher } from '../common/live-stream.js';
import { Audiences } from './audiences.js';
import type { GateSocket } from './gate-socket.js';

class Stream extends LiveStream<{ said: string }> {
  watcher: Watcher<{ said: string }> | undefined;

  join(watcher: Watcher<{ said: string }>): () => void {
    this.watcher = watcher;
    return () => void (this.watcher = undefined);
  }
}

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

describe('Audiences', () => {
  let stream: Stream;
  let writes: Map<string, string[][]>;

  /** Subscribes as many sockets as ids. */
  function subscribe(ids: string[]): void {
    const audiences = new Audiences(JSON.stringify);
    const args = { schema, document: parse('subscription { said }') };
    for (const id of ids) {
      writes.set(id, []);
      const socket = { sendFrames: (frames: Buffer) => writes.get(id)?.push(textsIn(frames)) };
      audiences.subscribe(stream, 'key', args, socket as unknown as GateSocket, id);
    }
  }

  const publish = (...texts: string[]) => {
    for (const said of texts) stream.watcher?.next({ said });
  };
  const heardBy = (id: string) => (writes.get(id) ?? []).map((texts) => texts.map(saidIn));
  const turns = async (count: number) => {
    for (let turn = 0; turn < count; turn++) await new Promise(setImmediate);
  };

  beforeEach(() => {
    stream = new Stream();
    writes = new Map();
  });

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

  it('writes what is published meanwhile to each socket at once, in order', async () => {
    // so many that writing to all of them takes several turns
    const ids = Array.from({ length: 100 }, (_, number) => `socket ${number}`);
    subscribe(ids);
    publish('first');
    await turns(2);
    expect(heardBy('socket 0')).toEqual([['first']]);
    expect(heardBy('socket 99')).toEqual([]);
    publish('second', 'third');
    await turns(20);
    for (const id of ids) expect(heardBy(id)).toEqual([['first'], ['second', 'third']]);
  });

  it('limits what is written at once', async () => {
    subscribe(['a']);
    publish(...['1', '2', '3'].map((text) => text.repeat(20_000)));
    await turns(10);
    expect(heardBy('a').map((texts) => texts.map(([first]) => first))).toEqual([['1'], ['2'], ['3']]);
  });
});
