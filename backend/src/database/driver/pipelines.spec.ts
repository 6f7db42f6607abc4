import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import pg from 'pg';
import { Pipelines } from './pipelines.js';

interface Asked {
  client: FakeClient;
  text: string;
  answer: (rows: object[]) => void;
  fail: (error: Error) => void;
}

/** What the clients were asked, in order; the test answers. */
let asked: Asked[] = [];

/** The members of a client that pg's pool and pipelines use. */
class FakeClient extends EventEmitter {
  readonly _queryable = true;
  readonly connection = { stream: { writableCorked: 0, cork: () => undefined, uncork: () => undefined } };

  connect(done: () => void): void {
    setImmediate(done);
  }

  query({ text }: pg.QueryConfig): Promise<{ rows: object[] }> {
    return new Promise((resolve, reject) => {
      asked.push({ client: this, text, answer: (rows) => resolve({ rows }), fail: reject });
    });
  }

  end(done: () => void): void {
    setImmediate(done);
  }

  ref(): void {}
  unref(): void {}
}

const turn = () => sleep(10);
const statement = (text: string) => ({ name: text, text, isQuick: true });

it('returns the replacement of a broken connection to the pool, whichever statement ends last', async () => {
  asked = [];
  const pipelines = new Pipelines({
    options: { max: 1, Client: FakeClient as unknown as typeof pg.Client },
  } as unknown as pg.Pool);
  const first = pipelines.query(statement('first'), []);
  const second = pipelines.query(statement('second'), []);
  await turn();
  asked[0]?.fail(new Error('Connection terminated unexpectedly'));
  await expect(first).rejects.toThrow('terminated');
  const third = pipelines.query(statement('third'), []);
  await turn();
  expect(asked.map(({ text }) => text)).toEqual(['first', 'second', 'third']);
  expect(asked[2]?.client).not.toBe(asked[1]?.client);
  asked[2]?.answer([{ three: 3 }]);
  expect(await third).toEqual([{ three: 3 }]);
  // the statement of the broken connection ends after that of its successor
  asked[1]?.fail(new Error('Connection terminated unexpectedly'));
  await expect(second).rejects.toThrow('terminated');
  const ended = pipelines.end().then(() => 'ended');
  expect(await Promise.race([ended, sleep(2_000, 'still borrowed', { ref: false })])).toBe('ended');
});
