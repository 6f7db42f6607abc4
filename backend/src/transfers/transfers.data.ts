import { Injectable } from '@nestjs/common';
import { RETENTION_DAYS } from '@handover/domain/retention';
import { OPEN_STATUSES } from '@handover/domain/transfers/transfer-life';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import { Database, type Tx } from '../database/database.js';
import { sqlList } from '../database/sql-list.js';
import { MemberData } from '../member-data/member-data.js';
import { readAll } from '../member-data/read-all.js';
import { Retention } from '../retention/retention.js';
import { AccountTies } from '../users/account.ties.js';
import { ContactCard } from './parties/contact-card.entity.js';
import { TransferEvent } from './transfer-event.entity.js';
import { TransferMessage } from './messages/transfer-message.entity.js';
import { Transfer } from './transfer.entity.js';
import { blankOldTexts, blankSteps, stepsOf } from './transfer.texts.js';
import type { Contract } from '../contracts/contract.entity.js';
import { ContractStatus } from '../contracts/contract.status.js';
import { PrivateFacts } from '../contracts/facts/private-facts.js';

const EXPORTED = {
  id: true,
  contractId: true,
  type: true,
  status: true,
  endReason: true,
  feeOutcome: true,
  feeRule: true,
  createdAt: true,
  completedAt: true,
  cancelledAt: true,
} as const;

/** SQL: deletes by the end of another table's row, skips locked rows. */
const deleteOld = (table: string): string => `delete from ${table} where ctid in (
    select c.ctid from ${table} c join transfers t on t.id = c.transfer_id
    where coalesce(t.completed_at, t.cancelled_at) < now() - $1 * interval '1 day'
    limit $2 for update of c skip locked) returning 1`;

/**
 * What transfers register with the modules below: who reads private facts, the export and deletion of a member's data,
 * and how long contact details, private messages and texts of steps are kept. The record of a transfer stays with its payment.
 */
@Injectable()
export class TransfersData {
  constructor(
    database: Database,
    @InjectRepository(Transfer) transfers: Repository<Transfer>,
    @InjectRepository(TransferEvent) events: Repository<TransferEvent>,
    @InjectRepository(TransferMessage) messages: Repository<TransferMessage>,
    @InjectRepository(ContactCard) cards: Repository<ContactCard>,
    data: MemberData,
    ties: AccountTies,
    retention: Retention,
    audit: AuditService,
    facts: PrivateFacts,
  ) {
    facts.register((buyerId, contract) => isAcceptedBuyer(database, buyerId, contract));
    ties.register({ partiesToTransfers });
    data.register('transfers', {
      collect: async ({ id }) => ({
        bought: await readAll(transfers, { buyerId: id }, EXPORTED),
        sold: await readAll(transfers, { sellerId: id }, EXPORTED),
        actions: await readAll(
          events,
          { byUserId: id },
          { id: true, transferId: true, at: true, action: true, stepKey: true, note: true },
        ),
        steps: await stepsOf(database, id),
        messages: await readAll(
          messages,
          { senderId: id },
          { id: true, transferId: true, message: true, createdAt: true },
        ),
        contactCards: await cards.find({
          select: { transferId: true, name: true, phone: true, note: true },
          where: { userId: id },
        }),
      }),
      forget: (tx, owner) => forget(tx, audit, owner),
    });
    const keep = (what: string, table: string, days: number) =>
      retention.register(
        what,
        async (limit) => (await database.query(deleteOld(table), [days, limit])).length,
      );
    keep('contact cards', 'contact_cards', RETENTION_DAYS.contactCards);
    keep('private messages', 'transfer_messages', RETENTION_DAYS.transferMessages);
    retention.register('texts of transfers', (limit) =>
      database.transaction((tx) => blankOldTexts(tx, audit, { days: RETENTION_DAYS.transferTexts, limit })),
    );
  }
}

/** Neither party of an open transfer can delete their account. SQL: one statement for the accounts of a list. */
const partiesToTransfers = async (on: Pick<Tx, 'query'>, userIds: readonly string[]): Promise<string[]> =>
  (
    await on.query<{ id: string }>(
      `select u.id from unnest($1::uuid[]) as u (id) where exists (
         select from transfers t where (t.buyer_id = u.id or t.seller_id = u.id)
           and t.status in (${sqlList(OPEN_STATUSES)}))`,
      [userIds],
    )
  ).map(({ id }) => id);

/** SQL: the ids of the member's transfers, along two indexes. */
const OF_MEMBER = `select id from transfers where buyer_id = $1 union select id from transfers where seller_id = $1`;

/** The notes of events belong to those who wrote them. All of the transfers are over, or the account could not be deleted. */
async function forget(tx: Tx, audit: AuditService, { id }: { id: string }): Promise<void> {
  await tx.manager.delete(ContactCard, { userId: id });
  await tx.manager.delete(TransferMessage, { senderId: id });
  await tx.manager.update(TransferEvent, { byUserId: id }, { note: null });
  const ids = (await tx.query<{ id: string }>(OF_MEMBER, [id])).map((transfer) => transfer.id);
  await blankSteps(tx, audit, ids);
  await audit.blank(tx, 'transfer', ids, ['reason']);
}

/**
 * Which buyer may read the private facts of a contract: the one of the newest transfer, once both parties have accepted
 * it, and after its end for as long as the contract is completed by it. A contract that is listed once more has the facts
 * of its next holder.
 */
async function isAcceptedBuyer(
  { manager }: Database,
  buyerId: string,
  { id: contractId, status }: Pick<Contract, 'id' | 'status'>,
): Promise<boolean> {
  const newest = await manager.findOne(Transfer, {
    select: { buyerId: true, status: true },
    where: { contractId },
    order: { createdAt: 'DESC' },
  });
  if (newest?.buyerId !== buyerId) return false;
  const isHandedOver = newest.status === 'completed' && status === ContractStatus.COMPLETED;
  return newest.status === 'in-progress' || isHandedOver;
}
