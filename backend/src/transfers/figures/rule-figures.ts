import { FIGURES_FROM } from '@handover/domain/rules/figures';
import { TRANSFER_STEPS } from '@handover/domain/types/steps';
import { Injectable } from '@nestjs/common';
import { subjectOf } from '../../contracts/rules/company-contracts.js';
import { Database } from '../../database/database.js';
import { JobWorker } from '../../jobs/worker.js';
import { RuleFiguresStore, type MeasuredCompany } from '../../rules/observations/rule-figures.service.js';

/** The steps in which the company behind a contract decides about the buyer, as "type key". */
const DECIDING = Object.entries(TRANSFER_STEPS).flatMap(([type, steps]) =>
  steps
    .filter(({ actor, rules }) => actor === 'third-party' && rules?.includes('decisionDays'))
    .map(({ key }) => `${type} ${key}`),
);

/** SQL: groups a year of decisions, and leaves out companies with too few of them to be shown. */
const DECISIONS = `select "subjectId", type, count(*)::int as decided,
    count(*) filter (where status = 'done')::int as approved,
    round(percentile_cont(0.5) within group (order by greatest(decided_on - started_on, 0)))::int
      as "medianDaysToDecision"
  from (select ${subjectOf('t.contract_id')} as "subjectId", s.type, s.status, t.seller_id,
      (s.started_at at time zone 'UTC')::date as started_on,
      coalesce(s.done_on, (s.closed_at at time zone 'UTC')::date) as decided_on
    from transfer_steps s join transfers t on t.id = s.transfer_id
    where s.closed_at > now() - interval '365 days' and s.started_at is not null
      and s.type || ' ' || s.key = any($1)
      and (s.status = 'done' or (s.status = 'refused' and t.end_reason = 'not-approved'))) decisions
  where "subjectId" is not null
  group by 1, 2 having count(*) >= $2 and count(distinct seller_id) >= $3`;

/** Measures once a day what companies have decided. Repeating it gives the same figures. */
@Injectable()
export class RuleFiguresJob {
  constructor(
    private readonly database: Database,
    private readonly figures: RuleFiguresStore,
    worker: JobWorker,
  ) {
    worker.register('rule-figures', () => this.run(), { changesPublicData: true });
  }

  async run(): Promise<void> {
    const { decisions, holders } = FIGURES_FROM;
    await this.figures.replace(
      await this.database.query<MeasuredCompany>(DECISIONS, [DECIDING, decisions, holders]),
    );
  }
}
