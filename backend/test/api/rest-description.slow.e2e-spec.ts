import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { ERROR_STATUS } from '../../src/common/api/errors.js';
import type { RestCode } from '../../src/common/api/refuses.js';
import { ContentService } from '../../src/content/content.service.js';
import { EXAMPLES } from '../../src/openapi/responses.js';
import { contractWords } from '../factories/contract.js';
import { rest as rules } from '../support/contracts/rules.js';
import { applied, rest as candidates } from '../support/contracts/candidates.js';
import { dataOf } from '../support/lists.js';
import { startApp, type TestApp } from '../support/product/app.js';
import { addApp } from '../support/second-factor.js';
import { API, examplesOf, type Operation } from '../support/product/documented.js';
import { publishText } from '../support/legal.js';
import { idOf, listContract, Provider, rest } from '../support/payments.js';
import { PASSWORD, type Answer, type Person } from '../support/person.js';

const FORM = 'application/x-www-form-urlencoded';
const operations = Object.entries(API.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
);

let product: TestApp;
let admin: Person;
let buyer: Person;
beforeAll(async () => {
  product = await startApp();
  [admin, buyer] = [await product.admin(), await product.member()];
});
afterAll(() => product.stop());

describe('the description of the REST API', () => {
  it('names each operation once, in the style of listContracts', () => {
    const names = operations.map(({ operationId }) => operationId);
    expect(names).toEqual([...new Set(names)]);
    for (const name of names) expect(name).toMatch(/^[a-z]+[A-Z][A-Za-z]+$/);
  });

  it('states the limits that the validation rules have', () => {
    const { ContactRequestInput, RegisterInput, SubmitContractInput, CreateSettingInput } =
      API.components.schemas;
    expect(RegisterInput?.properties).toMatchObject({
      email: { type: 'string', format: 'email', maxLength: 254 },
      password: { minLength: 10, maxLength: 200 },
      firstName: { type: ['string', 'null'], maxLength: 100 },
      acceptTerms: { type: 'boolean', enum: [true] },
    });
    expect(SubmitContractInput?.properties).toMatchObject({
      title: { minLength: 3, maxLength: 200 },
      monthlyPayment: { type: 'integer', minimum: 0, maximum: 1_000_000_000 },
      remainingTermMonths: { type: 'integer', minimum: 1, maximum: 600 },
    });
    expect(ContactRequestInput?.properties).toMatchObject({
      contractType: {
        enum: ['car-lease', 'apartment', 'mortgage', 'timeshare', 'loan', 'other', '', null],
      },
      userType: { enum: ['transfer', 'takeover', 'both', '', null] },
    });
    expect(CreateSettingInput?.properties).toMatchObject({ key: { pattern: '^[A-Za-z0-9_.-]+$' } });
    expect(API.components.schemas.Contract?.properties).toMatchObject({
      id: { format: 'uuid' },
      createdAt: { format: 'date-time' },
    });
  });

  it('bounds every limit', () => {
    const limits = operations.flatMap(({ path, parameters = [] }) =>
      parameters.filter(({ name }) => name === 'limit').map(({ schema }) => ({ path, schema })),
    );
    expect(limits.length).toBeGreaterThan(5);
    for (const { path, schema } of limits)
      expect({ path, ...schema }).toMatchObject({
        type: 'integer',
        minimum: 1,
        maximum: path.endsWith('/similar') ? 12 : 500,
      });
  });

  it('has a success for each operation and a known tag', () => {
    const tags = new Set(API.tags.map(({ name }) => name));
    for (const { responses, tags: own } of operations) {
      expect(Object.keys(responses).some((status) => /^[23]/.test(status))).toBe(true);
      expect(own.filter((tag) => tags.has(tag))).toEqual(own);
      expect(own).toHaveLength(1);
    }
  });

  it('has only examples that fit their schemas', () => {
    const examples = examplesOf(API);
    expect(examples.length).toBeGreaterThan(200);
    expect(examples.filter(({ errors }) => errors)).toEqual([]);
  });
});

it('accepts forms for exactly the operations that the description names', async () => {
  const changes = operations.filter(({ method }) => method !== 'get');
  for (const { method, path, requestBody } of changes.filter((operation) => operation.requestBody)) {
    if (path === '/api/stripe/webhook') continue;
    const answer = await product
      .visitor()
      .rest(method.toUpperCase(), path.replaceAll(/\{\w+\}/g, 'x'), 'a=b', {
        'content-type': FORM,
      });
    const takesForms = FORM in (requestBody as NonNullable<Operation['requestBody']>).content;
    expect([path, answer.status]).toEqual([path, takesForms ? 303 : 415]);
  }
});

it('answers a form with the redirect and the cookie that the description names', async () => {
  const { headers, status } = await product.visitor().rest(
    'POST',
    '/api/login',
    new URLSearchParams({
      email: buyer.email,
      password: PASSWORD,
      returnTo: '/contracts',
    }).toString(),
    { 'content-type': FORM },
  );
  expect([status, headers.get('location')]).toEqual([303, '/contracts']);
  const documented = API.paths['/api/login']?.post?.responses[303];
  expect(Object.keys(documented?.headers ?? {}).sort()).toEqual(['Location', 'Set-Cookie']);
  expect(headers.getSetCookie()).toHaveLength(1);
});

describe('the example of a refusal is what the product answers', () => {
  const submit = (words: object) => admin.rest('POST', '/api/contracts', contractWords(words));
  const provoke: Record<RestCode, () => Promise<Answer>> = {
    BAD_REQUEST: () => admin.rest('GET', '/api/contracts?q=%00'),
    VALIDATION: () => submit({ title: 'x' }),
    UNAUTHENTICATED: () => product.visitor().rest('GET', '/api/auth/user'),
    SECOND_FACTOR_REQUIRED: async () => {
      const member = await product.member();
      await addApp(member);
      return product.visitor().signIn(member.email);
    },
    PAYMENT_REQUIRED: async () => {
      const { id } = await listContract(admin);
      const opened = await rest.pay(buyer, id);
      return buyer.rest('POST', '/api/complete-purchase', {
        paymentIntentId: idOf(opened.data!.clientSecret),
      });
    },
    FORBIDDEN: () => buyer.rest('GET', '/api/admin/users'),
    OWN_CONTRACT: async () => {
      const { id } = await listContract(admin);
      return admin.rest('POST', '/api/create-payment-intent', { contractId: id });
    },
    STEP_UP_REQUIRED: async () => {
      const member = await product.member();
      await product.database.query(
        `update sessions set proved_at = now() - interval '1 hour' where sess #>> '{passport,user}' = $1`,
        [member.id],
      );
      return member.rest('POST', '/api/user/authenticator');
    },
    TERMS_REQUIRED: async () => {
      const member = await product.member();
      await publishText(admin, 'terms', 'New terms.', true);
      const refused = await member.rest('POST', '/api/contracts', contractWords());
      await product.database.query('update users set terms_version = 2');
      return refused;
    },
    CONFIRMED_EMAIL_REQUIRED: async () => {
      const setting = { key: 'require_confirmed_email', value: 'list' };
      await admin.rest('POST', '/api/admin/settings', setting);
      const refused = await (await product.member()).rest('POST', '/api/contracts', contractWords());
      await admin.rest('DELETE', `/api/admin/settings/${setting.key}`);
      return refused;
    },
    EMAIL_UNCONFIRMED: async () => {
      const setting = { key: 'require_confirmed_email', value: 'apply' };
      await admin.rest('POST', '/api/admin/settings', setting);
      const { id } = await listContract(admin);
      const refused = await (
        await product.member()
      ).rest('POST', `/api/contracts/${id}/applications`, {
        answers: {},
      });
      await admin.rest('DELETE', `/api/admin/settings/${setting.key}`);
      return refused;
    },
    RESERVED: async () => {
      const { id } = await listContract(admin);
      dataOf(await candidates.choose(admin, await applied(await product.member(), id)));
      return buyer.rest('POST', '/api/create-payment-intent', { contractId: id });
    },
    NOT_CHOSEN: async () => {
      const { id } = await listContract(admin);
      dataOf(await candidates.saleMode(admin, id, { mode: 'choose' }));
      return buyer.rest('POST', '/api/create-payment-intent', { contractId: id });
    },
    OFFER_CLOSED: async () => {
      const { id } = await listContract(admin);
      const application = await applied(buyer, id);
      const offer = dataOf(await candidates.offer(buyer, application, { incentive: 1 }));
      dataOf(await candidates.answer(admin, offer.id, 'decline'));
      return admin.rest('POST', `/api/offers/${offer.id}/accept`);
    },
    CROSS_SITE: () => admin.rest('POST', '/api/contact', {}, { origin: 'https://elsewhere.example' }),
    NOT_FOUND: () => admin.rest('GET', '/api/contracts/x'),
    CONFLICT: async () => {
      const setting = { key: 'company_phone', value: '(800) 555-0142' };
      await admin.rest('POST', '/api/admin/settings', setting);
      return admin.rest('POST', '/api/admin/settings', setting);
    },
    IDEMPOTENCY_MISMATCH: async () => {
      const key = { 'idempotency-key': 'the-same' };
      await admin.rest('POST', '/api/contracts', contractWords(), key);
      return admin.rest('POST', '/api/contracts', contractWords({ monthlyPayment: 1 }), key);
    },
    CONTRACT_TAKEN: async () => {
      const { id } = await listContract(admin);
      const provider = new Provider(product.url);
      const both = [buyer, await product.member()];
      const intents: string[] = [];
      for (const person of both) {
        intents.push(idOf((await rest.pay(person, id)).data!.clientSecret));
        await provider.knobs({ webhooks: { paused: true } });
        await provider.confirm(intents.at(-1)!);
      }
      await rest.complete(both[0]!, intents[0]!);
      return both[1]!.rest('POST', '/api/complete-purchase', { paymentIntentId: intents[1] });
    },
    NOT_FOR_SALE: async () => {
      const { id } = await listContract(admin);
      await admin.rest('PUT', `/api/admin/contracts/${id}`, { status: 'cancelled' });
      return buyer.rest('POST', '/api/create-payment-intent', { contractId: id });
    },
    NOT_OFFERED: async () => {
      const { body } = await submit({ type: 'timeshare', location: 'Brooklyn, NY' });
      const change = { mode: 'no-sale', feeRule: 'standard', reason: 'A test.' };
      await admin.rest('PUT', '/api/admin/availability/NY/timeshare', change);
      return buyer.rest('POST', '/api/create-payment-intent', { contractId: (body as { id: string }).id });
    },
    NOT_TRANSFERABLE: async () => {
      const setting = { key: 'rule_book_blocks', value: 'true' };
      await admin.rest('POST', '/api/admin/settings', setting);
      const idaho = { kind: 'state', slug: 'idaho', name: 'Idaho', types: ['loan'] };
      const { id } = dataOf(await rules.save(admin, idaho));
      const rule = dataOf(await rules.saveRule(admin, id, { type: 'loan', values: { allowed: 'no' } }));
      dataOf(await rules.publish(admin, rule));
      const refused = await submit({ type: 'loan', location: 'Boise, ID' });
      await admin.rest('DELETE', `/api/admin/settings/${setting.key}`);
      return refused;
    },
    TERMS_CHANGED: async () => {
      const { id } = await listContract(admin);
      return buyer.rest('POST', '/api/create-payment-intent', { contractId: id, termsVersion: 99 });
    },
    PAYLOAD_TOO_LARGE: () => submit({ description: 'x'.repeat(70_000) }),
    UNSUPPORTED_MEDIA_TYPE: () => admin.rest('POST', '/api/contact', 'name=Ada', { 'content-type': FORM }),
    RATE_LIMITED: async () => {
      const strict = await startApp({ RATE_LIMITS: 'default' });
      try {
        const sender = await strict.member();
        const { id } = await listContract(sender);
        const send = () => sender.rest('POST', `/api/contracts/${id}/chat`, { message: 'Hello' });
        for (let n = 0; n < 20; n++) await send();
        return await send();
      } finally {
        await strict.stop();
      }
    },
    INTERNAL: () => withContentFailing(new Error('A bug.')),
    PAYMENT_PROVIDER: async () => {
      const { id } = await listContract(admin);
      const provider = new Provider(product.url);
      await provider.knobs({ faults: { 'payment_intents.create': { failRate: 1 } } });
      try {
        return await buyer.rest('POST', '/api/create-payment-intent', { contractId: id });
      } finally {
        await provider.knobs({ faults: {} });
      }
    },
    UNAVAILABLE: () =>
      withContentFailing(Object.assign(new Error('terminating connection'), { code: '57P01' })),
  };

  /** GET /api/content while its service throws. */
  async function withContentFailing(error: Error): Promise<Answer> {
    const spy = jest.spyOn(product.app.get(ContentService), 'entries').mockRejectedValue(error);
    try {
      return await admin.rest('GET', '/api/content');
    } finally {
      spy.mockRestore();
    }
  }

  it.each(Object.keys(EXAMPLES) as RestCode[])('%s', async (code) => {
    const { status, body } = await provoke[code]();
    const documented = Object.values(API.components.responses)
      .map(({ content }) => content?.['application/json']?.examples?.[code]?.value)
      .find(Boolean);
    expect(status).toBe(ERROR_STATUS[code]);
    expect(withoutSeconds(body)).toEqual(withoutSeconds(documented));
  });

  /** How long to wait depends on the moment. */
  const withoutSeconds = (body: unknown) =>
    JSON.parse(
      JSON.stringify(body)
        .replace(/in \d+ seconds/, 'in 40 seconds')
        .replace(/"retryAfterSeconds":\d+/, '"retryAfterSeconds":40')
        .replace(/"until":"[^"]+"/, '"until":"later"'),
    ) as unknown;
});
