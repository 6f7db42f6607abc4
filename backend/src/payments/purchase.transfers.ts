import { Injectable } from '@nestjs/common';
import type { Tx } from '../database/database.js';
import type { Purchase } from './purchase.entity.js';

export interface TransferHooks {
  /** The fee was captured: the transfer begins in the same transaction. */
  begin: (tx: Tx, purchase: Purchase) => Promise<void>;
  /** Any later step of a paid purchase that the transfer itself did not cause: a refund, a dispute, its end. */
  follow: (tx: Tx, before: Purchase, after: Purchase) => Promise<void>;
  /** Refuses a buyer who withdrew from many transfers shortly after paying, or has yet to accept as many. */
  refuseBuyer: (buyerId: string) => Promise<void>;
  /** The same question for a buyer who is about to be charged; `charging` other fees are being charged to them. */
  mayBuy: (tx: Tx, buyerId: string, charging: number) => Promise<boolean>;
}

/**
 * What payments tells and asks about transfers. The module of transfers stands above this one and registers itself at
 * the start, because imports only go down.
 */
@Injectable()
export class PurchaseTransfers {
  private registered: TransferHooks | null = null;

  register(hooks: TransferHooks): void {
    this.registered = hooks;
  }

  get hooks(): TransferHooks {
    if (!this.registered) throw new Error('No module has registered the transfers of purchases.');
    return this.registered;
  }
}
