import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { REMOVED as REMOVED_MESSAGE } from '../../src/chat/message.rows.js';
import { REMOVED as REMOVED_CONTRACT } from '../../src/contracts/contract.rows.js';
import { listContract } from '../factories/contract.js';
import { startApp, type TestApp } from '../support/product/app.js';
import { idOf, Provider, rest as payments } from '../support/payments.js';
import type { Person } from '../support/person.js';
import { RawSocket } from '../support/sockets.js';
import { statementsOf } from '../support/product/statements.js';

const PHONE = '512-555-0199';
const MASKED_PHONE = '••••••••••••';

interface Member {
  id: string;
  name: string | null;
  memberSince: string;
  emailConfirmed: boolean;
}
interface Messages {
  edges: { node: { message: string; sender: Member } }[];
  pageInfo: { hasPreviousPage: boolean };
}

const MEMBER = '{ id name memberSince emailConfirmed }';
const CONTRACT = `query ($id: ID!, $last: Int) { contract(id: $id) {
  title holder ${MEMBER}
  messages(last: $last) { edges { node { message sender ${MEMBER} } } pageInfo { hasPreviousPage } } } }`;

let product: TestApp;
let seller: Person;
let buyer: Person;
let admin: Person;
let visitor: Person;

beforeAll(async () => {
  product = await startApp();
  [seller, buyer, admin] = [await product.member(), await product.member(), await product.admin()];
  visitor = product.visitor();
  for (const [person, firstName, lastName] of [
    [seller, 'Ada', 'Byron'],
    [buyer, 'Grace', 'Hopper'],
  ] as const)
    await person.rest('PATCH', '/api/user/profile', { firstName, lastName });
});
afterAll(() => product.stop());

const send = (as: Person, contractId: string, message: string) =>
  as.viaRest<{ id: string }>('POST', `/api/contracts/${contractId}/chat`, { message });

async function ask<Data>(as: Person, query: string, variables: object = {}): Promise<Data> {
  const { body } = await as.graphql(query, variables);
  expect(body.errors).toBeUndefined();
  return body.data as Data;
}

const contractFor = async (as: Person, id: string, last?: number) =>
  (await ask<{ contract: { title: string; holder: Member; messages: Messages } }>(as, CONTRACT, { id, last }))
    .contract;

const textsFor = async (as: Person, id: string) =>
  (await contractFor(as, id)).messages.edges.map(({ node }) => node.message);

describe('the holder of a contract and the senders of its messages', () => {
  it('are shown with their names to themselves and to admins, without to everyone else', async () => {
    const { id } = await listContract(seller);
    await send(buyer, id, 'Is it still available?');
    const asVisitor = await contractFor(visitor, id);
    expect(asVisitor.holder).toEqual({
      id: seller.id,
      name: null,
      memberSince: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      emailConfirmed: false,
    });
    expect(asVisitor.messages.edges.map(({ node }) => [node.sender.id, node.sender.name])).toEqual([
      [buyer.id, null],
    ]);
    const namesFor = async (as: Person) => {
      const { holder, messages } = await contractFor(as, id);
      return [holder.name, messages.edges[0]?.node.sender.name];
    };
    expect(await namesFor(seller)).toEqual(['Ada B.', null]);
    expect(await namesFor(buyer)).toEqual([null, 'Grace H.']);
    expect(await namesFor(admin)).toEqual(['Ada B.', 'Grace H.']);
  });

  it('tell a sender, in GraphQL, that contact details in a message are hidden from others', async () => {
    const { id } = await listContract(seller);
    await send(buyer, id, 'Call 512-555-0199');
    await send(buyer, id, 'Or not');
    const query = `query ($id: ID!) { contract(id: $id) { messages { edges { node { message contactsHidden } } } } }`;
    const nodesFor = async (as: Person) =>
      (
        await ask<{ contract: { messages: { edges: { node: object }[] } } }>(as, query, { id })
      ).contract.messages.edges.map(({ node }) => node);
    const second = { message: 'Or not', contactsHidden: false };
    expect(await nodesFor(buyer)).toEqual([{ message: 'Call 512-555-0199', contactsHidden: true }, second]);
    expect(await nodesFor(visitor)).toEqual([{ message: 'Call ••••••••••••', contactsHidden: true }, second]);
  });

  it('say whether the email address was confirmed', async () => {
    const holder = await product.member();
    const { id } = await listContract(holder);
    await product.database.query('update users set email_verified_at = now() where id = $1', [holder.id]);
    expect((await contractFor(visitor, id)).holder.emailConfirmed).toBe(true);
  });

  it('have no name when they did not give one, were suspended or were deleted', async () => {
    const holder = await product.member();
    const { id } = await listContract(holder);
    const name = async () => (await contractFor(admin, id)).holder.name;
    expect(await name()).toBeNull();
    await holder.rest('PATCH', '/api/user/profile', { firstName: 'Alan' });
    expect(await name()).toBe('Alan');
    await admin.rest('POST', `/api/admin/users/${holder.id}/suspend`, { reason: 'spam' });
    expect(await name()).toBeNull();
    await admin.rest('POST', `/api/admin/users/${holder.id}/reinstate`);
    expect(await name()).toBe('Alan');
    await admin.rest('DELETE', `/api/admin/users/${holder.id}`);
    expect((await contractFor(admin, id)).holder).toMatchObject({ name: null, emailConfirmed: false });
  });

  it('are read again for each event of a subscription', async () => {
    const { id } = await listContract(seller);
    const socket = await RawSocket.open(product.url);
    socket.subscribe(
      '1',
      `subscription { messageSent(contractId: "${id}") { sender { emailConfirmed name } } }`,
    );
    await socket.live('1');
    await send(buyer, id, 'one');
    await socket.untilMessages(1);
    await product.database.query('update users set email_verified_at = now() where id = $1', [buyer.id]);
    await send(buyer, id, 'two');
    await socket.untilMessages(2);
    expect(socket.messages<{ sender: Member }>().map(({ sender }) => sender)).toEqual([
      { emailConfirmed: false, name: null },
      { emailConfirmed: true, name: null },
    ]);
    socket.stop();
  });
});

describe('the messages of a contract', () => {
  it('are the end of the thread, oldest first, like those of the query for threads', async () => {
    const { id } = await listContract(seller);
    for (const text of ['one', 'two', 'three']) await send(buyer, id, text);
    expect(await textsFor(visitor, id)).toEqual(['one', 'two', 'three']);
    const { messages } = await contractFor(visitor, id, 2);
    expect(messages.edges.map(({ node }) => node.message)).toEqual(['two', 'three']);
    expect(messages.pageInfo.hasPreviousPage).toBe(true);
    const query = `query ($id: ID!, $last: Int) {
      contract(id: $id) { messages(last: $last) { ...Page } } messages(contractId: $id, last: $last) { ...Page } }
      fragment Page on MessageConnection { edges { cursor node { id isSeller message createdAt } }
        pageInfo { hasNextPage hasPreviousPage startCursor endCursor } }`;
    for (const last of [undefined, 2, 3]) {
      const data = await ask<{ contract: { messages: object }; messages: object }>(visitor, query, {
        id,
        last,
      });
      expect(data.contract.messages).toEqual(data.messages);
    }
  });

  it.each([0, 501])('are refused in pages of %d', async (last) => {
    const { id } = await listContract(seller);
    const { body } = await visitor.graphql(CONTRACT, { id, last });
    expect(body.errors?.[0]?.extensions?.code).toBe('BAD_REQUEST');
  });

  it('are masked as in the thread: contacts for all but their writer and admins, hidden ones for all but admins', async () => {
    const { id } = await listContract(seller);
    const text = `Call ${PHONE}`;
    const sent = await send(buyer, id, text);
    for (const person of [buyer, admin]) expect(await textsFor(person, id)).toEqual([text]);
    for (const person of [seller, visitor])
      expect(await textsFor(person, id)).toEqual([`Call ${MASKED_PHONE}`]);
    await admin.rest('POST', `/api/admin/messages/${sent.data?.id}/hide`, { reason: 'contact details' });
    expect(await textsFor(admin, id)).toEqual([text]);
    for (const person of [buyer, seller, visitor])
      expect(await textsFor(person, id)).toEqual([REMOVED_MESSAGE]);
  });

  it('of a hidden contract are read beside its replaced texts', async () => {
    const { id, title } = await listContract(seller);
    await send(buyer, id, 'Is it still available?');
    await admin.rest('POST', `/api/admin/contracts/${id}/hide`, { reason: 'not a contract' });
    for (const person of [visitor, buyer, seller]) {
      const seen = await contractFor(person, id);
      expect(seen.title).toBe(REMOVED_CONTRACT.title);
      expect(seen.messages.edges.map(({ node }) => node.message)).toEqual(['Is it still available?']);
    }
    expect((await contractFor(admin, id)).title).toBe(title);
  });
});

describe('the contract of a purchase', () => {
  const PURCHASES = '{ myPurchases { edges { node { contract { title status holder { id } } } } } }';
  const contractsOf = async (as: Person) =>
    (
      await ask<{ myPurchases: { edges: { node: { contract: object | null } }[] } }>(as, PURCHASES)
    ).myPurchases.edges.map(({ node }) => node.contract);

  it('is the contract as it is now and as its buyer may read it, or null once it was deleted', async () => {
    const member = await product.member();
    const { id } = await listContract(seller, { title: `Civic, call ${PHONE}` });
    expect((await payments.pay(member, id)).ok).toBe(true);
    // as if the card had been authorised: from then on it is in the buyer's list
    await product.database.query('update purchases set authorised_at = now() where contract_id = $1', [id]);
    expect(await contractsOf(member)).toEqual([
      { title: `Civic, call ${MASKED_PHONE}`, status: 'ACTIVE', holder: { id: seller.id } },
    ]);
    expect((await admin.rest('DELETE', `/api/admin/contracts/${id}`)).status).toBe(200);
    expect(await contractsOf(member)).toEqual([null]);
  });
});

describe('the parties of a purchase', () => {
  const PARTIES = '{ edges { node { contractId buyer { id name } seller { id name } } } }';
  const partiesOf = async (as: Person, list: string, contractId: string) =>
    (await ask<Record<string, { edges: { node: { contractId: string } }[] }>>(as, `{ ${list} ${PARTIES} }`))[
      list
    ]?.edges.find(({ node }) => node.contractId === contractId)?.node;

  it('learn the names of each other once the fee is paid', async () => {
    const { id } = await listContract(seller);
    const opened = (await payments.pay(buyer, id)).data as { clientSecret: string };
    const intent = idOf(opened.clientSecret);
    await product.database.query('update purchases set authorised_at = now() where contract_id = $1', [id]);
    expect(await partiesOf(buyer, 'myPurchases', id)).toMatchObject({
      buyer: { id: buyer.id, name: 'Grace H.' },
      seller: { id: seller.id, name: null },
    });

    await new Provider(product.url).confirm(intent);
    expect(await payments.complete(buyer, intent)).toMatchObject({ ok: true });
    const paid = { buyer: { id: buyer.id, name: 'Grace H.' }, seller: { id: seller.id, name: 'Ada B.' } };
    expect(await partiesOf(buyer, 'myPurchases', id)).toMatchObject(paid);
    expect(await partiesOf(seller, 'mySales', id)).toMatchObject(paid);
    expect((await contractFor(buyer, id)).holder.name).toBeNull();
  });
});

describe('the contracts and purchases of a user', () => {
  const USERS = `query ($q: String, $first: Int) { users(q: $q, first: 5) { edges { node { id
    contracts(first: $first) { edges { node { title } } pageInfo { hasNextPage } }
    purchases(first: $first) { edges { node { contractTitle buyerEmail } } pageInfo { hasNextPage } } } } } }`;
  interface Lists {
    contracts: { edges: { node: { title: string } }[]; pageInfo: { hasNextPage: boolean } };
    purchases: { edges: { node: { contractTitle: string; buyerEmail: string } }[] };
  }

  it('are listed for admins, newest first and as written', async () => {
    const member = await product.member();
    await listContract(member, { title: 'First' });
    await listContract(member, { title: `Second, call ${PHONE}` });
    const { id } = await listContract(seller, { title: 'Wanted' });
    expect((await payments.pay(member, id)).ok).toBe(true);
    const of = async (first?: number) => {
      const { users } = await ask<{ users: { edges: { node: Lists }[] } }>(admin, USERS, {
        q: member.email,
        first,
      });
      return users.edges[0]?.node as Lists;
    };
    const { contracts, purchases } = await of();
    expect(contracts.edges.map(({ node }) => node.title)).toEqual([`Second, call ${PHONE}`, 'First']);
    expect(purchases.edges.map(({ node }) => node)).toEqual([
      { contractTitle: 'Wanted', buyerEmail: member.email },
    ]);
    const short = await of(1);
    expect(short.contracts.edges.map(({ node }) => node.title)).toEqual([`Second, call ${PHONE}`]);
    expect(short.contracts.pageInfo.hasNextPage).toBe(true);
  });

  it('are refused to members', async () => {
    const { body } = await buyer.graphql(USERS);
    expect(body.errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
  });
});

describe('what admins see of flagged contracts, flagged messages and purchases', () => {
  it('links to the same objects', async () => {
    const member = await product.member();
    const { id } = await listContract(seller, { title: `Civic, call ${PHONE}` });
    await send(buyer, id, `Call ${PHONE}`);
    expect((await payments.pay(member, id)).ok).toBe(true);
    const data = await ask<Record<string, { edges: { node: object }[] }>>(
      admin,
      `query ($q: String) { flaggedContracts(first: 1) { edges { node { holder { id } messages { edges { node { id } } } } } }
         flaggedMessages(first: 1) { edges { node { sender { id } } } }
         purchases(q: $q, first: 1) { edges { node { contract { id } } } } }`,
      { q: id },
    );
    expect(Object.values(data).map(({ edges }) => edges[0]?.node)).toEqual([
      { holder: { id: seller.id }, messages: { edges: [{ node: { id: expect.any(String) } }] } },
      { sender: { id: buyer.id } },
      { contract: { id } },
    ]);
  });
});

describe('the number of statements', () => {
  const LIST = `query ($first: Int) { contracts(first: $first) { edges { node {
    holder ${MEMBER} messages(last: 2) { edges { node { message sender ${MEMBER} } } } } } } }`;
  const USERS = `query ($first: Int) { users(first: $first) { edges { node {
    contracts(first: 2) { edges { node { title } } } purchases(first: 2) { edges { cursor } } } } } }`;

  it('is the same for two contracts and for twenty, and for two users and for twenty', async () => {
    for (let n = 0; n < 20; n++) {
      const holder = await product.member();
      const { id } = await listContract(holder);
      await send(holder, id, 'one');
      await send(buyer, id, 'two');
    }
    for (const query of [LIST, USERS]) {
      const statements = async (first: number) =>
        (await statementsOf(product, () => ask(admin, query, { first })))
          .map((statement) => statement.replace(/LIMIT \d+$/, 'LIMIT n'))
          .sort();
      const two = await statements(2);
      expect(await statements(20)).toEqual(two);
      expect(two.length).toBeLessThan(8);
    }
  });
});

describe('limits', () => {
  it.each([
    [
      'contracts with whole threads',
      '{ contracts(first: 100) { edges { node { messages { edges { node { id message sender { name } } } } } } } }',
    ],
    [
      'users with all their contracts and threads',
      '{ users { edges { node { contracts { edges { node { messages { edges { node { id } } } } } } } } } }',
    ],
  ])('refuse %s', async (_name, query) => {
    const { status, body } = await admin.graphql(query);
    expect([status, body.errors?.[0]?.extensions?.code]).toEqual([400, 'BAD_REQUEST']);
  });
});
