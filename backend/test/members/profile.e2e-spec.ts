import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from '../support/product/app.js';
import type { Outcome, Person } from '../support/person.js';

interface Me {
  id: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  isAdmin: boolean;
  createdAt: string;
  emailVerified: boolean;
}

interface Api {
  name: string;
  update(as: Person, input: Record<string, unknown>): Promise<Outcome<Me>>;
  me(as: Person): Promise<Outcome<Me>>;
}

const ME = 'id email firstName lastName isAdmin createdAt emailVerified';
const apis: Api[] = [
  {
    name: 'REST',
    update: (as, input) => as.viaRest('PATCH', '/api/user/profile', input),
    me: (as) => as.viaRest('GET', '/api/auth/user'),
  },
  {
    name: 'GraphQL',
    update: (as, input) =>
      as.viaGraphql(`mutation($input: UpdateProfileInput!) { updateProfile(input: $input) { ${ME} } }`, {
        input,
      }),
    me: (as) => as.viaGraphql(`{ me { ${ME} } }`),
  },
];

let product: TestApp;
beforeAll(async () => {
  product = await startApp();
});
afterAll(() => product.stop());

describe.each(apis)('the profile through $name', (api) => {
  it('sets both names, trimmed', async () => {
    const ada = await product.member();
    const changed = await api.update(ada, { firstName: '  Ada ', lastName: 'Byron\t' });
    expect(changed).toMatchObject({ ok: true, data: { id: ada.id, firstName: 'Ada', lastName: 'Byron' } });
    expect(await api.me(ada)).toEqual(changed);
  });

  it('leaves a name that is empty or absent as it is', async () => {
    const ada = await product.member();
    await api.update(ada, { firstName: 'Ada', lastName: 'Byron' });
    expect(await api.update(ada, { firstName: 'Augusta', lastName: ' ' })).toMatchObject({
      data: { firstName: 'Augusta', lastName: 'Byron' },
    });
    expect(await api.update(ada, { lastName: 'Lovelace' })).toMatchObject({
      data: { firstName: 'Augusta', lastName: 'Lovelace' },
    });
  });

  it.each([[{}], [{ firstName: ' ', lastName: '' }], [{ firstName: null }]])('refuses %j', async (input) => {
    expect(await api.update(await product.member(), input)).toMatchObject({
      code: 'VALIDATION',
      message: 'Please enter at least a first or last name.',
    });
  });

  it.each([['x'.repeat(101)], ['Ada\nByron'], ['Ada\u0000'], ['\u202EadA']])(
    'refuses a name like %j',
    async (firstName) => {
      const outcome = await api.update(await product.member(), { firstName });
      expect(outcome.ok).toBe(false);
      expect(['VALIDATION', 'BAD_REQUEST']).toContain(outcome.code);
    },
  );

  it('accepts a name of 100 characters in any script', async () => {
    const firstName = '名'.repeat(100);
    expect(await api.update(await product.member(), { firstName })).toMatchObject({ data: { firstName } });
  });

  it('asks a visitor to sign in', async () => {
    expect(await api.update(product.visitor(), { firstName: 'Ada' })).toMatchObject({
      code: 'UNAUTHENTICATED',
    });
  });
});

it('changes no other field of the account over REST', async () => {
  const ada = await product.member();
  const { body: before } = await ada.rest<object>('GET', '/api/auth/user');
  const { status, body } = await ada.rest<object>('PATCH', '/api/user/profile', {
    firstName: 'Ada',
    id: crypto.randomUUID(),
    email: 'root@example.com',
    isAdmin: true,
    emailVerified: true,
    password_hash: 'x',
    createdAt: '2000-01-01T00:00:00.000Z',
  });
  expect({ status, body }).toEqual({ status: 200, body: { ...before, firstName: 'Ada' } });
  expect(Object.keys(body).sort()).toEqual([
    'createdAt',
    'email',
    'emailVerified',
    'firstName',
    'id',
    'isAdmin',
    'lastName',
    'roles',
  ]);
});
