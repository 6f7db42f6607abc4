import { Injectable } from '@nestjs/common';
import { Config } from '../../common/config/config.js';
import { Database } from '../../database/database.js';
import { PaymentEventsRead } from './payment-event.entity.js';
import type { PaymentsMode } from '../payments.mode.js';
import { PaymentsWebhook } from './payments.webhook.js';
import { ProviderError } from '../provider/provider.payment.js';
import { StripeClient } from '../provider/stripe.client.js';

/** Pages per sweep; the next sweep continues a longer list. */
const MOST_PAGES = 50;
/** Read again each time, because events may be listed late and our clock may differ from the provider's. */
const OVERLAP_MS = 60_000;
const FIRST_TIME_MS = 60 * 60_000;

/** SQL: keeps the later of two times in one statement. */
const NOTE = `insert into payment_events_read (mode, until) values ($1, $2)
  on conflict (mode) do update set until = greatest(payment_events_read.until, excluded.until)`;

interface Round {
  began: Date;
  since: Date;
  /** The oldest event read so far. */
  before?: string | undefined;
}

/**
 * Reads the provider's list of events from where the last complete reading ended, however long ago that was, to find
 * events whose webhook was not delivered.
 */
@Injectable()
export class PaymentsCatchUp {
  private round: Round | null = null;

  constructor(
    private readonly config: Config,
    private readonly database: Database,
    private readonly provider: StripeClient,
    private readonly webhook: PaymentsWebhook,
  ) {}

  async run(): Promise<void> {
    this.round ??= await this.begin();
    try {
      if (!(await this.readOn(this.round))) return;
    } catch (error) {
      // continue here after a timeout; start again after a refusal, because this position in the list is gone
      if (!(error instanceof ProviderError && error.unknown)) this.round = null;
      throw error;
    }
    const until = new Date(this.round.began.getTime() - OVERLAP_MS);
    await this.database.query(NOTE, [this.config.paymentsMode, until]);
    this.round = null;
  }

  private async begin(): Promise<Round> {
    const began = new Date();
    const mode = this.config.paymentsMode as PaymentsMode;
    const read = await this.database.manager.findOneBy(PaymentEventsRead, { mode });
    return { began, since: new Date(read?.until ?? began.getTime() - FIRST_TIME_MS) };
  }

  /** Newest first, page by page; false if there are more pages. */
  private async readOn(round: Round): Promise<boolean> {
    for (let page = 0; page < MOST_PAGES; page++) {
      const { events, hasMore } = await this.provider.events(round.since, round.before);
      await this.webhook.keep(events);
      if (!hasMore) return true;
      round.before = events.at(-1)?.id;
    }
    return false;
  }
}
