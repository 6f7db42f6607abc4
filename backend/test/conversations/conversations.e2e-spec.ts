import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { REMOVED } from '../../src/chat/message.rows.js';
import { listContract } from '../factories/contract.js';
import { startApp, type TestApp } from '../support/product/app.js';
import { stageMessage } from '../support/conversations/thread-stage.js';
import { dataOf, graphqlPage, restPage, type Page, type PageQuery } from '../support/lists.js';
import type { Outcome, Person } from '../support/person.js';

interface Conversation {
  contract: { id: string; title: string; type: string; status: string };
  role: string;
  lastMessage: { message: string; senderId: string; createdAt: string };
  unreadCount: number;
  lastReadAt: string | null;
}
interface Listing {
  contract: { id: string; title: string; status: string; monthlyPayment: number; messageCount: number };
  openQuestions: number;
}
interface Read {
  contractId: string;
  unreadConversations: number;
}
interface Api {
  name: string;
  conversations(as: Person, page?: PageQuery): Promise<Outcome<Page<Conversation>>>;
  listings(as: Person, page?: PageQuery): Promise<Outcome<Page<Listing>>>;
  read(as: Person, contractId: string): Promise<Outcome<Read>>;
  unread(as: Person): Promise<number>;
}

const rest: Api = {
  name: 'REST',
  conversations: (as, page) => restPage(as, '/api/conversations', page),
  listings: (as, page) => restPage(as, '/api/listings', page),
  read: (as, id) => as.viaRest('POST', `/api/conversations/${id}/read`),
  unread: async (as) => dataOf(await as.viaRest<{ count: number }>('GET', '/api/conversations/unread')).count,
};
const graphql: Api = {
  name: 'GraphQL',
  conversations: (as, page) =>
    graphqlPage(
      as,
      'myConversations',
      'contract { id title type status } role lastMessage { message senderId createdAt } unreadCount lastReadAt',
      page,
    ),
  listings: (as, page) =>
    graphqlPage(
      as,
      'myListings',
      'contract { id title status monthlyPayment messageCount } openQuestions',
      page,
    ),
  read: (as, id) =>
    as.viaGraphql(
      'mutation ($id: ID!) { markConversationRead(contractId: $id) { contractId unreadConversations } }',
      { id },
    ),
  unread: async (as) => dataOf(await as.viaGraphql<number>('{ unreadConversations }')),
};

let product: TestApp;
let admin: Person;
let seller: Person;
let candidate: Person;

beforeAll(async () => {
  product = await startApp();
  admin = await product.admin();
});
afterAll(() => product.stop());
beforeEach(async () => {
  [seller, candidate] = [await product.member(), await product.member()];
});

describe.each([rest, graphql])('conversations through $name', (api) => {
  const list = async (as: Person, page?: PageQuery) => dataOf(await api.conversations(as, page)).items;
  const titles = async (as: Person) => (await list(as)).map(({ contract }) => contract.title);

  it('a question is unread for the seller until it is read, an answer for the candidate', async () => {
    const { id } = await listContract(seller, { title: 'Honda lease' });
    expect(await list(seller)).toEqual([]);

    await stageMessage(candidate, id, 'Is it still available?');
    expect(await list(seller)).toMatchObject([
      {
        contract: { id, title: 'Honda lease', status: 'active' },
        role: expect.stringMatching(/^seller$/i),
        lastMessage: { message: 'Is it still available?', senderId: candidate.id },
        unreadCount: 1,
        lastReadAt: null,
      },
    ]);
    expect(await list(candidate)).toMatchObject([
      { role: expect.stringMatching(/^candidate$/i), unreadCount: 0, lastReadAt: expect.any(String) },
    ]);
    expect([await api.unread(seller), await api.unread(candidate)]).toEqual([1, 0]);

    expect(dataOf(await api.read(seller, id))).toEqual({ contractId: id, unreadConversations: 0 });
    expect(await list(seller)).toMatchObject([{ unreadCount: 0, lastReadAt: expect.any(String) }]);

    await stageMessage(seller, id, 'Yes, it is.');
    await stageMessage(seller, id, 'Come and see it.');
    expect(await list(candidate)).toMatchObject([
      { unreadCount: 2, lastMessage: { message: 'Come and see it.' } },
    ]);
    expect([await api.unread(seller), await api.unread(candidate)]).toEqual([0, 1]);
    // an answer is read by writing, too
    await stageMessage(candidate, id, 'I will.');
    expect(await api.unread(candidate)).toBe(0);
  });

  it('lists unread conversations first, then by the newest message, in pages without gaps', async () => {
    const contracts = [];
    for (const title of ['Alpha', 'Bravo', 'Charlie', 'Delta', 'Echo']) {
      const contract = await listContract(seller, { title });
      contracts.push(contract);
      await stageMessage(candidate, contract.id, 'Hello');
    }
    expect(await titles(seller)).toEqual(['Echo', 'Delta', 'Charlie', 'Bravo', 'Alpha']);
    await stageMessage(candidate, contracts[1]!.id, 'Anybody there?');
    await api.read(seller, contracts[4]!.id);
    await api.read(seller, contracts[3]!.id);
    const order = ['Bravo', 'Charlie', 'Alpha', 'Echo', 'Delta'];
    expect(await titles(seller)).toEqual(order);
    expect(await api.unread(seller)).toBe(3);

    const paged: string[] = [];
    let after: string | undefined;
    do {
      const page = dataOf(await api.conversations(seller, { first: 2, ...(after && { after }) }));
      expect(page.items.length).toBeLessThanOrEqual(2);
      paged.push(...page.items.map(({ contract }) => contract.title));
      after = page.next ?? undefined;
    } while (after);
    expect(paged).toEqual(order);
  });

  it.each(['nonsense', 'u', 'xMjAyNg'])('refuses the cursor %j', async (after) => {
    expect(await api.conversations(seller, { after })).toMatchObject({ ok: false, code: 'BAD_REQUEST' });
  });

  it('shows the newest message as the viewer may read it', async () => {
    const { id } = await listContract(seller);
    const { id: messageId } = await stageMessage(candidate, id, 'Call me at 512-555-0199');
    const excerpt = async (as: Person) => (await list(as))[0]?.lastMessage.message;
    expect(await excerpt(candidate)).toContain('512-555-0199');
    expect(await excerpt(seller)).toBe('Call me at ••••••••••••');
    await admin.rest('POST', `/api/admin/messages/${messageId}/hide`, { reason: 'Offers to pay elsewhere.' });
    expect([await excerpt(candidate), await excerpt(seller)]).toEqual([REMOVED, REMOVED]);
  });

  it('marking a thread as read does not concern members who take no part in it, nor unknown threads', async () => {
    const { id } = await listContract(seller);
    await stageMessage(candidate, id, 'Hello');
    const reader = await product.member();
    expect(dataOf(await api.read(reader, id))).toEqual({ contractId: id, unreadConversations: 0 });
    expect(await list(reader)).toEqual([]);
    expect(await api.unread(seller)).toBe(1);
    for (const unknown of ['019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f', 'nonsense'])
      expect(await api.read(reader, unknown)).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('has nothing to count for visitors', async () => {
    expect(await api.unread(product.visitor())).toBe(0);
  });

  it('lists the own contracts in any status, newest first, with what the holder has not read', async () => {
    const older = await listContract(seller, { title: 'Older lease', monthlyPayment: 12300 });
    const newer = await listContract(seller, { title: 'Newer lease' });
    await listContract(candidate, { title: 'Of another member' });
    await admin.rest('PUT', `/api/admin/contracts/${newer.id}`, { status: 'cancelled' });
    await stageMessage(candidate, older.id, 'One');
    await stageMessage(candidate, older.id, 'Two');
    const listings = async (page?: PageQuery) => dataOf(await api.listings(seller, page));
    expect((await listings()).items).toMatchObject([
      {
        contract: { title: 'Newer lease', status: 'cancelled' },
        openQuestions: 0,
      },
      { contract: { title: 'Older lease', monthlyPayment: 12300, messageCount: 2 }, openQuestions: 2 },
    ]);
    const first = await listings({ first: 1 });
    expect(first.items.map(({ contract }) => contract.id)).toEqual([newer.id]);
    const second = await listings({ first: 1, after: first.next! });
    expect(second).toMatchObject({ items: [{ contract: { id: older.id } }], next: null });
    await stageMessage(seller, older.id, 'Answer for all');
    expect((await listings()).items[1]?.openQuestions).toBe(0);
  });
});

describe('the table of conversations', () => {
  const rowsOf = (contractId: string) =>
    product.database.query<{ member: string; unread: boolean; read: number }>(
      'select member_id as member, unread, read_seq as read from conversations where contract_id = $1 order by member_id',
      [contractId],
    );

  it('loses its rows with the contract, and those of a deleted account', async () => {
    const [kept, deleted] = [await listContract(seller), await listContract(seller)];
    await stageMessage(candidate, kept.id, 'Hello');
    await stageMessage(candidate, deleted.id, 'Hello');
    await admin.rest('DELETE', `/api/admin/contracts/${deleted.id}`);
    expect(await rowsOf(deleted.id)).toEqual([]);
    await admin.rest('DELETE', `/api/admin/users/${candidate.id}`);
    expect(await rowsOf(kept.id)).toEqual([{ member: seller.id, unread: true, read: 0 }]);
  });

  it('in a long thread, writes only the rows of members who had read everything', async () => {
    const { id } = await listContract(seller);
    await stageMessage(candidate, id, 'Hello');
    const written = () =>
      product.database.query<{ member: string; row: string }>(
        'select member_id as member, xmin::text || ctid::text as row from conversations where contract_id = $1',
        [id],
      );
    const changed = async (work: () => Promise<unknown>) => {
      const before = new Map((await written()).map(({ member, row }) => [member, row]));
      await work();
      return (await written())
        .filter(({ member, row }) => before.get(member) !== row)
        .map(({ member }) => member);
    };
    expect(await changed(() => stageMessage(candidate, id, 'Again'))).toEqual(
      expect.arrayContaining([candidate.id, seller.id]),
    );
    await product.database.query('update contracts set message_count = 100 where id = $1', [id]);
    expect(await changed(() => stageMessage(candidate, id, 'Message 101'))).toEqual([candidate.id]);
    await rest.read(seller, id);
    expect(await changed(() => stageMessage(candidate, id, 'Message 102'))).toEqual(
      expect.arrayContaining([candidate.id, seller.id]),
    );
    expect(dataOf(await rest.conversations(seller)).items).toMatchObject([{ unreadCount: 1 }]);
  });

  it('never misses a message that is sent while the thread is marked as read', async () => {
    const { id } = await listContract(seller);
    await stageMessage(candidate, id, 'Hello');
    for (let round = 0; round < 15; round++)
      await Promise.all([stageMessage(candidate, id, `Message ${round}`), rest.read(seller, id)]);
    const [contract] = await product.database.query<{ count: number }>(
      'select message_count as count from contracts where id = $1',
      [id],
    );
    const own = (await rowsOf(id)).find(({ member }) => member === seller.id);
    expect(own?.unread).toBe((own?.read ?? 0) < (contract?.count ?? 0));
  });

  it('serves a page of the list by one walk along the index', async () => {
    const plan = await product.database.transaction(async (tx) => {
      // the table is too small for the planner to prefer the index by itself
      await tx.query('set local enable_bitmapscan = off');
      await tx.query('set local enable_seqscan = off');
      return tx.query<{ 'QUERY PLAN': string }>(
        `explain select contract_id from conversations where member_id = $1
           and (unread, last_message_at, contract_id) < (true, now(), $1)
         order by unread desc, last_message_at desc, contract_id desc limit 26`,
        [seller.id],
      );
    });
    const text = plan.map((line) => line['QUERY PLAN']).join('\n');
    expect(text).toContain('conversations_of_member');
    expect(text).not.toContain('Sort');
  });
});
