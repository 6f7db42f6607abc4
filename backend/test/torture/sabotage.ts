import type { NestExpressApplication } from '@nestjs/platform-express';
import { ContractsService } from '../../src/contracts/contracts.service.js';
import { Database, type Tx } from '../../src/database/database.js';
import { PaymentsSweeper } from '../../src/payments/payments.sweeper.js';
import { PaymentsWebhook } from '../../src/payments/payments.webhook.js';
import type { ProviderEvent } from '../../src/payments/provider.payment.js';
import { PurchaseBook } from '../../src/payments/purchase.book.js';
import { StripeClient } from '../../src/payments/stripe.client.js';

/** What a harness must notice. Only ever done to a process of the tests. */
export type Sabotage =
  /** No lock, no index, no look at who has the contract. */
  | 'no-lock'
  /** Every notice counts anew, and so does every mail of a sale. */
  | 'no-dedupe'
  /** Any webhook is believed to come from the provider. */
  | 'no-signature'
  /** Nobody looks after what a crash left behind. */
  | 'no-sweeper'
  /** Losers are told, but their cards are not let go. */
  | 'no-release';

export const SABOTAGES: Sabotage[] = ['no-lock', 'no-dedupe', 'no-signature', 'no-sweeper', 'no-release'];

/** Breaks one guard of a running product. */
export async function sabotage(app: NestExpressApplication, what: string | undefined): Promise<void> {
  const database = app.get(Database);
  switch (what as Sabotage | undefined) {
    case 'no-lock': {
      await database.query('drop index if exists purchases_one_sale');
      const contracts = app.get(ContractsService);
      contracts.lock = async (_tx: Tx, id: string) => {
        const contract = await contracts.find(id);
        await new Promise((resolve) => setTimeout(resolve, 30));
        return contract;
      };
      contracts.move = () => Promise.resolve(true);
      app.get(PurchaseBook).findHolder = () => Promise.resolve(null);
      break;
    }
    case 'no-dedupe': {
      const book = app.get(PurchaseBook);
      const move = book.move.bind(book);
      // a sale is told with every step that comes to it
      book.move = async (tx, purchase, step, by) => {
        const moved = await move(tx, purchase, step, by);
        if (moved.status === 'captured')
          await tx.query(
            `select graphile_worker.add_job('mail', j.payload::json) from (select json_build_object(
               'template', 'purchase-buyer', 'to', 'twice@example.com',
               'data', json_build_object('contractId', $1::text)) as payload) j`,
            [moved.contractId],
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
        return { id, type, paymentIntentId: data.object.id };
      };
      break;
    case 'no-sweeper':
      app.get(PaymentsSweeper).sweep = () => Promise.resolve();
      app.get(PaymentsWebhook).handle = () => Promise.resolve();
      break;
    case 'no-release':
      app.get(StripeClient).cancel = (id) => app.get(StripeClient).look(id) as Promise<never>;
      break;
    default:
  }
}
