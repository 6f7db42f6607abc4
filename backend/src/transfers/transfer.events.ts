import type { Party, TransferActor } from '@handover/domain/transfers/transfer-life';
import type { TransferState } from '@handover/domain/transfers/transfer-state';
import { defineEvent } from '../database/events.js';
import type { Transfer } from './transfer.entity.js';

export type ToldTransfer = Pick<Transfer, 'id' | 'contractId' | 'buyerId' | 'sellerId'>;

/** `before` is null when the transfer begins. */
export const TRANSFER_CHANGED = defineEvent<{
  transfer: ToldTransfer;
  before: TransferState | null;
  after: TransferState;
  by: TransferActor;
}>('transfer.changed');

/**
 * The second party has accepted, and both contact cards are written. Once per transfer, which is locked. The dealer is the
 * organisation that the buyer has agreed to show the card to.
 */
export const BOTH_ACCEPTED = defineEvent<{ transfer: Transfer; dealerId: string | null }>(
  'transfer.both-accepted',
);

/** A party has written a private message. The transfer is locked. */
export const PRIVATE_MESSAGE_SENT = defineEvent<{ transfer: ToldTransfer; by: Party }>(
  'transfer.message-sent',
);

export const PRIVATE_THREAD_READ = defineEvent<{ transfer: ToldTransfer; userId: string }>(
  'transfer.thread-read',
);

/** The clock has looked at an open transfer that it has locked, and changed nothing. */
export const TRANSFER_CHECKED = defineEvent<{ transfer: ToldTransfer; state: TransferState }>(
  'transfer.checked',
);
