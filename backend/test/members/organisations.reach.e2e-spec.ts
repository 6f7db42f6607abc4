import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Scope } from '@handover/domain/business/scopes';
import { APPROVE_LISTINGS } from '@handover/domain/listings/approval';
import { listContract } from '../factories/contract.js';
import { jpeg } from '../factories/images.js';
import { restApi as adminApi } from '../support/admin-apis.js';
import { organisationApis } from '../support/business/organisations.js';
import { Program, programOf } from '../support/business/tokens.js';
import { carRow, csv, HEADINGS, IMPORT_APIS, imported, restImports } from '../support/contracts/imports.js';
import { dataOf } from '../support/lists.js';
import type { Outcome, Person } from '../support/person.js';
import { startApp, type TestApp } from '../support/product/app.js';
import { RawSocket } from '../support/sockets.js';

const [api] = organisationApis as [(typeof organisationApis)[number]];
const ACME = { name: 'Acme Motors', kind: 'dealer', licence: 'TX dealer license P12345' };
const VIN = '1M8GDM9AXKP042788';
const NOT_FOUND = { code: 'NOT_FOUND' };
type PhotoChange = (as: Person, id: string, to?: number | string) => Promise<Outcome>;

const PHOTO_APIS: [string, Record<'move' | 'describe' | 'remove', PhotoChange>][] = [
  [
    'REST',
    {
      move: (as, id, position) => as.viaRest('PATCH', `/api/photos/${id}`, { position }),
      describe: (as, id, alt) => as.viaRest('PATCH', `/api/photos/${id}`, { alt }),
      remove: (as, id) => as.viaRest('DELETE', `/api/photos/${id}`),
    },
  ],
  [
    'GraphQL',
    {
      move: (as, id, to) =>
        as.viaGraphql('mutation($id: ID!, $to: Int!) { movePhoto(id: $id, position: $to) { id } }', {
          ...{ id, to },
        }),
      describe: (as, id, alt) =>
        as.viaGraphql('mutation($id: ID!, $alt: String!) { describePhoto(id: $id, alt: $alt) { id } }', {
          ...{ id, alt },
        }),
      remove: (as, id) => as.viaGraphql('mutation($id: ID!) { deletePhoto(id: $id) { success } }', { id }),
    },
  ],
];

let product: TestApp;
beforeAll(async () => {
  product = await startApp();
});
afterAll(() => product.stop());

const rowsAt = (at: TestApp, sql: string, ...values: unknown[]) => at.database.query<object>(sql, values);
const rows = (sql: string, ...values: unknown[]) => rowsAt(product, sql, ...values);

/** An organisation with an owner and an editor. */
async function approved(at = product): Promise<{ id: string; owner: Person; editor: Person }> {
  const [owner, editor] = [await at.member(), await at.member()];
  const { id } = dataOf(await api.request(owner, ACME));
  await rowsAt(at, `update organisations set status = 'approved' where id = $1`, id);
  await rowsAt(
    at,
    `insert into organisation_members (organisation_id, user_id, role) values ($1, $2, 'editor')`,
    id,
    editor.id,
  );
  return { id, owner, editor };
}
const listedFor = async (id: string, holder: Person, words: object = {}) => {
  const contract = await listContract(holder, words);
  await rows('update contracts set organisation_id = $2 where id = $1', contract.id, id);
  return contract.id;
};
async function programFor(owner: Person, organisationId: string, scopes: Scope[]): Promise<Program> {
  const input = { name: 'Stock', scopes, expiresInDays: 1, organisationId };
  const { token } = dataOf(await owner.viaRest<{ token: string }>('POST', '/api/tokens', input));
  return new Program(product.url, token);
}

it('a former member has the limits of a member', async () => {
  const limited = await startApp({ RATE_LIMITS: 'default' });
  const { id, owner, editor } = await approved(limited);
  const contract = (await listContract(editor)).id;
  await rowsAt(limited, 'update contracts set organisation_id = $2 where id = $1', contract, id);
  const edits = async (count: number) => {
    for (let at = 1; at <= count; at++)
      dataOf(await api.edit(editor, contract, { monthlyPayment: 100 + at }));
  };
  await edits(21);
  dataOf(await api.remove(owner, id, editor.id));
  await edits(20);
  expect(await api.edit(editor, contract, { monthlyPayment: 1 })).toMatchObject({ code: 'RATE_LIMITED' });
  await limited.stop();
});

it("a token of an organisation reaches its owner's other contracts nowhere", async () => {
  const { id, owner, editor } = await approved();
  const [own, theirs] = [(await listContract(owner)).id, await listedFor(id, editor)];
  const program = await programFor(owner, id, ['listings:read', 'listings:write', 'messages:write']);
  for (const [contract, status] of [
    [own, 404],
    [theirs, 200],
  ] as const) {
    expect((await program.rest('GET', `/api/listings/${contract}`)).status).toBe(status);
    expect((await program.rest('PUT', `/api/listings/${contract}`, { monthlyPayment: 7 })).status).toBe(
      status,
    );
    expect((await program.rest('POST', `/api/listings/${contract}/pause`)).status).toBe(status);
  }
  const { body } = await program.rest<{ contract: { id: string } }[]>('GET', '/api/listings');
  expect(body.map(({ contract }) => contract.id)).toEqual([theirs]);
  const other = await approved();
  expect((await program.rest('GET', `/api/listings?organisationId=${other.id}`)).status).toBe(404);
  const secrets = await program.viaGraphql('query($id: ID!) { privateFacts(contractId: $id) }', { id: own });
  expect(secrets).toMatchObject(NOT_FOUND);
  expect((await program.rest('POST', `/api/contracts/${own}/chat`, { message: 'Hi' })).status).toBe(403);
});

describe.each(PHOTO_APIS)('photos through %s', (_, { move, describe: caption, remove }) => {
  it('a token of an organisation changes those of its contracts only', async () => {
    const { id, owner } = await approved();
    const other = await approved();
    const [own, theirs, foreign] = [
      (await listContract(owner)).id,
      await listedFor(id, owner),
      await listedFor(other.id, other.owner),
    ];
    const program = await programFor(owner, id, ['listings:read', 'listings:write']);
    const add = async (as: Person, contract: string, seed: number) => {
      const headers = { 'content-type': 'image/jpeg' };
      const bytes = await jpeg({ seed });
      return as.rest<{ id: string }>('POST', `/api/contracts/${contract}/photos`, bytes, headers);
    };
    const photosOf = (contract: string) =>
      rows(
        'select id, position, alt from photos where contract_id = $1 and deleted_at is null order by position',
        contract,
      );
    for (const [contract, holder] of [
      [own, owner],
      [foreign, other.owner],
    ] as const) {
      const first = await add(holder, contract, 1);
      expect([first.status, (await add(holder, contract, 2)).status]).toEqual([201, 201]);
      const before = await photosOf(contract);
      expect((await add(program, contract, 3)).status).toBe(404);
      expect(await move(program, first.body.id, 1)).toMatchObject(NOT_FOUND);
      expect(await caption(program, first.body.id, 'A car')).toMatchObject(NOT_FOUND);
      expect(await remove(program, first.body.id)).toMatchObject(NOT_FOUND);
      expect(await photosOf(contract)).toEqual(before);
    }
    const added = [await add(program, theirs, 1), await add(program, theirs, 2)];
    expect(added.map(({ status }) => status)).toEqual([201, 201]);
    const [first, second] = added.map(({ body }) => body.id) as [string, string];
    dataOf(await move(program, first, 1));
    dataOf(await caption(program, first, 'A car'));
    expect(await photosOf(theirs)).toMatchObject([{ id: second }, { id: first, alt: 'A car' }]);
    dataOf(await remove(program, first));
    expect(await photosOf(theirs)).toMatchObject([{ id: second }]);
  });
});

it.each(IMPORT_APIS)(
  'a token of an organisation reaches the imports of that one only, through %s',
  async (_, imports) => {
    const { id, owner } = await approved();
    const program = await programFor(owner, id, ['listings:read', 'listings:write']);
    const own = await imported(imports, owner, csv(HEADINGS, carRow(1)), {});
    const theirs = await imported(imports, program, csv(HEADINGS, carRow(2)), {});
    const idsOf = async (as: Person) => (await imports.list(as)).map((one) => one.id);
    expect(await idsOf(owner)).toEqual([theirs.id, own.id]);
    expect(await idsOf(program)).toEqual([theirs.id]);
    expect(dataOf(await imports.get(program, theirs.id))).toMatchObject({ id: theirs.id });
    await rows(`update imports set state = 'running' where id = $1`, own.id);
    expect(await imports.get(program, own.id)).toMatchObject(NOT_FOUND);
    expect(await imports.cancel(program, own.id)).toMatchObject(NOT_FOUND);
    expect(dataOf(await imports.cancel(owner, own.id))).toMatchObject({ state: 'cancelled' });
  },
);

it('an editor neither reads nor probes private facts of colleagues', async () => {
  const { id, owner, editor } = await approved();
  const stated = { type: 'car-lease', privateFacts: { vin: VIN } };
  const secret = await listContract(owner, { ...stated, title: 'Private sale of the owner' });
  const contract = await listedFor(id, owner, { type: 'car-lease' });
  const edit = (as: Person) =>
    as.viaRest('PUT', `/api/listings/${contract}`, { privateFacts: { vin: VIN.toLowerCase() } });
  expect(await edit(editor)).toMatchObject({ code: 'VALIDATION' });
  expect(await edit(owner)).toMatchObject({ code: 'CONFLICT' });
  dataOf(await editor.viaRest('POST', `/api/listings/${contract}/pause`));
  await rows('update private_facts set contract_id = $2 where contract_id = $1', secret.id, contract);
  await rows('insert into private_facts (contract_id, facts) values ($1, $2)', secret.id, { vin: VIN });
  const resumed = await editor.rest<{ code: string; error: string }>(
    'POST',
    `/api/listings/${contract}/resume`,
  );
  expect(resumed.body.code).toBe('CONFLICT');
  expect(resumed.body.error).not.toMatch(/Private sale|VIN/);
});

it('a contract that a moderator has hidden is closed to colleagues', async () => {
  const { id, owner, editor } = await approved();
  const contract = await listedFor(id, owner);
  await rows('update contracts set hidden_at = now() where id = $1', contract);
  expect(await api.edit(editor, contract, { monthlyPayment: 9 })).toMatchObject(NOT_FOUND);
  expect(await api.listing(editor, contract)).toMatchObject(NOT_FOUND);
  expect(await api.edit(owner, contract, { monthlyPayment: 9 })).toMatchObject({ code: 'CONFLICT' });
});

it('an import runs without the roles of its member', async () => {
  const admin = await product.admin();
  dataOf(await adminApi.createSetting(admin, { key: APPROVE_LISTINGS, value: 'true' }));
  const program = await programOf(admin, ['listings:write', 'listings:read']);
  const report = await imported(restImports, program, csv(HEADINGS, carRow(1)), { mode: 'apply' });
  dataOf(await adminApi.deleteSetting(admin, APPROVE_LISTINGS));
  expect(report).toMatchObject({ ok: 1 });
  expect(await rows('select awaits_approval as waits from contracts where user_id = $1', admin.id)).toEqual([
    { waits: true },
  ]);
});

it('the socket of a token closes when its member may not act, also if no event says so', async () => {
  const member = await product.member();
  const { token } = await programOf(member, ['market:read']);
  const socket = await RawSocket.open(product.url, { init: false });
  socket.send({ type: 'connection_init', payload: { Authorization: `Bearer ${token}` } });
  await socket.next(({ type }) => type === 'connection_ack');
  await rows('update users set suspended_at = now() where id = $1', member.id);
  expect((await socket.closed).code).toBe(4001);
});
