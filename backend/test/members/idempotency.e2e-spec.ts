import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { contractInput, contractWords, listContract } from '../factories/contract.js';
import type { Answer, Person } from '../support/person.js';
import { startApp, type TestApp } from '../support/product/app.js';
import { programOf } from '../support/business/tokens.js';
import { until } from '../support/until.js';

interface Api {
  name: string;
  submit(
    as: Person,
    key: string | undefined,
    words?: Partial<ReturnType<typeof contractWords>>,
  ): Promise<Answer>;
}

const MB = 1024 * 1024;
const SUBMIT = 'mutation ($input: SubmitContractInput!) { submitContract(input: $input) { id } }';
const withKey = (key: string | undefined): Record<string, string> =>
  key === undefined ? {} : { 'idempotency-key': key };
const apis: Api[] = [
  {
    name: 'REST',
    submit: (as, key, words) => as.rest('POST', '/api/contracts', contractWords(words), withKey(key)),
  },
  {
    name: 'GraphQL',
    submit: (as, key, words) =>
      as.rest(
        'POST',
        '/graphql',
        { query: SUBMIT, variables: { input: contractInput(contractWords(words)) } },
        withKey(key),
      ),
  },
];

let product: TestApp;
beforeAll(async () => {
  product = await startApp();
});
afterAll(() => product.stop());

const rows = (sql: string, ...values: unknown[]) => product.database.query<{ count: number }>(sql, values);
const countOf = async ({ id }: Person) =>
  (await rows('select count(*)::int as count from contracts where user_id = $1', id))[0]!.count;
const isRepeated = ({ headers }: Answer) => headers.get('idempotency-replayed') === 'true';

describe.each(apis)('an Idempotency-Key over $name', ({ submit }) => {
  it('runs a request once, and repeats its answer', async () => {
    const member = await product.member();
    const first = await submit(member, 'a');
    const second = await submit(member, 'a');
    expect([first.status, first.body]).toEqual([second.status, second.body]);
    expect([isRepeated(first), isRepeated(second)]).toEqual([false, true]);
    await submit(member, 'b');
    await submit(member, undefined);
    expect(await countOf(member)).toBe(3);
  });

  it('makes requests at the same time wait for the first one', async () => {
    const member = await product.member();
    const answers = await Promise.all(Array.from({ length: 8 }, () => submit(member, 'twins')));
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    expect(answers.filter(isRepeated)).toHaveLength(7);
    expect(await countOf(member)).toBe(1);
  });

  it('is refused with another request', async () => {
    const member = await product.member();
    await submit(member, 'a');
    const other = await submit(member, 'a', { monthlyPayment: 100 });
    expect([other.status, other.body]).toMatchObject([409, { code: 'IDEMPOTENCY_MISMATCH' }]);
    expect(await countOf(member)).toBe(1);
  });

  it('belongs to its member or its token, for a day', async () => {
    const member = await product.member();
    const program = await programOf(member, ['listings:write']);
    for (const as of [member, program, await product.member()])
      expect(isRepeated(await submit(as, 'a'))).toBe(false);
    expect(isRepeated(await submit(program, 'a'))).toBe(true);
    await rows(
      `update idempotency_keys set created_at = now() - interval '25 hours' where user_id = $1`,
      member.id,
    );
    expect(isRepeated(await submit(program, 'a'))).toBe(false);
  });

  it('is free again after a request that may succeed later', async () => {
    const reader = await programOf(await product.member(), ['listings:read']);
    await submit(reader, 'a');
    await rows(`update api_tokens set scopes = '{listings:write}' where id = $1`, reader.tokenId);
    expect(isRepeated(await submit(reader, 'a'))).toBe(false);
    expect(await countOf(reader)).toBe(1);
  });

  it('runs again after its process was killed', async () => {
    const member = await product.member();
    await submit(member, 'a');
    await rows(
      `update idempotency_keys set status = null, running_until = now() - interval '1 second' where user_id = $1`,
      member.id,
    );
    expect(isRepeated(await submit(member, 'a'))).toBe(false);
    expect(isRepeated(await submit(member, 'a'))).toBe(true);
    expect(await countOf(member)).toBe(2);
  });

  it('keeps the refusal of a wrong input', async () => {
    const member = await product.member();
    const first = await submit(member, 'a', { title: '' });
    const second = await submit(member, 'a', { title: '' });
    expect(isRepeated(second)).toBe(true);
    expect(second.body).toEqual(first.body);
  });
});

describe('requests that wait for the first one with their key', () => {
  const running = (until: string, { id }: Person) =>
    rows(
      `update idempotency_keys set running_until = ${until}, status = case when ${until} is null then 201 end
       where user_id = $1`,
      id,
    );
  const submit = (as: Person, init: RequestInit = {}) =>
    fetch(`${as.url}/api/contracts`, {
      method: 'POST',
      headers: { cookie: as.cookie, 'content-type': 'application/json', 'idempotency-key': 'a' },
      body: JSON.stringify(contractWords()),
      ...init,
    });

  it('are at most 8 of a member: more are told to come back, at once', async () => {
    const member = await product.member();
    await submit(member);
    await running(`now() + interval '1 minute'`, member);
    const refused: Response[] = [];
    const answers = Array.from({ length: 20 }, async () => {
      const answer = await submit(member);
      if (answer.status === 409) refused.push(answer);
      return answer.status;
    });
    await until(() => Promise.resolve(refused.length === 12), 10_000);
    expect(refused[0]!.headers.get('retry-after')).toBe('1');
    await running('null', member);
    expect((await Promise.all(answers)).filter((status) => status === 201)).toHaveLength(8);
    expect(await countOf(member)).toBe(1);
  });

  it('stop waiting when their client has left', async () => {
    const member = await product.member();
    await submit(member);
    await running(`now() + interval '1 minute'`, member);
    for (let time = 0; time < 3; time++) {
      const sent = Array.from({ length: 8 }, () => submit(member, { signal: AbortSignal.timeout(200) }));
      expect((await Promise.allSettled(sent)).map(({ status }) => status)).toEqual(Array(8).fill('rejected'));
    }
    const last = submit(member);
    await running('null', member);
    expect((await last).status).toBe(201);
  });
});

it('runs no request twice whose answer was too long to keep', async () => {
  const member = await product.member();
  const copies = Array.from({ length: 15 }, (_, n) => `d${n}: description`).join(' ');
  const request = {
    query: SUBMIT.replace('{ id }', `{ ${copies} }`),
    variables: { input: contractInput(contractWords({ description: '€'.repeat(2_000) })) },
  };
  const send = () => member.rest('POST', '/graphql', request, { 'idempotency-key': 'a' });
  expect(await send()).toMatchObject({ status: 200, body: { data: {} } });
  expect(await send()).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
  expect(await countOf(member)).toBe(1);
});

it('compares files, not their lengths', async () => {
  const member = await product.member();
  const send = (file: string) =>
    member.rest('POST', '/api/imports?mode=dry-run', file, {
      ...{ 'content-type': 'text/csv', 'idempotency-key': 'a' },
    });
  const first = await send('external_id,title\nA,Car 1');
  const second = await send('external_id,title\nA,Car 1');
  expect([isRepeated(second), second.body]).toEqual([true, first.body]);
  expect(await send('external_id,title\nA,Car 2')).toMatchObject({
    status: 409,
    body: { code: 'IDEMPOTENCY_MISMATCH' },
  });
});

it('reads a file without a length that is sent again up to the limit of files only', async () => {
  const member = await product.member();
  const send = async (body: ReadableStream) => {
    const headers = { 'content-type': 'text/csv', 'idempotency-key': 'a', cookie: member.cookie };
    const request = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
    const answer = await fetch(`${product.url}/api/imports?mode=dry-run`, request);
    return [answer.status, (await answer.json()) as unknown];
  };
  const file = () => new Blob(['external_id,title\nA,Car 1']).stream();
  const first = await send(file());
  expect([first[0], await send(file())]).toEqual([202, first]);
  let sent = 0;
  const long = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (sent >= 64 * MB) return controller.close();
      sent += MB;
      controller.enqueue(new Uint8Array(MB));
      // gives the answer a chance to come before the end
      await new Promise(setImmediate);
    },
  });
  expect(await send(long)).toMatchObject([413, { code: 'PAYLOAD_TOO_LARGE' }]);
  expect(sent).toBeLessThan(48 * MB);
});

it('keeps no secret, and no reads', async () => {
  const member = await product.member();
  const key = { 'idempotency-key': 'a' };
  const token = { name: 'x', scopes: ['market:read'], expiresInDays: 1 };
  const CREATE =
    'mutation ($input: CreateTokenInput!) { ...One } fragment One on Mutation { createToken(input: $input) { id token prefix } }';
  for (let time = 0; time < 2; time++) {
    const answers = [
      await member.rest('POST', '/api/tokens', token, key),
      await member.rest('POST', '/API/Tokens/', token, key),
      await member.rest('POST', '/graphql', { query: CREATE, variables: { input: token } }, key),
      await member.rest('POST', '/graphql', { query: '{ me { id } }' }, key),
      await member.rest('POST', '/api/login', { email: member.email, password: 'wrong' }, key),
    ];
    expect(answers.filter(isRepeated)).toEqual([]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 200, 200, 401]);
  }
  expect(await rows('select 1 from idempotency_keys where user_id = $1', member.id)).toEqual([]);
});

it('refuses a key that is too long, and forgets keys with the account', async () => {
  const member = await product.member();
  const { id } = await listContract(member);
  const send = (key: string) =>
    member.rest('POST', `/api/contracts/${id}/chat`, { message: 'Hello' }, { 'idempotency-key': key });
  expect((await send('x'.repeat(256))).status).toBe(400);
  expect((await send('with spaces')).status).toBe(400);
  expect((await send('x')).status).toBe(201);
  await (await product.admin()).rest('DELETE', `/api/admin/users/${member.id}`);
  expect(await rows('select 1 from idempotency_keys where user_id = $1', member.id)).toEqual([]);
});
