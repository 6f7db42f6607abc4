import { ANSWER_HOURS, type ReportReason, type ReportTarget } from '@handover/domain/report-reasons';
import { ContractStatus } from '../contracts/contract.status.js';
import type { Catalogue, DemoContract } from './catalogue.js';
import { DEMO_MEMBER, DEMO_SELLER } from './members.js';
import type { Random } from './random.js';
import { untouched } from './listings.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

interface DemoReport {
  target: ReportTarget;
  reason: ReportReason;
  note: string | null;
  /** How many members report it. */
  times?: number;
}

const WAITING: readonly DemoReport[] = [
  { target: 'contract', reason: 'scam', note: 'He wants a deposit by gift card before I see it.', times: 3 },
  { target: 'contract', reason: 'wrong-facts', note: 'The odometer in the photo shows twice the miles.' },
  { target: 'contract', reason: 'duplicate', note: null },
  { target: 'message', reason: 'off-platform', note: 'Asks everyone to write to another app.' },
];
const RESOLVED: readonly ReportReason[] = ['wrong-facts', 'other', 'gone', 'duplicate', 'not-transferable'];
const RESOLVED_COUNT = 18;

/** Reports that wait for an admin, one that asks the demo seller, and a history of resolved ones; rows of `reports`. */
export function makeReports(random: Random, catalogue: Catalogue, now: number): Record<string, unknown>[] {
  const { members, contracts } = catalogue;
  const reporters = members.filter(({ email }) => email !== DEMO_SELLER && email !== DEMO_MEMBER);
  const free = untouched(catalogue).filter(({ createdAt }) => createdAt.getTime() < now - 4 * DAY);
  const report = (contract: DemoContract, more: object, at: number) => {
    const subjects = [contract.sellerId, (more as { subjectId?: string }).subjectId];
    let reporter = random.deal(reporters);
    while (subjects.includes(reporter.id)) reporter = random.deal(reporters);
    const of = { contractId: contract.id, subjectId: contract.sellerId, reporterId: reporter.id };
    return {
      ...{
        ...of,
        id: random.uuidAt(at),
        targetType: 'contract',
        targetId: contract.id,
        createdAt: new Date(at),
      },
      ...{ state: 'open', urgent: false, note: null, action: null, dueAt: null, resolvedAt: null, ...more },
    };
  };
  const rows = WAITING.flatMap(({ target, reason, note, times = 1 }, index) => {
    const fitting = free.filter(({ messages }) => target === 'contract' || messages.length > 0);
    const contract = fitting[random.int(0, fitting.length - 1)];
    // a small catalogue may have none
    if (!contract) return [];
    free.splice(free.indexOf(contract), 1);
    const urgent = times > 1;
    contract.underReview = urgent;
    const message = target === 'message' ? contract.messages.at(-1) : null;
    const said = message && { targetType: target, targetId: message.id, subjectId: message.senderId };
    return Array.from({ length: times }, (_, at) =>
      report(
        contract,
        { reason, note: at === 0 ? note : null, urgent, ...said },
        now - (index + 1 + at) * 5 * HOUR,
      ),
    );
  });
  const asked = contracts.find(
    ({ sellerId, status, createdAt }) =>
      status === ContractStatus.ACTIVE &&
      createdAt.getTime() < now - 2 * DAY &&
      members.some(({ id, email }) => id === sellerId && email === DEMO_SELLER),
  );
  if (asked) {
    const at = now - 6 * HOUR;
    rows.push(report(asked, { reason: 'gone', dueAt: new Date(at + ANSWER_HOURS * HOUR) }, at));
  }
  for (let count = 0; free.length > 0 && count < RESOLVED_COUNT; count++) {
    const contract = random.pick(free);
    const at = random.int(contract.createdAt.getTime() + HOUR, now - 2 * DAY);
    const isUpheld = random.chance(0.4);
    const outcome = isUpheld ? { state: 'upheld', action: 'none' } : { state: 'dismissed' };
    const resolvedAt = new Date(at + random.int(2, 30) * HOUR);
    rows.push(report(contract, { reason: random.pick(RESOLVED), resolvedAt, ...outcome }, at));
  }
  return withoutRepeats(rows);
}

/** A member reports a target once. */
function withoutRepeats<Row extends { reporterId: string; targetId: string }>(rows: readonly Row[]): Row[] {
  const keyOf = ({ reporterId, targetId }: Row) => `${reporterId} ${targetId}`;
  return [...new Map(rows.map((row) => [keyOf(row), row])).values()];
}
