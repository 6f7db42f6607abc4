import { AsyncLocalStorage } from 'node:async_hooks';
import type { NestExpressApplication } from '@nestjs/platform-express';
import pg from 'pg';
import { Database } from '../../backend/src/database/database.js';
import { PaymentPoints } from '../../backend/src/payments/settling/payments.points.js';
import { TransferChanges } from '../../backend/src/transfers/transfer.changes.js';

const WRITE = /^\s*(insert|update|delete|commit|select graphile_worker\.add_job)/i;

/** Reaches the point `transfer:write` before each write, and before the commit, of a transaction that changes a transfer. */
export function reachTransferWrites(app: NestExpressApplication): void {
  const context = new AsyncLocalStorage<{ changesTransfer: boolean }>();
  const points = app.get(PaymentPoints);
  const database = app.get(Database);
  const changes = app.get(TransferChanges);

  const transaction = database.transaction.bind(database);
  database.transaction = (work) => context.run({ changesTransfer: false }, () => transaction(work));
  const make = changes.make.bind(changes);
  changes.make = (...change) => {
    const store = context.getStore();
    if (store) store.changesTransfer = true;
    return make(...change);
  };
  const query = pg.Client.prototype.query as (...args: unknown[]) => unknown;
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [statement] = args as [string | { text: string }];
    const text = typeof statement === 'string' ? statement : statement.text;
    // the process dies at once: nothing is awaited
    if (context.getStore()?.changesTransfer && WRITE.test(text)) void points.reach('transfer:write');
    return query.apply(this, args);
  } as typeof pg.Client.prototype.query;
}
