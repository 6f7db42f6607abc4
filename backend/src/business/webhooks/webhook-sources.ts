import type { TransferState } from '@handover/domain/transfers/transfer-state';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { APPLICATION_MADE, CONTRACT_RESERVED } from '../../candidates/application.events.js';
import type { Contract } from '../../contracts/contract.entity.js';
import { CONTRACTS_CHANGED } from '../../contracts/contract.events.js';
import { asWritten, joinContract } from '../../contracts/contract.rows.js';
import { ContractStatus } from '../../contracts/contract.status.js';
import { ContractsService } from '../../contracts/contracts.service.js';
import type { Tx } from '../../database/database.js';
import { Events } from '../../database/events.js';
import { PURCHASE_PAID } from '../../payments/payments.events.js';
import { TRANSFER_CHANGED, type ToldTransfer } from '../../transfers/transfer.events.js';
import { WebhookEvent } from './webhook-delivery.entity.js';
import type { WebhookEventName } from '@handover/domain/business/webhook-events';
import { WebhookPayloads } from './webhook-payloads.js';

/* SQL in this file: one statement per change, which reads an index of a small table if no webhook wants the event. */

interface Happened {
  /** The members whose webhooks are told. */
  owners: string[];
  event: WebhookEventName;
  contractId: string;
  facts?: Record<string, unknown>;
}

/** Of these contracts, those whose holders have webhooks. */
const TOLD = `select c.id from unnest($1::uuid[]) changed(id) ${joinContract('c', 'changed.id')}
  where c.user_id in (select w.user_id from webhooks w where w.disabled_at is null) order by c.id`;

/**
 * Writes the events of webhooks in the transactions of what happens. Two are written by triggers, in the statement of what
 * happens: a contract that is listed for the first time, and a question (schema/triggers.ts).
 */
@Injectable()
export class WebhookSources {
  constructor(
    private readonly contracts: ContractsService,
    private readonly payloads: WebhookPayloads,
    events: Events,
  ) {
    events.on(CONTRACTS_CHANGED, (tx, { contractIds, what }) => this.contractsChanged(tx, contractIds, what));
    events.on(CONTRACT_RESERVED, async (tx, { contractId, holderId: owner, until: reservedUntil }) => {
      const facts = { reservedUntil };
      await this.write(tx, { owners: [owner], event: 'listing.reserved', contractId, facts });
    });
    events.on(APPLICATION_MADE, async (tx, { contractId, holderId: owner, applicationId }) => {
      await this.write(tx, {
        owners: [owner],
        event: 'application.made',
        contractId,
        facts: { applicationId },
      });
    });
    events.on(PURCHASE_PAID, async (tx, { id: purchaseId, contractId, sellerId, buyerId }) => {
      const owners = [sellerId, buyerId];
      await this.write(tx, { owners, event: 'purchase.completed', contractId, facts: { purchaseId } });
    });
    events.on(TRANSFER_CHANGED, async (tx, { transfer, before, after }) => {
      const happened = ofTransfer(transfer, before, after);
      if (happened) await this.write(tx, happened);
    });
  }

  /** With the contract as it is at this point of the transaction. */
  private async write(tx: Tx, { owners, event, contractId, facts = {} }: Happened): Promise<void> {
    const [row] = await tx.query<{ ids: string[] | null }>('select webhook_event($1, $2, $3, $4) as ids', [
      owners,
      event,
      contractId,
      JSON.stringify(facts),
    ]);
    if (!row?.ids) return;
    for (const written of await tx.manager.findBy(WebhookEvent, { id: In(row.ids) }))
      await this.payloads.write(tx, written);
  }

  private async contractsChanged(tx: Tx, ids: string[], what: 'status' | 'terms'): Promise<void> {
    for (const { id } of await tx.query<{ id: string }>(TOLD, [ids])) {
      const contract = await this.contracts.find(id, tx);
      const event = contract && (what === 'terms' ? 'listing.changed' : ofStatus(asWritten(contract)));
      if (event) await this.write(tx, { owners: [contract.userId], event, contractId: id });
    }
  }
}

/** Sales and transfers have events of their own. */
function ofStatus({ status, offMarketReason }: Readonly<Contract>): WebhookEventName | null {
  if (status === ContractStatus.ACTIVE) return 'listing.published';
  if (status !== ContractStatus.CANCELLED) return null;
  const isOver = ['expired', 'holder-silent', 'term-over'].includes(offMarketReason ?? '');
  return isOver ? 'listing.expired' : 'listing.off-market';
}

/** Null for changes that are between the parties, such as a new day for a step. */
export function ofTransfer(
  { id: transferId, contractId, sellerId, buyerId }: ToldTransfer,
  before: TransferState | null,
  { status, endReason, steps }: TransferState,
): Happened | null {
  const told = { owners: [sellerId, buyerId], contractId };
  const facts = { transferId, status };
  if (before?.status !== status) {
    if (status === 'completed') return { ...told, event: 'transfer.completed', facts };
    if (status === 'cancelled') return { ...told, event: 'transfer.ended', facts: { ...facts, endReason } };
  }
  const known = new Map(before?.steps.map((step) => [step.key, step.status]));
  const moved = steps.filter((step) => step.status !== (known.get(step.key) ?? 'waiting'));
  if (moved.length === 0) return null;
  const changed = moved.map((step) => ({ key: step.key, status: step.status }));
  return { ...told, event: 'transfer.step', facts: { ...facts, steps: changed } };
}
