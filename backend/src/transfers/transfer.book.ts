import { Injectable } from '@nestjs/common';
import type { Facts } from '@handover/domain/facts/fact';
import type { FeeRule } from '@handover/domain/fee-rule';
import { OPEN_STATUSES, type TransferActor } from '@handover/domain/transfers/transfer-life';
import { newTransfer, type StepState, type TransferState } from '@handover/domain/transfers/transfer-state';
import type { StepRules } from '@handover/domain/transfers/step-template';
import type { PauseReason } from '@handover/domain/transfers/transfer-pauses';
import { isBound } from '@handover/domain/transfers/transfer-steps';
import { isDeepStrictEqual } from 'node:util';
import { In, type EntityManager } from 'typeorm';
import { isUuid } from '../common/api/paging.js';
import { Database, type Tx } from '../database/database.js';
import type { Purchase } from '../payments/purchase/purchase.entity.js';
import type { ContractType } from '../contracts/contract.columns.js';
import { TransferEvent } from './transfer-event.entity.js';
import { TransferStep } from './transfer-step.entity.js';
import { Transfer } from './transfer.entity.js';

/** Who changes a transfer; `userId` is set for members and admins. */
export interface Mover {
  by: TransferActor;
  userId: string | null;
}

const OF_TRANSFER = [
  'status',
  'pausedAt',
  'pauseReasons',
  'stalledAt',
  'endReason',
  'feeOutcome',
  'completedAt',
  'cancelledAt',
] as const satisfies (keyof TransferState)[];

interface NewTransfer {
  type: ContractType;
  facts: Facts;
  acceptHours: number;
  feeRule: FeeRule;
  /** What the rule book says about its steps. */
  rules: Readonly<Record<string, StepRules>>;
}

/** Reads and writes the rows of transfers with their steps and events; the rules are in domain/src/transfers. */
@Injectable()
export class TransferBook {
  constructor(private readonly database: Database) {}

  /** Without its steps; null for an unknown or malformed id. */
  find(id: string): Promise<Transfer | null> {
    return isUuid(id) ? this.database.manager.findOneBy(Transfer, { id }) : Promise.resolve(null);
  }

  /** Locks the row, which guards the steps, too: every change of a transfer holds this lock. */
  async lock(tx: Tx, id: string): Promise<Transfer> {
    const lock = { mode: 'pessimistic_write' } as const;
    const transfer = await tx.manager.findOneOrFail(Transfer, { where: { id }, lock });
    return this.withSteps(tx.manager, transfer);
  }

  /** The transfer of a purchase, locked; null if there is none. */
  async lockOf(tx: Tx, where: { purchaseId: string } | { contractId: string }): Promise<Transfer | null> {
    const open = 'contractId' in where && { status: In(OPEN_STATUSES) };
    const found = await tx.manager.findOne(Transfer, { select: { id: true }, where: { ...where, ...open } });
    return found && this.lock(tx, found.id);
  }

  /** Begins the transfer of a purchase and returns its state; null if it has one already. */
  async begin(
    tx: Tx,
    { id: purchaseId, contractId, buyerId, sellerId }: Purchase,
    { type, facts, acceptHours, feeRule, rules }: NewTransfer,
  ): Promise<{ id: string; state: TransferState } | null> {
    const begun = newTransfer(type, facts, new Date().toISOString(), acceptHours, feeRule, rules);
    const { steps, ...state } = begun;
    const { identifiers } = await tx.manager
      .createQueryBuilder()
      .insert()
      .into(Transfer)
      .values({
        ...state,
        ...firstReason(begun),
        pauseReasons: [],
        facts: facts as object,
        type,
        purchaseId,
        contractId,
        buyerId,
        sellerId,
      })
      .orIgnore()
      .execute();
    const transferId = identifiers[0]?.id as string | undefined;
    if (!transferId) return null;
    await tx.manager.insert(
      TransferStep,
      steps.map((step, position) => ({
        ...columnsOf(step),
        transferId,
        position,
        type,
        bound: isBound(type, step.key, facts),
      })),
    );
    await this.record(tx, transferId, { by: 'provider', userId: null }, { action: 'begin' });
    return { id: transferId, state: begun };
  }

  /** Writes what a move has changed. */
  async save(tx: Tx, before: Transfer, after: TransferState): Promise<void> {
    const known = before.steps.map(stepStateOf);
    const changed = after.steps.filter((step, at) => !isDeepStrictEqual(step, known[at]));
    for (const { key, ...step } of changed)
      await tx.manager.update(TransferStep, { transferId: before.id, key }, columnsOf({ key, ...step }));
    await tx.manager.update(
      Transfer,
      { id: before.id },
      { ...Object.fromEntries(OF_TRANSFER.map((column) => [column, after[column]])), ...firstReason(after) },
    );
  }

  async record(
    tx: Tx,
    transferId: string,
    { by, userId }: Mover,
    event: { action: string; stepKey?: string | null; note?: string | null },
  ): Promise<void> {
    await tx.manager.insert(TransferEvent, { transferId, by, byUserId: userId, ...event });
  }

  async withSteps(manager: EntityManager, transfer: Transfer): Promise<Transfer> {
    transfer.steps = await manager.find(TransferStep, {
      where: { transferId: transfer.id },
      order: { position: 'ASC' },
    });
    return transfer;
  }
}

/** The column that earlier releases read and write. */
export const firstReason = ({ pauseReasons: [first] }: Pick<TransferState, 'pauseReasons'>) => ({
  pauseReason: first ?? null,
});

/** A transfer that the release before this one has paused has no list; one that it has resumed still has one. */
function pauseReasonsOf({ pausedAt, pauseReason, pauseReasons }: Transfer): readonly PauseReason[] {
  if (!pausedAt || !pauseReason) return [];
  return pauseReasons.length > 0 ? pauseReasons : [pauseReason];
}

/** The row as the rules take it. */
export function stateOf(transfer: Transfer): TransferState {
  const { type, facts, feeRule, status, createdAt, pausedAt, stalledAt, steps } = transfer;
  const pauseReasons = pauseReasonsOf(transfer);
  const { endReason, feeOutcome, completedAt, cancelledAt } = transfer;
  return {
    ...{ type, facts, feeRule, status, createdAt, pausedAt, pauseReasons, stalledAt },
    ...{ endReason, feeOutcome, completedAt, cancelledAt, steps: steps.map(stepStateOf) },
  };
}

function stepStateOf(step: TransferStep): StepState {
  const { key, needs, rules, status, startedAt, dueAt, expectedOn, proposedOn, proposedBy, skipAskedBy } =
    step;
  const { doneOn, doneBy, closedAt, consentFrom, validUntil, releaseIncluded } = step;
  const { holderSaidAt, buyerSaidAt, note, refusal } = step;
  return {
    ...{ key, needs, rules, status, startedAt, dueAt, expectedOn, proposedOn, proposedBy, skipAskedBy },
    ...{ doneOn, doneBy, closedAt, consentFrom, validUntil, releaseIncluded },
    ...{ holderSaidAt, buyerSaidAt, note, refusal },
  };
}

/** TypeORM wants a jsonb value that it need not look into. */
const columnsOf = ({ refusal, needs, rules, ...step }: StepState) => ({
  ...step,
  rules: rules as object | null,
  needs: needs && [...needs],
  refusal: refusal as object | null,
});
