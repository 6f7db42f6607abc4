import { HOUR_MS } from '@handover/domain/days';
import { Injectable } from '@nestjs/common';
import { daysInWords, MEASURED_FROM } from '@handover/domain/transfers/step-times';
import { templateOf } from '@handover/domain/transfers/transfer-steps';
import { TRANSFER_STEPS } from '@handover/domain/types/steps';
import type { ContractType } from '@handover/domain/types/words';
import { Database } from '../../database/database.js';
import { StepTime } from './transfers.numbers.js';

/** The newest finished steps of a kind that are measured, so that the figure follows what it takes now. */
const NEWEST = 200;

/** SQL: reads at most NEWEST entries of the index `transfer_steps_done` for each step of each type. */
const MEDIANS = `select k.type, k.key, m.days, m.count
  from unnest($1::text[], $2::text[]) as k (type, key) cross join lateral (
    select round(percentile_cont(0.5) within group (
        order by greatest(s.done_on - (s.started_at at time zone 'UTC')::date, 0)))::int as days, count(*)::int as count
    from (select done_on, started_at from transfer_steps
      where status = 'done' and type = k.type and key = k.key and closed_at is not null
      order by closed_at desc limit ${NEWEST}) s
    where s.done_on is not null and s.started_at is not null) m
  where m.count >= $3`;

const KINDS = Object.entries(TRANSFER_STEPS).flatMap(([type, steps]) =>
  steps.map((step) => ({ ...step, type: type as ContractType })),
);

/**
 * How long steps really take: the median days of each kind of step that was done often enough. Measured once an hour per
 * process at most. A request never waits for it, except the first one after the start.
 */
@Injectable()
export class StepTimes {
  private measured: Promise<StepTime[]> | null = null;
  private until = 0;

  constructor(private readonly database: Database) {}

  /** In the order of the steps. */
  all(): Promise<StepTime[]> {
    if (!this.measured) return this.measure();
    if (performance.now() > this.until) void this.measure();
    return this.measured;
  }

  /** How long the step usually takes, in words: measured, or else our estimate. */
  async usual(): Promise<(type: ContractType, key: string) => string | null> {
    const times = new Map((await this.all()).map(({ type, key, days }) => [`${type} ${key}`, days]));
    return (type, key) => {
      const days = times.get(`${type} ${key}`);
      return days === undefined ? templateOf(type, key).usual : daysInWords(days);
    };
  }

  /** Until the new figures are there, and if they cannot be read, the former ones stay. */
  measure(): Promise<StepTime[]> {
    this.until = performance.now() + HOUR_MS;
    const former = this.measured;
    const next = this.read();
    this.measured = former ?? next;
    next.then(
      () => (this.measured = next),
      () => (this.measured = former),
    );
    return next;
  }

  private async read(): Promise<StepTime[]> {
    const rows = await this.database.read<Pick<StepTime, 'type' | 'key' | 'days' | 'count'>>(MEDIANS, [
      KINDS.map(({ type }) => type),
      KINDS.map(({ key }) => key),
      MEASURED_FROM,
    ]);
    return KINDS.flatMap(({ type, key, title, usual: estimate }) => {
      const row = rows.find((one) => one.type === type && one.key === key);
      return row ? Object.assign(new StepTime(), row, { title, estimate }) : [];
    });
  }
}
