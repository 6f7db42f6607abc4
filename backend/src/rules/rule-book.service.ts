import { CONTRACT_TYPES } from '@handover/domain/types/words';
import type { BookRule, BookSubject } from '@handover/domain/rules/rule';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { In, Not } from 'typeorm';
import { TopicBus } from '../common/cluster/topics.js';
import { ruleBook, setRuleBookNow } from '../contracts/rules/contract.rules.js';
import { RuleBook } from '../contracts/rules/rule-book.js';
import { Database, type Tx } from '../database/database.js';
import { enqueue } from '../jobs/jobs.js';
import { RuleSubject } from './rule-subject.entity.js';
import { RuleVersion } from './rule-version.entity.js';

/** Keeps the published rules in the memory of every process, as `contract.rules.ts` says. */
@Injectable()
export class RuleBookService implements OnModuleInit {
  private readonly logger = new Logger(RuleBookService.name);

  constructor(
    private readonly database: Database,
    private readonly topics: TopicBus,
  ) {
    topics.on('ruleBookChanged', ({ subjects }) => setRuleBookNow(ruleBook().with(subjects)));
    topics.on('mayHaveMissed', () => {
      this.readAgain().catch((error: unknown) => this.logger.warn(error));
    });
  }

  async onModuleInit(): Promise<void> {
    setRuleBookNow(new RuleBook(await read(this.database)));
  }

  /**
   * Marks the subjects as changed. From the commit on every process knows them. Contracts that name a company which was
   * not known before get it by the job that computes their columns.
   */
  async changed(tx: Tx, ids: readonly string[]): Promise<void> {
    await tx.manager.update(RuleSubject, { id: In([...ids]) }, { updatedAt: () => 'clock_timestamp()' });
    const subjects = await read(tx, ids);
    if (subjects.some(({ kind, status }) => kind === 'company' && status === 'published'))
      await enqueue(tx, 'roll-down', {}, { key: 'roll-down.rules' });
    tx.afterCommit(() => this.topics.publish('ruleBookChanged', { subjects }));
  }

  /** Shared answers may have been computed from what was missed. */
  private async readAgain(): Promise<void> {
    const before = ruleBook().changedAt;
    setRuleBookNow(ruleBook().with(await read(this.database)));
    if (ruleBook().changedAt !== before) this.topics.publish('publicDataChanged', {});
  }
}

async function read({ manager }: Pick<Tx, 'manager'>, ids?: readonly string[]): Promise<BookSubject[]> {
  const subjects = await manager.findBy(RuleSubject, {
    status: Not('draft'),
    ...(ids && { id: In([...ids]) }),
  });
  const subjectId = ids && { subjectId: In([...ids]) };
  const rules = await manager.findBy(RuleVersion, { status: 'published', ...subjectId });
  const bySubject = Map.groupBy(rules, (rule) => rule.subjectId);
  return subjects.map((subject) => toBook(subject, bySubject.get(subject.id) ?? []));
}

function toBook(subject: RuleSubject, rules: readonly RuleVersion[]): BookSubject {
  const { id, slug, kind, name, aliases, types, status, mergedInto, updatedAt: changedAt } = subject;
  const inForce = CONTRACT_TYPES.flatMap((type) => {
    const rule = rules.find((one) => one.type === type);
    return rule ? [[type, toRule(rule, { kind, name })] as const] : [];
  });
  return {
    ...{ id, slug, kind, name, aliases, types, status, mergedInto, changedAt },
    rules: Object.fromEntries(inForce),
  };
}

const toRule = (
  { values, sourceName, sourceUrl, checkedOn, version }: RuleVersion,
  subject: Pick<RuleSubject, 'kind' | 'name'>,
): BookRule => ({
  ...{ ...subject, values, sourceName, sourceUrl, version },
  // a published rule was checked, see publish
  checkedOn: checkedOn ?? '',
});
