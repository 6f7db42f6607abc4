import { describe, expect, it } from '@jest/globals';
import { RETENTION_DAYS } from '@handover/domain/retention';
import { Retention } from '../../src/retention/retention.js';
import { WITH_OLD_TEXTS } from '../../src/transfers/transfer.texts.js';
import { dataOf } from '../support/lists.js';
import { admin, buyer, product, seller, startPayments } from '../support/payments-stage.js';
import { PASSWORD, type Person } from '../support/person.js';
import { begun, rest } from '../support/transfers.js';

startPayments();

const rows = <Row = object>(text: string, values: unknown[] = []) =>
  product.database.query<Row>(text, values);
const DAY = new Date().toISOString().slice(0, 10);
/** Each of them is written once, and found by its word wherever it is stored. */
const SAID = {
  holderNote: 'alder: call Ms. Reed, 415-555-2671',
  buyerNote: 'birch: I am at 212-555-0123',
  consent: 'Cedar Leasing, Ms. Reed',
  reason: 'dogwood: Ms. Reed told us so',
  refusal: 'elm: she did not pick up',
  saidBy: 'Fir Leasing, Ms. Lane',
};

interface ExportedStep {
  transferId: string;
  note: string | null;
  refusal: { saidBy: string | null } | null;
}

/** A transfer that was cancelled after both parties and an admin had written something in its steps. */
async function ended(): Promise<string> {
  const { id } = await begun(seller, buyer);
  dataOf(await rest.step(seller, id, 'ask-lessor', 'complete', { note: SAID.holderNote }));
  dataOf(await rest.step(buyer, id, 'apply', 'complete', { note: SAID.buyerNote }));
  const consent = { key: 'consent', from: SAID.consent, doneOn: DAY, reason: SAID.reason };
  dataOf(await rest.admin(admin, id, 'complete-step', consent));
  const refusal = { reason: 'terms-differ', note: SAID.refusal, saidBy: SAID.saidBy, saidOn: DAY };
  dataOf(await rest.step(buyer, id, 'inspect', 'refusal', refusal));
  dataOf(await rest.admin(admin, id, 'cancel', { fee: 'keep', reason: SAID.reason }));
  return id;
}
const endedAgo = (id: string, days: number) =>
  rows(`update transfers set cancelled_at = now() - $2 * interval '1 day' where id = $1`, [id, days]);

/** Which of the words are still stored, by table. */
async function left(id: string): Promise<Record<string, string[]>> {
  const found = await rows<{ table: string; text: string }>(
    `select 'steps' as table, t::text as text from transfer_steps t where transfer_id = $1
     union all select 'events', t::text from transfer_events t where transfer_id = $1
     union all select 'audit', t::text from audit_entries t where target_id = $1::text`,
    [id],
  );
  const words = Object.entries(SAID).map(([name, text]) => [name, text.split(/\W/)[0] as string] as const);
  return Object.fromEntries(
    ['steps', 'events', 'audit'].map((table) => [
      table,
      words
        .filter(([, word]) => found.some((row) => row.table === table && row.text.includes(word)))
        .map(([name]) => name),
    ]),
  );
}

const WRITTEN = {
  steps: ['holderNote', 'buyerNote', 'consent', 'reason', 'refusal', 'saidBy'],
  events: ['holderNote', 'buyerNote', 'reason', 'refusal'],
  audit: ['consent', 'reason'],
};

describe('what is written in the steps of a transfer', () => {
  it('is blanked some time after its end; why an admin decided stays in the audit trail', async () => {
    const [id, younger] = [await ended(), await ended()];
    await endedAgo(id, RETENTION_DAYS.transferTexts + 1);
    await endedAgo(younger, RETENTION_DAYS.transferTexts - 1);
    expect(await left(id)).toEqual(WRITTEN);
    await product.app.get(Retention).run();
    expect(await left(id)).toEqual({ steps: [], events: [], audit: ['reason'] });
    expect(await left(younger)).toEqual(WRITTEN);
    // who consented is blanked, and that somebody did is not
    const shown = dataOf(await rest.get(admin, id)).steps.filter(({ consentFrom }) => consentFrom);
    expect(shown.map(({ consentFrom, doneOn }) => [consentFrom, doneOn])).toEqual([['•••', DAY]]);
    await product.app.get(Retention).run();
  });

  it('is found by indexes that have no transfer whose texts are blank', async () => {
    const plan = await product.database.transaction(async (tx) => {
      await tx.query('set local enable_seqscan = off');
      return tx.query<Record<string, string>>(`explain ${WITH_OLD_TEXTS}`, [90, 1_000]);
    });
    const text = plan.map((line) => line['QUERY PLAN']).join('\n');
    expect(text).toContain('transfer_steps_texts');
    expect(text).toContain('transfer_events_texts');
    expect(text).not.toContain('Seq Scan');
  });

  it('is exported by those who closed or confirmed the step', async () => {
    const id = await ended();
    const steps = async (as: Person) => {
      const { transfers } = dataOf(
        await as.viaRest<{ transfers: { steps: ExportedStep[] } }>('GET', '/api/user/export'),
      );
      return transfers.steps
        .filter(({ transferId }) => transferId === id)
        .flatMap(({ note, refusal }) => [note, refusal?.saidBy]);
    };
    expect(await steps(seller)).toContain(SAID.holderNote);
    expect(await steps(seller)).not.toContain(SAID.buyerNote);
    expect(await steps(seller)).not.toContain(SAID.saidBy);
    expect(await steps(buyer)).toEqual(expect.arrayContaining([SAID.buyerNote, SAID.saidBy]));
    expect(await steps(buyer)).not.toContain(SAID.holderNote);
  });

  it('goes with the account of a party, but for the notes that the other one and admins wrote', async () => {
    const id = await ended();
    await rows(
      'update contracts set status = $2 where id = (select contract_id from transfers where id = $1)',
      [id, 'cancelled'],
    );
    expect(await buyer.viaRest('DELETE', '/api/user', { password: PASSWORD })).toMatchObject({ ok: true });
    expect(await left(id)).toEqual({ steps: [], events: ['holderNote', 'reason'], audit: [] });
  });
});
