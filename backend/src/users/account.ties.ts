import { Injectable } from '@nestjs/common';
import type { Tx } from '../database/database.js';

export interface AccountTie {
  /** Cancels the member's active contracts and returns their ids. */
  cancelContracts?: (tx: Tx, userId: string) => Promise<string[]>;
  /** True while a payment or a transfer of the member is in progress: the account cannot be deleted then. */
  isPartyToTransfer?: (tx: Tx, userId: string) => Promise<boolean>;
}

/**
 * What the suspension and deletion of an account ask of the modules above this one. Those modules register their
 * answers, because imports only go down.
 */
@Injectable()
export class AccountTies {
  private readonly ties: AccountTie[] = [];

  register(tie: AccountTie): void {
    this.ties.push(tie);
  }

  async cancelContracts(tx: Tx, userId: string): Promise<string[]> {
    const cancelled: string[] = [];
    for (const tie of this.ties) cancelled.push(...((await tie.cancelContracts?.(tx, userId)) ?? []));
    return cancelled;
  }

  async isPartyToTransfer(tx: Tx, userId: string): Promise<boolean> {
    for (const tie of this.ties) if (await tie.isPartyToTransfer?.(tx, userId)) return true;
    return false;
  }
}
