import { afterEach, describe, expect, it } from '@jest/globals';
import { contractWords, listContract } from '../factories/contract.js';
import { apis, openEverywhere, rest, type AvailabilityApi } from '../support/availability.js';
import { dataOf } from '../support/lists.js';
import { authorise, rest as payments } from '../support/payments.js';
import {
  admin,
  buyer,
  product,
  provider,
  purchaseOf,
  seller,
  startPayments,
} from '../support/payments-stage.js';
import { until } from '../support/until.js';

startPayments();
afterEach(() => openEverywhere(admin));

const NOT_IN_NEW_YORK = 'Transfers of this kind are not offered in New York yet.';
const NEW_YORK = { state: 'NY' };
const flat = (location: string) =>
  listContract(seller, { type: 'apartment', title: `Flat in ${location}`, location });
const close = (mode: string, api: AvailabilityApi = rest) => api.set(admin, 'NY', 'apartment', { mode });

interface Shown {
  status: string;
  forSale: boolean;
  acceptsMessages: boolean;
}
const shown = async (id: string) => dataOf(await buyer.viaRest<Shown>('GET', `/api/contracts/${id}`));
const notOfferedOf = async (id: string) =>
  dataOf(
    await buyer.viaGraphql<{ forSale: boolean; notOffered: string | null }>(
      'query($id: ID!) { contract(id: $id) { forSale notOffered } }',
      { id },
    ),
  );

it.each(apis)(
  'at first all is open, and the fee of apartments in New York and California goes back, through %s',
  async (_name, api) => {
    const cells = dataOf(await api.list(admin));
    expect(cells).toHaveLength(51 * 5);
    const decided = cells.filter(({ mode, feeRule }) => mode !== 'open' || feeRule !== 'standard');
    expect(decided).toEqual(
      ['CA', 'NY'].map((state) => ({
        ...{ state, type: 'apartment', mode: 'open', feeRule: 'always-refund', checkedOn: '2026-11-23' },
        reason: expect.stringMatching(/^Ask a lawyer: /),
        sourceName: expect.stringMatching(/ 446-a to 446-c$| 10167 ff\.$/),
        ...{ changedBy: null, changedAt: expect.stringMatching(/Z$/) },
      })),
    );
    expect(cells.find(({ state, type }) => state === 'TX' && type === 'loan')).toEqual({
      ...{ state: 'TX', type: 'loan', mode: 'open', feeRule: 'standard', reason: null, sourceName: null },
      ...{ checkedOn: null, changedBy: null, changedAt: null },
    });
  },
);

describe.each(apis)('what is allowed by state and type, through %s', (_name, api) => {
  it('is set by admins with a reason, which the audit trail keeps', async () => {
    const change = {
      mode: 'closed',
      feeRule: 'always-refund',
      reason: 'Counsel said so',
      sourceName: 'Letter',
    };
    const set = dataOf(await api.set(admin, 'tx', 'loan', change));
    const today = new Date().toISOString().slice(0, 10);
    expect(set).toMatchObject({
      ...change,
      state: 'TX',
      type: 'loan',
      checkedOn: today,
      changedBy: admin.id,
    });
    expect(dataOf(await api.list(admin))).toContainEqual(set);
    const { mode, feeRule, reason, sourceName } = dataOf(
      await api.set(admin, 'TX', 'loan', { reason: ' Over ' }),
    );
    expect({ mode, feeRule, reason, sourceName }).toEqual({
      ...{ mode: 'open', feeRule: 'standard', reason: 'Over', sourceName: null },
    });
    const { body } = await admin.rest<{ targetId: string; before: string; after: string }[]>(
      'GET',
      '/api/admin/audit?action=availability.set&limit=1',
    );
    const [entry] = body;
    expect(entry?.targetId).toBe('TX/loan');
    expect(JSON.parse(entry?.before ?? '')).toEqual(change);
    expect(JSON.parse(entry?.after ?? '')).toEqual({
      ...{ mode: 'open', feeRule: 'standard', reason: 'Over', sourceName: null },
    });
  });

  it.each([
    ['ZZ', {}, 'NOT_FOUND'],
    ['TX', { reason: ' ' }, 'VALIDATION'],
    ['TX', { reason: 'x'.repeat(301) }, 'VALIDATION'],
    ['TX', { sourceName: 'x'.repeat(121) }, 'VALIDATION'],
  ])('refuses %s with %j', async (state, change, code) => {
    expect(await api.set(admin, state, 'loan', change)).toMatchObject({ ok: false, code });
  });

  it('needs a fresh proof of who the admin is', async () => {
    const other = await product.admin();
    await product.database.query(
      `update sessions set proved_at = now() - interval '16 minutes' where sess #>> '{passport,user}' = $1`,
      [other.id],
    );
    expect(await api.set(other, 'TX', 'loan')).toMatchObject({ code: 'STEP_UP_REQUIRED' });
    expect(await api.list(other)).toMatchObject({ ok: true });
  });

  it('is told for a location before a contract is listed', async () => {
    dataOf(await close('closed', api));
    const visitor = product.visitor();
    expect(dataOf(await api.at(visitor, 'apartment', '12 Main St, Brooklyn, NY'))).toMatchObject({
      ...{ state: 'NY', mode: 'closed', notOffered: NOT_IN_NEW_YORK },
      notListed: 'Contracts of this kind cannot be listed in New York yet.',
    });
    expect(dataOf(await api.at(visitor, 'apartment', 'Somewhere nice'))).toMatchObject({
      ...{ state: null, mode: 'open', notListed: null },
      notOffered: expect.stringMatching(/^We need the state first/),
    });
    for (const [type, location] of [
      ['apartment', 'Newark, NJ'],
      ['car-lease', 'Brooklyn, NY'],
    ] as const)
      expect(dataOf(await api.at(visitor, type, location))).toMatchObject({
        notListed: null,
        notOffered: null,
      });
  });
});

describe.each(apis)('a sale that is not offered, through %s', (_name, api) => {
  it('is stopped in New York for a contract that was listed before, and goes on in Newark', async () => {
    const [brooklyn, newark] = [await flat('Brooklyn, NY'), await flat('Newark, NJ')];
    expect(await shown(brooklyn.id)).toMatchObject({ forSale: true });
    dataOf(await close('no-sale', api));

    expect(await shown(brooklyn.id)).toMatchObject({
      forSale: false,
      status: 'active',
      acceptsMessages: true,
    });
    expect(await notOfferedOf(brooklyn.id)).toEqual({ forSale: false, notOffered: NOT_IN_NEW_YORK });
    expect(await api.refusal(buyer, 'pay', { contractId: brooklyn.id })).toEqual({
      ...{ status: 409, code: 'NOT_OFFERED', message: NOT_IN_NEW_YORK, details: NEW_YORK },
    });
    const question = { message: 'Is it quiet?' };
    expect((await buyer.rest('POST', `/api/contracts/${brooklyn.id}/chat`, question)).status).toBe(201);
    expect((await flat('Queens, NY')).status).toBe('active');

    expect(await notOfferedOf(newark.id)).toEqual({ forSale: true, notOffered: null });
    const intent = await authorise(provider, buyer, newark.id);
    expect(dataOf(await payments.complete(buyer, intent))).toEqual({ status: 'completed' });

    dataOf(await close('open', api));
    expect(await notOfferedOf(brooklyn.id)).toEqual({ forSale: true, notOffered: null });
    expect(await api.refusal(buyer, 'pay', { contractId: brooklyn.id })).toMatchObject({ code: undefined });
  });

  it('charges no one whose payment was open by then', async () => {
    const { id } = await flat('Brooklyn, NY');
    const intent = await authorise(provider, buyer, id);
    dataOf(await close('no-sale', api));
    const complete = () => api.refusal(buyer, 'complete', { paymentIntentId: intent });
    const refusal = {
      ...{ status: 409, code: 'NOT_OFFERED', details: NEW_YORK },
      message: `${NOT_IN_NEW_YORK} You were not charged.`,
    };
    expect([await complete(), await complete()]).toEqual([refusal, refusal]);
    await until(async () => (await purchaseOf(intent))?.status === 'released');
    expect(await purchaseOf(intent)).toMatchObject({ cause: 'not-offered' });
    expect(await provider.charged(intent)).toBe(0);
  });

  it('does not touch a purchase that was made before', async () => {
    const { id } = await flat('Brooklyn, NY');
    const intent = await authorise(provider, buyer, id);
    dataOf(await payments.complete(buyer, intent));
    dataOf(await close('closed', api));
    expect(await purchaseOf(intent)).toMatchObject({ status: 'captured' });
    expect(dataOf(await payments.complete(buyer, intent))).toEqual({ status: 'completed' });
    const transfer = dataOf(await seller.viaRest<{ id: string }>('GET', `/api/contracts/${id}/transfer`));
    const accepted = await seller.rest('POST', `/api/transfers/${transfer.id}/accept`, {
      ...{ name: 'Grace', consent: true },
    });
    expect(accepted.status).toBe(200);
  });

  it('waits for the state while the type is stopped in some state', async () => {
    const { id } = await flat('Near the sea');
    expect(await notOfferedOf(id)).toEqual({ forSale: true, notOffered: null });
    dataOf(await close('no-sale', api));
    expect((await flat('Near the lake')).status).toBe('active');
    expect(await notOfferedOf(id)).toMatchObject({
      forSale: false,
      notOffered: expect.stringMatching(/^We need the state first/),
    });
    expect(await api.refusal(buyer, 'pay', { contractId: id })).toMatchObject({
      ...{ status: 409, code: 'NOT_OFFERED', details: { reason: 'STATE_NEEDED' } },
    });
    dataOf(await seller.viaRest('PUT', `/api/listings/${id}`, { location: 'Newark, NJ' }));
    expect(await notOfferedOf(id)).toEqual({ forSale: true, notOffered: null });
  });

  it('is no new listing either once it is closed', async () => {
    const [live, paused, withdrawn] = [
      await flat('Brooklyn, NY'),
      await flat('Buffalo, NY'),
      await flat('Queens, NY'),
    ];
    dataOf(await seller.viaRest('POST', `/api/listings/${paused.id}/pause`));
    dataOf(await seller.viaRest('POST', `/api/listings/${withdrawn.id}/withdraw`));
    dataOf(await close('closed', api));

    const refusal = {
      ...{ status: 409, code: 'NOT_OFFERED', details: NEW_YORK },
      message: 'Contracts of this kind cannot be listed in New York yet.',
    };
    // of the second one only the state is known
    for (const location of ['Yonkers, NY', 'The Bronx, New York']) {
      const words = contractWords({ type: 'apartment', location });
      expect(await api.refusal(seller, 'submit', words)).toEqual(refusal);
    }
    expect(await api.refusal(seller, 'relist', { id: withdrawn.id })).toEqual(refusal);
    expect(await api.refusal(seller, 'resume', { id: paused.id })).toEqual(refusal);
    const { allowedActions } = dataOf(
      await seller.viaRest<{ allowedActions: string[] }>('GET', `/api/listings/${withdrawn.id}`),
    );
    expect(allowedActions).not.toContain('relist');
    expect(await shown(live.id)).toMatchObject({ status: 'active', forSale: false, acceptsMessages: true });

    const elsewhere = contractWords({ type: 'apartment', location: 'Newark, NJ' });
    expect((await seller.rest('POST', '/api/contracts', elsewhere)).status).toBe(201);
    const car = contractWords({ location: 'Brooklyn, NY' });
    expect((await seller.rest('POST', '/api/contracts', car)).status).toBe(201);
    dataOf(await close('open', api));
    expect((await seller.rest('POST', `/api/listings/${withdrawn.id}/relist`)).status).toBe(200);
  });
});
