import { Injectable } from '@nestjs/common';
import type { Tx } from '../database/database.js';

interface Answers {
  /** Refuses a buyer who withdrew from many transfers shortly after paying, or has yet to accept as many. */
  refuseBuyer: (buyerId: string) => Promise<void>;
  /** The same question for a buyer who is about to be charged; `charging` other fees are being charged to them. */
  mayBuy: (tx: Tx, buyerId: string, charging: number) => Promise<boolean>;
}

/** What payments ask about a buyer. The module of transfers, which knows, stands above this one and registers the answers. */
@Injectable()
export class BuyerQuestions {
  private registered: Answers | null = null;

  register(answers: Answers): void {
    this.registered = answers;
  }

  get answers(): Answers {
    if (!this.registered) throw new Error('No module has registered what is known about buyers.');
    return this.registered;
  }
}
