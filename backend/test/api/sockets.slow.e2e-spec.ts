import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { ChatResolver } from '../../src/chat/chat.resolver.js';
import { ChatSplits } from '../../src/chat/chat.service.js';
import { ACCESS } from '../../src/common/api/access-marks.js';
import { TopicBus } from '../../src/common/cluster/topics.js';
import { SharedAnswers } from '../../src/http/answers/shared-answers.js';
import { SocketGate } from '../../src/sockets/socket-gate.js';
import { SOCKET_LIMITS } from '../../src/sockets/socket-limits.js';
import { startApp, type TestApp } from '../support/product/app.js';
import type { Person } from '../support/person.js';
import { MESSAGE_SENT, RawSocket, Refused } from '../support/sockets.js';
import { until } from '../support/until.js';

interface Sent {
  id: string;
  message: string;
}

const contract = {
  title: '2024 Honda Civic lease',
  type: 'car-lease',
  description: 'Well kept.',
  location: 'Austin, TX',
  monthlyPayment: 38900,
  remainingTermMonths: 18,
};
const submit = async (person: Person): Promise<string> =>
  (await person.rest('POST', '/api/contracts', contract)).body.id as string;
const send = async (person: Person, contractId: string, message: string): Promise<Sent> =>
  (await person.rest<Sent>('POST', `/api/contracts/${contractId}/chat`, { message })).body;
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
/** Until the server has noticed which sockets are gone. */
const untilOpen = ({ app }: TestApp, count: number) => until(async () => app.get(SocketGate).size === count);

describe('sockets', () => {
  let test: TestApp;
  let seller: Person;
  let buyer: Person;
  let visitor: Person;
  let sockets: RawSocket[] = [];

  const open = async (options: Parameters<typeof RawSocket.open>[1] = {}): Promise<RawSocket> => {
    const socket = await RawSocket.open(test.url, options);
    sockets.push(socket);
    return socket;
  };

  beforeAll(async () => {
    test = await startApp();
    [seller, buyer] = [await test.member(), await test.member()];
    visitor = test.visitor();
  });
  afterEach(() => {
    for (const socket of sockets) socket.stop();
    sockets = [];
  });
  afterAll(() => test.stop());

  describe('live messages', () => {
    it('reach the seller, the buyer and a visitor who have the thread open', async () => {
      const id = await submit(seller);
      const watching = await Promise.all([open({ person: seller }), open({ person: buyer }), open()]);
      for (const socket of watching) await socket.watch(id);
      const asked = await send(buyer, id, 'Is it still available? ✨');
      const answered = await seller.viaGraphql<Sent>(
        `mutation ($id: ID!) { sendMessage(contractId: $id, message: "Yes") {
           id contractId senderId isSeller message createdAt } }`,
        { id },
      );
      for (const socket of watching) {
        await socket.untilMessages(2);
        expect(socket.messages()).toEqual([asked, answered.data]);
      }
      expect(watching[0]?.messages()[1]).toMatchObject({ isSeller: true, senderId: seller.id });
    });

    it('reach the client library of our pages', async () => {
      const id = await submit(seller);
      const client = createClient({
        url: test.url.replace('http', 'ws') + '/graphql',
        webSocketImpl: WebSocket,
      });
      const live = new Promise((resolve) => client.on('ping', resolve));
      const results = client.iterate({ query: MESSAGE_SENT, variables: { id } });
      const first = results.next();
      await live;
      const asked = await send(buyer, id, 'hello');
      expect((await first).value).toEqual({ data: { messageSent: asked } });
      await results.return?.();
      await client.dispose();
    });

    it('have the requested fields, with one execution per distinct operation', async () => {
      const id = await submit(seller);
      const socket = await open();
      socket.subscribe('a', `subscription { messageSent(contractId: "${id}") { message } }`);
      socket.subscribe('b', `subscription { messageSent(contractId: "${id}") { text: message __typename } }`);
      socket.subscribe('quote"and\\é', `subscription { messageSent(contractId: "${id}") { message } }`);
      for (const name of ['a', 'b', 'quote"and\\é']) await socket.live(name);
      await send(buyer, id, 'x'.repeat(2000));
      for (const name of ['b', 'quote"and\\é'])
        await until(() => Promise.resolve(socket.messages(name).length > 0));
      expect(socket.messages('a')).toEqual([{ message: 'x'.repeat(2000) }]);
      expect(socket.messages('b')).toEqual([{ text: 'x'.repeat(2000), __typename: 'Message' }]);
      expect(socket.messages('quote"and\\é')).toEqual([{ message: 'x'.repeat(2000) }]);
    });

    it('reach subscribers of their thread only, until the subscription ends', async () => {
      const [id, other] = [await submit(seller), await submit(seller)];
      const socket = await open();
      await socket.watch(id, 'here');
      await socket.watch(other, 'there');
      await send(buyer, other, 'there');
      await socket.untilMessages(1, 'there');
      socket.send({ id: 'there', type: 'complete' });
      await socket.seen();
      await send(buyer, other, 'no subscriber gets this');
      await send(buyer, id, 'here');
      await socket.untilMessages(1, 'here');
      expect(socket.messages<Sent>('here').map(({ message }) => message)).toEqual(['here']);
      expect(socket.messages('there')).toHaveLength(1);
    });

    it('reach all subscribers in one order, without loss or duplicates, while 50 members write concurrently', async () => {
      const id = await submit(seller);
      const watching = await Promise.all(Array.from({ length: 20 }, () => open()));
      for (const socket of watching) await socket.watch(id);
      await Promise.all(
        Array.from({ length: 50 }, (_, n) => send(n % 2 ? seller : buyer, id, `racing ${n}`)),
      );
      const { body } = await visitor.rest<Sent[]>('GET', `/api/contracts/${id}/chat`);
      expect(body).toHaveLength(50);
      for (const socket of watching) {
        await socket.untilMessages(50);
        expect(socket.messages<Sent>().map((message) => message.id)).toEqual(
          body.map((message) => message.id),
        );
      }
    });

    it('are delivered in order and once if events arrive out of order, twice or not at all', async () => {
      const id = await submit(seller);
      const socket = await open();
      await socket.watch(id);
      const row = async (seq: number) => {
        const [message] = await test.database.query<{ id: string }>(
          `with thread as (update contracts set message_count = $3 where id = $1)
           insert into messages (contract_id, sender_id, seq, message, created_at) values ($1, $2, $3, $3::int::text, now())
           returning id, contract_id as "contractId", sender_id as "senderId", seq, message, created_at as "createdAt",
             false as "isSeller"`,
          [id, buyer.id, seq],
        );
        return message as object;
      };
      const [one, two, , four, five] = [await row(1), await row(2), await row(3), await row(4), await row(5)];
      const topics = test.app.get(TopicBus);
      for (const message of [two, one, two, five, four])
        topics.publish('messageSent', { contractId: id, message });
      await socket.untilMessages(5);
      await wait(150);
      expect(socket.messages<Sent>().map(({ message }) => message)).toEqual(['1', '2', '3', '4', '5']);
    });

    it.each([
      ['REST', async (id: string) => (await visitor.rest<Sent[]>('GET', `/api/contracts/${id}/chat`)).body],
      [
        'GraphQL',
        async (id: string) => {
          const query = `{ messages(contractId: "${id}") { edges { node { message } } } }`;
          const { data } = await visitor.viaGraphql<{ edges: { node: Sent }[] }>(query);
          return (data as { edges: { node: Sent }[] }).edges.map(({ node }) => node);
        },
      ],
    ])(
      'reach a visitor who subscribes and reads over %s while one is being sent and others read',
      async (_api, read) => {
        const id = await submit(seller);
        const answers = test.app.get(SharedAnswers).options;
        const { maxAgeMs } = answers;
        const published = Promise.withResolvers<undefined>();
        const mask = jest
          .spyOn(test.app.get(ChatSplits, { strict: false }), 'mask')
          .mockImplementation((sent) => published.promise.then(() => sent));
        try {
          answers.maxAgeMs = 60_000;
          for (let count = 0; count < 3; count++) expect(await read(id)).toEqual([]);
          const sending = send(buyer, id, 'Number 1234');
          await until(async () => mask.mock.calls.length > 0);
          const socket = await open();
          await socket.watch(id);
          const history = await read(id);
          published.resolve(undefined);
          await sending;
          await socket.seen();
          await wait(100);
          expect([...history, ...socket.messages<Sent>()].map(({ message }) => message)).toEqual([
            'Number 1234',
          ]);
        } finally {
          answers.maxAgeMs = maxAgeMs;
          mask.mockRestore();
        }
      },
    );

    it('that were not published while Redis was unavailable are delivered when it is back', async () => {
      const id = await submit(seller);
      const socket = await open();
      await socket.watch(id);
      await test.database.query(
        `with thread as (update contracts set message_count = 3 where id = $1)
         insert into messages (contract_id, sender_id, seq, message, created_at)
         select $1, $2, n, n::text, now() from generate_series(1, 3) n`,
        [id, buyer.id],
      );
      test.app.get(TopicBus).publish('mayHaveMissed', {});
      await socket.untilMessages(3);
      await send(buyer, id, '4');
      await socket.untilMessages(4);
      expect(socket.messages<Sent>().map(({ message }) => message)).toEqual(['1', '2', '3', '4']);
    });

    it('end with RESYNC if too many were missed, and continue after the last id seen', async () => {
      const id = await submit(seller);
      const socket = await open();
      await socket.watch(id);
      const seen = await send(buyer, id, 'seen');
      await socket.untilMessages(1);
      await test.database.query(
        `with thread as (update contracts set message_count = 400 where id = $1)
         insert into messages (contract_id, sender_id, seq, message, created_at)
         select $1, $2, n, n::text, now() from generate_series(2, 400) n`,
        [id, buyer.id],
      );
      await send(buyer, id, 'much later');
      expect(await socket.codeOf('1')).toBe('RESYNC');
      await socket.watch(id, 'again');
      const missed: Sent[] = [];
      for (let last = seen; ;) {
        const { body } = await visitor.rest<Sent[]>('GET', `/api/contracts/${id}/chat?after=${last.id}`);
        missed.push(...body);
        if (body.length === 0) break;
        last = body.at(-1) as Sent;
      }
      expect(missed.map(({ message }) => message)).toEqual([
        ...Array.from({ length: 399 }, (_, n) => String(n + 2)),
        'much later',
      ]);
      await send(buyer, id, 'now');
      await socket.untilMessages(1, 'again');
      expect(socket.messages<Sent>('again').map(({ message }) => message)).toEqual(['now']);
    });

    it.each(['019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f', 'nonsense', ''])(
      'answer NOT_FOUND for the contract "%s"',
      async (id) => {
        const socket = await open();
        socket.subscribe('1', MESSAGE_SENT, { id });
        expect(await socket.codeOf('1')).toBe('NOT_FOUND');
      },
    );
  });

  describe('the handshake', () => {
    const refusal = async (options: Parameters<typeof RawSocket.open>[1]): Promise<Refused> => {
      const error: unknown = await open(options).then(
        () => 'it was let in',
        (refused: unknown) => refused,
      );
      expect(error).toBeInstanceOf(Refused);
      return error as Refused;
    };

    it.each(['/', '/api', '/graphql/', '/graphqlx', '/sandbox/stripe', '//evil/graphql', '/%67raphql'])(
      'is refused with 404 at %s',
      async (path) => {
        const { status, body } = await refusal({ path });
        expect(status).toBe(404);
        expect(JSON.parse(body)).toMatchObject({ code: 'NOT_FOUND' });
      },
    );

    it.each([
      [{ origin: 'https://evil.example' }],
      [{ origin: 'null' }],
      [{ 'sec-fetch-site': 'cross-site' }],
      [{ 'sec-fetch-site': 'same-site' }],
    ])('is refused with 403 from another site %j', async (headers) => {
      const { status, body } = await refusal({ person: seller, headers: headers });
      expect(status).toBe(403);
      expect(JSON.parse(body)).toMatchObject({ code: 'CROSS_SITE' });
    });

    it('is accepted from our own pages', async () => {
      await open({ headers: { origin: test.url } });
      await open({ headers: { origin: test.url, 'sec-fetch-site': 'same-origin' } });
    });

    it('is refused with 503 while the database cannot read the session', async () => {
      const { database } = test;
      const query = database.query.bind(database);
      database.query = () => Promise.reject(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }));
      try {
        const { status, headers } = await refusal({ person: seller });
        expect(status).toBe(503);
        expect(headers['retry-after']).toBe('2');
        const socket = await open();
        socket.subscribe('1', MESSAGE_SENT, { id: '019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f' });
        expect(await socket.codeOf('1')).toBe('UNAVAILABLE');
      } finally {
        database.query = query;
      }
    });

    it('treats a forged or expired cookie as a visitor', async () => {
      await open({ headers: { cookie: 'handover.sid=s%3Anonsense.nonsense' } });
      await open({ headers: { cookie: 'handover.sid=' } });
    });

    it('answers other upgrades over plain HTTP', async () => {
      const headers = {
        connection: 'Upgrade, HTTP2-Settings',
        upgrade: 'h2c',
        'http2-settings': 'AAMAAABkAAQAoAAAAAIAAAAA',
      };
      const [answer] = (await once(get(`${test.url}/api/contracts`, { headers }), 'response')) as [
        IncomingMessage,
      ];
      expect(answer.statusCode).toBe(200);
      answer.resume();
    });

    it('offers no compression', async () => {
      const socket = await open({ perMessageDeflate: true });
      expect(socket.socket.extensions).toBe('');
    });

    it('cleans up after a client that disconnects during it', async () => {
      for (let n = 0; n < 20; n++) {
        const socket = new WebSocket(test.url.replace('http', 'ws') + '/graphql', ['graphql-transport-ws'], {
          headers: { cookie: seller.cookie },
        });
        socket.on('error', () => undefined);
        setTimeout(() => socket.terminate(), n);
      }
      await wait(100);
      await open({ person: seller });
    });

    it('limits sockets by source and in total', async () => {
      const limited = await startApp({ RATE_LIMITS: 'default' });
      const limits = SOCKET_LIMITS as { sockets: number; socketsPerSource: number };
      const usual = { ...limits };
      try {
        limits.socketsPerSource = 3;
        const three = await Promise.all([1, 2, 3].map(() => RawSocket.open(limited.url)));
        await expect(RawSocket.open(limited.url)).rejects.toMatchObject({ status: 429 });
        three[0]?.stop();
        await untilOpen(limited, 2);
        const again = await RawSocket.open(limited.url);
        limits.sockets = 3;
        await expect(RawSocket.open(limited.url)).rejects.toMatchObject({ status: 503 });
        for (const socket of [...three, again]) socket.stop();
      } finally {
        Object.assign(limits, usual);
        await limited.stop();
      }
    });

    it('limits sockets without a session by source, forged sessions included', async () => {
      const limits = SOCKET_LIMITS as { visitorSocketsPerSource: number };
      const usual = { ...limits };
      const limited = await startApp({ RATE_LIMITS: 'default', TRUSTED_PROXIES: 'loopback' });
      const openFrom = async (address: string, cookie?: string) =>
        (await RawSocket.open(limited.url, {
          headers: { 'x-forwarded-for': address, ...(cookie && { cookie }) },
        }).catch((refused: unknown) => refused)) as RawSocket | Refused;
      const countOpen = (results: (RawSocket | Refused)[]) =>
        results.filter((result) => result instanceof RawSocket).length;
      try {
        limits.visitorSocketsPerSource = 3;
        const own = await limited.member();
        // addresses of one /64 are one source
        const visitors = await Promise.all(
          Array.from({ length: 6 }, (_, n) => openFrom(`2001:db8:1:2::${n + 1}`)),
        );
        expect(countOpen(visitors)).toBe(3);
        expect(visitors.find((result) => result instanceof Refused)).toMatchObject({ status: 429 });
        expect(countOpen([await openFrom('2001:db8:1:3::1')])).toBe(1);
        // their sessions are read at the same time
        const forged = await Promise.all(
          Array.from({ length: 6 }, () => openFrom('203.0.113.1', 'handover.sid=s%3Anonsense.nonsense')),
        );
        expect(countOpen(forged)).toBe(3);
        const members = await Promise.all(
          Array.from({ length: 5 }, () => openFrom('203.0.113.1', own.cookie)),
        );
        expect(countOpen(members)).toBe(5);
        for (const socket of [...visitors, ...forged, ...members])
          if (socket instanceof RawSocket) socket.stop();
        await untilOpen(limited, 1);
        expect(countOpen([await openFrom('203.0.113.1')])).toBe(1);
      } finally {
        Object.assign(limits, usual);
        await limited.stop();
      }
    });
  });

  describe('incoming messages', () => {
    it.each([
      ['no protocol', { protocols: [], init: false }, 4406],
      ['no greeting for three seconds', { init: false }, 4408],
    ])('closes after %s', async (_name, options, code) => {
      const socket = await open(options);
      expect((await socket.closed).code).toBe(code);
    });

    it.each([
      ['no JSON', 'hello', 4400],
      ['JSON that is no message', '[]', 4400],
      ['an unknown message', '{"type":"execute"}', 4400],
      ['a second greeting', '{"type":"connection_init"}', 4429],
      ['a message of 17 kB', JSON.stringify({ type: 'ping', payload: { x: 'x'.repeat(17_000) } }), 1009],
    ])('closes after %s', async (_name, text, code) => {
      const socket = await open();
      socket.send(text);
      expect((await socket.closed).code).toBe(code);
    });

    it('closes after a subscription without connection_init, or a second one with the same id', async () => {
      const rude = await open({ init: false });
      rude.subscribe('1', MESSAGE_SENT, { id: 'x' });
      expect((await rude.closed).code).toBe(4401);
      const id = await submit(seller);
      const double = await open();
      await double.watch(id);
      double.subscribe('1', MESSAGE_SENT, { id });
      expect((await double.closed).code).toBe(4409);
    });

    it.each([
      ['a query', 'query { contracts { edges { node { id } } } }'],
      ['a mutation', 'mutation { sendMessage(contractId: "x", message: "x") { id } }'],
      ['introspection', '{ __schema { types { name } } }'],
      [
        'two subscriptions at once',
        'subscription { a: messageSent(contractId: "x") { id } b: messageSent(contractId: "y") { id } }',
      ],
      ['an unknown field', 'subscription { messageSent(contractId: "x") { email } }'],
      ['no operation', 'fragment A on Message { id }'],
      ['a syntax error', 'subscription {'],
      ['a wrong variable', 'subscription ($id: ID!) { messageSent(contractId: $id) { id } }'],
      ['NUL in a text', 'subscription { messageSent(contractId: "\\u0000") { id } }'],
    ])('refuses %s', async (_name, query) => {
      const socket = await open({ person: seller });
      socket.subscribe('1', query);
      expect(await socket.codeOf('1')).toBe('BAD_REQUEST');
      expect(socket.socket.readyState).toBe(WebSocket.OPEN);
    });

    it.each([
      ['__proto__', '{"x":1}', '__proto__'],
      ['a lone surrogate', '"\\ud800"', 'x'],
      ['NUL', '"\\u0000"', 'x'],
      ['depth', `${'['.repeat(2000)}${']'.repeat(2000)}`, 'x'],
      ['size', `[${'1,'.repeat(6000)}1]`, 'x'],
    ])('refuses variables with %s', async (_name, value, variable) => {
      const id = await submit(seller);
      const query = JSON.stringify(MESSAGE_SENT);
      const socket = await open();
      socket.send(
        `{"id":"1","type":"subscribe","payload":{"query":${query},"variables":{"id":"${id}","${variable}":${value}}}}`,
      );
      expect(await socket.codeOf('1')).toBe('BAD_REQUEST');
    });

    it('refuses an id that is too long', async () => {
      const socket = await open();
      const id = 'x'.repeat(65);
      socket.subscribe(id, MESSAGE_SENT, { id: await submit(seller) });
      expect(await socket.codeOf(id)).toBe('BAD_REQUEST');
    });

    it('allows 20 concurrent subscriptions per socket, and one more when one ends', async () => {
      const id = await submit(seller);
      const socket = await open();
      for (let n = 1; n <= 21; n++) socket.subscribe(String(n), MESSAGE_SENT, { id });
      expect(await socket.codeOf('21')).toBe('RATE_LIMITED');
      socket.send({ id: '1', type: 'complete' });
      await socket.watch(id, 'one more');
      await send(buyer, id, 'hello');
      await socket.untilMessages(1, 'one more');
      await socket.untilMessages(1, '20');
      expect(socket.messages('1')).toHaveLength(0);
      expect(socket.messages('21')).toHaveLength(0);
    });

    it('allows 30 operations in 10 seconds', async () => {
      const socket = await open();
      const ended = (id: string) => {
        socket.subscribe(id, 'subscription { messageSent { id } }');
        return socket.codeOf(id);
      };
      // one after the other: at most 20 may be open at a time
      for (let n = 1; n <= 30; n++) expect(await ended(String(n))).toBe('BAD_REQUEST');
      expect(await ended('31')).toBe('RATE_LIMITED');
    });

    it.each([
      ['messages', (socket: RawSocket) => socket.send({ type: 'ping' })],
      ['pings', (socket: RawSocket) => socket.socket.ping()],
    ])('terminates a socket that floods %s', async (_name, flood) => {
      const socket = await open();
      for (let n = 0; n < 400; n++) flood(socket);
      expect((await socket.closed).code).toBe(1006);
    });

    it('masks and logs internal errors', async () => {
      const { database } = test;
      const query = database.query.bind(database);
      database.query = () => Promise.reject(new Error('secret: relation "x"'));
      try {
        const socket = await open();
        socket.subscribe('1', MESSAGE_SENT, { id: '019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f' });
        expect(await socket.codeOf('1')).toBe('INTERNAL');
        expect(JSON.stringify(socket.frames)).not.toMatch(/secret|stack|relation/);
      } finally {
        database.query = query;
      }
    });
  });

  describe('access', () => {
    const access = (word: string | undefined) =>
      Reflect.defineMetadata(ACCESS, word, ChatResolver.prototype.messageSent);
    afterEach(() => access('public'));

    it.each([
      ['member', 'UNAUTHENTICATED', undefined],
      ['admin', 'UNAUTHENTICATED', 'FORBIDDEN'],
      [undefined, 'UNAUTHENTICATED', undefined],
    ])('the guard applies to a subscription for %s', async (word, forVisitor, forMember) => {
      const id = await submit(seller);
      access(word);
      const [stranger, member] = [await open(), await open({ person: buyer })];
      stranger.subscribe('1', MESSAGE_SENT, { id });
      expect(await stranger.codeOf('1')).toBe(forVisitor);
      await member.watch(id);
      if (forMember) expect(await member.codeOf('1')).toBe(forMember);
      else {
        await send(buyer, id, 'hello');
        await member.untilMessages(1);
      }
    });

    it('a promotion takes effect on an open socket at once', async () => {
      const id = await submit(seller);
      access('admin');
      const person = await test.member();
      const socket = await open({ person });
      socket.subscribe('1', MESSAGE_SENT, { id });
      expect(await socket.codeOf('1')).toBe('FORBIDDEN');
      await test.database.query('update users set is_admin = true where id = $1', [person.id]);
      await socket.watch(id, '2');
      await send(buyer, id, 'hello');
      await socket.untilMessages(1, '2');
    });
  });

  describe('the end of a session', () => {
    const ends = async (socket: RawSocket) =>
      expect(await Promise.race([socket.closed, wait(20_000)])).toEqual({
        code: 4001,
        reason: 'Session ended',
      });

    const endUnpublished = ({ database }: TestApp, person: Person) =>
      database.query('delete from sessions where sess #>> $1 = $2', ['{passport,user}', person.id]);

    it('by sign-out closes its own sockets only', async () => {
      const person = await test.member();
      const first = await open({ person });
      const elsewhere = await test.member();
      elsewhere.cookie = '';
      await elsewhere.signIn(person.email);
      const other = await open({ person: elsewhere });
      const stranger = await open();
      await person.rest('GET', '/api/logout');
      await ends(first);
      expect([other.socket.readyState, stranger.socket.readyState]).toEqual([WebSocket.OPEN, WebSocket.OPEN]);
    });

    it('by deletion of the account closes all its sockets', async () => {
      const person = await test.member();
      const two = [await open({ person }), await open({ person })];
      await endUnpublished(test, person);
      test.app.get(TopicBus).publish('sessionsEnded', { userId: person.id });
      for (const socket of two) await ends(socket);
    });

    it('that is not published closes its sockets, too', async () => {
      const [person, other] = [await test.member(), await test.member()];
      const [ended, staying] = [await open({ person }), await open({ person: other })];
      await wait(200);
      await endUnpublished(test, person);
      await ends(ended);
      expect(staying.socket.readyState).toBe(WebSocket.OPEN);
    });

    it('without an event refuses the next operation of its sockets', async () => {
      const limits = SOCKET_LIMITS as { sessionCheckMs: number };
      const { sessionCheckMs } = limits;
      limits.sessionCheckMs = 600_000;
      const own = await startApp();
      limits.sessionCheckMs = sessionCheckMs;
      try {
        const person = await own.member();
        const socket = await RawSocket.open(own.url, { person });
        await endUnpublished(own, person);
        socket.subscribe('1', 'subscription { notificationAdded { id } }');
        await ends(socket);
        expect(socket.frames.filter(({ type }) => type === 'ping')).toEqual([]);
      } finally {
        await own.stop();
      }
    });

    it('by expiry closes its sockets, unless it was extended', async () => {
      const [person, extended] = [await test.member(), await test.member()];
      const expireIn = (whose: Person, interval: string) =>
        test.database.query(
          `update sessions set expire = localtimestamp + $2::interval where sess #>> '{passport,user}' = $1`,
          [whose.id, interval],
        );
      await expireIn(extended, '5 seconds');
      const staying = await open({ person: extended });
      await expireIn(extended, '1 hour');
      await expireIn(person, '6 seconds');
      const ending = await open({ person });
      await ends(ending);
      expect(staying.socket.readyState).toBe(WebSocket.OPEN);
    });

    it('lets our client continue as a visitor', async () => {
      const person = await test.member();
      const id = await submit(seller);
      const { cookie } = person;
      class SignedIn extends WebSocket {
        constructor(address: string, protocols: string[]) {
          super(address, protocols, { headers: { cookie } });
        }
      }
      const client = createClient({
        url: test.url.replace('http', 'ws') + '/graphql',
        webSocketImpl: SignedIn,
        retryWait: () => wait(50),
      });
      const got: unknown[] = [];
      let lives = 0;
      client.on('ping', () => void lives++);
      client.subscribe(
        { query: MESSAGE_SENT, variables: { id } },
        { next: (value) => got.push(value), error: () => got.push('error'), complete: () => undefined },
      );
      await until(async () => lives === 1);
      await person.rest('GET', '/api/logout');
      await until(async () => lives === 2);
      await send(buyer, id, 'still here?');
      await until(async () => got.length > 0);
      expect(got).toMatchObject([{ data: { messageSent: { message: 'still here?' } } }]);
      await client.dispose();
    });
  });

  it('answers UNAVAILABLE without the cause if the user cannot be read', async () => {
    const [person, id] = [await test.member(), await submit(seller)];
    const socket = await open({ person });
    await test.database.transaction(async (tx) => {
      await tx.query('lock table users');
      socket.subscribe('1', MESSAGE_SENT, { id });
      expect(await socket.codeOf('1')).toBe('UNAVAILABLE');
    });
    expect(JSON.stringify(socket.frames)).not.toContain('lock');
  });

  it('closes a socket that does not read, without delaying others', async () => {
    const id = await submit(seller);
    const [slow, quick] = [await open(), await open()];
    for (let n = 0; n < 20; n++) await slow.watch(id, String(n));
    await quick.watch(id);
    slow.socket.pause();
    const text = 'x'.repeat(2000);
    for (let n = 1; n <= 120; n++) await send(buyer, id, text);
    await quick.untilMessages(120);
    slow.socket.resume();
    expect(await slow.closed).toMatchObject({ code: expect.any(Number) });
    const { code } = await slow.closed;
    expect([1013, 1006]).toContain(code);
    expect(quick.socket.readyState).toBe(WebSocket.OPEN);
  });

  it('terminates a socket that does not answer a ping, and keeps the others', async () => {
    const limits = SOCKET_LIMITS as { heartbeatMs: number };
    const { heartbeatMs } = limits;
    limits.heartbeatMs = 150;
    const own = await startApp();
    limits.heartbeatMs = heartbeatMs;
    try {
      const [dead, alive] = [
        await RawSocket.open(own.url, { autoPong: false }),
        await RawSocket.open(own.url),
      ];
      expect((await dead.closed).code).toBe(1006);
      // pinged again, so its pong was seen
      for (let pings = 0; pings < 2; pings++) await once(alive.socket, 'ping');
      expect(alive.socket.readyState).toBe(WebSocket.OPEN);
      expect(own.app.get(SocketGate).size).toBe(1);
      alive.stop();
    } finally {
      await own.stop();
    }
    expect(heartbeatMs).toBe(12_000);
  });

  describe('the address of a socket', () => {
    const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
    const limits = SOCKET_LIMITS as { socketsPerSource: number };
    const usual = limits.socketsPerSource;
    afterEach(() => {
      limits.socketsPerSource = usual;
    });

    it('comes from a trusted proxy, so that each client behind it counts separately', async () => {
      const own = await startApp({ RATE_LIMITS: 'default', TRUSTED_PROXIES: 'loopback' });
      try {
        limits.socketsPerSource = 1;
        const ada = await RawSocket.open(own.url, from('203.0.113.1'));
        const bob = await RawSocket.open(own.url, from('203.0.113.2'));
        // what is left of the trusted proxies was said by anybody
        await expect(RawSocket.open(own.url, from('198.51.100.9, 203.0.113.2'))).rejects.toMatchObject({
          status: 429,
        });
        ada.stop();
        await untilOpen(own, 1);
        (await RawSocket.open(own.url, from('203.0.113.1'))).stop();
        bob.stop();
      } finally {
        await own.stop();
      }
    });

    it('is that of the connection without a trusted proxy, whatever the headers say', async () => {
      const own = await startApp({ RATE_LIMITS: 'default' });
      try {
        limits.socketsPerSource = 1;
        const first = await RawSocket.open(own.url, from('203.0.113.1'));
        await expect(RawSocket.open(own.url, from('203.0.113.2'))).rejects.toMatchObject({ status: 429 });
        first.stop();
      } finally {
        await own.stop();
      }
    });
  });

  it('stops cleanly: closes with 1001 and does not wait for clients', async () => {
    const own = await startApp();
    const client = await RawSocket.open(own.url);
    const deaf = await RawSocket.open(own.url);
    deaf.socket.pause();
    const gate = own.app.get(SocketGate);
    const stopped = own.stop();
    expect(await client.closed).toEqual({ code: 1001, reason: 'Going away' });
    await until(async () => gate.size === 0);
    deaf.stop();
    await stopped;
  });
});
