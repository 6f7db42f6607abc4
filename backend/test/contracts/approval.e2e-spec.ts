import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { SearchAlerts } from '../../src/saved/search-alerts.js';
import { contractWords, listContract, type ContractWords } from '../factories/contract.js';
import { jpeg } from '../factories/images.js';
import { restApi as settings } from '../support/admin-apis.js';
import { apis, type Waiting } from '../support/approvals.js';
import { dataOf } from '../support/lists.js';
import { rest as notifications } from '../support/notifications.js';
import type { Person } from '../support/person.js';
import { startApp, type TestApp } from '../support/product/app.js';
import { jobsAreDone } from '../support/product/jobs.js';
import { mailTo } from '../support/product/stored-mails.js';
import { rest as saved } from '../support/saved.js';

const KEY = 'approve_listings';

let product: TestApp;
let admin: Person;
let holder: Person;
let visitor: Person;
beforeAll(async () => {
  product = await startApp();
  [admin, holder, visitor] = [await product.admin(), await product.member(), product.visitor()];
  await product.confirm(holder);
});
afterAll(() => product.stop());

const rows = <Row>(text: string, values: unknown[] = []) => product.database.query<Row>(text, values);
const switchTo = async (value: string) => {
  await settings.deleteSetting(admin, KEY);
  dataOf(await settings.createSetting(admin, { key: KEY, value }));
};
beforeEach(async () => {
  await switchTo('true');
  // a job that reads them would end in a deadlock with it
  await jobsAreDone(product);
  await rows('truncate contracts cascade');
});

let number = 0;
const words = (more: Partial<ContractWords> = {}) => contractWords({ title: `Lease ${++number}`, ...more });
/** A contract that is public. */
async function published(more: Partial<ContractWords> = {}): Promise<string> {
  await switchTo('false');
  const { id } = await listContract(holder, words(more));
  await switchTo('true');
  return id;
}
const listedIds = async () =>
  (await visitor.rest<{ id: string }[]>('GET', '/api/contracts?limit=500')).body.map(({ id }) => id);
const told = async (as: Person, contractId: string) =>
  dataOf(await notifications.list(as)).items.filter((one) => one.contractId === contractId);

describe.each(apis)('approval of contracts, through $name', (api) => {
  const queueOf = async (): Promise<Waiting[]> => dataOf(await api.queue(admin)).items;

  it('is not needed unless the setting is on, and never for admins', async () => {
    await switchTo('false');
    expect(dataOf(await api.submit(holder, words()))).toMatchObject({
      status: 'active',
      offMarketReason: null,
    });
    await switchTo('true');
    expect(dataOf(await api.submit(admin, words()))).toMatchObject({ status: 'active' });
    expect(await queueOf()).toEqual([]);
  });

  it('keeps a new contract from everyone but its holder and admins until it is approved', async () => {
    const contract = dataOf(await api.submit(holder, words({ title: 'A secret lease' })));
    const { id } = contract;
    expect(contract).toMatchObject({
      status: 'cancelled',
      offMarketReason: 'waiting',
      title: 'A secret lease',
    });
    for (const as of [visitor, await product.member()]) {
      expect(await api.get(as, id)).toMatchObject({ code: 'NOT_FOUND' });
      expect(await api.photos(as, id)).toMatchObject({ code: 'NOT_FOUND' });
    }
    for (const as of [holder, admin])
      expect(dataOf(await api.get(as, id))).toMatchObject({
        title: 'A secret lease',
        location: 'Austin, TX',
      });
    expect(await listedIds()).not.toContain(id);
    expect(JSON.stringify((await visitor.rest('GET', `/api/contracts/${id}/changes`)).body)).toMatch(
      /NOT_FOUND/,
    );

    expect(await queueOf()).toEqual([
      {
        id,
        contract: expect.objectContaining({ id, title: 'A secret lease' }),
        ...{ isNew: true, hasNewPhotos: false, changes: [] },
        createdAt: expect.stringMatching(/Z$/),
        holderEmail: holder.email,
      },
    ]);
    expect(dataOf(await api.count(admin))).toEqual({ count: 1 });
    expect(dataOf(await api.approve(admin, id))).toMatchObject({ status: 'active', offMarketReason: null });
    expect(dataOf(await api.get(visitor, id))).toMatchObject({ title: 'A secret lease', forSale: true });
    expect(await listedIds()).toContain(id);
    expect(dataOf(await api.count(admin))).toEqual({ count: 0 });
    expect(await told(holder, id)).toMatchObject([{ title: 'Live now: A secret lease' }]);
  });

  it('takes a public contract off the market when an edit changes what others read', async () => {
    const id = await published({ title: 'Civic', monthlyPayment: 38900 });
    const asker = await product.member();
    dataOf(await asker.viaRest('POST', `/api/contracts/${id}/chat`, { message: 'Is it blue?' }));
    const edited = dataOf(
      await api.edit(holder, id, { monthlyPayment: 40900, facts: { dispositionFee: 39_500 } }),
    );
    expect(edited).toMatchObject({ status: 'cancelled', offMarketReason: 'waiting', monthlyPayment: 40900 });
    expect(await api.get(asker, id)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await listedIds()).not.toContain(id);
    dataOf(await api.edit(holder, id, { title: 'Blue Civic' }));
    expect(await queueOf()).toMatchObject([
      {
        isNew: false,
        changes: [
          { label: 'title', before: 'Civic', after: 'Blue Civic' },
          { label: 'monthly payment', before: '$389.00', after: '$409.00' },
          { label: 'fee for returning it', before: null, after: '$395.00' },
        ],
      },
    ]);
    expect((await told(asker, id)).map(({ title }) => title)).toEqual(['Off the market: Contract in review']);

    dataOf(await api.approve(admin, id));
    expect(dataOf(await api.get(visitor, id))).toMatchObject({ title: 'Blue Civic', status: 'active' });
    expect((await told(asker, id)).map(({ title }) => title)).toContain('Back on the market: Blue Civic');
    const changes = await visitor.rest<{ field: string }[]>('GET', `/api/contracts/${id}/changes`);
    expect(changes.body.map(({ field }) => field).sort()).toEqual(['monthlyPayment', 'title']);
  });

  it('releases a payment that was open when the contract was edited', async () => {
    const id = await published();
    const buyer = await product.member();
    dataOf(await buyer.viaRest('POST', '/api/create-payment-intent', { contractId: id }));
    dataOf(await api.edit(holder, id, { incentive: 50_000 }));
    expect(await buyer.viaRest('POST', '/api/create-payment-intent', { contractId: id })).toMatchObject({
      code: 'NOT_FOR_SALE',
    });
  });

  it('is not needed for an edit of private facts, nor for one that changes nothing', async () => {
    const id = await published();
    for (const edit of [{ privateFacts: { vin: '1HGCM82633A004352' } }, { remainingTermMonths: 18 }])
      expect(dataOf(await api.edit(holder, id, edit))).toMatchObject({ status: 'active' });
  });

  it('is needed for new photos, which the holder and admins see meanwhile', async () => {
    const id = await published();
    const { status } = await holder.rest(
      'POST',
      `/api/contracts/${id}/photos`,
      await jpeg({ seed: number }),
      {
        'content-type': 'image/jpeg',
      },
    );
    expect(status).toBe(201);
    expect(await queueOf()).toMatchObject([{ isNew: false, hasNewPhotos: true, changes: [] }]);
    for (const as of [holder, admin]) expect(dataOf(await api.photos(as, id))).toHaveLength(1);
    expect(await api.photos(visitor, id)).toMatchObject({ code: 'NOT_FOUND' });
    dataOf(await api.approve(admin, id));
    expect(dataOf(await api.photos(visitor, id))).toHaveLength(1);
  });

  it('may be refused with a reason; the holder is told, edits the contract and submits it again', async () => {
    const { id } = dataOf(await api.submit(holder, words({ title: 'Lease without photos' })));
    expect(dataOf(await api.sendBack(admin, id, 'Please add photos.'))).toMatchObject({
      status: 'cancelled',
      offMarketReason: 'sent-back',
    });
    expect(await queueOf()).toEqual([]);
    expect(await api.get(visitor, id)).toMatchObject({ code: 'NOT_FOUND' });
    expect(dataOf(await api.mine(holder, id))).toMatchObject({
      contract: { offMarketReason: 'sent-back', title: 'Lease without photos' },
      sentBackFor: 'Please add photos.',
      allowedActions: ['edit', 'withdraw', 'mark-elsewhere', 'relist'],
    });
    expect(await told(holder, id)).toMatchObject([
      {
        title: 'Please change something: Lease without photos',
        text: expect.stringMatching(/Please add photos\. Edit it/),
      },
    ]);
    await mailTo(product, holder.email, /Please change something: Lease without photos/);

    dataOf(await api.edit(holder, id, { description: 'With photos soon.' }));
    expect(await queueOf()).toEqual([]);
    expect(dataOf(await api.relist(holder, id))).toMatchObject({ offMarketReason: 'waiting' });
    expect(dataOf(await api.mine(holder, id))).toMatchObject({ sentBackFor: null });
    expect(await queueOf()).toMatchObject([{ id, isNew: true }]);
    dataOf(await api.approve(admin, id));
    expect(await listedIds()).toContain(id);
  });

  it('is still needed after the holder has withdrawn or paused and relisted the contract', async () => {
    const { id } = dataOf(await api.submit(holder, words()));
    dataOf(await holder.viaRest('POST', `/api/listings/${id}/withdraw`));
    expect(await queueOf()).toEqual([]);
    expect(await api.get(visitor, id)).toMatchObject({ code: 'NOT_FOUND' });
    expect(dataOf(await api.relist(holder, id))).toMatchObject({ offMarketReason: 'waiting' });

    const paused = await published();
    dataOf(await holder.viaRest('POST', `/api/listings/${paused}/pause`));
    dataOf(await api.edit(holder, paused, { title: 'Edited in a pause' }));
    expect(await api.get(visitor, paused)).toMatchObject({ code: 'NOT_FOUND' });
    expect(dataOf(await api.relist(holder, paused))).toMatchObject({ offMarketReason: 'waiting' });
    expect((await queueOf()).map(({ isNew }) => isNew)).toEqual([true, false]);
  });

  it('is no longer needed once the setting is off: what was edited before goes live when it is relisted', async () => {
    const { id } = dataOf(await api.submit(holder, words()));
    dataOf(await api.sendBack(admin, id, 'Not yet.'));
    await switchTo('false');
    expect(dataOf(await api.relist(holder, id))).toMatchObject({ status: 'active' });
    expect(dataOf(await api.get(visitor, id))).toMatchObject({ status: 'active' });
    expect(await rows('select from contract_approvals')).toEqual([]);
  });

  it('is given once, by an admin who is not the holder, to a contract that waits', async () => {
    const { id } = dataOf(await api.submit(holder, words()));
    for (const act of [() => api.approve(holder, id), () => api.sendBack(holder, id, 'No reason.')])
      expect(await act()).toMatchObject({ code: 'FORBIDDEN' });
    await rows('update users set is_admin = true where id = $1', [holder.id]);
    expect(await api.approve(holder, id)).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringMatching(/party/),
    });
    await rows('update users set is_admin = false where id = $1', [holder.id]);
    expect(await api.sendBack(admin, id, '')).toMatchObject({ code: 'VALIDATION' });
    const both = await Promise.all([api.approve(admin, id), api.approve(admin, id)]);
    expect(both.map(({ code }) => code ?? 'approved').sort()).toEqual(['CONFLICT', 'approved']);
    expect(await api.sendBack(admin, id, 'Too late.')).toMatchObject({ code: 'CONFLICT' });
    expect(await api.approve(admin, holder.id)).toMatchObject({ code: 'NOT_FOUND' });
    const audit = dataOf(await settings.audit(admin)).items.filter(({ targetId }) => targetId === id);
    expect(audit.map(({ action }) => action)).toEqual(['contract.approve']);
  });

  it('comes in the order of waiting, by pages', async () => {
    const ids: string[] = [];
    while (ids.length < 3) ids.push(dataOf(await api.submit(holder, words())).id);
    const first = dataOf(await api.queue(admin, { first: 2 }));
    expect(first.items.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    const rest = dataOf(await api.queue(admin, { first: 2, after: first.next as string }));
    expect(rest).toMatchObject({ items: [{ id: ids[2] }], next: null });
    const newest = await admin.rest<Waiting[]>('GET', '/api/admin/approvals?sort=newest');
    expect(newest.body.map(({ id }) => id)).toEqual(ids.toReversed());
  });
});

it('tells saved searches about a contract when it is approved, and not before', async () => {
  const member = await product.member();
  await product.confirm(member);
  const word = 'velocipede';
  const search = dataOf(await saved.save(member, { name: word, query: `q=${word}`, frequency: 'instant' }));
  const alerts = async () => {
    await rows(
      `update saved_searches set seen_until = now() - interval '1 hour', next_at = now() where id = $1`,
      [search.id],
    );
    await product.app.get(SearchAlerts).run();
    return (await told(member, id)).length;
  };
  const { id } = await listContract(holder, words({ title: `A ${word}` }));
  // alerts leave out what is younger than a minute
  await rows(`update contracts set created_at = now() - interval '10 minutes' where id = $1`, [id]);
  expect(await alerts()).toBe(0);
  expect((await admin.rest('POST', `/api/admin/contracts/${id}/approve`)).status).toBe(200);
  await rows(`update contracts set listed_at = now() - interval '5 minutes' where id = $1`, [id]);
  expect(await alerts()).toBe(1);
});

it('exports what a contract waits for, and forgets it with the account', async () => {
  const member = await product.member();
  const { id } = await listContract(member, words());
  expect(
    (await admin.rest('POST', `/api/admin/contracts/${id}/send-back`, { reason: 'No photos.' })).status,
  ).toBe(200);
  const { body } = await member.rest<{ contracts: object[] }>('GET', '/api/user/export');
  expect(body.contracts).toMatchObject([
    { offMarketReason: 'sent-back', approval: { sentBackFor: 'No photos.', termsShown: null } },
  ]);
  expect((await admin.rest('DELETE', `/api/admin/users/${member.id}`)).status).toBe(200);
  expect(await rows('select from contract_approvals where id = $1', [id])).toEqual([]);
});
