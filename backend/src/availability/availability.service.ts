import {
  availabilityOf,
  listingStopText,
  stateRuleFor,
  saleStopText,
  type AvailabilityRule,
  type StateRule,
} from '@handover/domain/availability';
import { STATE_CODES, STATES } from '@handover/domain/states';
import { CONTRACT_TYPES } from '@handover/domain/types/words';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { AuditService } from '../audit/audit.service.js';
import { notFound } from '../common/api/errors.js';
import { viewerOf, type RequestContext } from '../common/api/request-of.js';
import { RateLimits } from '../common/cluster/rate-limits.js';
import { TopicBus, type Topics } from '../common/cluster/topics.js';
import { stateRuleOf, setAvailabilityNow, stateOfContract } from '../contracts/contract.availability.js';
import type { Contract } from '../contracts/contract.entity.js';
import { today } from '../common/today.js';
import { Database, type Tx } from '../database/database.js';
import { placeOfText } from '../places/find-place.js';
import { StateAvailability } from './availability.entity.js';
import { AvailabilityAt, type AvailabilityAtArgs, type AvailabilityChange } from './availability.inputs.js';

type Known = Topics['availabilityChanged'];

/** SQL: waits for the claims that have read a rule, and keeps others from reading one until the commit. */
const LOCK = 'lock table availability in exclusive mode';

/** What an entry of the audit trail shows. */
const auditedOf = ({ mode, feeRule, reason, sourceName }: StateAvailability) => ({
  ...{ mode, feeRule, reason, sourceName },
});

/**
 * What the operator allows by state and type of contract. Every process keeps all decisions in memory, as
 * `contract.availability.ts` says; what decides about money reads them from the database.
 */
@Injectable()
export class AvailabilityService implements OnModuleInit {
  private readonly logger = new Logger(AvailabilityService.name);
  /** When the newest of the decisions in memory was made. */
  private knownAt = '';

  constructor(
    private readonly database: Database,
    private readonly audit: AuditService,
    private readonly limits: RateLimits,
    private readonly topics: TopicBus,
  ) {
    topics.on('availabilityChanged', (known) => this.keep(known));
    topics.on('mayHaveMissed', () => {
      this.readAgain().catch((error: unknown) => this.logger.warn(error));
    });
  }

  async onModuleInit(): Promise<void> {
    this.keep(await this.known(this.database));
  }

  /** Every state and type, also those about which nothing was decided. */
  async list(): Promise<StateAvailability[]> {
    const decided = await this.database.manager.find(StateAvailability);
    return STATE_CODES.flatMap((state) =>
      CONTRACT_TYPES.map(
        (type) =>
          decided.find((row) => row.state === state && row.type === type) ?? undecided({ state, type }),
      ),
    );
  }

  /** What holds for a contract that a holder would list. */
  async at(
    { viewer, source }: RequestContext,
    { type, location }: AvailabilityAtArgs,
  ): Promise<AvailabilityAt> {
    await this.limits.take('places', viewer?.id ?? source);
    const placed = { type, location, placeId: placeOfText(location)?.id ?? null };
    const rule = stateRuleOf(placed);
    const { mode, feeRule } = rule;
    return Object.assign(new AvailabilityAt(), {
      ...{ state: stateOfContract(placed), mode, feeRule },
      notListed: listingStopText(rule),
      notOffered: saleStopText(rule),
    });
  }

  /** Holds from the commit on, in every process. Purchases that are claimed already keep what they have. */
  async set(
    caller: RequestContext,
    cell: { state: string; type: string },
    { mode, feeRule, reason, sourceName = null }: AvailabilityChange,
  ): Promise<StateAvailability> {
    const state = cell.state.toUpperCase();
    const type = CONTRACT_TYPES.find((known) => known === cell.type);
    if (!Object.hasOwn(STATES, state)) throw notFound('State');
    if (!type) throw notFound('Contract type');
    const where = { state, type };
    return this.database.transaction(async (tx) => {
      await tx.query(LOCK);
      const before = await tx.manager.findOneBy(StateAvailability, where);
      await tx.manager.upsert(
        StateAvailability,
        {
          ...where,
          ...{ mode, feeRule, reason, sourceName },
          checkedOn: today(),
          changedBy: viewerOf(caller).id,
          changedAt: () => 'clock_timestamp()',
        },
        ['state', 'type'],
      );
      const after = await tx.manager.findOneByOrFail(StateAvailability, where);
      const target = { type: 'availability', id: `${state}/${type}` } as const;
      await this.audit.record(
        tx,
        caller,
        'availability.set',
        target,
        before && auditedOf(before),
        auditedOf(after),
      );
      const known = await this.known(tx);
      tx.afterCommit(() => this.topics.publish('availabilityChanged', known));
      return after;
    });
  }

  /**
   * What holds for a locked contract at its claim. No decision is made between this and the end of the transaction: the
   * locked read, also of no row, is what `LOCK` waits for.
   */
  async stateRuleAtClaim(tx: Tx, contract: Readonly<Contract>): Promise<StateRule> {
    const lock = { mode: 'pessimistic_read' } as const;
    const { type } = contract;
    const rules = await tx.manager.find(StateAvailability, { where: { type }, lock });
    return stateRuleFor(availabilityOf(rules), type, stateOfContract(contract));
  }

  private async known({ manager }: Pick<Tx, 'manager'>): Promise<Known> {
    const rows = await manager.find(StateAvailability);
    const rules = rows.map(({ state, type, mode, feeRule }): AvailabilityRule => ({
      ...{ state, type, mode, feeRule },
    }));
    return {
      rules,
      changedAt:
        rows
          .map(({ changedAt }) => changedAt ?? '')
          .toSorted()
          .at(-1) ?? '',
    };
  }

  /** Events of two changes may arrive in another order than they were made. */
  private keep({ rules, changedAt }: Known): void {
    if (changedAt < this.knownAt) return;
    this.knownAt = changedAt;
    setAvailabilityNow(rules);
  }

  /** Shared answers may have been computed from what was missed. */
  private async readAgain(): Promise<void> {
    const before = this.knownAt;
    this.keep(await this.known(this.database));
    if (this.knownAt !== before) this.topics.publish('publicDataChanged', {});
  }
}

const undecided = (cell: Pick<StateAvailability, 'state' | 'type'>): StateAvailability =>
  Object.assign(new StateAvailability(), {
    ...cell,
    ...{ mode: 'open', feeRule: 'standard', reason: null, sourceName: null },
    ...{ checkedOn: null, changedBy: null, changedAt: null },
  });
