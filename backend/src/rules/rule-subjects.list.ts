import { shiftDay } from '@handover/domain/days';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { isUuid, type Connection, type PageArgs } from '../common/api/paging.js';
import { today } from '../common/today.js';
import { containing } from '../database/containing.js';
import { Database, type Tx } from '../database/database.js';
import { newestFirst } from '../database/newest-first.js';
import { RuleObservations } from './observations/rule-observations.service.js';
import { RuleSubject } from './rule-subject.entity.js';
import type { RuleSubjectFilter } from './rule-subject.inputs.js';
import { RuleVersion } from './rule-version.entity.js';

/** A rule that was checked longer ago should be checked again. */
const OLD_DAYS = 180;

/** SQL condition: the subject has a version of a rule with these properties. */
const hasRule = (condition: string) =>
  `exists (select from rules r where r.subject_id = subject.id and ${condition})`;

/** The rule book as admins list it. SQL: conditions on arrays and on the rules of a subject. */
@Injectable()
export class RuleSubjectsList {
  constructor(
    private readonly database: Database,
    private readonly observations: RuleObservations,
  ) {}

  /** Newest first. */
  async list(filter: RuleSubjectFilter | null | undefined, page: PageArgs): Promise<Connection<RuleSubject>> {
    const { q, kind, type, status, hasDraft, noSource, isOld, isDoubted } = filter ?? {};
    const list = this.database.manager.createQueryBuilder(RuleSubject, 'subject');
    if (isUuid(q)) list.andWhere({ id: q });
    else if (q)
      list.andWhere(
        `concat_ws(' ', subject.name, subject.slug, array_to_string(subject.aliases, ' ')) ilike :q`,
        {
          q: containing(q),
        },
      );
    if (kind) list.andWhere({ kind });
    if (status) list.andWhere({ status });
    if (type) list.andWhere(':type = any(subject.types)', { type });
    if (hasDraft) list.andWhere(hasRule(`r.status = 'draft'`));
    if (noSource) list.andWhere(hasRule(`r.status = 'published' and r.source_url is null`));
    if (isOld)
      list.andWhere(hasRule(`r.status = 'published' and r.checked_on < :oldest`), {
        oldest: shiftDay(today(), -OLD_DAYS),
      });
    if (isDoubted) list.andWhere({ id: In(await this.observations.raised()) });
    const found = await newestFirst(list, page);
    await addRules(
      this.database,
      found.edges.map(({ node }) => node),
    );
    return found;
  }
}

/** The subject with all versions of its rules. */
export async function withRules(on: Pick<Tx, 'manager'>, id: string): Promise<RuleSubject> {
  const subject = await on.manager.findOneByOrFail(RuleSubject, { id });
  await addRules(on, [subject]);
  return subject;
}

export async function addRules(
  { manager }: Pick<Tx, 'manager'>,
  subjects: readonly RuleSubject[],
): Promise<void> {
  const rules = await manager.find(RuleVersion, {
    where: { subjectId: In(subjects.map(({ id }) => id)) },
    order: { type: 'ASC', version: 'DESC' },
  });
  const bySubject = Map.groupBy(rules, ({ subjectId }) => subjectId);
  for (const subject of subjects) subject.rules = bySubject.get(subject.id) ?? [];
}
