import type { NestExpressApplication } from '@nestjs/platform-express';
import { ContractsService } from '../../backend/src/contracts/contracts.service.js';
import { Database } from '../../backend/src/database/database.js';
import { PaymentsSweeper } from '../../backend/src/payments/settling/payments.sweeper.js';
import { PaymentsWebhook } from '../../backend/src/payments/settling/payments.webhook.js';
import type { ProviderEvent } from '../../backend/src/payments/provider/provider.payment.js';
import { PurchaseBook } from '../../backend/src/payments/purchase/purchase.book.js';
import type { Purchase } from '../../backend/src/payments/purchase/purchase.entity.js';
import { PaymentsReservations } from '../../backend/src/payments/payments.reservations.js';
import { PaymentsTransfers } from '../../backend/src/payments/payments.transfers.js';
import { StripeClient } from '../../backend/src/payments/provider/stripe.client.js';
import { TransferBook } from '../../backend/src/transfers/transfer.book.js';
import { Transfer } from '../../backend/src/transfers/transfer.entity.js';

/** Guards whose absence the harness must notice. Applied only to processes of the tests. */
export type Sabotage =
  /** No lock on the contract: two buyers check it at once, with an admin's change in between. */
  | 'no-lock'
  /** No lock on the purchase: two steps of one purchase run at once. */
  | 'no-purchase-lock'
  /** No constraints: the tables accept rows that the code should never write. */
  | 'no-index'
  /** No lock, no index, no check for a competing purchase. */
  | 'no-lock-no-index'
  /** No deduplication of webhooks and of mails of a sale. */
  | 'no-dedupe'
  /** No check of webhook signatures. */
  | 'no-signature'
  /** No sweeper: nothing repairs what a crash left behind. */
  | 'no-sweeper'
  /** No locks while a transfer changes: two people can end it. */
  | 'no-transfer-lock'
  /** Losing buyers are told, but their cards are not released. */
  | 'no-release'
  /** Whoever opened a payment before the seller chose another candidate gets the contract. */
  | 'no-reservation';

const A_MOMENT = 300;
const moment = () => new Promise((resolve) => setTimeout(resolve, A_MOMENT));

/** Removes one guard of a running product. */
export async function sabotage(app: NestExpressApplication, what: string | undefined): Promise<void> {
  const database = app.get(Database);
  const contracts = app.get(ContractsService);
  const book = app.get(PurchaseBook);
  switch (what as Sabotage | undefined) {
    case 'no-lock': {
      contracts.lock = (tx, id) => contracts.find(id, tx);
      const lock = book.lock.bind(book);
      book.lock = async (tx, id) => {
        await moment();
        return lock(tx, id);
      };
      break;
    }
    case 'no-purchase-lock':
      book.lock = async (tx, id) => {
        const purchase = await book.find(id, tx);
        await moment();
        return purchase as Purchase;
      };
      break;
    case 'no-index':
      await database.query('drop index if exists purchases_one_sale, purchases_payment_intent');
      break;
    case 'no-lock-no-index':
      await database.query('drop index if exists purchases_one_sale, transfers_one_open');
      contracts.lock = async (tx, id) => {
        const contract = await contracts.find(id, tx);
        await moment();
        return contract;
      };
      contracts.move = () => Promise.resolve(true);
      book.findHolder = () => Promise.resolve(null);
      break;
    case 'no-dedupe': {
      await database.query('alter table payment_events drop constraint if exists payment_events_pkey');
      app.get(PaymentsWebhook).keep = async (events: ProviderEvent[]) => {
        for (const { id, type, paymentIntentId } of events)
          await database.query(
            'insert into payment_events (id, type, payment_intent_id, handled_at) values ($1, $2, $3, now())',
            [id, type, paymentIntentId],
          );
      };
      const move = book.move.bind(book);
      // the mails of a sale are sent again with every step
      book.move = async (tx, purchase, step, by) => {
        const moved = await move(tx, purchase, step, by);
        if (moved.status === 'captured')
          await tx.query(
            `select graphile_worker.add_job('mail', j.payload::json) from (select json_build_object(
               'template', 'purchase-buyer', 'to', 'twice@example.com',
               'data', json_build_object('purchaseId', $1::text)) as payload) j`,
            [moved.id],
          );
        return moved;
      };
      break;
    }
    case 'no-signature':
      app.get(StripeClient).readEvent = (body: unknown): ProviderEvent => {
        const { id, type, data } = JSON.parse(String(body)) as {
          id: string;
          type: string;
          data: { object: { id: string } };
        };
        return { id, type, paymentIntentId: data.object.id, purchaseId: null, isUnmarked: true };
      };
      break;
    case 'no-sweeper':
      app.get(PaymentsSweeper).sweep = () => Promise.resolve();
      app.get(PaymentsWebhook).handle = () => Promise.resolve();
      break;
    case 'no-transfer-lock': {
      const transfers = app.get(TransferBook);
      app.get(PaymentsTransfers).lock = async (tx, id) => (await book.find(id, tx)) as Purchase;
      transfers.lock = async (tx, id) => {
        const found = await tx.manager.findOneByOrFail(Transfer, { id });
        const transfer = await transfers.withSteps(tx.manager, found);
        await moment();
        return transfer;
      };
      break;
    }
    case 'no-release':
      app.get(StripeClient).cancel = (id) => app.get(StripeClient).look(id) as Promise<never>;
      break;
    case 'no-reservation':
      app.get(PaymentsReservations).stopAt = () => Promise.resolve(null);
      break;
    default:
  }
}
