import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Type } from '@nestjs/common';
import { ModulesContainer, Reflector } from '@nestjs/core';
import { ACCESS } from '../../src/common/api/access-marks.js';
import { BEFORE_TERMS } from '../../src/common/api/access.js';
import { TermsInForce } from '../../src/legal/terms-in-force.js';
import { contractInput, contractWords, listContract } from '../factories/contract.js';
import { apis, publishText, restApi, type LegalApi } from '../support/legal.js';
import { dataOf } from '../support/lists.js';
import { apis as paymentApis, idOf, Provider } from '../support/payments.js';
import { PASSWORD, type Person } from '../support/person.js';
import { startApp, type TestApp } from '../support/product/app.js';
import { LinkedApps } from '../support/product/linked-apps.js';
import { statementsOf } from '../support/product/statements.js';
import { RawSocket } from '../support/sockets.js';

let product: TestApp;
let admin: Person;
/** A contract that a member may buy, write about and save. */
let contractId: string;
beforeAll(async () => {
  product = await startApp();
  admin = await product.admin();
  contractId = (await listContract(await product.member())).id;
});
afterAll(() => product.stop());

const FAVORITE = 'mutation($id: ID!) { addFavourite(contractId: $id) { id } }';

let round = 0;
const publishTerms = async (requiresConsent = true): Promise<number> =>
  (await publishText(admin, 'terms', `## Round ${++round}\n`, requiresConsent)).version;

/** A member who signed up before the terms that are published now. */
async function earlierMember(): Promise<{ member: Person; version: number }> {
  const member = await product.member();
  return { member, version: await publishTerms() };
}

const codeOver = {
  REST: async (as: Person, method: string, path: string, body?: unknown) =>
    (await as.viaRest(method, path, body)).code,
  GraphQL: async (as: Person, query: string, variables: object = {}) =>
    (await as.viaGraphql(query, variables)).code,
};

interface Write {
  name: string;
  rest: [method: string, path: () => string, body?: () => object];
  graphql: string;
  variables?: () => object;
}

/** Things that members write, through both APIs. */
const writes: Write[] = [
  {
    name: 'listing a contract',
    rest: ['POST', () => '/api/contracts', contractWords],
    graphql: 'mutation($input: SubmitContractInput!) { submitContract(input: $input) { id } }',
    variables: () => ({ input: contractInput(contractWords()) }),
  },
  {
    name: 'a message',
    rest: ['POST', () => `/api/contracts/${contractId}/chat`, () => ({ message: 'Hello' })],
    graphql: 'mutation($id: ID!) { sendMessage(contractId: $id, message: "Hello") { id } }',
  },
  {
    name: 'a purchase',
    rest: ['POST', () => '/api/create-payment-intent', () => ({ contractId })],
    graphql: 'mutation($id: ID!) { createPaymentIntent(contractId: $id) { clientSecret } }',
  },
  {
    name: 'a name',
    rest: ['PATCH', () => '/api/user/profile', () => ({ firstName: 'Ada' })],
    graphql: 'mutation { updateProfile(input: { firstName: "Ada" }) { id } }',
  },
  {
    name: 'a favorite',
    rest: ['PUT', () => `/api/favourites/${contractId}`],
    graphql: FAVORITE,
  },
  {
    name: 'a report',
    rest: [
      'POST',
      () => '/api/reports',
      () => ({ targetType: 'contract', targetId: contractId, reason: 'other', note: 'Odd.' }),
    ],
    graphql:
      'mutation($id: ID!) { report(input: { targetType: CONTRACT, targetId: $id, reason: OTHER, note: "Odd." }) { id } }',
  },
];

describe.each(apis)('terms that require consent, through $name', (api) => {
  it.each(writes)('stop a member at $name until they accept', async ({ rest, graphql, variables }) => {
    const { member, version } = await earlierMember();
    const [method, path, body] = rest;
    const write = () =>
      api.name === 'REST'
        ? codeOver.REST(member, method, path(), body?.())
        : codeOver.GraphQL(member, graphql, variables?.() ?? { id: contractId });
    expect(await write()).toBe('TERMS_REQUIRED');
    expect(await api.accept(member, version)).toEqual({ ok: true, data: { success: true } });
    expect(await write()).toBeUndefined();
  });

  it('are named in the refusal, with the version that the member accepted last', async () => {
    const accepted = product.app.get(TermsInForce).current;
    const { member, version } = await earlierMember();
    const refusal = {
      code: 'TERMS_REQUIRED',
      details: { version, acceptedVersion: accepted },
    };
    if (api.name === 'REST') {
      const { status, body } = await member.rest('POST', '/api/contracts', contractWords());
      expect([status, body]).toEqual([
        403,
        { ...refusal, error: expect.stringMatching(/terms have changed/) },
      ]);
    } else {
      const { body } = await member.graphql('mutation { updateProfile(input: { firstName: "A" }) { id } }');
      expect(body.errors?.[0]?.extensions).toMatchObject(refusal);
    }
  });

  it('are required still after a later version that asks for nothing; accepting either is enough', async () => {
    const { member, version } = await earlierMember();
    const [late, early] = [member, await product.member()];
    await product.database.query('update users set terms_version = $2 where id = $1', [early.id, '1']);
    const current = await publishTerms(false);
    const { body } = await late.rest('POST', '/api/contracts', contractWords());
    expect(body).toMatchObject({ code: 'TERMS_REQUIRED', details: { version: current } });
    expect(await api.accept(late, current)).toMatchObject({ ok: true });
    expect(await api.accept(early, version)).toMatchObject({ ok: true });
    for (const person of [late, early])
      expect((await person.rest('POST', '/api/contracts', contractWords())).status).toBe(201);
  });

  it('cannot be accepted in a version that was replaced or does not exist', async () => {
    const { member, version } = await earlierMember();
    expect(await api.accept(member, version - 1)).toMatchObject({ code: 'CONFLICT' });
    expect(await api.accept(member, version + 1)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await api.accept(member, 0)).toMatchObject({ code: 'VALIDATION' });
    expect(await api.accept(product.visitor(), version)).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await codeOver.REST(member, 'PUT', `/api/favourites/${contractId}`)).toBe('TERMS_REQUIRED');
  });

  it('stay accepted, whatever is accepted after them', async () => {
    const { member, version } = await earlierMember();
    const race = await Promise.all(Array.from({ length: 5 }, () => api.accept(member, version)));
    expect(race.map(({ ok }) => ok)).toEqual(Array(5).fill(true));
    const rows = () =>
      product.database.query<{ version: number }>(
        'select version from terms_acceptances where user_id = $1 order by version',
        [member.id],
      );
    expect((await rows()).map((row) => row.version)).toEqual([version - 1, version]);
    const later = await publishTerms(false);
    await api.accept(member, later);
    await api.accept(member, version);
    expect((await rows()).map((row) => row.version)).toEqual([version - 1, version, later]);
    expect(await codeOver.REST(member, 'PUT', `/api/favourites/${contractId}`)).toBeUndefined();
  });

  it('are exported with what the member accepted and when, and deleted with the account', async () => {
    const { member, version } = await earlierMember();
    const accepted = async () =>
      (await member.rest<{ acceptedTerms: object[] }>('GET', '/api/user/export')).body.acceptedTerms;
    const atSignUp = { version: version - 1, acceptedAt: expect.stringMatching(/Z$/) };
    expect(await accepted()).toEqual([atSignUp]);
    await api.accept(member, version);
    expect(await accepted()).toEqual([atSignUp, { version, acceptedAt: expect.stringMatching(/Z$/) }]);
    expect(dataOf(await restApi.draft(admin, 'terms')).versions[0]).toMatchObject({
      version,
      acceptances: 1,
    });
    expect(await member.viaRest('DELETE', '/api/user', { password: PASSWORD })).toMatchObject({ ok: true });
    const left = await product.database.query(
      `select 1 from terms_acceptances where user_id = $1
       union all select 1 from users where id = $1 and (terms_version is not null or terms_accepted_at is not null)`,
      [member.id],
    );
    expect(left).toEqual([]);
  });

  it('leave reading, leaving, and what protects an account to members who have not accepted', async () => {
    const { member } = await earlierMember();
    const codes = [
      await codeOver.REST(member, 'GET', '/api/auth/user'),
      await codeOver.REST(member, 'GET', '/api/user/export'),
      await codeOver.REST(member, 'POST', '/api/preview-text', { text: 'Hello' }),
      await codeOver.REST(member, 'POST', '/api/notifications/read', {}),
      await codeOver.REST(member, 'POST', `/api/contracts/${contractId}/true-cost`, {}),
      await codeOver.REST(member, 'POST', '/api/user/step-up', { password: PASSWORD }),
      await codeOver.REST(member, 'DELETE', '/api/user/sessions'),
      await codeOver.REST(member, 'POST', '/api/contact', { name: 'Ada', email: 'ada@example.com' }),
      await codeOver.GraphQL(member, '{ me { id } myPurchases { edges { node { id } } } }'),
      await codeOver.GraphQL(member, '{ exportMyData { fileName } }'),
      await codeOver.GraphQL(member, 'mutation { markNotificationsRead }'),
      await codeOver.GraphQL(member, 'mutation { endOtherSessions { success } }'),
    ];
    expect(codes).toEqual(codes.map(() => undefined));
    const socket = await RawSocket.open(product.url, { person: member });
    await socket.watch(contractId);
    socket.stop();
    const deletion =
      api.name === 'REST'
        ? member.viaRest('DELETE', '/api/user', { password: PASSWORD })
        : member.viaGraphql(
            'mutation($input: DeleteAccountInput!) { deleteMyAccount(input: $input) { success } }',
            { input: { password: PASSWORD } },
          );
    expect(await deletion).toMatchObject({ ok: true });
  });

  it('let admins do their work, but not what members do', async () => {
    const editor = await product.admin();
    await publishTerms();
    expect(await api.save(editor, 'fees', { body: 'Fees.' })).toMatchObject({ ok: true });
    expect(await api.publish(editor, 'fees', 'A note.')).toMatchObject({ ok: true });
    const setting = { key: `key${round}`, value: 'x' };
    expect(await editor.viaRest('POST', '/api/admin/settings', setting)).toMatchObject({ ok: true });
    expect(await codeOver.REST(editor, 'POST', '/api/contracts', contractWords())).toBe('TERMS_REQUIRED');
  });

  it('are accepted by those who sign up after them', async () => {
    await publishTerms();
    const member = await product.member();
    expect((await member.rest('POST', '/api/contracts', contractWords())).status).toBe(201);
  });
});

describe.each(paymentApis)('a purchase through %s', (_, payments) => {
  it('does not begin until the buyer has accepted, and ends under the terms with which it began', async () => {
    const provider = new Provider(product.url);
    const [buyer, late] = [await product.member(), await product.member()];
    const begun = dataOf(await payments.pay(buyer, (await listContract(await product.member())).id));
    const version = await publishTerms();
    expect(await payments.pay(late, contractId)).toMatchObject({ ok: false, code: 'TERMS_REQUIRED' });
    await provider.confirm(idOf(begun.clientSecret));
    expect(await payments.complete(buyer, idOf(begun.clientSecret))).toMatchObject({ ok: true });
    dataOf(await restApi.accept(late, version));
    expect(await payments.pay(late, contractId)).toMatchObject({ ok: true });
  });
});

it('knows the first terms also by the month by which earlier releases recorded them', async () => {
  const { member } = await earlierMember();
  await product.database.query(`update users set terms_version = '2024-10' where id = $1`, [member.id]);
  const { body } = await member.rest('POST', '/api/contracts', contractWords());
  expect(body).toMatchObject({ code: 'TERMS_REQUIRED', details: { acceptedVersion: 1 } });
  const { profile, acceptedTerms } = (
    await member.rest<{ profile: object; acceptedTerms: object[] }>('GET', '/api/user/export')
  ).body;
  expect([profile, acceptedTerms]).toMatchObject([{ termsVersion: 1 }, [{ version: 1 }]]);
});

it('costs a write no statement more', async () => {
  const member = await product.member();
  const write = () => member.rest('PUT', `/api/favourites/${contractId}`);
  await write();
  const names = await statementsOf(product, write);
  expect(names.filter((name) => /legal_texts|terms_acceptances/.test(name))).toEqual([]);
});

it('follows from the marks of the operations: exactly these writes of members need no consent', () => {
  const reflector = new Reflector();
  const classes = [...product.app.get(ModulesContainer).values()].flatMap((module) =>
    [...module.controllers.values(), ...module.providers.values()]
      .map(({ metatype }) => metatype)
      .filter((metatype): metatype is Type => typeof metatype === 'function' && Boolean(metatype.prototype)),
  );
  const exempt = classes.flatMap((from) =>
    Object.values(Object.getOwnPropertyDescriptors(from.prototype as object))
      .map(({ value }) => value as unknown)
      .filter((method): method is () => void => typeof method === 'function')
      .filter((method) => {
        const isRest = ((Reflect.getMetadata('method', method) as number | undefined) ?? 0) > 0;
        const isMutation = Reflect.getMetadata('graphql:resolver_type', method) === 'Mutation';
        const access = reflector.getAllAndOverride<string | undefined>(ACCESS, [method, from]);
        const isMarked = reflector.getAllAndOverride<unknown>(BEFORE_TERMS, [method, from]) !== undefined;
        return (isRest || isMutation) && access === 'member' && isMarked;
      })
      .map((method) => method.name),
  );
  const both = [
    ...['acceptTerms', 'addPasskey', 'beginAuthenticator', 'beginPasskey', 'beginStepUpPasskey'],
    ...['changePassword', 'completePurchase', 'confirmAuthenticator', 'confirmIdentity', 'endOtherSessions'],
    ...['markConversationRead', 'markNotificationsRead', 'markTransferRead'],
    ...['newRecoveryCodes', 'removeAuthenticator', 'removePasskey', 'withdrawApplication'],
    ...[
      'deleteImportSource',
      'deleteWebhook',
      'removeOrganisationMember',
      'revokeOrganisationInvitation',
      'revokeToken',
    ],
  ];
  const named = { REST: ['delete', 'end', 'previewText'], GraphQL: ['deleteMyAccount', 'endSession'] };
  expect(exempt.sort()).toEqual([...both, ...both, ...named.REST, ...named.GraphQL].sort());
});

describe('several processes', () => {
  const at = ({ url }: TestApp, person: Person): Person =>
    Object.assign(Object.create(Object.getPrototypeOf(person) as object) as Person, person, { url });

  async function withAnother(work: (far: TestApp, link: LinkedApps) => Promise<void>): Promise<void> {
    const far = await startApp({ DATABASE_URL: product.databaseUrl });
    try {
      await work(far, new LinkedApps(product, far));
    } finally {
      await far.stop();
    }
  }
  const write = (api: LegalApi, as: Person) =>
    api.name === 'REST'
      ? codeOver.REST(as, 'PUT', `/api/favourites/${contractId}`)
      : codeOver.GraphQL(as, FAVORITE, { id: contractId });

  it('ask for consent from the moment of the publication in one of them', async () => {
    await withAnother(async (far) => {
      const { member, version } = await earlierMember();
      for (const api of apis) expect(await write(api, at(far, member))).toBe('TERMS_REQUIRED');
      expect(await restApi.accept(at(far, member), version)).toMatchObject({ ok: true });
      for (const api of apis) expect(await write(api, member)).toBeUndefined();
    });
  });

  it('read the terms again if they may have missed a publication, and before they refuse an acceptance', async () => {
    await withAnother(async (far, link) => {
      const member = await product.member();
      link.hold();
      const version = await publishTerms();
      expect(await write(restApi, at(far, member))).toBeUndefined();
      expect(await restApi.accept(at(far, member), version)).toMatchObject({ ok: true });
      const other = await product.member();
      await product.database.query(`update users set terms_version = '1' where id = $1`, [other.id]);
      expect(await write(restApi, at(far, other))).toBe('TERMS_REQUIRED');
      link.release();
    });
  });

  it('know the terms from their start', async () => {
    const { member } = await earlierMember();
    await withAnother(async (far) => expect(await write(restApi, at(far, member))).toBe('TERMS_REQUIRED'));
  });
});
