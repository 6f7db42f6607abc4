import type { OfferTerms } from '@handover/domain/candidates/offer-terms';
import { isReserved, reservationStop } from '@handover/domain/candidates/reservation';
import { Injectable } from '@nestjs/common';
import { isDeepStrictEqual } from 'node:util';
import { AppError } from '../common/api/errors.js';
import type { Contract } from '../contracts/contract.entity.js';
import type { Tx } from '../database/database.js';
import type { Purchase } from './purchase/purchase.entity.js';

/** What a chosen candidate has agreed on with the seller. */
export interface Agreed {
  applicationId: string;
  agreed: OfferTerms;
}

interface Answers {
  /** Refuses a buyer who withdrew from many transfers shortly after paying, or has yet to accept as many. */
  refuseBuyer: (buyerId: string) => Promise<void>;
  /** The same question for a buyer who is about to be charged; `charging` other fees are being charged to them. */
  mayBuy: (tx: Tx, buyerId: string, charging: number) => Promise<boolean>;
  /** Whether the transfer of the purchase goes on, although the bank has taken the fee. */
  goesOn: (tx: Tx, purchaseId: string) => Promise<boolean>;
  /** The terms for a buyer who was chosen; null as listed. */
  agreedTerms: (tx: Pick<Tx, 'manager'>, contractId: string, buyerId: string) => Promise<Agreed | null>;
}

/**
 * What payments ask about a buyer and a transfer. The modules of transfers and candidates, which know, stand above this
 * one and register the answers.
 */
@Injectable()
export class BuyerQuestions {
  private readonly registered: Partial<Answers> = {};

  register(answers: Partial<Answers>): void {
    Object.assign(this.registered, answers);
  }

  get answers(): Answers {
    const { refuseBuyer, agreedTerms } = this.registered;
    if (!refuseBuyer || !agreedTerms) throw new Error('No module has registered what is known about buyers.');
    return this.registered as Answers;
  }
}

type Reserved = Pick<Contract, 'id' | 'saleMode' | 'reservedFor' | 'windowUntil'>;
export type ReservationCause = 'reserved' | 'not-chosen' | 'terms-changed';

/** Who may buy a contract now, and under which terms. The time of the request decides, not the clock's job. */
@Injectable()
export class PaymentsReservations {
  constructor(private readonly buyers: BuyerQuestions) {}

  /** Throws RESERVED or NOT_CHOSEN. */
  refuseOthers(contract: Reserved, buyerId: string): void {
    const stop = reservationStop(contract, buyerId, new Date().toISOString());
    if (stop) throw stop === 'reserved' ? reserved(contract) : notChosen();
  }

  /** What a buyer whose window is open has agreed on with the seller; null as listed. */
  async agreed(tx: Pick<Tx, 'manager'>, contract: Reserved, buyerId: string): Promise<Agreed | null> {
    const isTheirs = contract.reservedFor === buyerId && isReserved(contract, new Date().toISOString());
    return isTheirs ? this.buyers.answers.agreedTerms(tx, contract.id, buyerId) : null;
  }

  /** Why a purchase of a locked contract cannot be claimed; null if nothing stands in the way. */
  async stopAt(
    tx: Tx,
    contract: Reserved,
    { buyerId, terms }: Pick<Purchase, 'buyerId' | 'terms'>,
  ): Promise<ReservationCause | null> {
    const stop = reservationStop(contract, buyerId, new Date().toISOString());
    return stop ?? (isAgreed(terms, await this.agreed(tx, contract, buyerId)) ? null : 'terms-changed');
  }
}

/** Whether a payment was opened under what the two have agreed on now. */
export const isAgreed = (terms: Purchase['terms'], now: Agreed | null): boolean =>
  (terms?.applicationId ?? null) === (now?.applicationId ?? null) &&
  isDeepStrictEqual(terms?.agreed ?? null, now?.agreed ?? null);

/** `money` says what happened to a payment. */
export const reserved = ({ windowUntil }: Pick<Reserved, 'windowUntil'>, money = ''): AppError =>
  new AppError(
    'RESERVED',
    `The seller has reserved this contract for another candidate. ${money}`.trim(),
    windowUntil ? { until: windowUntil } : undefined,
  );

export const notChosen = (money = ''): AppError =>
  new AppError(
    'NOT_CHOSEN',
    `The seller chooses who takes this contract over. Ask to take over. ${money}`.trim(),
  );
