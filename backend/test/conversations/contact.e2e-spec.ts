import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from '../support/product/app.js';
import { dataOf, graphqlPage, restPage, type Page, type PageQuery } from '../support/lists.js';
import type { Outcome, Person } from '../support/person.js';

const FULL = {
  name: 'Ada Byron',
  email: 'ada@example.com',
  phone: '(212) 555-0123',
  contractType: 'car-lease',
  userType: 'transfer',
  message: 'How long\ndoes it take?',
};
type Words = Record<string, unknown>;
type Kept = typeof FULL & { id: string; createdAt: string; answeredAt: string | null };

interface Api {
  name: string;
  send(as: Person, input: Words): Promise<Outcome<{ success: boolean }>>;
  list(as: Person, query?: PageQuery): Promise<Outcome<Page<Kept>>>;
  waiting(as: Person): Promise<Outcome<{ count: number }>>;
  mark(as: Person, id: string, answered: boolean): Promise<Outcome<Kept>>;
}

const apis: Api[] = [
  {
    name: 'REST',
    send: (as, input) => as.viaRest('POST', '/api/contact', input),
    list: (as, query) => restPage(as, '/api/admin/contact-requests', query),
    waiting: (as) => as.viaRest('GET', '/api/admin/contact-requests/waiting'),
    mark: (as, id, answered) => as.viaRest('PUT', `/api/admin/contact-requests/${id}/answered`, { answered }),
  },
  {
    name: 'GraphQL',
    send: (as, input) =>
      as.viaGraphql(
        'mutation($input: ContactRequestInput!) { sendContactRequest(input: $input) { success } }',
        {
          input,
        },
      ),
    list: (as, query) =>
      graphqlPage(
        as,
        'contactRequests',
        'id name email phone contractType userType message createdAt answeredAt replies { text }',
        query,
      ),
    waiting: (as) => as.viaGraphql('{ contactRequestsWaiting { count } }'),
    mark: (as, id, answered) =>
      as.viaGraphql(
        'mutation($id: ID!, $answered: Boolean!) { markContactRequest(id: $id, answered: $answered) { id answeredAt } }',
        { id, answered },
      ),
  },
];

let product: TestApp;
let admin: Person;
beforeAll(async () => {
  product = await startApp();
  admin = await product.admin();
});
afterAll(() => product.stop());
afterEach(() => product.database.query('delete from contact_requests'));

describe.each(apis)('contact requests through $name', (api) => {
  it('keeps a request for the admin', async () => {
    expect(await api.send(product.visitor(), FULL)).toEqual({ ok: true, data: { success: true } });
    const [kept] = dataOf(await api.list(admin)).items;
    expect(kept).toEqual({
      ...FULL,
      id: expect.any(String),
      createdAt: expect.stringMatching(/Z$/),
      answeredAt: null,
      replies: [],
    });
  });

  it('takes empty optional fields as absent', async () => {
    const sent = {
      name: ' Ada ',
      email: 'ada@example.com',
      phone: '',
      contractType: '',
      userType: ' ',
      message: '',
    };
    expect(await api.send(product.visitor(), sent)).toMatchObject({ ok: true });
    expect(dataOf(await api.list(admin)).items).toMatchObject([
      { name: 'Ada', phone: null, contractType: null, userType: null, message: null },
    ]);
  });

  it.each(['car-lease', 'apartment', 'mortgage', 'timeshare', 'loan', 'other'])(
    'takes %s',
    async (contractType) => {
      for (const userType of ['transfer', 'takeover', 'both'])
        expect(await api.send(product.visitor(), { ...FULL, contractType, userType })).toMatchObject({
          ok: true,
        });
    },
  );

  it.each([
    ['no name', { ...FULL, name: ' ' }, 'name'],
    ['a name of two lines', { ...FULL, name: 'Ada\nBcc: you@example.com' }, 'name'],
    ['no email address', { ...FULL, email: '' }, 'email'],
    ['a wrong email address', { ...FULL, email: 'ada@' }, 'email'],
    [
      'an email address with a line break',
      { ...FULL, email: 'ada@example.com\r\nBcc: you@example.com' },
      'email',
    ],
    ['an unknown kind of contract', { ...FULL, contractType: 'boat' }, 'contractType'],
    ['an unknown wish', { ...FULL, userType: 'sell' }, 'userType'],
    ['a very long message', { ...FULL, message: 'x'.repeat(5_001) }, 'message'],
  ])('refuses %s', async (_, input, field) => {
    expect(await api.send(product.visitor(), input)).toMatchObject({
      ok: false,
      code: 'VALIDATION',
      fields: { [field]: expect.any(String) },
    });
    expect(dataOf(await api.list(admin)).items).toEqual([]);
  });

  it('thanks a robot and forgets it', async () => {
    expect(await api.send(product.visitor(), { ...FULL, website: 'https://spam.example' })).toMatchObject({
      ok: true,
      data: { success: true },
    });
    expect(dataOf(await api.list(admin)).items).toEqual([]);
  });

  it('pages them newest first', async () => {
    for (let n = 0; n < 5; n++) await api.send(product.visitor(), { ...FULL, name: `Person ${n}` });
    const first = dataOf(await api.list(admin, { first: 3 }));
    const second = dataOf(await api.list(admin, { first: 3, after: first.next ?? '' }));
    expect([...first.items, ...second.items].map(({ name }) => name)).toEqual(
      [4, 3, 2, 1, 0].map((n) => `Person ${n}`),
    );
    expect(second.next).toBeNull();
  });

  it('counts the unanswered ones, and marks one as answered and back', async () => {
    for (let n = 0; n < 2; n++) await api.send(product.visitor(), FULL);
    const { id } = dataOf(await api.list(admin)).items[0]!;
    const waiting = async () => dataOf(await api.waiting(admin)).count;
    expect(await waiting()).toBe(2);
    const { answeredAt } = dataOf(await api.mark(admin, id, true));
    expect(answeredAt).toMatch(/Z$/);
    expect(dataOf(await api.mark(admin, id, true)).answeredAt).toBe(answeredAt);
    expect(await waiting()).toBe(1);
    expect(dataOf(await api.mark(admin, id, false)).answeredAt).toBeNull();
    expect(await waiting()).toBe(2);
    expect(await api.mark(admin, crypto.randomUUID(), true)).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is read by admins only', async () => {
    expect(await api.list(product.visitor())).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await api.list(await product.member())).toMatchObject({ code: 'FORBIDDEN' });
  });
});

it('answers REST with success, refusals included', async () => {
  const good = await product.visitor().rest('POST', '/api/contact', FULL);
  expect(good).toMatchObject({ status: 200, body: { success: true } });
  const bad = await product.visitor().rest('POST', '/api/contact', { email: 'x' });
  expect(bad.status).toBe(400);
  expect(bad.body).toEqual({
    success: false,
    error: expect.any(String),
    code: 'VALIDATION',
    details: { fields: { name: expect.any(String), email: expect.any(String) } },
  });
});

it('takes five an hour from one source, over both APIs together', async () => {
  const limited = await startApp({ RATE_LIMITS: 'default' });
  try {
    const [rest, graphql] = apis as [Api, Api];
    for (let n = 0; n < 5; n++)
      expect(await (n % 2 ? rest : graphql).send(limited.visitor(), FULL)).toMatchObject({ ok: true });
    expect(await graphql.send(limited.visitor(), FULL)).toMatchObject({ code: 'RATE_LIMITED' });
    const refused = await limited.visitor().rest('POST', '/api/contact', FULL);
    expect(refused).toMatchObject({ status: 429, body: { success: false, code: 'RATE_LIMITED' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  } finally {
    await limited.stop();
  }
});
