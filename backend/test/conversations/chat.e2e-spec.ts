import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from '../support/product/app.js';
import type { Outcome, Person } from '../support/person.js';
import { until } from '../support/until.js';

interface Sent {
  id: string;
  contractId: string;
  senderId: string;
  isSeller: boolean;
  message: string;
  createdAt: string;
}

const FIELDS = 'id contractId senderId isSeller message createdAt';

/** The same operations through both APIs. */
const rest = {
  name: 'REST',
  send: (person: Person, contractId: string, message: unknown) =>
    person.viaRest<Sent>('POST', `/api/contracts/${contractId}/chat`, { message }),
  list: (person: Person, contractId: string, part: Part = {}) => {
    const { last, ...places } = part;
    const query = new URLSearchParams({ ...(last && { limit: String(last) }), ...places });
    return person.viaRest<Sent[]>('GET', `/api/contracts/${contractId}/chat?${query}`);
  },
};
const graphql = {
  name: 'GraphQL',
  send: (person: Person, contractId: string, message: unknown) =>
    person.viaGraphql<Sent>(
      `mutation ($id: ID!, $message: String!) { sendMessage(contractId: $id, message: $message) { ${FIELDS} } }`,
      { id: contractId, message },
    ),
  list: async (person: Person, contractId: string, part: Part = {}): Promise<Outcome<Sent[]>> => {
    const outcome = await person.viaGraphql<{ edges: { node: Sent }[] }>(
      `query ($id: ID!, $last: Int, $before: String, $after: String) {
         messages(contractId: $id, last: $last, before: $before, after: $after) { edges { node { ${FIELDS} } } } }`,
      { id: contractId, ...part },
    );
    return outcome.ok ? { ok: true, data: outcome.data.edges.map(({ node }) => node) } : outcome;
  },
};
interface Part {
  last?: number;
  before?: string;
  after?: string;
}
const apis = [rest, graphql];

describe('chat', () => {
  let test: TestApp;
  let seller: Person;
  let buyer: Person;
  let visitor: Person;

  const submit = async (person = seller): Promise<string> => {
    const { body } = await person.rest('POST', '/api/contracts', {
      title: '2024 Honda Civic lease',
      type: 'car-lease',
      description: 'Well kept.',
      location: 'Austin, TX',
      monthlyPayment: 38900,
      remainingTermMonths: 18,
    });
    return body.id as string;
  };
  const texts = (outcome: Outcome<Sent[]>) => outcome.data?.map(({ message }) => message);
  const contractRow = async (id: string) => {
    const [row] = await test.database.query<{ count: number; updated: string; created: string }>(
      'select message_count as count, updated_at::text as updated, created_at::text as created from contracts where id = $1',
      [id],
    );
    return row as { count: number; updated: string; created: string };
  };

  beforeAll(async () => {
    test = await startApp();
    [seller, buyer] = [await test.member(), await test.member()];
    visitor = test.visitor();
  });
  afterAll(() => test.stop());

  describe.each(apis)('through $name', ({ send, list }) => {
    it('sends a message that is public and marks the seller’s messages', async () => {
      const id = await submit();
      const asked = await send(buyer, id, '  Is it still available?\nThanks ');
      expect(asked).toEqual({
        ok: true,
        data: {
          id: expect.stringMatching(/^[0-9a-f-]{36}$/),
          contractId: id,
          senderId: buyer.id,
          isSeller: false,
          message: 'Is it still available?\nThanks',
          createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        },
      });
      const answered = await send(seller, id, 'Yes');
      expect(answered.data).toMatchObject({ isSeller: true, senderId: seller.id });
      expect(await list(visitor, id)).toEqual({ ok: true, data: [asked.data, answered.data] });
    });

    it('counts the message without touching when the contract was changed', async () => {
      const id = await submit();
      await send(buyer, id, 'one');
      await send(buyer, id, 'two');
      const row = await contractRow(id);
      expect(row.count).toBe(2);
      expect(row.updated).toBe(row.created);
    });

    it('keeps the text exactly as it was sent', async () => {
      const id = await submit();
      const text = 'Ünïcödé 👩‍👩‍👧 <script>alert(1)</script> \\ \' " % _ \u200Fabc\u2028 {{x}} ${y}';
      expect((await send(buyer, id, text)).data?.message).toBe(text);
      expect(texts(await list(visitor, id))).toEqual([text]);
    });

    it.each([
      ['', 'Please enter a message.'],
      [' \n\t ', 'Please enter a message.'],
      ['\u200B\u2060\u3164', 'Please enter a message.'],
      ['x'.repeat(2001), 'A message has at most 2000 characters.'],
      ['bell \u0007', 'A message must not contain control characters.'],
      ['read \u202Eevil', 'Please remove the invisible characters that change the direction of the text.'],
    ])('refuses %j', async (message, text) => {
      const id = await submit();
      const outcome = await send(buyer, id, message);
      expect(outcome).toEqual({ ok: false, code: 'VALIDATION', message: text, fields: { message: text } });
      expect((await contractRow(id)).count).toBe(0);
    });

    it('takes 2000 characters, counted as people count', async () => {
      const id = await submit();
      expect((await send(buyer, id, 'é'.repeat(2000))).ok).toBe(true);
      expect((await send(buyer, id, '🚗'.repeat(2000))).ok).toBe(true);
    });

    it('asks visitors to sign in, before anything else', async () => {
      expect(await send(visitor, await submit(), 'hello')).toMatchObject({
        ok: false,
        code: 'UNAUTHENTICATED',
      });
    });

    it.each(['019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f', 'nonsense', '%27'])(
      'knows no contract %s',
      async (id) => {
        expect(await send(buyer, id, 'hello')).toMatchObject({
          code: 'NOT_FOUND',
          message: 'Contract not found.',
        });
        expect(await list(visitor, id)).toMatchObject({ code: 'NOT_FOUND' });
        expect(await list(visitor, id, { after: '019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f' })).toMatchObject({
          code: 'NOT_FOUND',
        });
      },
    );

    it.each(['completed', 'cancelled'])(
      'takes no messages once the contract is %s, but shows them',
      async (status) => {
        const id = await submit();
        await send(buyer, id, 'before');
        await test.database.query('update contracts set status = $2 where id = $1', [id, status]);
        expect(await send(buyer, id, 'after')).toMatchObject({ ok: false, code: 'CONFLICT' });
        expect(texts(await list(visitor, id))).toEqual(['before']);
        expect((await contractRow(id)).count).toBe(1);
      },
    );

    it('takes messages while a transfer is pending', async () => {
      const id = await submit();
      await test.database.query(`update contracts set status = 'pending' where id = $1`, [id]);
      expect((await send(buyer, id, 'when?')).ok).toBe(true);
    });

    it('reads the end of a thread, what is before a message, and what came after one', async () => {
      const id = await submit();
      const sent: Sent[] = [];
      for (let n = 1; n <= 7; n++) sent.push((await send(buyer, id, String(n))).data as Sent);
      expect(texts(await list(visitor, id, { last: 3 }))).toEqual(['5', '6', '7']);
      expect(texts(await list(visitor, id, { last: 3, before: sent[4]?.id }))).toEqual(['2', '3', '4']);
      expect(texts(await list(visitor, id, { before: sent[0]?.id }))).toEqual([]);
      expect(texts(await list(visitor, id, { after: sent[4]?.id }))).toEqual(['6', '7']);
      expect(texts(await list(visitor, id, { last: 2, after: sent[1]?.id }))).toEqual(['3', '4']);
      expect(texts(await list(visitor, id, { after: sent[6]?.id }))).toEqual([]);
    });

    it('refuses places that the thread does not have', async () => {
      const [id, other] = [await submit(), await submit()];
      const elsewhere = (await send(buyer, other, 'elsewhere')).data as Sent;
      await send(buyer, id, 'here');
      for (const part of [{ after: elsewhere.id }, { before: elsewhere.id }, { after: 'x' }, { before: "'" }])
        expect(await list(visitor, id, part)).toMatchObject({ ok: false, code: 'BAD_REQUEST' });
      for (const last of [-1, 501])
        expect(await list(visitor, id, { last })).toMatchObject({ code: 'BAD_REQUEST' });
      expect(await list(visitor, id, { before: elsewhere.id, after: elsewhere.id })).toMatchObject({
        code: 'BAD_REQUEST',
      });
    });

    it('shows the last 200 where nothing is said', async () => {
      const id = await submit();
      await test.database.query(
        `with thread as (update contracts set message_count = 250 where id = $1)
         insert into messages (contract_id, sender_id, seq, message, created_at)
         select $1, $2, n, n::text, now() from generate_series(1, 250) n`,
        [id, buyer.id],
      );
      const page = texts(await list(visitor, id)) as string[];
      expect([page.length, page[0], page.at(-1)]).toEqual([200, '51', '250']);
    });

    it('gives 50 senders at once numbers without gap or double, and keeps that order', async () => {
      const id = await submit();
      const people = [seller, buyer];
      const outcomes = await Promise.all(
        Array.from({ length: 50 }, (_, n) => send(people[n % 2] as Person, id, `racing ${n}`)),
      );
      expect(outcomes.filter(({ ok }) => ok)).toHaveLength(50);
      const rows = await test.database.query<{ id: string; seq: number; created: string }>(
        'select id, seq, created_at as created from messages where contract_id = $1 order by seq',
        [id],
      );
      expect(rows.map(({ seq }) => seq)).toEqual(Array.from({ length: 50 }, (_, n) => n + 1));
      const times = rows.map(({ created }) => Number(new Date(created)));
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      expect((await list(visitor, id)).data?.map((message) => message.id)).toEqual(rows.map((row) => row.id));
      expect((await contractRow(id)).count).toBe(50);
    });
  });

  it('leads through the whole thread by the Link header', async () => {
    const id = await submit();
    for (let n = 1; n <= 5; n++) await rest.send(buyer, id, String(n));
    const walk = async (path: string): Promise<string[][]> => {
      const { headers, body } = await visitor.rest<Sent[]>('GET', path);
      const next = /^<([^>]+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1];
      return [body.map(({ message }) => message), ...(next ? await walk(next) : [])];
    };
    const path = `/api/contracts/${id}/chat?limit=2`;
    expect(await walk(path)).toEqual([['4', '5'], ['2', '3'], ['1']]);
    const [first] = (await rest.list(visitor, id)).data as Sent[];
    expect(await walk(`${path}&after=${first?.id}`)).toEqual([
      ['2', '3'],
      ['4', '5'],
    ]);
  });

  it('tells a GraphQL client whether the thread goes on', async () => {
    const id = await submit();
    const sent: Sent[] = [];
    for (let n = 1; n <= 4; n++) sent.push((await rest.send(buyer, id, String(n))).data as Sent);
    const info = async (args: string) => {
      const { body } = await visitor.graphql(
        `{ messages(contractId: "${id}", ${args}) { pageInfo { hasPreviousPage hasNextPage startCursor endCursor } } }`,
      );
      return (body.data!.messages as { pageInfo: object }).pageInfo;
    };
    const [one, two, three, four] = sent.map((message) => message.id);
    expect(await info('last: 2')).toEqual({
      hasPreviousPage: true,
      hasNextPage: false,
      startCursor: three,
      endCursor: four, // prettier-ignore
    });
    expect(await info(`last: 2, before: "${three}"`)).toEqual({
      hasPreviousPage: false,
      hasNextPage: true,
      startCursor: one,
      endCursor: two, // prettier-ignore
    });
    expect(await info(`last: 2, after: "${one}"`)).toEqual({
      hasPreviousPage: true,
      hasNextPage: true,
      startCursor: two,
      endCursor: three, // prettier-ignore
    });
  });

  it('shows no name and no email address, and no field but the six', async () => {
    const id = await submit();
    await buyer.rest('PATCH', '/api/user/profile', { firstName: 'Ada', lastName: 'Byron' });
    await rest.send(buyer, id, 'hello');
    const { body } = await visitor.rest<Sent[]>('GET', `/api/contracts/${id}/chat`);
    expect(Object.keys(body[0] as Sent).sort()).toEqual([...FIELDS.split(' ')].sort());
    expect(JSON.stringify(body)).not.toMatch(/"ada|byron|@/i);
  });

  it('answers 201 to a message and refuses what is no text', async () => {
    const id = await submit();
    expect(
      (await buyer.rest('POST', `/api/contracts/${id}/chat`, { message: 'x', senderId: seller.id })).body,
    ).toMatchObject({
      senderId: buyer.id,
    });
    expect((await buyer.rest('POST', `/api/contracts/${id}/chat`, { message: 'x' })).status).toBe(201);
    for (const body of [{}, { message: 1 }, { message: ['x'] }, { message: null }, [], null, '"x"'])
      expect((await buyer.rest('POST', `/api/contracts/${id}/chat`, body)).status).toBe(400);
  });

  it('is deleted with its contract', async () => {
    const id = await submit();
    await rest.send(buyer, id, 'hello');
    await test.database.query('delete from contracts where id = $1', [id]);
    expect(await test.database.query('select 1 from messages where contract_id = $1', [id])).toEqual([]);
  });

  it('writes a count without touching any index of the contract', async () => {
    const id = await submit();
    const updates = async () => {
      await test.database.query('select pg_stat_force_next_flush()');
      const [row] = await test.database.query<{ all: string; hot: string }>(
        `select n_tup_upd as all, n_tup_hot_upd as hot from pg_stat_user_tables where relname = 'contracts'`,
      );
      return { all: Number(row?.all), hot: Number(row?.hot) };
    };
    const before = await updates();
    for (let n = 0; n < 20; n++) await rest.send(buyer, id, 'hot');
    // each connection reports its own counts when it is idle for a moment
    await until(async () => (await updates()).all >= before.all + 20);
    const { all, hot } = await updates();
    expect(hot / all).toBeGreaterThan(0.8);
  });
});

describe('chat limits', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startApp({ RATE_LIMITS: 'default' });
  });
  afterAll(() => test.stop());

  it('takes 20 messages a minute from one person, through both APIs together', async () => {
    const [seller, buyer] = [await test.member(), await test.member()];
    const { id } = (
      await seller.rest<{ id: string }>('POST', '/api/contracts', {
        title: 'A flat',
        type: 'apartment',
        description: 'x',
        location: 'Austin',
        monthlyPayment: 1,
        remainingTermMonths: 1,
      })
    ).body;
    for (let n = 0; n < 20; n++) expect((await apis[n % 2]?.send(buyer, id, 'hi'))?.ok).toBe(true);
    for (const { send } of apis) expect(await send(buyer, id, 'hi')).toMatchObject({ code: 'RATE_LIMITED' });
    const { status, headers } = await buyer.rest('POST', `/api/contracts/${id}/chat`, { message: 'hi' });
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await rest.send(seller, id, 'hi')).ok).toBe(true);
  });
});
