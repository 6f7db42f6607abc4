import { AsyncLocalStorage } from 'node:async_hooks';
import type { NestExpressApplication } from '@nestjs/platform-express';
import pg from 'pg';
import { ApplicationBook } from '../../backend/src/candidates/application.book.js';
import { Database } from '../../backend/src/database/database.js';
import { PaymentPoints } from '../../backend/src/payments/settling/payments.points.js';
import { TransferChanges } from '../../backend/src/transfers/transfer.changes.js';

const WRITE = /^\s*(insert|update|delete|commit|select graphile_worker\.add_job)/i;

/** Reaches the point `transfer:write` before each write, and before the commit, of a transaction that changes a transfer. */
export function reachTransferWrites(app: NestExpressApplication): void {
  const changes = app.get(TransferChanges);
  const mark = reachWrites(app, 'transfer:write');
  const make = changes.make.bind(changes);
  changes.make = (...change) => {
    mark();
    return make(...change);
  };
}

/** The same for `line:write` and a transaction that changes an application. */
export function reachLineWrites(app: NestExpressApplication): void {
  const book = app.get(ApplicationBook);
  const mark = reachWrites(app, 'line:write');
  const move = book.move.bind(book);
  book.move = (...step) => {
    mark();
    return move(...step);
  };
}

/** Returns what marks the current transaction, whose later writes reach the point. */
function reachWrites(app: NestExpressApplication, point: string): () => void {
  const context = new AsyncLocalStorage<{ isMarked: boolean }>();
  const points = app.get(PaymentPoints);
  const database = app.get(Database);
  const transaction = database.transaction.bind(database);
  database.transaction = (work) => context.run({ isMarked: false }, () => transaction(work));
  const query = pg.Client.prototype.query as (...args: unknown[]) => unknown;
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [statement] = args as [string | { text: string }];
    const text = typeof statement === 'string' ? statement : statement.text;
    // the process dies at once: nothing is awaited
    if (context.getStore()?.isMarked && WRITE.test(text)) void points.reach(point);
    return query.apply(this, args);
  } as typeof pg.Client.prototype.query;
  return () => {
    const store = context.getStore();
    if (store) store.isMarked = true;
  };
}
