import { expect, describe, it } from '@jest/globals';
import { TRANSFER_STEPS } from '@handover/domain/types/steps';
import { dataOf } from '../support/lists.js';
import { admin, buyer, product, seller, startPayments } from '../support/payments-stage.js';
import { apis, begun, rest, stepOf, type TransferShown } from '../support/transfers.js';
import { stepsUntil } from '../support/transfers/transfer-stage.js';

startPayments();

const REASON = { reason: 'By letter' };
const current = ({ steps }: TransferShown) =>
  steps.filter(({ status }) => status === 'current').map(({ key }) => key);
const late = (id: string, key: string) =>
  product.database.query(
    `update transfer_steps set due_at = now() - interval '8 days' where transfer_id = $1 and key = $2`,
    [id, key],
  );

describe.each(apis)('steps that run at the same time, through %s', (_name, api) => {
  it('are shown with what they need, who may do what, and when all is due', async () => {
    const { id } = await begun(seller, buyer, 'mortgage');
    const [ofSeller, ofBuyer] = [dataOf(await api.get(seller, id)), dataOf(await api.get(buyer, id))];
    expect(current(ofSeller)).toEqual(['package', 'agreement']);
    expect(ofSeller.currentStep?.key).toBe('package');
    expect(ofBuyer.currentStep?.key).toBe('agreement');
    expect(stepOf(ofSeller, 'apply')).toMatchObject({ status: 'waiting', needs: ['package', 'gap'] });
    expect(stepOf(ofSeller, 'package')?.allowedActions).toContain('complete-step');
    expect(stepOf(ofBuyer, 'package')?.allowedActions).not.toContain('complete-step');
    expect(ofBuyer.allowedActions).toContain('complete-step');
    expect(stepOf(ofSeller, 'apply')?.allowedActions).toEqual([]);
    const days = (Date.parse(ofSeller.dueAt as string) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(90);
    expect(days).toBeLessThan(200);
    expect(dataOf(await api.all(admin)).items.find((one) => one.id === id)?.dueAt).toBe(ofSeller.dueAt);
  });

  it('are closed in any order, and others begin when all that they need is closed', async () => {
    const { id } = await begun(seller, buyer, 'mortgage');
    dataOf(await api.step(buyer, id, 'agreement', 'complete'));
    const agreed = dataOf(await api.step(seller, id, 'agreement', 'confirm'));
    expect(current(agreed)).toEqual(['package', 'gap', 'title']);
    expect(current(dataOf(await api.step(buyer, id, 'title', 'complete')))).toEqual(['package', 'gap']);
    expect(await api.step(buyer, id, 'apply', 'complete')).toMatchObject({ code: 'CONFLICT' });
    expect(current(dataOf(await api.step(buyer, id, 'gap', 'complete')))).toEqual(['package']);
    expect(current(dataOf(await api.step(seller, id, 'package', 'complete')))).toEqual(['apply']);
    const back = dataOf(await api.step(seller, id, 'package', 'undo'));
    expect(current(back)).toEqual(['package']);
    expect(stepOf(back, 'title')?.status).toBe('done');
  });

  it('may be given more days one by one, and the one that is late ends the transfer', async () => {
    const { id } = await begun(seller, buyer, 'mortgage');
    const before = dataOf(await api.get(admin, id));
    const more = dataOf(await api.admin(admin, id, 'extend', { days: 5, key: 'agreement', ...REASON }));
    expect(stepOf(more, 'package')?.dueAt).toBe(stepOf(before, 'package')?.dueAt);
    expect(stepOf(more, 'agreement')?.dueAt).not.toBe(stepOf(before, 'agreement')?.dueAt);
    expect(await api.admin(admin, id, 'extend', { days: 5, key: 'closing', ...REASON })).toMatchObject({
      code: 'CONFLICT',
    });
    await late(id, 'package');
    await product.database.query(`update transfers set stalled_at = now() where id = $1`, [id]);
    expect(await api.act(buyer, id, 'end-stalled', { key: 'agreement' })).toMatchObject({ code: 'CONFLICT' });
    expect(dataOf(await api.act(buyer, id, 'end-stalled')).endReason).toBe('holder-stalled');
  });
});

it.each(Object.keys(TRANSFER_STEPS))('%s is walked from accepted to handed over', async (type) => {
  const done = await stepsUntil(await begun(seller, buyer, type), null);
  expect(done).toMatchObject({ status: 'completed', currentStep: null, dueAt: null });
  expect(new Set(done.steps.map(({ status }) => status))).toEqual(new Set(['done']));
});

it('a transfer that an earlier release began keeps its steps as a chain', async () => {
  const sale = await begun(seller, buyer, 'mortgage');
  await product.database.query('update transfer_steps set needs = null where transfer_id = $1', [sale.id]);
  await product.database.query(
    `update transfer_steps set status = 'waiting', started_at = null, due_at = null
     where transfer_id = $1 and key = 'agreement'`,
    [sale.id],
  );
  const keys = dataOf(await rest.get(seller, sale.id)).steps.map(({ key }) => key);
  for (const key of keys.slice(1)) {
    const seen = await stepsUntil(sale, key);
    expect(current(seen)).toEqual([key]);
  }
  expect((await stepsUntil(sale, null)).status).toBe('completed');
});
