import { isReserved, reservationStop } from '@handover/domain/candidates/reservation';
import { Injectable } from '@nestjs/common';
import { isDeepStrictEqual } from 'node:util';
import { AppError } from '../common/api/errors.js';
import type { Contract } from '../contracts/contract.entity.js';
import type { Tx } from '../database/database.js';
import { BuyerQuestions, type Agreed } from './payments.events.js';
import type { Purchase } from './purchase/purchase.entity.js';

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
