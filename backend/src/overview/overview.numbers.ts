import { Injectable } from '@nestjs/common';
import { shiftDay } from '@handover/domain/days';
import { ChatNumbers } from '../chat/chat.numbers.js';
import type { DayRange } from '../common/day-numbers.js';
import { ContractNumbers } from '../contracts/contracts.numbers.js';
import { PaymentNumbers } from '../payments/payments.numbers.js';
import { ReportLists } from '../reports/reports.lists.js';
import { TransferDays } from '../transfers/figures/transfers.daily.js';
import { MemberNumbers } from '../users/users.numbers.js';
import type { Standing } from './overview-day.entity.js';

/** The figures of days, by day and by name. */
export type NumbersByDay = Map<string, Record<string, number>>;

/** Asks each module for the figures of its own tables. */
@Injectable()
export class OverviewNumbers {
  constructor(
    private readonly members: MemberNumbers,
    private readonly contracts: ContractNumbers,
    private readonly chat: ChatNumbers,
    private readonly payments: PaymentNumbers,
    private readonly transfers: TransferDays,
    private readonly reports: ReportLists,
  ) {}

  /** Every day of the range, also one without any figure. */
  async daily(range: DayRange): Promise<NumbersByDay> {
    const sources = [this.members, this.contracts, this.chat, this.payments, this.transfers, this.reports];
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
