import { expect, it } from '@jest/globals';
import {
  GraphQLID,
  GraphQLInt,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
} from 'graphql';
import type { GateSocket } from './gate-socket.js';
import { LiveStream, type Watcher } from '../common/live-stream.js';
import { SocketOperations } from './socket-operations.js';
import { SubscriptionCounts } from './subscription-counts.js';

class Room extends LiveStream<number> {
  private readonly watchers = new Set<Watcher<number>>();

  join(watcher: Watcher<number>): () => void {
    this.watchers.add(watcher);
    return () => void this.watchers.delete(watcher);
  }

  say(event: number): void {
    for (const watcher of this.watchers) watcher.next(event);
  }
}

function server() {
  const counts = { executions: 0, frames: 0 };
  const room = new Room();
  const schema = new GraphQLSchema({
    query: new GraphQLObjectType({ name: 'Query', fields: { x: { type: GraphQLInt } } }),
    subscription: new GraphQLObjectType({
      name: 'Subscription',
      fields: {
        said: {
          type: GraphQLInt,
          args: {
            room: { type: new GraphQLNonNull(GraphQLID) },
            times: { type: GraphQLInt },
            as: { type: GraphQLString },
          },
          subscribe: () => room,
          resolve: (event: number, { times }: { times?: number }) => {
            counts.executions++;
            return event * (times ?? 1);
          },
        },
      },
    }),
  });
  const operations = new SocketOperations(
    schema,
    'open',
    new SubscriptionCounts(true),
    () => Promise.resolve(),
    () => undefined,
  );
  let subscriptions = 0;
  const subscribe = async (query: string, variables?: Record<string, unknown>, operationName?: string) => {
    const socket = {
      caller: { viewer: null, ip: '127.0.0.1', source: '127.0.0.1' },
      operations: { allowsOneMore: () => true },
      isOpen: true,
      send: () => undefined,
      sendFrames: () => counts.frames++,
    } as unknown as GateSocket;
    const prepared = await operations.prepare(socket, `s${++subscriptions}`, 1, {
      query,
      variables,
      operationName,
    });
    if (Array.isArray(prepared)) return prepared.map(({ message }) => message);
    const result = await operations.subscribe(prepared);
    return 'errors' in result ? result.errors?.map(({ message }) => message) : [];
  };
  /** Publishes an event; counts how often it is executed and how many sockets get it. */
  const say = async () => {
    Object.assign(counts, { executions: 0, frames: 0 });
    room.say(7);
    await new Promise((resolve) => setTimeout(resolve, 10));
    return { ...counts };
  };
  return { subscribe, say };
}

const SAID = 'subscription ($id: ID!, $times: Int = 2) { said(room: $id, times: $times) }';

it('executes an event once for operations whose declared variables are equal', async () => {
  const { subscribe, say } = server();
  for (const variables of [
    { id: '1' },
    { id: '1', n: 1 },
    { n: { m: 2 }, id: '1' },
    { id: '1', times: 2 },
    { id: 1 },
  ])
    expect(await subscribe(SAID, variables)).toEqual([]);
  expect(await say()).toEqual({ executions: 1, frames: 5 });
});

it('executes an event once for documents that differ in comments and layout only', async () => {
  const { subscribe, say } = server();
  for (const query of [SAID, `# one\n${SAID}`, SAID.replaceAll(' ', '\n  '), SAID.replaceAll(',', ',,,')])
    expect(await subscribe(query, { id: '1' })).toEqual([]);
  expect(await say()).toEqual({ executions: 1, frames: 4 });
});

it('executes an event for each operation that may have another result', async () => {
  const { subscribe, say } = server();
  const two = 'subscription A { said(room: 1, times: 1) } subscription B { said(room: 1, times: 2) }';
  await subscribe(SAID, { id: '1' });
  await subscribe(SAID, { id: '1', times: 3 });
  await subscribe(SAID, { id: '1', times: null });
  await subscribe(two, {}, 'A');
  await subscribe(two, {}, 'B');
  expect(await say()).toEqual({ executions: 5, frames: 5 });
});

it('refuses wrong variables with the messages of GraphQL', async () => {
  const { subscribe } = server();
  expect(await subscribe(SAID, { id: '1', times: 'x' })).toEqual([expect.stringContaining('"$times"')]);
  expect(await subscribe(SAID, {})).toEqual([expect.stringContaining('"$id"')]);
  expect(await subscribe(SAID)).toEqual([expect.stringContaining('"$id"')]);
});

it('handles other work while a client sends many documents', async () => {
  const { subscribe } = server();
  let turns = 0;
  let isDone = false;
  const others = (async () => {
    for (; !isDone; turns++) await new Promise(setImmediate);
  })();
  const long = (n: number) => `subscription { ${`said(room: ${n}) `.repeat(45)} }`;
  const all = await Promise.all(Array.from({ length: 100 }, (_, n) => subscribe(long(n))));
  isDone = true;
  await others;
  expect(all.flat()).toEqual([]);
  // each takes about a millisecond
  expect(turns).toBeGreaterThan(5);
});
