import { Injectable } from '@nestjs/common';
import type { Tx } from '../database/database.js';

export interface AccountTie {
  /** Cancels the member's active contracts and returns their ids. */
  cancelContracts?: (tx: Tx, userId: string) => Promise<string[]>;
  /** The member can no longer act: what others wait for them to do comes to its end. */
  suspended?: (tx: Tx, userId: string) => Promise<void>;
  /** Returns which of the members have a payment or a transfer in progress: their accounts cannot be deleted. */
  partiesToTransfers?: (on: Pick<Tx, 'query'>, userIds: readonly string[]) => Promise<string[]>;
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

  async suspended(tx: Tx, userId: string): Promise<void> {
    for (const tie of this.ties) await tie.suspended?.(tx, userId);
  }

  async isPartyToTransfer(tx: Tx, userId: string): Promise<boolean> {
    return (await this.partiesToTransfers(tx, [userId])).has(userId);
  }

  async partiesToTransfers(on: Pick<Tx, 'query'>, userIds: readonly string[]): Promise<Set<string>> {
    const parties = new Set<string>();
    for (const tie of this.ties)
      for (const id of (await tie.partiesToTransfers?.(on, userIds)) ?? []) parties.add(id);
    return parties;
  }
}
