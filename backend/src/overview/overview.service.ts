import { Injectable } from '@nestjs/common';
import { shiftDay } from '@handover/domain/days';
import { Between, IsNull, Not } from 'typeorm';
import { Config } from '../common/config/config.js';
import { today } from '../common/today.js';
import { Database } from '../database/database.js';
import { JobWorker } from '../jobs/worker.js';
import { ReportLists } from '../reports/reports.lists.js';
import { TransferDays } from '../transfers/figures/transfers.daily.js';
import { OverviewDay, type Standing } from './overview-day.entity.js';
import { bucketsOf, figuresOf, type NumbersByDay } from './overview-figures.js';
import { FailingJobs, Overview, OverviewListings } from './overview.types.js';
import { CandidateNumbers } from '../candidates/candidate.numbers.js';
import { ChatNumbers } from '../chat/chat.numbers.js';
import type { DayRange } from '../common/day-numbers.js';
import { ContractNumbers } from '../contracts/contracts.numbers.js';
import { ListingViews } from '../listings/listing.views.js';
import { PaymentNumbers } from '../payments/payments.numbers.js';
import { MemberNumbers } from '../users/users.numbers.js';

/** Asks each module for the figures of its own tables. */
@Injectable()
export class OverviewNumbers {
  constructor(
    private readonly members: MemberNumbers,
    private readonly contracts: ContractNumbers,
    private readonly chat: ChatNumbers,
    private readonly payments: PaymentNumbers,
    private readonly transfers: TransferDays,
    private readonly candidates: CandidateNumbers,
    private readonly reports: ReportLists,
    private readonly views: ListingViews,
  ) {}

  /** Every day of the range, also one without any figure. */
  async daily(range: DayRange): Promise<NumbersByDay> {
    const { members, contracts, chat, payments, transfers, candidates, reports, views } = this;
    const sources = [members, contracts, chat, payments, transfers, candidates, reports, views];
    const found = await Promise.all(sources.map((source) => source.daily(range)));
    const days: NumbersByDay = new Map();
    for (let day = range.from; day < range.until; day = shiftDay(day, 1)) days.set(day, {});
    for (const { day, name, value } of found.flat()) (days.get(day) as Record<string, number>)[name] = value;
    return days;
  }

  async standing(): Promise<Standing> {
    const [members, listings] = await Promise.all([this.members.total(), this.contracts.standing()]);
    return { members, listings };
  }

  firstDay(): Promise<string | null> {
    return this.members.firstDay();
  }
}

/** Up to this many contracts are counted on each request, which takes a few milliseconds. */
const FEW = 20_000;

/** The site in figures. A job has counted the days that are over; yesterday and today are counted now. */
@Injectable()
export class OverviewService {
  constructor(
    private readonly database: Database,
    private readonly config: Config,
    private readonly numbers: OverviewNumbers,
    private readonly transfers: TransferDays,
    private readonly reports: ReportLists,
    private readonly worker: JobWorker,
  ) {}

  async of(length: number): Promise<Overview> {
    const until = today();
    const from = shiftDay(until, 1 - length);
    const before = { from: shiftDay(from, -length), until: shiftDay(from, -1) };
    const mode = this.config.paymentsMode;
    const [days, standing, transfersOpen, feesUndecided, waiting, failingJobs] = await Promise.all([
      this.days(before.from, until),
      this.standing(),
      this.transfers.open(),
      this.transfers.feesUndecided(),
      this.reports.waiting(),
      this.worker.failing(),
    ]);
    return Object.assign(new Overview(), {
      ...{ days: length, from, until, mode, transfersOpen, feesUndecided },
      reportsWaiting: waiting.count,
      current: figuresOf(days, { from, until }, mode),
      before: figuresOf(days, before, mode),
      series: bucketsOf(days, { from, until, length }, mode),
      members: standing.members,
      listings: standing.listings.map((row) => Object.assign(new OverviewListings(), row)),
      standingAt: standing.at,
      failingJobs: failingJobs.map((row) => Object.assign(new FailingJobs(), row)),
    });
  }

  /** From the rows of the job up to the day before yesterday, which may have been counted before it was over. */
  async days(from: string, until: string): Promise<NumbersByDay> {
    const live = shiftDay(until, -1);
    const [rows, now] = await Promise.all([
      this.database.manager.find(OverviewDay, {
        select: { day: true, numbers: true },
        where: { day: Between(from, shiftDay(live, -1)) },
      }),
      this.numbers.daily({ from: live, until: shiftDay(until, 1) }),
    ]);
    return new Map([...rows.map(({ day, numbers }) => [day, numbers] as const), ...now]);
  }

  /** As the job counted it last; counted now if it has not run yet, or if there is little to count. */
  private async standing() {
    const [row] = await this.database.manager.find(OverviewDay, {
      where: { standing: Not(IsNull()) },
      order: { day: 'DESC' },
      take: 1,
    });
    const isLarge = row?.standing && row.standing.listings.reduce((sum, { count }) => sum + count, 0) > FEW;
    if (row?.standing && isLarge) return { ...row.standing, at: row.countedAt };
    return { ...(await this.numbers.standing()), at: new Date().toISOString() };
  }
}
