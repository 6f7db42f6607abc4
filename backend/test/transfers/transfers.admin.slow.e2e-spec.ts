import { expect, describe, it } from '@jest/globals';
import { StepTimes } from '../../src/transfers/figures/step-times.js';
import { dataOf, graphqlPage, restPage, type Page, type PageQuery as Query } from '../support/lists.js';
import { admin, buyer, product, purchaseOf, seller, startPayments } from '../support/payments-stage.js';
import type { Outcome, Person } from '../support/person.js';
import { begun, CARD, graphql, rest, sell, type Sale, type TransferShown } from '../support/transfers.js';

startPayments();

type Listed = Pick<TransferShown, 'id'>;
interface Numbers {
  open: number;
  waiting: number;
  stalled: number;
  late: number;
  paused: number;
  steps: { type: string; key: string; title: string; days: number; count: number; estimate: string | null }[];
}
interface Api {
  list(query?: Query): Promise<Outcome<Page<Listed>>>;
  numbers(): Promise<Outcome<Numbers>>;
}

const shout = (value: string) => value.toUpperCase().replaceAll('-', '_');
const apis: [string, Api][] = [
  [
    'REST',
    {
      list: (query) => restPage(admin, '/api/admin/transfers', query),
      numbers: () => admin.viaRest('GET', '/api/admin/transfers/numbers'),
    },
  ],
  [
    'GraphQL',
    {
      list: (query = {}) => {
        const { state, group, ...page } = query;
        return graphqlPage<Listed>(admin, 'transfers', 'id', {
          ...page,
          ...(state && { state: shout(state) }),
          ...(group && { group: shout(group) }),
        });
      },
      numbers: () =>
        admin.viaGraphql(
          '{ transferNumbers { open waiting stalled late paused steps { type key title days count estimate } } }',
        ),
    },
  ],
];

const rows = (text: string, values: unknown[] = []) => product.database.query(text, values);
async function stall({ id }: Sale): Promise<void> {
  await rows('update transfers set stalled_at = now() where id = $1', [id]);
  const late = `update transfer_steps set due_at = now() - interval '8 days' where transfer_id = $1 and status = 'current'`;
  await rows(late, [id]);
}
type Contacts = (as: Person, id: string) => Promise<Outcome<{ name: string }[]>>;
const contactsOf: [string, Contacts][] = [
  ['REST', (as, id) => as.viaRest('GET', `/api/admin/transfers/${id}/contacts`)],
  [
    'GraphQL',
    (as, id) =>
      as.viaGraphql('query($id: ID!) { transferContacts(transferId: $id) { role name email phone note } }', {
        id,
      }),
  ],
];
const idsOf = ({ items }: Page<Listed>) => items.map(({ id }) => id);

describe('the transfers of admins', () => {
  it.each(apis)(
    'through %s: stalled ones first, then those that wait for a decision, open, over',
    async (_name, api) => {
      const before = dataOf(await api.numbers());
      const over = await sell(seller, buyer);
      dataOf(await rest.act(seller, over.id, 'decline'));
      const undecided = await begun(seller, buyer);
      dataOf(
        await admin.viaRest('PUT', `/api/admin/contracts/${undecided.contractId}`, { status: 'active' }),
      );
      const stalled = await begun(seller, buyer);
      await stall(stalled);
      const [older, newer] = [await sell(seller, buyer), await begun(seller, buyer)];
      const differ = await begun(seller, buyer);
      dataOf(
        await rest.step(buyer, differ.id, 'ask-lessor', 'refusal', { reason: 'terms-differ', note: 'Trim' }),
      );
      const paused = await begun(seller, buyer);
      dataOf(await rest.admin(admin, paused.id, 'pause', { reason: 'Both are away' }));
      // a suspended party cannot act: an admin has to look at it
      const suspended = await begun(seller, buyer);
      await rows(`update transfers set paused_at = now(), pause_reason = 'suspension' where id = $1`, [
        suspended.id,
      ]);

      const sorted = [stalled, suspended, differ, undecided, paused, newer, older, over].map(({ id }) => id);
      const all = idsOf(dataOf(await api.list({ first: 500 })));
      expect(all.filter((id) => sorted.includes(id))).toEqual(sorted);
      const q = seller.email;
      // pages continue where the former one ended
      const paged: string[] = [];
      for (let after: string | undefined; ;) {
        const page = dataOf(await api.list({ q, first: 2, ...(after && { after }) }));
        paged.push(...idsOf(page));
        if (!page.next) break;
        after = page.next;
      }
      expect(paged).toEqual(sorted);

      const queries: [Query, Sale[]][] = [
        [{ q, group: 'open' }, [stalled, suspended, differ, paused, newer, older]],
        [{ q, group: 'waiting' }, [suspended, differ, undecided]],
        [{ q, group: 'stalled' }, [stalled]],
        [{ q, group: 'late' }, [stalled]],
        [{ q, group: 'paused' }, [suspended, differ, paused]],
        [{ q, state: 'proposed' }, [older]],
        [{ q, state: 'cancelled' }, [undecided, over]],
        [{ q, state: 'cancelled', group: 'waiting' }, [undecided]],
        [{ q: stalled.contractId }, [stalled]],
        [{ q: stalled.id }, [stalled]],
        [{ q: (await purchaseOf(stalled.intent))!.id }, [stalled]],
        [{ q: stalled.intent }, [stalled]],
        [{ q: 'no such words' }, []],
        [{ q: admin.email }, []],
      ];
      for (const [query, found] of queries)
        expect([query, idsOf(dataOf(await api.list(query)))]).toEqual([query, found.map(({ id }) => id)]);
      const after = dataOf(await api.numbers());
      const added = { open: 6, waiting: 3, stalled: 1, late: 1, paused: 3 };
      for (const [group, count] of Object.entries(added))
        expect([group, after[group as 'open'] - before[group as 'open']]).toEqual([group, count]);
      for (const wrong of [{ after: 'Zm9v' }, { after: Buffer.from('9|x y').toString('base64url') }])
        expect(await api.list(wrong)).toMatchObject({ ok: false, code: 'BAD_REQUEST' });
    },
  );

  it('finds the words of a title, and shows each transfer with its purchase', async () => {
    const sale = await sell(seller, buyer);
    await rows(`update purchases set contract_title = 'Zeppelin lease' where contract_id = $1`, [
      sale.contractId,
    ]);
    await sell(seller, buyer);
    const found = dataOf(
      await admin.viaGraphql<{ edges: { node: unknown }[] }>(
        '{ transfers(q: "zeppelin") { edges { node { id role purchase { contractTitle buyerEmail sellerEmail } } } } }',
      ),
    );
    const purchase = { contractTitle: 'Zeppelin lease', buyerEmail: buyer.email, sellerEmail: seller.email };
    expect(found.edges).toEqual([{ node: { id: sale.id, role: null, purchase } }]);
  });

  it('an admin who is a party acts as a party on the page, and decides nothing as an admin', async () => {
    const sale = await sell(seller, buyer);
    await rows('update transfers set buyer_id = $2 where id = $1', [sale.id, admin.id]);
    const [listed] = dataOf(await rest.all(admin, { q: sale.id })).items;
    expect(listed).toMatchObject({ id: sale.id, contacts: null });
    expect(listed!.allowedActions).toEqual([]);
    const refused = { code: 'CONFLICT', message: expect.stringContaining('You are a party') };
    for (const { admin: ask } of [rest, graphql])
      expect(await ask(admin, sale.id, 'pause', { reason: 'I need more time' })).toMatchObject(refused);
    expect(await contactsOf[0]![1](admin, sale.id)).toMatchObject(refused);
    expect(dataOf(await rest.get(admin, sale.id)).allowedActions).toEqual(['accept', 'withdraw']);
  });

  it.each(contactsOf)('reads contact details through %s, which is recorded', async (_name, contacts) => {
    const sale = await sell(seller, buyer);
    expect(dataOf(await contacts(admin, sale.id))).toEqual([]);
    dataOf(await rest.accept(buyer, sale.id));
    expect(dataOf(await contacts(admin, sale.id))).toMatchObject([
      { name: CARD.name, phone: CARD.phone, email: buyer.email },
    ]);
    expect(dataOf(await rest.get(admin, sale.id)).contacts).toBeNull();
    for (const person of [seller, buyer])
      expect(await contacts(person, sale.id)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await contacts(admin, admin.id)).toMatchObject({ code: 'NOT_FOUND' });
    const recorded = await rows(
      `select from audit_entries where action = 'transfer.read-contacts' and target_id = $1 and actor_id = $2`,
      [sale.id, admin.id],
    );
    expect(recorded).toHaveLength(2);
  });

  it('links an entry of the audit trail to its transfer', async () => {
    const sale = await begun(seller, buyer);
    dataOf(await rest.admin(admin, sale.id, 'extend', { days: 3, reason: 'The lessor is slow' }));
    const { edges } = dataOf(
      await admin.viaGraphql<{ edges: { node: unknown }[] }>(
        '{ auditEntries(action: "transfer.extend") { edges { node { targetType after transfer { id status } purchase { id } } } } }',
      ),
    );
    const after = JSON.stringify({ days: 3, reason: 'The lessor is slow', status: 'in-progress' });
    expect(edges).toEqual([
      {
        node: {
          targetType: 'transfer',
          after,
          transfer: { id: sale.id, status: 'in-progress' },
          purchase: null,
        },
      },
    ]);
  });
});

describe('how long steps take', () => {
  /** Transfers whose step took 1, 2, ... `count` days. */
  const finished = (type: string, key: string, count: number) =>
    rows(
      `with sold as (
         insert into purchases (contract_id, contract_title, buyer_id, seller_id, amount, mode, status, holds_contract)
         select gen_random_uuid(), 'Lease', $1, $2, 2500, 'sandbox', 'released', false from generate_series(1, $5::int)
         returning id, contract_id),
       begun as (
         insert into transfers (purchase_id, contract_id, buyer_id, seller_id, type, status, created_at)
         select id, contract_id, $1, $2, $3, 'completed', now() from sold returning id)
       insert into transfer_steps (transfer_id, key, position, type, status, bound, started_at, done_on, closed_at)
       select id, $4, 1, $3, 'done', false, now() - row_number() over () * interval '1 day',
         (now() at time zone 'UTC')::date, now() from begun`,
      [buyer.id, seller.id, type, key, count],
    );

  it('is measured from the twentieth on, and shown instead of the estimate', async () => {
    const sale = await begun(seller, buyer);
    const usual = async () => dataOf(await rest.get(buyer, sale.id)).steps[1]?.usual;
    const measured = async () => dataOf(await apis[0]![1].numbers()).steps;
    await finished('car-lease', 'ask-lessor', 19);
    await product.app.get(StepTimes).measure();
    expect([await usual(), await measured()]).toEqual(['1–5 days', []]);
    await finished('car-lease', 'ask-lessor', 1);
    // figures are an hour old at most: no request measures them
    expect(await usual()).toBe('1–5 days');
    await product.app.get(StepTimes).measure();
    expect(await usual()).toBe('10 days');
    const title = 'Ask the leasing company for its transfer papers';
    const step = { type: 'car-lease', key: 'ask-lessor', title, days: 10, count: 20, estimate: '1–5 days' };
    for (const [, api] of apis) expect(dataOf(await api.numbers()).steps).toEqual([step]);
  });
});
