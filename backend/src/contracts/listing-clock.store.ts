import type { Elsewhere, OffMarketReason } from '@handover/domain/listings/listing-life';
import { PAUSE_DAYS, REMINDERS } from '@handover/domain/listings/listing-days';
import { CONTRACT_TYPES, WORDS } from '@handover/domain/types/words';
import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '../database/database.js';
import { Events } from '../database/events.js';
import { sqlList } from '../database/sql-list.js';
import { Contract } from './contract.entity.js';
import { CONTRACTS_CHANGED } from './contract.events.js';
import { OrganisationContracts } from './edges/organisation-contracts.js';
import { TERM_END } from './contract.indexes.js';
import { inStatus, isFresh } from './contract.freshness.js';
import { ContractStatus } from './contract.status.js';

const [FIRST, LAST] = REMINDERS;
const due = (condition: string, order: string): string =>
  `(select id from contracts where ${condition} and id <> all($2) order by ${order} limit $1)`;

/** Those that have no end, such as a deed. */
const ENDLESS = `(${CONTRACT_TYPES.flatMap((type) => {
  const { endlessIf } = WORDS[type];
  return endlessIf
    ? [`type = '${type}' and coalesce(facts ->> '${endlessIf.fact}', '') in (${sqlList(endlessIf.is)})`]
    : [];
}).join(' or ')})`;

/** Contracts that the passing of time may change. Each part uses its own index. SQL: TypeORM has no union. */
const DUE = [
  due(
    `status = 'active' and fresh_reminders = 0 and fresh_until <= now() + interval '${FIRST} days'`,
    'fresh_until',
  ),
  due(
    `status = 'active' and fresh_reminders = 1 and fresh_until <= now() + interval '${LAST} day'`,
    'fresh_until',
  ),
  due(`status = 'active' and fresh_reminders = 2 and fresh_until <= now()`, 'fresh_until'),
  due(`status = 'active' and ${TERM_END} < (now() at time zone 'UTC') and not ${ENDLESS}`, TERM_END),
  due(
    `off_market_reason = 'paused' and off_market_at <= now() - interval '${PAUSE_DAYS} days'`,
    'off_market_at',
  ),
].join(' union ');

/**
 * Puts contracts on the market and takes them off. The caller has locked the contract and checked that it may do so.
 */
@Injectable()
export class ContractsMarket {
  constructor(
    private readonly database: Database,
    private readonly events: Events,
    private readonly ofOrganisation: OrganisationContracts,
  ) {}

  async leave(tx: Tx, id: string, reason: OffMarketReason, wentTo: Elsewhere | null = null): Promise<void> {
    await tx.manager.update(Contract, { id }, { ...inStatus(ContractStatus.CANCELLED, reason), wentTo });
    await this.events.emit(tx, CONTRACTS_CHANGED, { contractIds: [id], what: 'status' });
  }

  /**
   * Puts the contract on the market again. It keeps its place in lists by `created_at`. Throws CONFLICT if its organisation
   * has too many there.
   */
  async enter(tx: Tx, { id, organisationId }: Pick<Contract, 'id' | 'organisationId'>): Promise<void> {
    await tx.manager.update(Contract, { id }, inStatus(ContractStatus.ACTIVE));
    await this.ofOrganisation.refuseTooMany(tx, organisationId);
    await this.events.emit(tx, CONTRACTS_CHANGED, { contractIds: [id], what: 'status' });
  }

  async renew(tx: Tx, id: string): Promise<void> {
    await tx.manager.update(Contract, { id }, isFresh());
  }

  async noteReminder(tx: Tx, id: string, count: number): Promise<void> {
    await tx.manager.update(Contract, { id }, { freshReminders: count });
  }

  /** Ids of contracts that may be due for a change now. The caller locks each one and decides. */
  async due(limit: number, except: Iterable<string>): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(DUE, [limit, [...except]]);
    return rows.map(({ id }) => id);
  }

  /** Reads the columns of a locked contract that decide about its freshness and that no API shows as stored. */
  async clockOf(tx: Tx, id: string): Promise<Pick<Contract, 'freshUntil' | 'freshReminders'>> {
    return tx.manager.findOneOrFail(Contract, {
      select: { freshUntil: true, freshReminders: true },
      where: { id },
    });
  }
}
