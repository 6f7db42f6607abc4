import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { AppError, notFound, unauthenticated } from '../common/errors.js';
import { isUuid } from '../common/paging.js';
import { RateLimits } from '../common/rate-limits.js';
import type { Viewer } from '../common/request-of.js';
import { Database, type Statement, type Tx } from '../database/database.js';
import { enqueue } from '../jobs/jobs.js';
import { refuseSecrets } from '../moderation/moderate.js';
import { lockedMember } from '../users/user.rows.js';
import { TRANSFER_FEE_CENTS, type Contract } from './contract.entity.js';
import type { SubmitContractInput, UpdateContractInput } from './contract.inputs.js';
import { moderationOf, textsOf } from './contract.moderation.js';
import { asSeenBy, asWritten, toContract } from './contract.rows.js';
import { ContractSales } from './contract.sales.js';
import { STATUS_RULES, type ContractStatus } from './contract.status.js';
import { editedTerms, termsOf } from './contract.terms.js';

const MESSAGE_COUNT: Statement = {
  name: 'contracts.message-count',
  text: 'select message_count as count from contracts where id = $1',
};

const WRITE_MODERATION = `update contracts set masked_title = $2, masked_description = $3, masked_location = $4,
    flags = $5, cleared_at = null
  where id = $1`;

@Injectable()
export class ContractsService {
  constructor(
    private readonly database: Database,
    private readonly limits: RateLimits,
    private readonly sales: ContractSales,
  ) {}

  /** Null for an unknown or malformed id. */
  async find(id: string): Promise<Contract | null> {
    if (!isUuid(id)) return null;
    const [row] = await this.database.query<object>(this.byId(), [id]);
    return row ? toContract(row) : null;
  }

  /** With the texts that the public may read. */
  async get(id: string): Promise<Contract> {
    const contract = await this.find(id);
    if (!contract) throw notFound('Contract');
    return contract;
  }

  /** With the original texts for its holder and admins. */
  async getFor(viewer: Viewer | null, id: string): Promise<Contract> {
    return asSeenBy(viewer, await this.get(id));
  }

  /** Locks the row until the transaction ends, against concurrent sales, edits and deletion. */
  async lock(tx: Tx, id: string): Promise<Contract | null> {
    if (!isUuid(id)) return null;
    await tx.query('select from contracts where id = $1 for update', [id]);
    // read after the lock was granted, because a purchase may have released the contract meanwhile
    const [row] = await tx.query<object>(this.byId(), [id]);
    return row ? toContract(row) : null;
  }

  async submit(viewer: Viewer, input: SubmitContractInput): Promise<Contract> {
    refuseSecrets({ title: input.title, description: input.description, location: input.location });
    await this.limits.take('submit', viewer.id);
    const [row] = await this.database.query<object>(this.insert(), [
      viewer.id,
      input.title,
      input.type,
      input.description,
      input.location,
      input.monthlyPayment,
      input.remainingTermMonths,
      TRANSFER_FEE_CENTS,
      ...moderationOf(input),
    ]);
    if (!row) throw unauthenticated();
    return asWritten(toContract(row));
  }

  /**
   * Changes any field to any status and returns the contract before and after. The only way to edit a contract: a change of
   * the terms raises their version, which releases every payment that was opened under an older one.
   */
  async update(
    tx: Tx,
    id: string,
    input: UpdateContractInput,
  ): Promise<{ before: Contract; after: Contract }> {
    refuseSecrets({ title: input.title, description: input.description, location: input.location });
    const locked = await this.lock(tx, id);
    if (!locked) throw notFound('Contract');
    if (locked.hiddenAt && input.status && STATUS_RULES[input.status].listed)
      throw new AppError('CONFLICT', 'This contract is hidden. Show it again first.');
    const before = asWritten(locked);
    const terms = editedTerms(before, input);
    const isMaterial = !isDeepStrictEqual(terms, termsOf(before));
    // flags that an admin has cleared stay cleared while the texts are the same
    if (!isDeepStrictEqual(textsOf(terms), textsOf(before)))
      await tx.query(WRITE_MODERATION, [id, ...moderationOf(terms)]);
    const [row] = await tx.query<object>(this.edit(), [
      id,
      input.title,
      input.type,
      input.description,
      input.location,
      input.monthlyPayment,
      input.remainingTermMonths,
      input.status,
      isMaterial ? 1 : 0,
    ]);
    // a claim compares the version under the same lock; the job releases open payments before a card is confirmed
    if (isMaterial) await enqueue(tx, 'release-others', { contractId: id }, { key: `release-others:${id}` });
    return { before, after: asWritten(toContract(row as object)) };
  }

  /** Writes the status only if it is still the one that was read; false if it was changed meanwhile. */
  async move(tx: Tx, id: string, from: ContractStatus, to: ContractStatus): Promise<boolean> {
    const rows = await tx.query(
      `update contracts set status = $3, updated_at = now() where id = $1 and status = $2 returning id`,
      [id, from, to],
    );
    return rows.length > 0;
  }

  /** Cancels the member's active contracts and returns their ids. Locks them in the order that sales use. */
  async cancelActiveOf(tx: Tx, userId: string): Promise<string[]> {
    const active = await tx.query<{ id: string }>(
      `select id from contracts where user_id = $1 and status = 'active' order by id for update`,
      [userId],
    );
    const ids = active.map(({ id }) => id);
    if (ids.length > 0)
      await tx.query(`update contracts set status = 'cancelled', updated_at = now() where id = any($1)`, [
        ids,
      ]);
    return ids;
  }

  /** How many messages the thread has; null if there is no such contract. */
  async countMessages(id: string): Promise<number | null> {
    const [row] = await this.database.query<{ count: number }>(MESSAGE_COUNT, [id]);
    return row ? row.count : null;
  }

  /** Deletes it with its messages. A contract that was ever paid for stays for the record. */
  async delete(tx: Tx, id: string): Promise<Contract> {
    const contract = await this.lock(tx, id);
    if (!contract) throw notFound('Contract');
    if (await this.sales.hasPurchase(tx, id))
      throw new AppError('CONFLICT', 'This contract has a purchase. Set its status to cancelled instead.');
    await tx.query('delete from contracts where id = $1', [id]);
    return asWritten(contract);
  }

  private byId(): Statement {
    return { name: 'contracts.by-id', text: `select ${this.sales.columns} from contracts c where c.id = $1` };
  }

  /** Nothing is inserted for a holder who may not act. */
  private insert(): Statement {
    return {
      name: 'contracts.insert',
      text: `with holder as (${lockedMember('$1')})
        insert into contracts as c (user_id, title, type, description, location, monthly_payment,
          remaining_term_months, transfer_fee, masked_title, masked_description, masked_location, flags)
        select id, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12 from holder returning ${this.sales.columns}`,
    };
  }

  private edit(): string {
    return `update contracts c set title = coalesce($2, title), type = coalesce($3, type),
        description = coalesce($4, description), location = coalesce($5, location),
        monthly_payment = coalesce($6, monthly_payment),
        remaining_term_months = coalesce($7, remaining_term_months), status = coalesce($8, status),
        terms_version = terms_version + $9, updated_at = now()
      where c.id = $1 returning ${this.sales.columns}`;
  }
}
