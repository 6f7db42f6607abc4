import { beforeAll, describe, expect, it } from '@jest/globals';
import { apis, observationsOf } from '../support/contracts/observations.js';
import { rest as rules, type SubjectShown } from '../support/contracts/rules.js';
import { dataOf } from '../support/lists.js';
import { Provider } from '../support/payments.js';
import { admin, buyer, product, seller, startPayments } from '../support/payments-stage.js';
import { stagePurchase } from '../support/payments/purchase-stage.js';
import type { Person } from '../support/person.js';
import { startApp, type TestApp } from '../support/product/app.js';
import { jobsAreDone } from '../support/product/jobs.js';
import { begun, rest as transfers, sell, type Sale } from '../support/transfers.js';

startPayments();

let number = 0;
/** A company that no other test uses, with a rule in force. */
async function company(values?: object): Promise<SubjectShown> {
  number += 1;
  const words = { slug: `observed-${number}`, name: `Observed ${number}`, types: ['apartment', 'car-lease'] };
  const subject = dataOf(await rules.save(admin, words));
  if (values)
    dataOf(
      await rules.publish(
        admin,
        dataOf(await rules.saveRule(admin, subject.id, { type: 'apartment', values })),
      ),
    );
  return subject;
}

const isOf = (
  { database }: Pick<TestApp, 'database'>,
  { contractId }: Pick<Sale, 'contractId'>,
  subjectId: string,
) => database.query('update contracts set subject_id = $2 where id = $1', [contractId, subjectId]);

/** A contract of the company that was handed over; an apartment, which needs no written consent. */
async function handedOver({ id: subjectId }: Pick<SubjectShown, 'id'>): Promise<Sale> {
  const sale = await sell(seller, buyer, 'apartment');
  await isOf(product, sale, subjectId);
  dataOf(await transfers.admin(admin, sale.id, 'complete', { reason: 'Both told us by phone.' }));
  return sale;
}

const questionsOf = async (as: Person, { id }: Sale) =>
  dataOf(await as.viaRest<{ ruleQuestions: string | null }>('GET', `/api/transfers/${id}`)).ruleQuestions;

const ANSWERS = { allowed: 'yes', fee: 13_500, feePaidBy: 'holder', days: 9, holderReleased: 'no' };

let acme: SubjectShown;
beforeAll(async () => {
  acme = await company({ allowed: 'yes', feeMin: 13_500, feeMax: 13_500 });
});

describe.each(apis)('what parties tell about a company, through %s', (_name, api) => {
  it('each party tells it once after the handover, and only admins read it', async () => {
    const subject = await company();
    const sale = await handedOver(subject);
    expect(await questionsOf(buyer, sale)).toBe('open');
    const told = dataOf(await api.observe(buyer, sale.id, { answers: ANSWERS, note: '  By mail only. ' }));
    expect(told.ruleQuestions).toBe('answered');
    expect(await api.observe(buyer, sale.id, { answers: { days: 3 } })).toMatchObject({ code: 'CONFLICT' });
    expect(await questionsOf(seller, sale)).toBe('open');
    dataOf(await api.observe(seller, sale.id, { answers: { allowed: 'depends' } }));
    expect([await questionsOf(admin, sale), await questionsOf(seller, sale)]).toEqual([null, 'answered']);

    const about = { subjectId: subject.id, type: 'apartment', transferId: sale.id, state: 'open' };
    const { items } = dataOf(await api.all(admin, { subjectId: subject.id }));
    expect(items.map(({ id, ...shown }) => (id ? shown : id))).toMatchObject([
      { ...about, memberId: seller.id, answers: { allowed: 'depends' }, note: null },
      { ...about, memberId: buyer.id, answers: ANSWERS, note: 'By mail only.' },
    ]);
    expect(await api.all(seller, { subjectId: subject.id })).toMatchObject({ code: 'FORBIDDEN' });
  });

  it('two answers at the same moment are one', async () => {
    const sale = await handedOver(acme);
    const twice = await Promise.all([1, 2].map(() => api.observe(buyer, sale.id, { answers: { days: 3 } })));
    expect(twice.map(({ code }) => code ?? 'OK').sort()).toEqual(['CONFLICT', 'OK']);
  });

  it('a transfer of others does not exist, whatever was sent', async () => {
    const sale = await handedOver(acme);
    const stranger = await product.member();
    for (const as of [stranger, admin])
      for (const answers of [ANSWERS, { wings: 2 }])
        expect(await api.observe(as, sale.id, { answers })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await api.observe(product.visitor(), sale.id, { answers: ANSWERS })).toMatchObject({
      code: 'UNAUTHENTICATED',
    });
  });

  it('refuses wrong answers, none, and secrets in the note', async () => {
    const sale = await handedOver(acme);
    const wrong = { allowed: 'unknown', fee: -1, feePaidBy: 'nobody', days: 366, wings: 2 };
    expect(await api.observe(buyer, sale.id, { answers: wrong })).toMatchObject({
      code: 'VALIDATION',
      fields: Object.fromEntries(Object.keys(wrong).map((key) => [`answers.${key}`, expect.any(String)])),
    });
    for (const input of [
      ...[{ answers: {} }, { answers: { allowed: '', fee: null } }],
      { answers: ANSWERS, note: 'x'.repeat(501) },
      { answers: ANSWERS, note: 'My card is 4242 4242 4242 4242' },
    ])
      expect([input, await api.observe(buyer, sale.id, input)]).toMatchObject([
        input,
        { code: 'VALIDATION' },
      ]);
    expect(await questionsOf(buyer, sale)).toBe('open');
  });

  it('is asked after a refusal of the company, and of no transfer that goes on or ended in another way', async () => {
    const running = await begun(seller, buyer);
    await isOf(product, running, acme.id);
    expect(await api.observe(buyer, running.id, { answers: ANSWERS })).toMatchObject({ code: 'CONFLICT' });
    const refused = { reason: 'not-transferable', saidBy: 'Ms. Reed', saidOn: '2026-11-20' };
    dataOf(await transfers.step(seller, running.id, 'ask-lessor', 'refusal', refused));
    dataOf(await transfers.step(buyer, running.id, 'ask-lessor', 'refusal-answer', { agree: true }));
    for (const party of [seller, buyer]) expect(await questionsOf(party, running)).toBe('open');
    dataOf(await api.observe(buyer, running.id, { answers: { allowed: 'no' } }));

    const withdrawn = await sell(seller, buyer);
    await isOf(product, withdrawn, acme.id);
    dataOf(await transfers.act(buyer, withdrawn.id, 'withdraw'));
    expect(await questionsOf(buyer, withdrawn)).toBeNull();
    expect(await api.observe(buyer, withdrawn.id, { answers: ANSWERS })).toMatchObject({ code: 'CONFLICT' });

    const unknown = await sell(seller, buyer, 'apartment');
    dataOf(await transfers.admin(admin, unknown.id, 'complete', { reason: 'Both told us by phone.' }));
    expect(await questionsOf(buyer, unknown)).toBeNull();
    expect(await api.observe(buyer, unknown.id, { answers: ANSWERS })).toMatchObject({ code: 'CONFLICT' });
  });

  it('three that agree and differ from the rule raise it until an admin has decided', async () => {
    const subject = await company({ allowed: 'yes', feeMin: 10_000, feeMax: 15_000 });
    const isRaised = async () =>
      dataOf(await rules.subjects(admin, { isDoubted: true })).some(({ id }) => id === subject.id);
    const before = dataOf(await api.waiting(admin)).count;
    const [first, second] = [await handedOver(subject), await handedOver(subject)];
    dataOf(await api.observe(seller, first.id, { answers: { allowed: 'yes', fee: 20_000 } }));
    dataOf(await api.observe(buyer, first.id, { answers: { allowed: 'yes', fee: 20_000, days: 4 } }));
    expect([await isRaised(), dataOf(await api.waiting(admin)).count]).toEqual([false, before]);
    dataOf(await api.observe(seller, second.id, { answers: { allowed: 'yes', fee: 12_000 } }));
    expect(await isRaised()).toBe(false);
    dataOf(await api.observe(buyer, second.id, { answers: { fee: 20_000 } }));
    expect([await isRaised(), dataOf(await api.waiting(admin)).count]).toEqual([true, before + 1]);

    const [one, two] = await observationsOf(admin, subject.id);
    expect(dataOf(await api.resolve(admin, one!.id, 'used'))).toMatchObject({ id: one!.id, state: 'used' });
    expect([await isRaised(), dataOf(await api.waiting(admin)).count]).toEqual([false, before]);
    expect(await api.resolve(admin, one!.id, 'dismissed')).toMatchObject({ code: 'CONFLICT' });
    expect(await api.resolve(admin, two!.id, 'open')).toMatchObject({ ok: false });
    expect(await api.resolve(seller, two!.id, 'used')).toMatchObject({ code: 'FORBIDDEN' });
    expect(await api.resolve(admin, subject.id, 'used')).toMatchObject({ code: 'NOT_FOUND' });
    dataOf(await api.resolve(admin, two!.id, 'dismissed'));
    expect((await observationsOf(admin, subject.id)).length).toBe(2);
    const entries = dataOf(
      await admin.viaRest<{ action: string; after: string }[]>(
        'GET',
        `/api/admin/audit?targetId=${subject.id}&action=rule.resolve-observation`,
      ),
    );
    const after = { name: subject.name, type: 'apartment', answers: one!.answers };
    expect(entries.map((entry) => JSON.parse(entry.after) as object)).toEqual([
      { ...after, state: 'dismissed', answers: two!.answers },
      { ...after, state: 'used' },
    ]);
  });

  it('a rule that says what they say is not raised, and one page follows the other', async () => {
    const subject = await company({ allowed: 'depends' });
    for (const sale of [await handedOver(subject), await handedOver(subject)])
      for (const party of [seller, buyer])
        dataOf(await api.observe(party, sale.id, { answers: { allowed: 'yes' } }));
    expect(dataOf(await rules.subjects(admin, { isDoubted: true, q: subject.id }))).toEqual([]);
    const query = { subjectId: subject.id, state: 'open', first: 3 };
    const page = dataOf(await api.all(admin, query));
    const rest = dataOf(await api.all(admin, { ...query, after: page.next! }));
    expect([page.items.length, rest.items.length, rest.next]).toEqual([3, 1, null]);
    expect(new Set([...page.items, ...rest.items].map(({ id }) => id)).size).toBe(4);
  });
});

it('follows a company that is merged', async () => {
  const [from, into] = [await company(), await company()];
  const sale = await handedOver(from);
  dataOf(await apis[0][1].observe(buyer, sale.id, { answers: ANSWERS }));
  dataOf(await rules.merge(admin, from.id, into.id));
  await jobsAreDone(product);
  expect((await observationsOf(admin, into.id)).map(({ transferId }) => transferId)).toEqual([sale.id]);
});

it('is deleted with the account, and exported before', async () => {
  const sale = await handedOver(acme);
  dataOf(await apis[0][1].observe(buyer, sale.id, { answers: ANSWERS }));
  const data = await buyer.rest<{ ruleObservations: object[] }>('GET', '/api/user/export');
  expect(data.body.ruleObservations).toMatchObject([{ transferId: sale.id, answers: ANSWERS, note: null }]);
  const mine = async () =>
    (await observationsOf(admin, acme.id)).filter(({ memberId }) => memberId === buyer.id);
  expect((await mine()).length).toBe(1);
  expect((await buyer.rest('DELETE', '/api/user', { password: 'mzqvkwrtpxhd' })).status).toBe(200);
  expect(await mine()).toEqual([]);
});

it('is limited to ten a day', async () => {
  const limited = await startApp({ RATE_LIMITS: 'default' });
  try {
    const [holder, taker] = [await limited.member(), await limited.member()];
    await limited.confirm(holder, taker);
    await stagePurchase(new Provider(limited.url), holder, taker);
    const [transfer] = dataOf(await taker.viaRest<{ id: string }[]>('GET', '/api/transfers'));
    const tell = async () => (await apis[0][1].observe(taker, transfer!.id, { answers: ANSWERS })).code;
    for (let at = 0; at < 10; at++) expect(await tell()).toBe('CONFLICT');
    expect(await tell()).toBe('RATE_LIMITED');
  } finally {
    await limited.stop();
  }
});
