import { describe, expect, it } from '@jest/globals';
import { UNDO_MINUTES } from '@handover/domain/transfers/transfer-undo';
import { dataOf } from '../support/lists.js';
import { rest as notifications } from '../support/notifications.js';
import { admin, buyer, product, seller, startPayments } from '../support/payments-stage.js';
import type { Person } from '../support/person.js';
import { RawSocket } from '../support/sockets.js';
import { apis, begun, graphql, rest, stepOf, type Sale } from '../support/transfers.js';
import { CONSENT, stepsUntil } from '../support/transfers/transfer-stage.js';

startPayments();

const rows = <Row>(text: string, values: unknown[] = []) => product.database.query<Row>(text, values);
const titles = async (as: Person) =>
  dataOf(await notifications.list(as)).items.map(({ title }) => title.split(':')[0]);
const forget = (as: Person) => rows('delete from notifications where user_id = $1', [as.id]);
const waitingMails = async (as: Person) =>
  (await rows('select 1 from notifications where user_id = $1 and mail_at is not null', [as.id])).length;
/** The time passes for the steps that are closed, and for the one that has waited since then. */
const pass = ({ id }: Sale, minutes: number) =>
  rows(
    `update transfer_steps set closed_at = closed_at - $2 * interval '1 minute',
       started_at = started_at - $2 * interval '1 minute', due_at = due_at - $2 * interval '1 minute',
       holder_said_at = holder_said_at - $2 * interval '1 minute'
     where transfer_id = $1`,
    [id, minutes],
  );

/** Both have accepted and the buyer has seen the car, and no one has an unread notification. */
async function stage(): Promise<Sale> {
  const sale = await begun(seller, buyer);
  dataOf(await rest.admin(admin, sale.id, 'skip-step', { key: 'inspect', reason: 'Seen before' }));
  await Promise.all([forget(seller), forget(buyer)]);
  return sale;
}
const NOT_LAST = 'Only the step that was marked as done last can be taken back.';

describe.each(apis)('a step that a party takes back through %s', (_name, api) => {
  it('is the current one again, and the other party neither reads nor gets an email about it', async () => {
    const sale = await stage();
    const { id } = sale;
    const before = dataOf(await api.get(seller, id));
    const watching = await RawSocket.open(product.url, { person: buyer });
    watching.subscribe(
      '1',
      'subscription($id: ID!) { transferChanged(transferId: $id) { currentStep { key } } }',
      { id },
    );
    await watching.live('1');

    const done = dataOf(await api.step(seller, id, 'ask-lessor', 'complete'));
    expect(done.allowedActions).toContain('undo-step');
    await watching.untilMessages(1);
    expect([await titles(buyer), await waitingMails(buyer)]).toEqual([['Your turn'], 1]);

    const undone = dataOf(await api.step(seller, id, 'ask-lessor', 'undo'));
    expect(undone.steps).toEqual(before.steps);
    expect(undone.allowedActions).toEqual(before.allowedActions);
    expect(undone.events.slice(-2)).toMatchObject([
      { by: 'holder', action: 'complete-step', stepKey: 'ask-lessor' },
      { by: 'holder', action: 'undo-step', stepKey: 'ask-lessor' },
    ]);
    expect(dataOf(await api.get(buyer, id)).currentStep?.key).toBe('ask-lessor');
    expect([await titles(buyer), await waitingMails(buyer)]).toEqual([[], 0]);
    await watching.untilMessages(2);
    expect(watching.messages().at(-1)).toEqual({ currentStep: { key: 'ask-lessor' } });
    watching.stop();

    expect(dataOf(await api.step(seller, id, 'ask-lessor', 'complete')).currentStep?.key).toBe('apply');
    expect(await titles(buyer)).toEqual(['Your turn']);
  });

  it('is told to a party who has read that it was done', async () => {
    const { id } = await stage();
    dataOf(await api.step(seller, id, 'ask-lessor', 'complete'));
    dataOf(await notifications.read(buyer));
    dataOf(await api.step(seller, id, 'ask-lessor', 'undo'));
    const [told] = dataOf(await notifications.list(buyer)).items;
    expect(told).toMatchObject({ kind: 'transfer-step', transferId: id, readAt: null });
    expect(told?.title).toMatch(/^Not done after all: /);
    expect(told?.text).toMatch(/^The seller took it back: .+\. It is waiting for the seller by /);
  });

  it('may need both, and be confirmed already', async () => {
    const sale = await stage();
    const { id } = sale;
    await stepsUntil(sale, 'sign');
    await forget(seller);
    dataOf(await api.step(buyer, id, 'sign', 'complete', CONSENT));
    expect(await titles(seller)).toEqual(['The buyer says it is done']);
    const taken = dataOf(await api.step(buyer, id, 'sign', 'undo'));
    expect(stepOf(taken, 'sign')).toMatchObject({
      status: 'current',
      doneOn: null,
    });
    expect(await titles(seller)).toEqual([]);

    dataOf(await api.step(buyer, id, 'sign', 'complete', CONSENT));
    dataOf(await api.step(seller, id, 'sign', 'confirm'));
    expect(await api.step(buyer, id, 'sign', 'undo')).toMatchObject({ code: 'CONFLICT' });
    const undone = dataOf(await api.step(seller, id, 'sign', 'undo'));
    expect(undone.currentStep?.key).toBe('sign');
    expect(undone.allowedActions).toContain('confirm-step');
  });

  it('is neither one of the other party, nor one before the last, nor taken back twice', async () => {
    const { id } = await stage();
    dataOf(await api.step(seller, id, 'ask-lessor', 'complete'));
    expect(await api.step(buyer, id, 'ask-lessor', 'undo')).toMatchObject({
      code: 'CONFLICT',
      message: 'Only the person who said that this step is done can take that back.',
    });
    dataOf(await api.step(buyer, id, 'apply', 'complete'));
    expect(await api.step(seller, id, 'ask-lessor', 'undo')).toMatchObject({
      code: 'CONFLICT',
      message: NOT_LAST,
    });
    dataOf(await api.step(buyer, id, 'apply', 'undo'));
    expect(await api.step(buyer, id, 'apply', 'undo')).toMatchObject({ code: 'CONFLICT', message: NOT_LAST });
  });

  it('is one of the last two minutes', async () => {
    const sale = await stage();
    dataOf(await api.step(seller, sale.id, 'ask-lessor', 'complete'));
    await pass(sale, UNDO_MINUTES);
    expect(dataOf(await api.get(seller, sale.id)).allowedActions).not.toContain('undo-step');
    expect(await api.step(seller, sale.id, 'ask-lessor', 'undo')).toMatchObject({
      code: 'CONFLICT',
      message: `A step can be taken back within ${UNDO_MINUTES} minutes only. Write to the other person, or ask us.`,
    });
    expect(dataOf(await api.get(seller, sale.id)).currentStep?.key).toBe('apply');
  });

  it('is not the one that completes the transfer', async () => {
    const sale = await stage();
    await stepsUntil(sale, null);
    for (const party of [seller, buyer])
      expect(await api.step(party, sale.id, 'confirmed', 'undo')).toMatchObject({
        code: 'CONFLICT',
        message: 'This is not possible in a transfer that is completed.',
      });
  });
});

it('either is taken back or goes on, whichever of the two comes first', async () => {
  for (const api of [rest, graphql, rest, graphql, rest, graphql]) {
    const { id } = await stage();
    dataOf(await api.step(seller, id, 'ask-lessor', 'complete'));
    const outcomes = await Promise.all([
      api.step(seller, id, 'ask-lessor', 'undo'),
      rest.step(buyer, id, 'apply', 'complete'),
      graphql.step(seller, id, 'ask-lessor', 'undo'),
    ]);
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    for (const outcome of outcomes) if (!outcome.ok) expect(outcome).toMatchObject({ code: 'CONFLICT' });
    const seen = dataOf(await rest.get(seller, id));
    expect(seen.currentStep?.key).toBe(outcomes[1].ok ? 'consent' : 'ask-lessor');
    expect(seen.events.at(-1)?.action).toBe(outcomes[1].ok ? 'complete-step' : 'undo-step');
  }
});
