import { Injectable } from '@nestjs/common';
import { shiftDay } from '@handover/domain/days';
import { Config } from '../../common/config/config.js';
import { Database } from '../../database/database.js';
import { Visits } from '../../visits/visits.js';
import type { NumbersByDay } from '../overview-figures.js';
import { OverviewService } from '../overview.service.js';
import { VisitorSource, type FunnelWeek, type ListingTime, type TransferEndings } from './figures.types.js';
import { endingsOf, funnelOf, listingTimesOf, mondayOf } from './funnel.js';

/** How the market works, from the days that the overview's job has counted. */
@Injectable()
export class Figures {
  constructor(
    private readonly database: Database,
    private readonly config: Config,
    private readonly overview: OverviewService,
    private readonly visits: Visits,
  ) {}

  async funnel(weeks: number): Promise<FunnelWeek[]> {
    const { days, from } = await this.daysOf(weeks);
    return funnelOf(days, from, weeks, this.config.paymentsMode);
  }

  async listingTimes(weeks: number): Promise<ListingTime[]> {
    const { days } = await this.daysOf(weeks);
    return listingTimesOf(days, this.config.paymentsMode);
  }

  async transferEndings(weeks: number): Promise<TransferEndings[]> {
    const { days } = await this.daysOf(weeks);
    return endingsOf(days);
  }

  async visitorSources(days: number): Promise<VisitorSource[]> {
    const sums = await this.visits.sums(days);
    return sums.map((row) => Object.assign(new VisitorSource(), row));
  }

  private async daysOf(weeks: number): Promise<{ days: NumbersByDay; from: string }> {
    // SQL: the clock of the database; no table is read
    const [now] = await this.database.query<{ today: string }>(
      `select (now() at time zone 'UTC')::date::text as today`,
    );
    const { today } = now as { today: string };
    const from = shiftDay(mondayOf(today), -7 * (weeks - 1));
    const days = await this.overview.days(from, today);
    // yesterday is among them, also on a Monday
    return { days: new Map([...days].filter(([day]) => day >= from)), from };
  }
}
