import type { OffMarketReason } from '@handover/domain/listings/listing-life';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { notFound } from '../common/api/errors.js';
import { isUuid } from '../common/api/paging.js';
import type { RequestContext } from '../common/api/request-of.js';
import { Database, type Statement, type Tx } from '../database/database.js';
import { Events } from '../database/events.js';
import { OncePerRequest } from '../graphql/request-loader.js';
import { enqueue } from '../jobs/jobs.js';
import { DUPLICATE_FLAG, isListedByOthers, unflagDuplicate } from './writing/contract.duplicates.js';
import { Contract } from './contract.entity.js';
import { CONTRACTS_CHANGED } from './contract.events.js';
import { inStatus } from './contract.freshness.js';
import { type OtherFlag } from './writing/contract.moderation.js';
import type { Cover } from './photo.js';
import { asSeenBy, isKeptFrom, toContract } from './contract.rows.js';
import { ContractSales } from './contract.sales.js';
import { ContractStatus } from './contract.status.js';
import { storedPrivateFacts } from './facts/private-facts.entity.js';

/** SQL: a hot read, for each thread that is opened. */
const MESSAGE_COUNT: Statement = {
  name: 'contracts.message-count',
  text: 'select message_count as count from contracts where id = $1',
  isQuick: true,
};

@Injectable()
export class ContractsService {
  private readonly reads = new OncePerRequest((id) => this.get(id));

  constructor(
    private readonly database: Database,
    private readonly sales: ContractSales,
    private readonly events: Events,
  ) {}

  /** Null for an unknown or malformed id. */
  async find(id: string, on: Pick<Tx, 'query'> = this.database): Promise<Readonly<Contract> | null> {
    if (!isUuid(id)) return null;
    const [row] = await on.query<object>(this.byId(), [id]);
    return row ? toContract(row) : null;
  }

  /** Returns the texts that the public may read. Throws NOT_FOUND. */
  async get(id: string): Promise<Readonly<Contract>> {
    const contract = await this.find(id);
    if (!contract) throw notFound('Contract');
    return contract;
  }

  /** Like `get`, but reads once for all queries of a page, and does not find what is kept from the viewer. */
  async getOnce(request: RequestContext, id: string): Promise<Readonly<Contract>> {
    const contract = await this.reads.get(request, id);
    if (isKeptFrom(request.viewer, contract)) throw notFound('Contract');
    return contract;
  }

  /** The contract if another query of the page reads it, else undefined. */
  async getIfRead(request: RequestContext, id: string): Promise<Readonly<Contract> | undefined> {
    return this.reads.begun(request, id);
  }

  /** Like `getOnce`, but with the original texts for its holder and admins. */
  async getFor(request: RequestContext, id: string): Promise<Readonly<Contract>> {
    return asSeenBy(request.viewer, await this.getOnce(request, id));
  }

  /**
   * Locks the row until the transaction ends, against concurrent sales, edits and deletion. SQL: buyers wait for it.
   */
  async lock(tx: Tx, id: string): Promise<Readonly<Contract> | null> {
    if (!isUuid(id)) return null;
    await tx.query('select from contracts where id = $1 for update', [id]);
    // read after the lock was granted, because a purchase may have released the contract meanwhile
    return this.find(id, tx);
  }

  /** Writes the status only if it is still the one that was read; false if it was changed meanwhile. */
  async move(
    tx: Tx,
    id: string,
    from: ContractStatus,
    to: ContractStatus,
    reason?: OffMarketReason | null,
  ): Promise<boolean> {
    const moved = await tx.manager.update(Contract, { id, status: from }, inStatus(to, reason));
    if (moved.affected !== 1) return false;
    await this.events.emit(tx, CONTRACTS_CHANGED, { contractIds: [id], what: 'status' });
    return true;
  }

  /**
   * Changes the facts to say that the contract cannot be transferred, as a transfer has shown. SQL: sets one key in two
   * JSON columns while others may be edited.
   */
  async stateNotTransferable(tx: Tx, id: string): Promise<void> {
    await tx.query(
      `update contracts set facts = facts || $2::jsonb, masked_facts = masked_facts || $2::jsonb,
         terms_version = terms_version + 1, updated_at = now() where id = $1`,
      [id, JSON.stringify({ transferAllowed: 'no' })],
    );
    await this.events.emit(tx, CONTRACTS_CHANGED, { contractIds: [id], what: 'terms' });
  }

  /**
   * Sets the photo that lists show, in the transaction that changes the photos. The contract counts as updated only if
   * the cover changes, and not if a review of texts masks it differently. SQL: compares JSON.
   */
  async setCover(tx: Tx, id: string, cover: Cover | null, isReview = false): Promise<void> {
    await tx.manager
      .createQueryBuilder()
      .update(Contract)
      .set({ storedCover: cover, ...(!isReview && { updatedAt: () => 'now()' }) })
      .where({ id })
      .andWhere('cover is distinct from cast(:known as jsonb)', { known: cover && JSON.stringify(cover) })
      .execute();
  }

  /** Stops or allows the sale. Stopping it releases open payments. */
  async setUnderReview(tx: Tx, id: string, underReview: boolean): Promise<void> {
    const { affected } = await tx.manager.update(
      Contract,
      { id, underReview: !underReview },
      { underReview },
    );
    if (underReview && affected)
      await enqueue(tx, 'release-others', { contractId: id }, { key: `release-others:${id}` });
  }

  /**
   * Throws CONFLICT if its holder has the same car or home on the market. Sets the duplicate flag while another member
   * has.
   */
  async refuseDuplicate(tx: Tx, id: string, isHolder = true): Promise<void> {
    const privateFacts = await storedPrivateFacts(tx, id);
    if (await isListedByOthers(tx, { id, privateFacts, isHolder }))
      await this.setFlag(tx, id, DUPLICATE_FLAG, true);
    else await unflagDuplicate(tx, id);
  }

  /** Sets or removes a flag that does not come from the contract's own texts. SQL: changes one of several flags. */
  async setFlag(tx: Tx, id: string, flag: OtherFlag, isSet: boolean): Promise<void> {
    const without = `array_remove(flags, '${flag}')`;
    const flags = () => (isSet ? `array_append(${without}, '${flag}')` : without);
    await tx.manager.update(Contract, { id }, { flags });
  }

  /** Cancels the member's active contracts and returns their ids. Locks them in the order that sales use. */
  async cancelActiveOf(tx: Tx, userId: string): Promise<string[]> {
    const active = await tx.manager.find(Contract, {
      select: { id: true },
      where: { userId, status: ContractStatus.ACTIVE },
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
    const ids = active.map(({ id }) => id);
    if (ids.length === 0) return ids;
    await tx.manager.update(Contract, { id: In(ids) }, inStatus(ContractStatus.CANCELLED, 'removed'));
    await this.events.emit(tx, CONTRACTS_CHANGED, { contractIds: ids, what: 'status' });
    return ids;
  }

  /** The ids of all contracts that a member listed. */
  async idsOf(tx: Tx, userId: string): Promise<string[]> {
    const own = await tx.manager.find(Contract, { select: { id: true }, where: { userId } });
    return own.map(({ id }) => id);
  }

  /** How many messages the thread has; null if there is no such contract. */
  async countMessages(id: string): Promise<number | null> {
    const [row] = await this.database.query<{ count: number }>(MESSAGE_COUNT, [id]);
    return row ? row.count : null;
  }

  /** SQL: a measured hot read. */
  private byId(): Statement {
    const text = `select ${this.sales.columns} from contracts c where c.id = $1`;
    return { name: 'contracts.by-id', text, isQuick: true, as: Contract };
  }
}
