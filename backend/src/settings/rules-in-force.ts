import { APPROVE_LISTINGS } from '@handover/domain/listings/approval';
import { confirmedUses, REQUIRE_CONFIRMED_EMAIL, type ConfirmedUse } from '@handover/domain/confirmed-email';
import { RULE_BOOK_BLOCKS } from '@handover/domain/rules/rule-book-blocks';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { In } from 'typeorm';
import { TopicBus } from '../common/cluster/topics.js';
import { Database } from '../database/database.js';
import { besideTransaction } from '../database/driver/one-connection.js';
import { Setting } from './setting.entity.js';

/** Upper bound for what this process does not know if Redis is down and a change was missed. */
const MAX_AGE_MS = 5_000;

/**
 * Settings that decide about each write of a member. They are in memory, so that no request waits for them: a change is
 * read before its admin is answered, and in other processes as soon as they hear of it.
 */
@Injectable()
export class RulesInForce implements OnModuleInit {
  private readonly logger = new Logger(RulesInForce.name);
  private values = new Map<string, string>();
  private until = 0;
  private reads = 0;

  constructor(
    private readonly database: Database,
    topics: TopicBus,
  ) {
    for (const topic of ['settingsChanged', 'mayHaveMissed'] as const)
      topics.on(topic, () => this.readBeside());
  }

  onModuleInit(): Promise<void> {
    return this.read();
  }

  needsConfirmedEmail(use: ConfirmedUse): boolean {
    return confirmedUses(this.fresh().get(REQUIRE_CONFIRMED_EMAIL)).includes(use);
  }

  /** Whether new and edited contracts wait for an admin. */
  get approvesListings(): boolean {
    return this.fresh().get(APPROVE_LISTINGS)?.trim() === 'true';
  }

  /** Whether stops of states and loan programs keep contracts off the list. */
  get ruleBookBlocks(): boolean {
    return this.fresh().get(RULE_BOOK_BLOCKS)?.trim() === 'true';
  }

  /** Reads that end out of order do not bring back older values. */
  async read(): Promise<void> {
    this.until = performance.now() + MAX_AGE_MS;
    const read = ++this.reads;
    const rows = await this.database.manager.findBy(Setting, {
      key: In([REQUIRE_CONFIRMED_EMAIL, APPROVE_LISTINGS, RULE_BOOK_BLOCKS]),
    });
    if (read === this.reads) this.values = new Map(rows.map(({ key, value }) => [key, value]));
  }

  private fresh(): ReadonlyMap<string, string> {
    if (performance.now() > this.until) this.readBeside();
    return this.values;
  }

  /** The values that are known stay until the read is done, and if it fails. A transaction that asks does not wait for it. */
  private readBeside(): void {
    besideTransaction(() => this.read()).catch((error: unknown) =>
      this.logger.warn(`The settings in force could not be read: ${String(error)}`),
    );
  }
}
