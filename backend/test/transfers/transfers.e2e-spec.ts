import { describe, expect, it } from '@jest/globals';
import { dataOf } from '../support/lists.js';
import { admin, buyer, product, provider, seller, startPayments } from '../support/payments-stage.js';
import type { Person } from '../support/person.js';
import { apis, begun, CARD, rest, sell, stepOf, type Sale } from '../support/transfers.js';
import { CONSENT, moneyOf, stepsUntil } from '../support/transfers/transfer-stage.js';
import { until } from '../support/until.js';

startPayments();

const contractStatus = async ({ contractId }: Sale) =>
  dataOf(await seller.viaRest<{ status: string }>('GET', `/api/contracts/${contractId}`)).status;

describe.each(apis)('a transfer through %s', (_name, api) => {
  it('begins with the capture, and shows the parties their first step only', async () => {
    const { id, contractId } = await sell(seller, buyer);
    for (const party of [seller, buyer]) {
      const seen = dataOf(await api.get(party, id));
      expect(seen).toMatchObject({
        contractId,
        type: 'car-lease',
        status: 'proposed',
        feeOutcome: 'none',
        endReason: null,
        contacts: null,
        currentStep: { key: 'accept' },
        steps: [{ key: 'accept', status: 'current', actor: 'both' }],
        allowedActions: ['accept', party === seller ? 'decline' : 'withdraw'],
      });
      expect(dataOf(await api.mine(party)).items.map((one) => one.id)).toEqual([id]);
    }
    expect(dataOf(await api.get(admin, id)).steps).toHaveLength(9);
  });

  it('shows the contacts to the parties alone, once both have accepted', async () => {
    const { id } = await sell(seller, buyer);
    const input = { ...CARD, name: 'Grace H.', phone: null, note: null };
    expect(dataOf(await api.accept(buyer, id))).toMatchObject({ status: 'proposed', contacts: null });
    expect(dataOf(await api.get(seller, id)).contacts).toBeNull();
    const both = dataOf(await api.accept(seller, id, input));
    expect(both).toMatchObject({ status: 'in-progress', currentStep: { key: 'ask-lessor' } });
    expect(both.steps).toHaveLength(9);
    const { name, phone, note } = CARD;
    for (const party of [seller, buyer])
      expect(new Set(dataOf(await api.get(party, id)).contacts)).toEqual(
        new Set([
          { role: 'buyer', email: buyer.email, name, phone, note },
          { role: 'holder', email: seller.email, name: 'Grace H.', phone: null, note: null },
        ]),
      );
    expect(dataOf(await api.get(admin, id)).contacts).toBeNull();
  });

  it('needs a name and the consent to accept', async () => {
    const { id } = await sell(seller, buyer);
    for (const wrong of [{ name: ' ' }, { consent: false }, { phone: '12' }])
      expect(await api.accept(buyer, id, { ...CARD, ...wrong })).toMatchObject({ code: 'VALIDATION' });
    dataOf(await api.accept(buyer, id));
    expect(await api.accept(buyer, id)).toMatchObject({ code: 'CONFLICT' });
  });

  it('goes from accepted to handed over', async () => {
    const sale = await begun(seller, buyer);
    const { id } = sale;
    const asked = dataOf(await api.step(seller, id, 'ask-lessor', 'complete', { note: 'Fee $595' }));
    expect(asked.steps[1]).toMatchObject({ status: 'done', note: 'Fee $595', doneOn: CONSENT.doneOn });
    const reopened = dataOf(await api.step(buyer, id, 'ask-lessor', 'reopen', { note: 'It says $695' }));
    expect(stepOf(reopened, 'ask-lessor')?.status).toBe('current');
    dataOf(await api.step(seller, id, 'ask-lessor', 'complete'));
    const day = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
    const named = dataOf(await api.step(buyer, id, 'apply', 'expect', { day }));
    expect(stepOf(named, 'apply')?.expectedOn).toBe(day);
    dataOf(await api.step(buyer, id, 'apply', 'complete'));
    for (const wrong of [{}, { from: 'Acme' }, { doneOn: CONSENT.doneOn }])
      expect(await api.step(buyer, id, 'consent', 'complete', wrong)).toMatchObject({ code: 'CONFLICT' });
    expect(await api.step(seller, id, 'consent', 'skip')).toMatchObject({ code: 'CONFLICT' });
    const consented = dataOf(await api.step(buyer, id, 'consent', 'complete', CONSENT));
    expect(stepOf(consented, 'consent')).toMatchObject({ doneOn: CONSENT.doneOn, consentFrom: CONSENT.from });
    dataOf(await api.step(buyer, id, 'inspect', 'skip', { note: 'Seen before' }));
    expect(dataOf(await api.step(seller, id, 'inspect', 'skip')).currentStep?.key).toBe('sign');
    await stepsUntil(sale, 'confirmed');
    dataOf(await api.step(seller, id, 'confirmed', 'complete'));
    const done = dataOf(await api.step(buyer, id, 'confirmed', 'confirm'));
    expect(done).toMatchObject({
      status: 'completed',
      feeOutcome: 'none',
      currentStep: null,
      allowedActions: [],
    });
    expect(done.completedAt).not.toBeNull();
    expect(await contractStatus(sale)).toBe('completed');
    expect(await moneyOf(sale)).toBe('captured');
    expect(done.events.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['begin', 'accept', 'reopen-step']),
    );
  });

  it('keeps what the approval of a mortgage says, and refuses it elsewhere', async () => {
    const { id } = await begun(seller, buyer, 'mortgage');
    const day = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
    const consent = { ...CONSENT, validUntil: day, releaseIncluded: false };
    expect(await api.step(seller, id, 'package', 'complete', { validUntil: day })).toMatchObject({
      code: 'CONFLICT',
    });
    expect(await api.step(seller, id, 'package', 'complete', { releaseIncluded: true })).toMatchObject({
      code: 'CONFLICT',
    });
    for (const key of ['package', 'agreement', 'gap', 'apply'])
      dataOf(await api.admin(admin, id, 'complete-step', { key, reason: 'Seen' }));
    expect(
      await api.step(buyer, id, 'decision', 'complete', { ...consent, validUntil: 'May' }),
    ).toMatchObject({
      code: 'VALIDATION',
      fields: { validUntil: expect.stringContaining('YYYY-MM-DD') },
    });
    const decided = dataOf(await api.step(buyer, id, 'decision', 'complete', consent));
    expect(stepOf(decided, 'decision')).toMatchObject({ validUntil: day, releaseIncluded: false });
    expect(stepOf(dataOf(await api.get(seller, id)), 'title')).toMatchObject({
      validUntil: null,
      releaseIncluded: null,
    });
  });

  it('does not exist for anyone else', async () => {
    const { id } = await begun(seller, buyer);
    const stranger = await product.member();
    const calls: ((as: Person, id: string) => Promise<unknown>)[] = [
      (as, of) => api.get(as, of),
      (as, of) => api.accept(as, of),
      ...['decline', 'withdraw', 'end-stalled'].map(
        (action) => (as: Person, of: string) => api.act(as, of, action),
      ),
      (as, of) => api.step(as, of, 'ask-lessor', 'complete'),
      (as, of) => api.step(as, of, 'ask-lessor', 'confirm'),
      (as, of) => api.step(as, of, 'ask-lessor', 'reopen', { note: 'x' }),
      (as, of) => api.step(as, of, 'ask-lessor', 'undo'),
      (as, of) => api.step(as, of, 'ask-lessor', 'expect', { day: 'soon' }),
      (as, of) => api.step(as, of, 'ask-lessor', 'skip'),
      (as, of) => api.step(as, of, 'ask-lessor', 'refusal', { reason: 'not-approved' }),
      (as, of) => api.step(as, of, 'ask-lessor', 'refusal-answer', { agree: true }),
    ];
    for (const call of calls) {
      expect(await call(stranger, id)).toMatchObject({ code: 'NOT_FOUND' });
      expect(await call(buyer, crypto.randomUUID())).toMatchObject({ code: 'NOT_FOUND' });
      expect(await call(product.visitor(), id)).toMatchObject({ code: 'UNAUTHENTICATED' });
    }
    // an admin reads it, and acts through operations of their own
    expect(await api.act(admin, id, 'withdraw')).toMatchObject({ code: 'NOT_FOUND' });
    for (const party of [buyer, stranger])
      expect(await api.admin(party, id, 'pause', { reason: 'I want to' })).toMatchObject({
        code: 'FORBIDDEN',
      });
    expect(dataOf(await api.mine(stranger)).items).toEqual([]);
  });
});

it('a note hides contact details until both have accepted, because an end before that costs nothing', async () => {
  const sale = await sell(seller, buyer);
  const ended = dataOf(await rest.act(seller, sale.id, 'decline', { note: 'Call me: (512) 555-0142' }));
  const shown = dataOf(await rest.get(buyer, sale.id));
  for (const { events } of [ended, shown]) {
    expect(JSON.stringify(events)).toContain('Call me: ');
    expect(JSON.stringify(events)).not.toContain('555-0142');
  }
  await until(async () => (await moneyOf(sale)) === 'refunded');
  expect(await provider.charged(sale.intent)).toBe(0);
});
