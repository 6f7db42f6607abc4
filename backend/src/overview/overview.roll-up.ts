import { Injectable } from '@nestjs/common';
import { shiftDay } from '@handover/domain/days';
import { In } from 'typeorm';
import { today } from '../common/today.js';
import { Database } from '../database/database.js';
import { enqueue } from '../jobs/jobs.js';
import { BUDGET_MS, JobWorker } from '../jobs/worker.js';
import { OverviewDay } from './overview-day.entity.js';
import { OverviewNumbers } from './overview.service.js';
import { LONGEST } from './overview.types.js';

/** Raised when a figure is counted differently: then every day is counted again. */
const RULES = 6;
/** Days per round, which bounds what a round reads. */
const ROUND = 31;
/** A day that is over may still get answers on the next day, and figures of a transaction that began before midnight. */
const RECENT = 3;

/**
 * Counts the days again that are not over, and those that were never counted or by other rules. Counting a day twice
 * gives the same row. To count a day again, delete its row; its `standing` is lost then.
 */
@Injectable()
export class OverviewRollUp {
  constructor(
    private readonly database: Database,
    private readonly numbers: OverviewNumbers,
    worker: JobWorker,
  ) {
    worker.register('count-days', () => this.run());
  }

  /** The newest days first. */
  async run(budgetMs = BUDGET_MS): Promise<void> {
    const deadline = performance.now() + budgetMs;
    const tomorrow = shiftDay(today(), 1);
    const first = await this.firstDay();
    const counted = await this.countedDays(first);
    await this.countStanding();
    for (let until = tomorrow; until > first; until = shiftDay(until, -ROUND)) {
      const from = [first, shiftDay(until, -ROUND)].toSorted().at(-1) as string;
      const missing = daysOf(from, until).filter((day) => !counted.has(day));
      if (missing.length === 0) continue;
      if (performance.now() > deadline) return enqueue(this.database, 'count-days', {});
      await this.count(missing[0] as string, shiftDay(missing.at(-1) as string, 1));
    }
  }

  /** No overview reaches further back. */
  private async firstDay(): Promise<string> {
    const horizon = shiftDay(today(), -2 * LONGEST);
    const joined = (await this.numbers.firstDay()) ?? today();
    return joined > horizon ? joined : horizon;
  }

  private async countedDays(first: string): Promise<Set<string>> {
    const recent = new Set(Array.from({ length: RECENT }, (_, ago) => shiftDay(today(), -ago)));
    const days = daysOf(first, shiftDay(today(), 1)).filter((day) => !recent.has(day));
    const rows = await this.database.manager.find(OverviewDay, {
      select: { day: true },
      where: { day: In(days), rules: RULES },
    });
    return new Set(rows.map(({ day }) => day));
  }

  private async count(from: string, until: string): Promise<void> {
    const days = await this.numbers.daily({ from, until });
    const rows = [...days].map(([day, numbers]) => ({ day, numbers, rules: RULES, countedAt: now() }));
    await this.database.manager.upsert(OverviewDay, rows, ['day']);
  }

  private async countStanding(): Promise<void> {
    const day = today();
    const standing = await this.numbers.standing();
    const { [day]: numbers = {} } = Object.fromEntries(
      await this.numbers.daily({ from: day, until: shiftDay(day, 1) }),
    );
    await this.database.manager.upsert(
      OverviewDay,
      { day, numbers, standing: standing as object, rules: RULES, countedAt: now() },
      ['day'],
    );
  }
}

const now = (): string => new Date().toISOString();

function daysOf(from: string, until: string): string[] {
  const days: string[] = [];
  for (let day = from; day < until; day = shiftDay(day, 1)) days.push(day);
  return days;
}
