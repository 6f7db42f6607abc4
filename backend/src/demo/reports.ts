import { HOUR_MS } from '@handover/domain/days';
import { ANSWER_HOURS, type ReportReason } from '@handover/domain/report-reasons';
import { ContractStatus } from '../contracts/contract.status.js';
import type { Catalogue, DemoContract } from './catalogue.js';
import { DAY } from './compose.js';
import { untouched } from './listings.js';
import type { Random } from './random.js';

/** Reports that wait for an admin: reason, note, and how many members report it. */
const WAITING: readonly (readonly [ReportReason, string | null, number])[] = [
  ['scam', 'He wants a deposit by gift card before I see it.', 3],
  ['wrong-facts', 'I saw the car: the odometer shows twice the miles.', 1],
  ['duplicate', null, 1],
  ['off-platform', 'Asks everyone to write to another app.', 1],
];
const RESOLVED: readonly ReportReason[] = ['wrong-facts', 'other', 'gone', 'duplicate', 'not-transferable'];
const RESOLVED_COUNT = 18;

/** Reports that wait for an admin, one that asks the demo seller, and a history of resolved ones; rows of `reports`. */
export function makeReports(random: Random, catalogue: Catalogue, now: number) {
  const [, seller, ...reporters] = catalogue.members;
  const free = untouched(catalogue).filter(({ createdAt }) => createdAt.getTime() < now - 4 * DAY);
  const report = (contract: DemoContract, reason: ReportReason, at: number, more: object = {}) => {
    const message = reason === 'off-platform' ? contract.messages.at(-1) : null;
    const subjectId = message?.senderId ?? contract.sellerId;
    let reporter = random.deal(reporters);
    while ([contract.sellerId, subjectId].includes(reporter.id)) reporter = random.deal(reporters);
    return {
      ...{ id: random.uuidAt(at), contractId: contract.id, subjectId, reporterId: reporter.id, reason },
      ...{ targetType: message ? 'message' : 'contract', targetId: message?.id ?? contract.id },
      ...{ createdAt: new Date(at), state: 'open', urgent: false, note: null, action: null },
      ...{ dueAt: null, resolvedAt: null, ...more },
    };
  };
  const rows = WAITING.flatMap(([reason, note, times], index) => {
    const at = free.findIndex(
      ({ type, messages }) =>
        (reason === 'wrong-facts' ? type === 'car-lease' : true) &&
        (reason === 'off-platform' ? messages.length > 0 : true),
    );
    const [contract] = at < 0 ? [] : free.splice(at, 1);
    // a small catalogue may have none
    if (!contract) return [];
    const urgent = times > 1;
    contract.underReview = urgent;
    return Array.from({ length: times }, (_, nth) =>
      report(contract, reason, now - (index + 1 + nth) * 5 * HOUR_MS, { urgent, note: nth ? null : note }),
    );
  });
  const askedAt = now - 3 * HOUR_MS;
  const asked = catalogue.contracts.findLast(
    ({ sellerId, status, createdAt }) =>
      sellerId === seller.id && status === ContractStatus.ACTIVE && createdAt.getTime() < askedAt,
  );
  if (asked) rows.push(report(asked, 'gone', askedAt, { dueAt: new Date(askedAt + ANSWER_HOURS * HOUR_MS) }));
  // each about another contract, because a member reports a target once
  for (const contract of random.shuffled(free).slice(0, RESOLVED_COUNT)) {
    const at = random.int(contract.createdAt.getTime() + HOUR_MS, now - 2 * DAY);
    const outcome = random.next() < 0.4 ? { state: 'upheld', action: 'none' } : { state: 'dismissed' };
    const resolvedAt = new Date(at + random.int(2, 30) * HOUR_MS);
    rows.push(report(contract, random.pick(RESOLVED), at, { resolvedAt, ...outcome }));
  }
  return rows;
}
