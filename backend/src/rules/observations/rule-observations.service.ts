import { readAnswers, type Agreement, AGREEING, disagreements } from '@handover/domain/rules/observations';
import { RETENTION_DAYS } from '@handover/domain/retention';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, type Repository } from 'typeorm';
import { AuditService } from '../../audit/audit.service.js';
import { AppError, invalid, notFound } from '../../common/api/errors.js';
import { isUuid, type Connection } from '../../common/api/paging.js';
import type { RequestContext } from '../../common/api/request-of.js';
import { MOST_COUNTED, WaitingCount } from '../../common/api/waiting-count.js';
import type { ContractType } from '../../contracts/contract.columns.js';
import { ruleBook } from '../../contracts/rules/contract.rules.js';
import { Database, type Tx } from '../../database/database.js';
import { newestFirst } from '../../database/newest-first.js';
import { MemberData } from '../../member-data/member-data.js';
import { readAll } from '../../member-data/read-all.js';
import { Retention } from '../../retention/retention.js';
import { RuleObservation } from './rule-observation.entity.js';
import type {
  ObserveRuleInput,
  ResolveObservationArgs,
  RuleObservationsArgs,
} from './rule-observation.inputs.js';

/** Who tells something, and about what. */
type Observed = Pick<RuleObservation, 'subjectId' | 'type' | 'transferId' | 'memberId'>;

/** What parties of transfers told about the companies behind their contracts. Only admins read it. */
@Injectable()
export class RuleObservations {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditService,
    @InjectRepository(RuleObservation) observations: Repository<RuleObservation>,
    data: MemberData,
    retention: Retention,
  ) {
    data.register('ruleObservations', {
      collect: ({ id }) =>
        readAll(
          observations,
          { memberId: id },
          { id: true, type: true, transferId: true, answers: true, note: true, createdAt: true },
        ),
      forget: async (tx, { id }) => void (await tx.manager.delete(RuleObservation, { memberId: id })),
    });
    const [table, days] = ['rule_observations', RETENTION_DAYS.ruleObservations];
    const aged = { table, key: 'id', column: 'created_at', days };
    retention.register('observations of rules', (limit) => retention.deleteOld(aged, limit));
  }

  /** Throws VALIDATION for answers that cannot be, and CONFLICT if the member has told about the transfer before. */
  async add(
    { manager }: Tx,
    observed: Observed,
    { answers: given, note = null }: ObserveRuleInput,
  ): Promise<void> {
    const { values, errors } = readAnswers(observed.type, given);
    const fields = Object.entries(errors).map(([key, text]) => [`answers.${key}`, text] as const);
    if (fields.length > 0) throw invalid(Object.fromEntries(fields));
    if (Object.keys(values).length === 0) throw invalid({ answers: 'Please answer at least one question.' });
    const { identifiers } = await manager
      .createQueryBuilder()
      .insert()
      .into(RuleObservation)
      .values({ ...observed, answers: values as object, note })
      .orIgnore()
      .execute();
    if (!identifiers[0]) throw new AppError('CONFLICT', 'You have told us about this transfer already.');
  }

  /** Of these transfers, those about which the member has told something. */
  async toldBy(memberId: string, transferIds: readonly string[]): Promise<Set<string | null>> {
    const rows = await this.database.manager.find(RuleObservation, {
      select: { transferId: true },
      where: { memberId, transferId: In([...transferIds]) },
    });
    return new Set(rows.map(({ transferId }) => transferId));
  }

  list({ state, subjectId, ...page }: RuleObservationsArgs): Promise<Connection<RuleObservation>> {
    const list = this.database.manager.createQueryBuilder(RuleObservation, 'observation');
    if (state) list.andWhere({ state });
    if (subjectId) list.andWhere({ subjectId });
    return newestFirst(list, page);
  }

  /** Throws CONFLICT if another admin was faster. */
  resolve(caller: RequestContext, id: string, { state }: ResolveObservationArgs): Promise<RuleObservation> {
    return this.database.transaction(async (tx) => {
      const { manager } = tx;
      const lock = { mode: 'pessimistic_write' } as const;
      const before = isUuid(id) ? await manager.findOne(RuleObservation, { where: { id }, lock }) : null;
      if (!before) throw notFound('Observation');
      if (before.state !== 'open') throw new AppError('CONFLICT', `It is ${before.state} already.`);
      await manager.update(RuleObservation, { id }, { state });
      const { subjectId, type, answers } = before;
      const name = ruleBook().published(subjectId)?.name;
      await this.audit.record(
        tx,
        caller,
        'rule.resolve-observation',
        { type: 'rule', id: subjectId },
        { state: 'open' },
        { name, type, state, answers },
      );
      return manager.findOneByOrFail(RuleObservation, { id });
    });
  }

  /** The published subjects about which enough open observations agree on what their rules do not say. */
  async raised(): Promise<string[]> {
    // SQL: groups all open observations by each of their answers, along the index of the open ones
    const rows = await this.database.query<Agreement & { subjectId: string; type: ContractType }>(
      `select subject_id as "subjectId", type, answer.key, answer.value, count(*)::int as count
       from rule_observations cross join lateral jsonb_each(answers) as answer
       where state = 'open' group by 1, 2, 3, 4 having count(*) >= $1`,
      [AGREEING],
    );
    const raised = rows.filter(({ subjectId, type, ...agreement }) => {
      const subject = ruleBook().published(subjectId);
      return subject && disagreements([agreement], subject.rules[type]?.values).length > 0;
    });
    return [...new Set(raised.map(({ subjectId }) => subjectId))];
  }

  async waiting(): Promise<WaitingCount> {
    return WaitingCount.of([{ count: Math.min((await this.raised()).length, MOST_COUNTED) }]);
  }

  /** The observations of a subject that was merged follow its contracts. */
  async move(from: string, into: string): Promise<void> {
    await this.database.manager.update(RuleObservation, { subjectId: from }, { subjectId: into });
  }
}
