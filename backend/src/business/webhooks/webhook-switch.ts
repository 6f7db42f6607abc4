import { isGivenUp } from '@handover/domain/business/webhook-events';
import { IsNull, Not } from 'typeorm';
import { AppError } from '../../common/api/errors.js';
import type { Tx } from '../../database/database.js';
import { WebhookDelivery } from './webhook-delivery.entity.js';
import { Webhook } from './webhook.entity.js';

type Switched = Pick<Webhook, 'id'>;

/**
 * By its member. That nothing was accepted is forgotten, which tells this from a webhook that was given up: one that was is
 * off by its member from now on, so that no test switches it on.
 */
export async function switchOff(tx: Tx, { id }: Switched): Promise<void> {
  const webhook = await locked(tx, id);
  if (webhook?.disabledAt && !isGivenUp(webhook.failingSince, webhook.disabledAt)) return;
  await tx.manager.update(Webhook, { id }, { disabledAt: () => 'now()', failingSince: null });
  await dropWaiting(tx, id);
}

/** Also drops the events of transactions that had found it on and have committed since. */
export async function switchOn(tx: Tx, { id }: Switched): Promise<void> {
  const on = { disabledAt: null, failingSince: null };
  const { affected } = await tx.manager.update(Webhook, { id, disabledAt: Not(IsNull()) }, on);
  if (affected) await dropWaiting(tx, id);
}

/** After days without an accepted event. */
export async function giveUp(tx: Tx, { id }: Switched, now: string): Promise<void> {
  await tx.manager.update(Webhook, { id }, { disabledAt: now });
  await dropWaiting(tx, id);
}

/** After an accepted test. A webhook that its member has switched off stays off, also if this happened meanwhile. */
export async function endGivingUp(tx: Tx, { id, failingSince, disabledAt }: Webhook): Promise<void> {
  if (disabledAt && isGivenUp(failingSince, disabledAt))
    await tx.manager.update(Webhook, { id, disabledAt }, { disabledAt: null });
}

/** Throws CONFLICT for a webhook that is off, which would never send it. One that is on stays so until the transaction ends. */
export async function refuseOff(tx: Tx, { id }: Switched): Promise<void> {
  if ((await locked(tx, id))?.disabledAt)
    throw new AppError('CONFLICT', 'This webhook is switched off. Switch it on, and replay the event then.');
}

const locked = ({ manager }: Tx, id: string): Promise<Webhook | null> =>
  manager.findOne(Webhook, { where: { id }, lock: { mode: 'pessimistic_write' } });

/** What waits is not sent any more; each event can be replayed. */
const dropWaiting = (tx: Tx, webhookId: string) =>
  tx.manager.update(WebhookDelivery, { webhookId, status: 'waiting' }, { status: 'failed' });
