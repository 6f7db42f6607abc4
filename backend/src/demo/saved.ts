import { randomUUID } from 'node:crypto';
import type { Catalogue } from './catalogue.js';
import { ContractStatus } from '../contracts/contract.status.js';
import { AlertFrequency } from '../saved/alert-schedule.js';
import { DEMO_MEMBER } from './members.js';

const HOW_MANY = 4;

/** A few favourites and a saved search of the demo member, as rows by table. */
export function makeSaved({ members, contracts }: Catalogue): Record<string, Record<string, unknown>[]> {
  const userId = members.find(({ email }) => email === DEMO_MEMBER)?.id;
  const others = contracts.filter(
    ({ sellerId, status }) => sellerId !== userId && status === ContractStatus.ACTIVE,
  );
  const now = new Date();
  return {
    favourites: others.slice(0, HOW_MANY).map(({ id, status, monthlyPayment, createdAt }) => ({
      ...{ userId, contractId: id, createdAt },
      ...{ toldStatus: status, toldVersion: 1, toldPayment: monthlyPayment },
    })),
    saved_searches: [
      {
        ...{ id: randomUUID(), userId, name: 'Car Lease, up to $450', query: 'type=car-lease&payment=-450' },
        ...{
          frequency: AlertFrequency.DAILY,
          createdAt: now,
          seenUntil: now,
          nextAt: new Date(now.getTime() + 86_400_000),
        },
      },
    ],
  };
}
