import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { listContract } from '../factories/contract.js';
import { organisationApis } from '../support/business/organisations.js';
import { Program } from '../support/business/tokens.js';
import { apis as CANDIDATE_APIS } from '../support/contracts/candidates.js';
import { dataOf, restPage, type Page } from '../support/lists.js';
import { enumName, enumWord, type Outcome, type Person } from '../support/person.js';
import { apis as PAYMENT_APIS } from '../support/payments.js';
import { startApp, type TestApp } from '../support/product/app.js';
import { statementsOf } from '../support/product/statements.js';

/* The contracts of an organisation, as its owners and editors find and manage them. */

const [rest] = organisationApis as [(typeof organisationApis)[number]];
const ACME = { name: 'Acme Motors', kind: 'dealer', licence: 'TX dealer license P12345' };

let product: TestApp;
beforeAll(async () => {
  product = await startApp();
});
afterAll(() => product.stop());

const rows = (sql: string, ...values: unknown[]) => product.database.query<object>(sql, values);

async function joined(id: string, role: string): Promise<Person> {
  const member = await product.member();
  const join = 'insert into organisation_members (organisation_id, user_id, role) values ($1, $2, $3)';
  await rows(join, id, member.id, role);
  return member;
}

/** An approved organisation with an owner and an editor. */
async function approved(): Promise<{ id: string; owner: Person; editor: Person }> {
  const owner = await product.member();
  const { id } = dataOf(await rest.request(owner, ACME));
  await rows(`update organisations set status = 'approved' where id = $1`, id);
  return { id, owner, editor: await joined(id, 'editor') };
}

async function listedFor(id: string, holder: Person, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let at = 0; at < count; at++) ids.push((await listContract(holder)).id);
  await rows('update contracts set organisation_id = $2 where id = any($1::uuid[])', ids, id);
  return ids;
}

interface Query {
  organisationId?: string;
  status?: string;
  first?: number;
  after?: string;
}
interface Listed {
  contract: { id: string };
  awaitsApproval: boolean;
  allowedActions: string[];
}
type Lists = (as: Person, query: Query) => Promise<Outcome<Page<Listed>>>;

const viaRest: Lists = (as, query) => restPage<Listed>(as, '/api/listings', query);
const viaGraphql: Lists = async (as, { status, ...query }) => {
  const read = await as.viaGraphql<{
    edges: { node: Listed }[];
    pageInfo: { hasNextPage: boolean; endCursor: string };
  }>(
    `query($organisationId: ID, $status: ContractStatus, $first: Int, $after: String) {
      myListings(organisationId: $organisationId, status: $status, first: $first, after: $after) {
        edges { node { contract { id } awaitsApproval allowedActions } } pageInfo { hasNextPage endCursor } } }`,
    { ...query, ...(status && { status: enumName(status) }) },
  );
  if (!read.ok) return read;
  const { edges, pageInfo } = read.data;
  const next = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  return { ok: true, data: { items: edges.map(({ node }) => inWords(node)), next } };
};
const inWords = (listing: Listed): Listed => ({
  ...listing,
  allowedActions: listing.allowedActions.map(enumWord),
});
const idsIn = ({ items }: Page<Listed>) => items.map(({ contract }) => contract.id);

describe.each([
  ['REST', viaRest],
  ['GraphQL', viaGraphql],
])('the list of contracts through %s', (_, list) => {
  it('has a status in pages, for an organisation and for a member', async () => {
    const { id: organisationId, owner, editor } = await approved();
    const ids = await listedFor(organisationId, owner, 4);
    const own = await listContract(editor);
    const paused = ids[1]!;
    dataOf(await editor.viaRest('POST', `/api/listings/${paused}/pause`));
    const active = ids.filter((id) => id !== paused).toReversed();
    const first = dataOf(await list(editor, { organisationId, status: 'active', first: 2 }));
    expect(idsIn(first)).toEqual(active.slice(0, 2));
    const query = { organisationId, status: 'active', first: 2, after: first.next! };
    const second = dataOf(await list(editor, query));
    expect([idsIn(second), second.next]).toEqual([active.slice(2), null]);
    const off = dataOf(await list(editor, { organisationId, status: 'cancelled' }));
    expect(off.items).toMatchObject([
      { contract: { id: paused }, allowedActions: expect.arrayContaining(['edit', 'resume']) },
    ]);
    expect(idsIn(dataOf(await list(editor, { organisationId })))).toEqual(ids.toReversed());
    expect(idsIn(dataOf(await list(owner, { status: 'cancelled' })))).toEqual([paused]);
    expect(idsIn(dataOf(await list(editor, { status: 'active' })))).toEqual([own.id]);
    expect((await list(editor, { organisationId, status: 'sold' })).ok).toBe(false);
  });
});

describe.each([
  ['REST', viaRest],
  ['GraphQL', viaGraphql],
])('the list of contracts through %s', (_, list) => {
  it('says which pages only the holder and admins open', async () => {
    const { id: organisationId, owner, editor } = await approved();
    const [shown, waiting, hidden] = (await listedFor(organisationId, owner, 3)) as [string, string, string];
    dataOf(await editor.viaRest('POST', `/api/listings/${waiting}/pause`));
    await rows('update contracts set awaits_approval = true where id = any($1::uuid[])', [waiting, hidden]);
    await rows('update contracts set hidden_at = now() where id = $1', hidden);
    const { items } = dataOf(await list(editor, { organisationId }));
    const kept = Object.fromEntries(items.map((one) => [one.contract.id, one.awaitsApproval]));
    expect(kept).toEqual({ [shown]: false, [waiting]: true, [hidden]: true });
    for (const [contract, isKept] of Object.entries(kept))
      expect((await editor.rest('GET', `/api/contracts/${contract}`)).status).toBe(isKept ? 404 : 200);
    expect((await owner.rest('GET', `/api/contracts/${waiting}`)).status).toBe(200);
  });
});

const OWN = { code: 'OWN_CONTRACT' };

it('a contract is not bought or asked for by those who edit it', async () => {
  const { id, owner, editor } = await approved();
  const [contract] = (await listedFor(id, owner, 1)) as [string];
  const [reader, former] = [await joined(id, 'reader'), await joined(id, 'editor')];
  await rows('delete from organisation_members where user_id = $1', former.id);
  const asked = (as: Person) =>
    Promise.all([
      ...PAYMENT_APIS.map(([, payments]) => payments.pay(as, contract)),
      ...CANDIDATE_APIS.map(([, candidates]) => candidates.apply(as, contract)),
    ]);
  for (const one of await asked(editor)) expect(one).toMatchObject(OWN);
  for (const as of [reader, former]) for (const one of await asked(as)) expect(one).not.toMatchObject(OWN);
});

const MANAGED = 'query($id: ID!) { contract(id: $id) { managedByMe } }';
const manages = async (as: Person, id: string): Promise<boolean> =>
  dataOf(await as.viaGraphql<{ managedByMe: boolean }>(MANAGED, { id })).managedByMe;

it('a contract says whether the viewer manages it, as `myListing` does', async () => {
  const { id, owner, editor } = await approved();
  const [contract] = (await listedFor(id, owner, 1)) as [string];
  const own = (await listContract(owner)).id;
  const [reader, admin] = [await joined(id, 'reader'), await product.admin()];
  const other = await approved();
  const program = async (organisationId: string) => {
    const input = { name: 'Stock', scopes: ['listings:read'], expiresInDays: 1, organisationId };
    const made = dataOf(await owner.viaRest<{ token: string }>('POST', '/api/tokens', input));
    return new Program(product.url, made.token);
  };
  await rows(
    `insert into organisation_members (organisation_id, user_id, role) values ($1, $2, 'owner')`,
    other.id,
    owner.id,
  );
  const [ofAcme, ofOther] = [await program(id), await program(other.id)];
  const people = [owner, editor, reader, other.editor, admin, ofAcme, ofOther];
  const check = async (contractId: string, expected: boolean[]) => {
    const managed = await Promise.all(people.map((as) => manages(as, contractId)));
    const found = await Promise.all(people.map((as) => rest.listing(as, contractId)));
    expect({ managed, found: found.map(({ ok }) => ok) }).toEqual({ managed: expected, found: expected });
  };
  await check(contract, [true, true, false, false, false, true, false]);
  await check(own, [true, false, false, false, false, false, false]);
  expect(await manages(product.visitor(), contract)).toBe(false);
  dataOf(await admin.viaRest('POST', `/api/admin/contracts/${contract}/hide`, { reason: 'Spam' }));
  await check(contract, [true, false, false, false, false, true, false]);
  await rows('update contracts set hidden_at = null where id = $1', contract);
  await rows(`update organisations set status = 'closed' where id = $1`, id);
  await check(contract, [true, false, false, false, false, false, false]);
});

it('a page of contracts costs the same statements, however many it has', async () => {
  const { id, owner, editor } = await approved();
  await listedFor(id, owner, 6);
  const read = (first: number) =>
    editor.viaGraphql(
      `query($id: ID!, $first: Int!) { myListings(organisationId: $id, first: $first) {
        edges { node { contract { id managedByMe applicationCount holder { id handedOver } }
          views favourites openQuestions keyFacts { stated } allowedActions } } } }`,
      { id, first },
    );
  dataOf(await read(1));
  const statements = async (first: number) => {
    const asked = await statementsOf(product, () => read(first));
    return asked.map((statement) => statement.replace(/ IN \([$\d, ]+\)/g, ' IN (...)')).toSorted();
  };
  const [one, six] = [await statements(1), await statements(6)];
  expect(six).toEqual(one);
  expect(six.filter((statement) => statement.startsWith('contracts.'))).toEqual([
    'contracts.of-organisation',
  ]);
});

it('what a colleague writes in the thread answers for the organisation', async () => {
  const { id: organisationId, owner: holder, editor } = await approved();
  const reader = await joined(organisationId, 'reader');
  const asker = await product.member();
  const [id = ''] = await listedFor(organisationId, holder, 1);
  const say = async (as: Person, message: string) =>
    dataOf(await as.viaRest<{ isSeller: boolean }>('POST', `/api/contracts/${id}/chat`, { message }));
  const waiting = async () =>
    (await rows('select 1 from listing_questions where contract_id = $1', id)).length;
  const told = async (person: Person) =>
    (
      (await rows('select event from notifications where user_id = $1 order by id', person.id)) as {
        event: string;
      }[]
    ).map(({ event }) => event);

  expect(await say(asker, 'Is it still for sale?')).toMatchObject({ isSeller: false });
  // one who only reads asks as everyone does
  expect(await say(reader, 'I wonder, too.')).toMatchObject({ isSeller: false });
  expect([await waiting(), await told(asker)]).toEqual([1, []]);
  expect(await say(editor, 'Yes, it is.')).toMatchObject({ isSeller: true });
  expect([await waiting(), await told(asker), await told(holder)]).toEqual([0, ['answer'], ['question']]);
  const page = await restPage<{ isSeller: boolean }>(asker, `/api/contracts/${id}/chat`, {});
  const shown = dataOf(page).items.map(({ isSeller }) => isSeller);
  expect(shown).toEqual([false, false, true]);

  // what was written stays an answer
  await rows('delete from organisation_members where user_id = $1', editor.id);
  expect(await say(editor, 'And now?')).toMatchObject({ isSeller: false });
  expect(await waiting()).toBe(1);
  await rows(`update organisations set status = 'closed' where id = $1`, organisationId);
  const other = await joined(organisationId, 'editor');
  expect(await say(other, 'Hello')).toMatchObject({ isSeller: false });
});
