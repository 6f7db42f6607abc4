import { ENDINGS, type EndReason } from '@handover/domain/transfers/transfer-endings';
import type { Stage } from './stage.js';

interface TransferRow {
  id: string;
  status: string;
  endReason: EndReason | null;
  feeOutcome: string;
  money: string;
  holds: boolean;
  takeOffMarket: boolean;
  contract: string;
  /** Actions in their order. */
  actions: string[];
  current: number;
  refunds: number;
  keeps: number;
}

/** Actions that end a transfer whenever they happen. */
const ENDS = ['decline', 'withdraw', 'expire', 'agree-silently', 'confirm-silently', 'complete', 'cancel'];

/** How many transfers do not agree with their purchase and their contract, or ended more than once. */
export async function disagreements({ query }: Stage): Promise<string[]> {
  const rows = await query<TransferRow>(
    `select t.id, t.status, t.end_reason as "endReason", t.fee_outcome as "feeOutcome", p.status as money,
       p.holds_contract as holds, p.take_off_market as "takeOffMarket", c.status as contract,
       (select array_agg(e.action order by e.id) from transfer_events e where e.transfer_id = t.id) as actions,
       (select count(*)::int from transfer_steps s where s.transfer_id = t.id and s.status = 'current') as current,
       (select count(*)::int from purchase_transitions x where x.purchase_id = p.id and x."to" = 'refunding') as refunds,
       (select count(*)::int from purchase_transitions x where x.purchase_id = p.id and x."to" = 'kept') as keeps
     from transfers t join purchases p on p.id = t.purchase_id join contracts c on c.id = t.contract_id`,
  );
  const missing = await query<{ id: string }>(
    `select id from purchases p where captured_at is not null
       and (select count(*) from transfers t where t.purchase_id = p.id) <> 1`,
  );
  return [
    ...missing.map(({ id }) => `the paid purchase ${id} does not have one transfer`),
    ...rows.flatMap((row) =>
      problemsOf(row).map(
        (problem) =>
          `transfer ${row.id}: ${problem} (${row.status}, ${row.endReason ?? 'no end'}, ${row.money}, contract ${row.contract}, ${row.actions.join(' ')})`,
      ),
    ),
  ];
}

function problemsOf(row: TransferRow): string[] {
  const { status, feeOutcome, money, contract, holds, current, refunds, keeps } = row;
  const problems: (string | false)[] = [...endedOnce(row)];
  if (status === 'cancelled') {
    const undecided = row.endReason === 'status-changed' ? 'captured' : 'undecided';
    const wanted = { refund: 'refunded', keep: 'kept', undecided, none: 'captured' }[feeOutcome];
    problems.push(
      money !== wanted && `the fee is to be ${wanted}`,
      refunds !== (feeOutcome === 'refund' ? 1 : 0) && `${refunds} refunds were started`,
      feeOutcome === 'keep' && keeps !== 1 && `the fee was kept ${keeps} times`,
      contract !== contractAfter(row) && `the contract is to be ${contractAfter(row)}`,
    );
  } else {
    // an admin may give the fee back after the handover
    const isGoodwill = status === 'completed' && money === 'refunded' && refunds === 1;
    problems.push(
      !isGoodwill && !(money === 'captured' && holds && refunds === 0) && 'the fee is to stay paid',
      keeps > 0 && 'the fee was kept',
      contract !== (status === 'completed' ? 'completed' : 'pending') && 'the contract does not follow',
      (status === 'completed' ? current > 0 : current < 1) && `${current} steps are current`,
    );
  }
  return problems.filter((problem) => problem !== false);
}

/** Nothing happens after the end, except that an admin decides the fee once. */
function endedOnce({ status, actions }: TransferRow): string[] {
  const decided = actions.filter((action) => action === 'decide-fee').length;
  const before = actions.filter((action) => action !== 'decide-fee');
  const at = before.findIndex((action) => ENDS.includes(action));
  const isOver = status === 'completed' || status === 'cancelled';
  return [
    ...(at >= 0 && at !== before.length - 1 ? ['something happened after the end'] : []),
    ...(at >= 0 && !isOver ? ['it ended and is open'] : []),
    ...(decided > 1 ? ['the fee was decided twice'] : []),
    ...(before.filter((action) => action === 'begin').length === 1 ? [] : ['it did not begin once']),
  ];
}

/** As ENDINGS says; an admin's choice is stored with the purchase. */
function contractAfter({ endReason, takeOffMarket }: TransferRow): string {
  const rule = ENDINGS[endReason as EndReason].contract;
  if (rule === 'off-market') return 'cancelled';
  if (rule === 'active') return 'active';
  return takeOffMarket ? 'cancelled' : 'active';
}
