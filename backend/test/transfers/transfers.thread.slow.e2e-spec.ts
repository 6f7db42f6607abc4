import { afterEach, describe, expect, it } from '@jest/globals';
import { PAYMENT_WARNING } from '@handover/domain/transfers/payment-warning';
import { Retention } from '../../src/retention/retention.js';
import { dataOf } from '../support/lists.js';
import { admin, buyer, product, seller, startPayments } from '../support/payments-stage.js';
import { PASSWORD, type Person } from '../support/person.js';
import { RawSocket } from '../support/sockets.js';
import { threadApis, watchTransfer, type TransferMessageShown } from '../support/transfer-threads.js';
import { begun, CARD, rest, sell } from '../support/transfers.js';

startPayments();

const rows = <Row = Record<string, unknown>>(text: string, values: unknown[] = []) =>
  product.database.query<Row>(text, values);
const reads = async (id: string) =>
  (await rows(`select from audit_entries where action = 'transfer.read-thread' and target_id = $1`, [id]))
    .length;
const endedDaysAgo = (id: string, days: number) =>
  rows(`update transfers set cancelled_at = now() - $2 * interval '1 day' where id = $1`, [id, days]);

const sockets: RawSocket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.stop();
});
async function watching(person: Person, id: string): Promise<RawSocket> {
  const socket = await RawSocket.open(product.url, { person });
  sockets.push(socket);
  await watchTransfer(socket, id);
  return socket;
}

describe.each(threadApis)('the private thread through %s', (_name, api) => {
  it('opens when both have accepted, and shows what was written to both', async () => {
    const { id } = await sell(seller, buyer);
    expect(await api.send(buyer, id, 'Hello')).toMatchObject({ code: 'CONFLICT' });
    for (const party of [seller, buyer]) dataOf(await rest.accept(party, id));
    const text = 'Call me at 415-555-2671 or write to ada@example.com';
    const first = dataOf(await api.send(buyer, id, text));
    expect(first).toMatchObject({ by: 'buyer', senderId: buyer.id, message: text, warning: null });
    dataOf(await api.send(seller, id, 'Thanks!'));
    const third = dataOf(await api.send(seller, id, 'Just Zelle me the $500'));
    expect(third).toMatchObject({ by: 'holder', warning: PAYMENT_WARNING });
    for (const party of [seller, buyer]) {
      const all = dataOf(await api.list(party, id));
      expect(all.map(({ message }) => message)).toEqual([text, 'Thanks!', 'Just Zelle me the $500']);
      expect(dataOf(await api.list(party, id, { after: first.id, last: 1 }))).toEqual([all[1]]);
      expect(dataOf(await api.list(party, id, { before: third.id, last: 1 }))).toEqual([all[1]]);
    }
    expect(await api.list(buyer, id, { after: crypto.randomUUID() })).toMatchObject({ code: 'BAD_REQUEST' });
  });

  it('refuses secrets and empty messages', async () => {
    const { id } = await begun(seller, buyer);
    for (const wrong of ['My card is 4242 4242 4242 4242', 'My SSN is 123-45-6789', ' '])
      expect(await api.send(buyer, id, wrong)).toMatchObject({ code: 'VALIDATION' });
    expect(dataOf(await api.list(buyer, id))).toEqual([]);
  });

  it('counts what each party has not read', async () => {
    const { id } = await begun(seller, buyer);
    for (const text of ['One', 'Two']) dataOf(await api.send(buyer, id, text));
    const unread = async (as: Person) =>
      (dataOf(await rest.get(as, id)) as unknown as { unreadMessages: number }).unreadMessages;
    expect([await unread(seller), await unread(buyer), await unread(admin)]).toEqual([2, 0, 0]);
    expect(dataOf(await api.read(seller, id))).toMatchObject({ unreadMessages: 0, acceptsMessages: true });
    dataOf(await api.send(seller, id, 'Three'));
    expect([await unread(seller), await unread(buyer)]).toEqual([0, 1]);
  });

  it('does not exist for strangers, and an admin reads it with an audit entry', async () => {
    const { id } = await begun(seller, buyer);
    dataOf(await api.send(buyer, id, 'Hello'));
    const stranger = await product.member();
    for (const call of [api.list, api.read, (as: Person, of: string) => api.send(as, of, 'Hi')]) {
      expect(await call(stranger, id)).toMatchObject({ code: 'NOT_FOUND' });
      expect(await call(buyer, crypto.randomUUID())).toMatchObject({ code: 'NOT_FOUND' });
      expect(await call(product.visitor(), id)).toMatchObject({ code: 'UNAUTHENTICATED' });
    }
    for (const call of [api.read, (as: Person, of: string) => api.send(as, of, 'Hi')])
      expect(await call(admin, id)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await reads(id)).toBe(0);
    expect(dataOf(await api.list(admin, id))).toHaveLength(1);
    expect(await reads(id)).toBe(1);
  });
});

const [, api] = threadApis[0]!;

describe('live', () => {
  it('messages and changes reach both parties, each with what they may see', async () => {
    const { id, contractId } = await sell(seller, buyer);
    const [ofSeller, ofBuyer] = [await watching(seller, id), await watching(buyer, id)];
    for (const party of [seller, buyer]) dataOf(await rest.accept(party, id));
    const texts = ['One', 'Two', 'Three'];
    for (const text of texts) dataOf(await api.send(buyer, id, text));
    for (const [socket, role] of [
      [ofSeller, 'HOLDER'],
      [ofBuyer, 'BUYER'],
    ] as const) {
      await socket.untilMessages(3, 'm');
      expect(socket.messages<TransferMessageShown>('m').map(({ message }) => message)).toEqual(texts);
      await socket.untilMessages(2, 'c');
      const [proposed, begunNow] = socket.messages<Record<string, unknown>>('c');
      expect(proposed).toMatchObject({
        id,
        status: 'PROPOSED',
        role,
        contacts: null,
        holder: { name: null },
      });
      expect(proposed?.steps).toHaveLength(1);
      expect(begunNow).toMatchObject({ id, status: 'IN_PROGRESS', role });
      expect(begunNow?.contacts).toHaveLength(2);
      expect(begunNow?.contract).toEqual({ id: contractId });
    }
  });

  it('reach no one else, and end with the session', async () => {
    const { id } = await begun(seller, buyer);
    const stranger = await product.member();
    for (const [person, code] of [
      [stranger, 'NOT_FOUND'],
      [product.visitor(), 'UNAUTHENTICATED'],
    ] as const) {
      const socket = await watching(person, id);
      for (const name of ['m', 'c']) expect(await socket.codeOf(name)).toBe(code);
      dataOf(await api.send(buyer, id, 'Hello'));
      await socket.seen();
      expect([...socket.messages('m'), ...socket.messages('c')]).toEqual([]);
    }
    const ofAdmin = await watching(admin, id);
    expect(await reads(id)).toBe(1);
    const former = await product.admin();
    const ofFormer = await watching(former, id);
    await rows('update users set is_admin = false where id = $1', [former.id]);
    const ofBuyer = await watching(buyer, id);
    await buyer.rest('GET', '/api/logout');
    expect(await ofBuyer.closed).toMatchObject({ reason: 'Session ended' });
    dataOf(await api.send(seller, id, 'Are you there?'));
    await ofAdmin.untilMessages(1, 'm');
    expect(ofBuyer.messages('m')).toEqual([]);
    // the right of an admin is checked again with each event
    dataOf(await rest.step(seller, id, 'ask-lessor', 'complete'));
    for (const name of ['m', 'c']) expect(await ofFormer.codeOf(name)).toBe('FORBIDDEN');
    expect([...ofFormer.messages('m'), ...ofFormer.messages('c')]).toEqual([]);
  });
});

describe('what is kept', () => {
  it('is open for 90 days after the end, and deleted then', async () => {
    const { id } = await begun(seller, buyer);
    dataOf(await api.send(buyer, id, 'Hello'));
    dataOf(await rest.act(seller, id, 'withdraw'));
    await endedDaysAgo(id, 89);
    dataOf(await api.send(buyer, id, 'Did the plates arrive?'));
    await product.app.get(Retention).run();
    expect(dataOf(await api.list(seller, id))).toHaveLength(2);
    await endedDaysAgo(id, 90);
    expect(await api.send(buyer, id, 'Hello?')).toMatchObject({ code: 'CONFLICT' });
    await endedDaysAgo(id, 91);
    await product.app.get(Retention).run();
    expect(dataOf(await api.list(seller, id))).toEqual([]);
    expect(await rows('select from contact_cards where transfer_id = $1', [id])).toEqual([]);
  });

  it('is exported to its author, and goes with their account', async () => {
    const { id } = await begun(seller, buyer);
    dataOf(await api.send(buyer, id, 'My number is 415-555-2671'));
    dataOf(await api.send(seller, id, 'Thanks'));
    dataOf(await rest.act(buyer, id, 'withdraw'));
    const exported = async (as: Person) =>
      dataOf(await as.viaRest<{ transfers: { messages: { message: string }[] } }>('GET', '/api/user/export'))
        .transfers.messages;
    expect(await exported(buyer)).toMatchObject([{ transferId: id, message: 'My number is 415-555-2671' }]);
    expect(await exported(seller)).toMatchObject([{ message: 'Thanks' }]);
    dataOf(await buyer.viaRest('DELETE', '/api/user', { password: PASSWORD }));
    expect(dataOf(await api.list(seller, id))).toMatchObject([{ message: 'Thanks' }]);
  });
});

describe('links of a transfer', () => {
  const LINKS = `query($id: ID!) { transfer(id: $id) {
    contract { id title } terms { title monthlyPayment } holder { id name handedOver } buyer { id name } } }`;
  interface Links {
    contract: { id: string; title: string };
    terms: { title: string };
    holder: { id: string; name: string | null; handedOver: number };
    buyer: { id: string; name: string | null };
  }
  const links = async (as: Person, id: string) => dataOf(await as.viaGraphql<Links>(LINKS, { id }));

  it('a name has no contact in it, because the fee goes back if the buyer withdraws', async () => {
    const [holder, party] = [await product.member(), await product.member()];
    await holder.rest('PATCH', '/api/user/profile', { firstName: 'Grace 512-555-0199', lastName: 'Hopper' });
    await party.rest('PATCH', '/api/user/profile', { firstName: 'ada@gmail.com', lastName: 'Byron' });
    const { id } = await sell(holder, party);
    expect((await links(party, id)).holder.name).toBe('Grace •••••••••••• H.');
    expect((await links(holder, id)).buyer.name).toBe('••••••••••••• B.');
  });

  it('the parties know first name and initial from the beginning, and an edit of the contract leaves the terms that were sold', async () => {
    for (const [person, firstName] of [
      [seller, 'Grace'],
      [buyer, 'Ada'],
    ] as const)
      await person.rest('PATCH', '/api/user/profile', { firstName, lastName: 'Byron' });
    const { id, contractId } = await sell(seller, buyer);
    expect(await links(buyer, id)).toMatchObject({
      contract: { id: contractId },
      holder: { id: seller.id, name: 'Grace B.', handedOver: 0 },
      buyer: { id: buyer.id, name: 'Ada B.' },
    });
    for (const party of [seller, buyer]) dataOf(await rest.accept(party, id, { ...CARD, phone: null }));
    const { terms } = await links(seller, id);
    const former = await begun(await product.member(), seller);
    await rows(`update transfers set status = 'completed', completed_at = now() where id = $1`, [former.id]);
    expect((await links(buyer, id)).holder.handedOver).toBe(1);
    expect(await links(seller, id)).toMatchObject({
      holder: { name: 'Grace B.' },
      buyer: { name: 'Ada B.' },
    });
    const title = 'Another title';
    dataOf(await admin.viaRest('PUT', `/api/admin/contracts/${contractId}`, { title }));
    for (const party of [seller, buyer])
      expect(await links(party, id)).toMatchObject({ contract: { title }, terms });
  });
});
