import { isGivenUp } from '@handover/domain/business/webhook-events';
import { IsNull, Not } from 'typeorm';
import type { Tx } from '../../database/database.js';
import { WebhookDelivery } from './webhook-delivery.entity.js';
import { Webhook } from './webhook.entity.js';

type Switched = Pick<Webhook, 'id'>;

/** By its member. That nothing was accepted is forgotten, which tells this from a webhook that was given up. */
export async function switchOff(tx: Tx, { id }: Switched): Promise<void> {
  const off = { disabledAt: () => 'now()', failingSince: null };
  const { affected } = await tx.manager.update(Webhook, { id, disabledAt: IsNull() }, off);
  if (affected) await dropWaiting(tx, id);
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

/** What waits is not sent any more; each event can be replayed. */
const dropWaiting = (tx: Tx, webhookId: string) =>
  tx.manager.update(WebhookDelivery, { webhookId, status: 'waiting' }, { status: 'failed' });
