import { Injectable } from '@nestjs/common';
import type { Party, TransferActor } from '@handover/domain/transfers/transfer-life';
import type { TransferState } from '@handover/domain/transfers/transfer-state';
import type { Tx } from '../database/database.js';
import type { Transfer } from './transfer.entity.js';

export type ToldTransfer = Pick<Transfer, 'id' | 'contractId' | 'buyerId' | 'sellerId'>;

/** One change of a transfer; `before` is null when it begins. */
export interface TransferChange {
  before: TransferState | null;
  after: TransferState;
  by: TransferActor;
}

export interface TransferListener {
  /** A transfer has changed, in the transaction that writes it. */
  changed: (tx: Tx, transfer: ToldTransfer, change: TransferChange) => Promise<void>;
  /** A party has written a private message; the transfer is locked. */
  messageSent: (tx: Tx, transfer: ToldTransfer, by: Party) => Promise<void>;
  /** A party has read the private messages. */
  threadRead: (tx: Tx, transfer: ToldTransfer, userId: string) => Promise<void>;
  /** The clock has looked at an open transfer, which it has locked. */
  looked: (tx: Tx, transfer: ToldTransfer, state: TransferState) => Promise<void>;
}

/**
 * What transfers tell the module of notifications, which stands above this one and registers itself at the start, because
 * imports only go down. It is told within the transaction, so that what it writes exists if and only if the change does.
 */
@Injectable()
export class TransferNews {
  private registered: TransferListener | null = null;

  register(listener: TransferListener): void {
    this.registered = listener;
  }

  get listener(): TransferListener {
    if (!this.registered) throw new Error('No module has registered for the news of transfers.');
    return this.registered;
  }
}
