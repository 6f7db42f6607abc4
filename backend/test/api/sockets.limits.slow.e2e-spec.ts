import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { TopicBus } from '../../src/common/cluster/topics.js';
import { MAX_COST } from '../../src/graphql/cost.js';
import { SOCKET_LIMITS } from '../../src/sockets/socket-limits.js';
import { TransferMessages } from '../../src/transfers/messages/transfer-messages.service.js';
import { TransfersLists } from '../../src/transfers/transfer.views.js';
import { startApp } from '../support/product/app.js';
import { dataOf } from '../support/lists.js';
import { listContract } from '../support/payments.js';
import { buyer, product, seller, startPayments } from '../support/payments-stage.js';
import type { Person } from '../support/person.js';
import { MESSAGE_SENT, RawSocket } from '../support/sockets.js';
import { threadApis } from '../support/transfer-threads.js';
import { begun, rest } from '../support/transfers.js';

startPayments();

const sockets: RawSocket[] = [];
afterEach(() => {
  jest.restoreAllMocks();
  for (const socket of sockets.splice(0)) socket.stop();
});
async function open(person?: Person, url = product.url): Promise<RawSocket> {
  const socket = await RawSocket.open(url, { person });
  sockets.push(socket);
  return socket;
}

/** The first error of an operation on the socket, however it arrived. */
async function errorOf(socket: RawSocket, id: string) {
  await socket.codeOf(id);
  const frame = socket.frames.find((of) => of.id === id);
  const error = (frame?.payload?.errors ?? frame?.payload)?.[0];
  return { code: error?.extensions?.code, message: error?.message };
}

/** The ids of the operations on the socket that ended with an error. */
const refusedOn = ({ frames }: RawSocket) =>
  frames.filter(({ type, payload }) => type === 'error' || payload?.errors).map(({ id }) => id);

const times = (count: number, part: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => part(n)).join(' ');
/** Fourteen pages of the public thread, under names of their own so that they are not merged. */
const THREADS = `contract { ${times(14, (n) => `a${n}: messages(last: ${500 - n}) { edges { node { id message createdAt sender { name } } } }`)} }`;
const inTenDays = () => new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
const CHANGED = 'subscription($id: ID!) { transferChanged(transferId: $id) { id status } }';
const SENT = 'subscription($id: ID!) { transferMessageSent(transferId: $id) { message } }';

describe('the cost of a subscription', () => {
  it('is limited like that of a query, with the same error', async () => {
    const { id } = await begun(seller, buyer);
    const { body } = await buyer.graphql(`query($id: ID!) { transfer(id: $id) { ${THREADS} } }`, { id });
    const overHttp = body.errors?.[0];
    expect(overHttp?.message).toContain('asks for too much');
    const socket = await open(buyer);
    socket.subscribe('1', `subscription($id: ID!) { transferChanged(transferId: $id) { ${THREADS} } }`, {
      id,
    });
    expect(await errorOf(socket, '1')).toEqual({
      code: overHttp?.extensions?.code,
      message: overHttp?.message,
    });
    socket.subscribe(
      '2',
      'subscription($id: ID!, $n: Int) { transferChanged(transferId: $id) { contract { messages(last: $n) { edges { node { id message senderId createdAt } } } } } }',
      { id, n: 500 },
    );
    await socket.live('2');
    expect(refusedOn(socket)).toEqual(['1']);
  });

  it(`is at most ${MAX_COST} for all subscriptions of a member together`, async () => {
    const { id } = await begun(seller, buyer);
    const half = (alias: string) =>
      `subscription { transferChanged(transferId: "${id}") { contract { ${alias}: messages(last: 500) { edges {
         cursor node { id message senderId contractId createdAt isSeller contactsHidden } } } } } }`;
    const [first, second] = [await open(buyer), await open(buyer)];
    for (const [socket, name] of [
      [first, 'a'],
      [second, 'b'],
      [second, 'c'],
    ] as const) {
      socket.subscribe(name, half(name));
      await socket.live(name);
    }
    expect(await errorOf(second, 'c')).toMatchObject({ code: 'RATE_LIMITED' });
    expect([...refusedOn(first), ...refusedOn(second)]).toEqual(['c']);
    // an event is executed once for equal operations of a member, so they count once
    second.subscribe('b too', half('b'));
    await second.live('b too');
    expect(refusedOn(second)).toEqual(['c']);
    first.send({ id: 'a', type: 'complete' });
    await first.seen();
    second.subscribe('d', half('d'));
    await second.live('d');
    dataOf(await rest.step(seller, id, 'ask-lessor', 'complete'));
    for (const name of ['b', 'd']) await second.untilMessages(1, name);
  });

  it('is limited for the visitors of one source together', async () => {
    const limited = await startApp({ RATE_LIMITS: 'default', TRUSTED_PROXIES: 'loopback' });
    try {
      const { id } = await listContract(await limited.member());
      const watch = async (address: string, count: number) => {
        const socket = await RawSocket.open(limited.url, { headers: { 'x-forwarded-for': address } });
        sockets.push(socket);
        const fields = times(250, () => 'message');
        const own = () => `m${crypto.randomUUID().slice(0, 8)}: message`;
        for (let n = 0; n < count; n++) {
          socket.subscribe(
            String(n),
            `subscription { messageSent(contractId: "${id}") { ${own()} ${fields} } }`,
          );
          await socket.live(String(n));
        }
        return socket;
      };
      const [first, second] = [await watch('203.0.113.1', 20), await watch('203.0.113.1', 20)];
      expect([...refusedOn(first), ...refusedOn(second)]).toEqual([]);
      const third = await watch('203.0.113.1', 8);
      expect(await errorOf(third, '7')).toMatchObject({ code: 'RATE_LIMITED' });
      expect(refusedOn(third)).toEqual(['7']);
      const elsewhere = await watch('203.0.113.2', 1);
      expect(refusedOn(elsewhere)).toEqual([]);
    } finally {
      await limited.stop();
    }
  });
});

describe('the number of subscriptions', () => {
  it(`is at most ${SOCKET_LIMITS.perMember} for a member over all their sockets`, async () => {
    const { id } = await listContract(seller);
    const subscribe = async (socket: RawSocket, name: string) => {
      socket.subscribe(name, MESSAGE_SENT, { id });
      await socket.live(name);
    };
    const all = await Promise.all(Array.from({ length: 5 }, () => open(buyer)));
    await Promise.all(
      all.map(async (socket) => {
        for (let n = 0; n < SOCKET_LIMITS.live; n++) await subscribe(socket, String(n));
      }),
    );
    expect(all.flatMap(refusedOn)).toEqual([]);
    const more = await open(buyer);
    await subscribe(more, 'refused');
    expect(await errorOf(more, 'refused')).toEqual({
      code: 'RATE_LIMITED',
      message: `At most ${SOCKET_LIMITS.perMember} subscriptions at a time, please.`,
    });
    for (const stranger of [await open(seller), await open()]) {
      await subscribe(stranger, '1');
      expect(refusedOn(stranger)).toEqual([]);
    }
    all[0]?.send({ id: '0', type: 'complete' });
    await all[0]?.seen();
    await subscribe(more, 'one ended');
    all[1]?.stop();
    await all[1]?.closed;
    await subscribe(await open(), 'seen');
    for (let n = 1; n < SOCKET_LIMITS.live; n++) await subscribe(more, String(n));
    expect(refusedOn(more)).toEqual(['refused']);
  });

  it('counts a subscription that is refused for as long as it takes only', async () => {
    const socket = await open(buyer);
    const wrong = crypto.randomUUID();
    const others = await Promise.all(Array.from({ length: 6 }, () => open(buyer)));
    for (const other of others)
      for (let n = 0; n < SOCKET_LIMITS.live; n++) {
        other.subscribe(String(n), MESSAGE_SENT, { id: wrong });
        expect(await other.codeOf(String(n))).toBe('NOT_FOUND');
      }
    socket.subscribe('1', MESSAGE_SENT, { id: (await listContract(seller)).id });
    await socket.live('1');
    expect(refusedOn(socket)).toEqual([]);
  });
});

describe('an event of a transfer', () => {
  it('is read once for each viewer, however many sockets and operations they have', async () => {
    const { id } = await begun(seller, buyer);
    const [lists, messages] = [product.app.get(TransfersLists), product.app.get(TransferMessages)];
    const all = await Promise.all([open(buyer), open(buyer), open(buyer), open(seller)]);
    for (const socket of all) {
      for (const [name, document] of [
        ['c', CHANGED],
        ['c2', CHANGED.replace('status', 'type')],
        ['m', SENT],
      ] as const) {
        socket.subscribe(name, document, { id });
        await socket.live(name);
      }
    }
    const [transfers, since] = [jest.spyOn(lists, 'get'), jest.spyOn(messages, 'since')];
    const [, api] = threadApis[0]!;
    for (const text of ['One', 'Two']) {
      dataOf(await api.send(seller, id, text));
      for (const socket of all) await socket.untilMessages(text === 'One' ? 1 : 2, 'm');
    }
    expect(since).toHaveBeenCalledTimes(4);
    for (const socket of all) expect(socket.messages('m')).toEqual([{ message: 'One' }, { message: 'Two' }]);
    const before = transfers.mock.calls.length;
    const requests = 1;
    dataOf(await rest.step(seller, id, 'ask-lessor', 'expect', { day: inTenDays() }));
    for (const socket of all) for (const name of ['c', 'c2']) await socket.untilMessages(1, name);
    expect(transfers.mock.calls.length - before - requests).toBe(2);
    // another process may have changed the transfer while no events arrived
    product.app.get(TopicBus).publish('mayHaveMissed', {});
    for (const socket of all) for (const name of ['c', 'c2']) await socket.untilMessages(2, name);
    expect(transfers.mock.calls.length - before - requests).toBe(4);
    // who left and subscribes again is told again
    for (const socket of all) socket.send({ id: 'm', type: 'complete' });
    for (const socket of all) await socket.seen();
    all[0]?.subscribe('again', SENT, { id });
    await all[0]?.live('again');
    dataOf(await api.send(seller, id, 'Three'));
    await all[0]?.untilMessages(1, 'again');
    expect(all[0]?.messages('again')).toEqual([{ message: 'Three' }]);
  });
});
