import { randomUUID } from 'node:crypto';
import { ContractStatus } from '../contracts/contract.status.js';
import { AlertFrequency } from '../saved/alert-schedule.js';
import type { Catalogue } from './catalogue.js';
import { DAY } from './compose.js';

const HOW_MANY = 4;

/** A few favourites and a saved search of the demo member, as rows by table. */
export function makeSaved({ members: [{ id: userId }], contracts }: Catalogue, now: number) {
  const others = contracts.filter(
    ({ sellerId, status }) => sellerId !== userId && status === ContractStatus.ACTIVE,
  );
  const search = { name: 'Car Lease, up to $450', query: 'type=car-lease&payment=-450' };
  const times = { createdAt: new Date(now), seenUntil: new Date(now), nextAt: new Date(now + DAY) };
  return {
    favourites: others.slice(0, HOW_MANY).map(({ id, status, monthlyPayment, createdAt }) => ({
      ...{ userId, contractId: id, createdAt },
      ...{ toldStatus: status, toldVersion: 1, toldPayment: monthlyPayment },
    })),
    saved_searches: [{ ...search, ...times, id: randomUUID(), userId, frequency: AlertFrequency.DAILY }],
  };
}
