import { Injectable } from '@nestjs/common';
import { CompanyContracts } from '../contracts/rules/company-contracts.js';
import { Database } from '../database/database.js';
import { enqueue } from '../jobs/jobs.js';
import { BUDGET_MS, JobWorker } from '../jobs/worker.js';
import { RuleObservations } from './observations/rule-observations.service.js';

const BATCH = 500;

/** Moves the contracts and observations of a merged company to the one that replaces it. Repeating it changes nothing. */
@Injectable()
export class RuleMerges {
  constructor(
    private readonly database: Database,
    private readonly contracts: CompanyContracts,
    private readonly observations: RuleObservations,
    worker: JobWorker,
  ) {
    worker.register('merge-rule-subjects', (job) => this.run(job), { changesPublicData: true });
  }

  async run(
    { from, into, after }: { from: string; into: string; after?: string },
    budgetMs = BUDGET_MS,
  ): Promise<void> {
    const deadline = performance.now() + budgetMs;
    for (let last = after ?? null; ;) {
      last = await this.contracts.move([from, into], last, BATCH);
      if (last === null) return this.observations.move(from, into);
      if (performance.now() < deadline) continue;
      const rest = { from, into, after: last };
      return void (await enqueue(this.database, 'merge-rule-subjects', rest, {
        key: `merge-rule-subjects ${from}`,
      }));
    }
  }
}
