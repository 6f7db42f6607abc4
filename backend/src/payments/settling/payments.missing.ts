import { Injectable } from '@nestjs/common';
import { Config } from '../../common/config/config.js';
import { Database } from '../../database/database.js';
import { sqlList } from '../../database/sql-list.js';
import { PaymentsMode } from '../payments.mode.js';
import { PaymentsSale } from '../payments.sale.js';
import { PurchaseBook, type Mover, type Step } from '../purchase/purchase.book.js';
import type { Purchase } from '../purchase/purchase.entity.js';
import { PAID_UNFINISHED, UNPAID_UNFINISHED } from '../purchase/purchase.groups.js';
import { PurchaseStatus, type Cause } from '../purchase/purchase.status.js';

const BATCH = 100;

/**
 * A live sale is not ended, so only its refund is of interest. SQL: with literal statuses the planner can use the partial
 * index `purchases_unfinished`.
 */
const OF_OTHER_MODES = `select id from purchases
  where mode = any($1) and status in (${sqlList([...UNPAID_UNFINISHED, ...PAID_UNFINISHED])})
    and (mode <> '${PaymentsMode.LIVE}' or status in (${sqlList([...UNPAID_UNFINISHED, PurchaseStatus.REFUNDING])}))
  limit ${BATCH}`;

/** Ends purchases whose payment the provider cannot be asked about, so that they do not wait for it forever. */
@Injectable()
export class PaymentsMissing {
  constructor(
    private readonly config: Config,
    private readonly database: Database,
    private readonly book: PurchaseBook,
    private readonly sale: PaymentsSale,
  ) {}

  isOfOtherMode({ mode }: Purchase): boolean {
    return mode !== this.config.paymentsMode;
  }

  endOtherMode(id: string, by: Mover): Promise<Purchase> {
    return this.end(id, by, stepAfterModeChange);
  }

  /** The provider of this mode answered 404. */
  endMissing(id: string, by: Mover): Promise<Purchase> {
    return this.end(id, by, (purchase) => stepAfterMissing(purchase, Date.now()));
  }

  /** Every purchase that another payment mode left unfinished. */
  async endOtherModes(by: Mover): Promise<void> {
    const others = Object.values(PaymentsMode).filter((mode) => mode !== this.config.paymentsMode);
    for (;;) {
      const rows = await this.database.query<{ id: string }>(OF_OTHER_MODES, [others]);
      for (const { id } of rows) await this.endOtherMode(id, by);
      if (rows.length < BATCH) return;
    }
  }

  /** Locks in the order of every sale: parties, contract, purchase. */
  private async end(id: string, by: Mover, stepFor: (purchase: Purchase) => Step | null): Promise<Purchase> {
    const asked = (await this.book.find(id)) as Purchase;
    return this.database.transaction(async (tx) => {
      await this.sale.lock(tx, asked);
      const purchase = await this.book.lock(tx, id);
      const step = stepFor(purchase);
      return step ? this.sale.take(tx, purchase, step, by) : purchase;
    });
  }
}

/** A payment may be visible at the provider a moment after it was created; after a minute it is missing for good. */
const MISSING_FOR_GOOD_AFTER_MS = 60_000;

/**
 * What follows from a change of the payment mode: the keys of one mode cannot see the payments of another. What was not
 * charged is released, and a test sale is closed. A sale for real money stays one; only its refund comes back to the
 * admin.
 */
export function stepAfterModeChange(purchase: Purchase): Step | null {
  return stepWithoutProvider(purchase, 'mode-changed', purchase.mode !== PaymentsMode.LIVE);
}

/** What follows from a 404 for the payment of a purchase of the present mode. */
export function stepAfterMissing(purchase: Purchase, now: number): Step | null {
  const isRecent = Date.parse(purchase.updatedAt) > now - MISSING_FOR_GOOD_AFTER_MS;
  if (isRecent && UNPAID_UNFINISHED.includes(purchase.status)) return null;
  return stepWithoutProvider(purchase, 'missing-at-provider', false);
}

function stepWithoutProvider({ status }: Purchase, cause: Cause, closesPaid: boolean): Step | null {
  if (UNPAID_UNFINISHED.includes(status)) return { action: 'abandonUnpaid', cause };
  if (closesPaid) return PAID_UNFINISHED.includes(status) ? { action: 'close', cause } : null;
  // the refund cannot be made: an admin has to see it
  return status === PurchaseStatus.REFUNDING ? { action: 'noteRefundFailed', cause } : null;
}
