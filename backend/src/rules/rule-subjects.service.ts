import { sharedName } from '@handover/domain/rules/company-names';
import { SUBJECT_LIMITS } from '@handover/domain/rules/rule';
import { STATES } from '@handover/domain/states';
import { Injectable } from '@nestjs/common';
import { In, Not } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import { AppError, invalid, notFound } from '../common/api/errors.js';
import { isUuid } from '../common/api/paging.js';
import type { RequestContext } from '../common/api/request-of.js';
import { Database, type Tx } from '../database/database.js';
import { enqueue } from '../jobs/jobs.js';
import { RuleBookService } from './rule-book.service.js';
import { RuleSubject } from './rule-subject.entity.js';
import type { RuleSubjectInput } from './rule-subject.inputs.js';
import { withRules } from './rule-subjects.list.js';

/** SQL: of two admins at once, the second sees what the first has written. Readers do not wait. */
export const LOCK = 'lock table rule_subjects in share row exclusive mode';

const auditedOf = ({ kind, slug, name, types, aliases, status }: RuleSubject) => ({
  ...{ kind, slug, name, types, aliases, status },
});

/** Companies, loan programs and states of the rule book, as admins write them. */
@Injectable()
export class RuleSubjectsService {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditService,
    private readonly book: RuleBookService,
  ) {}

  /** Adds a subject, or changes the one with this id. It is public from the commit on. */
  save(caller: RequestContext, id: string | null, input: RuleSubjectInput): Promise<RuleSubject> {
    const { kind, slug, name, types } = input;
    const written = { kind, slug, name, types, aliases: input.aliases ?? [] };
    const problem = nameProblem(written);
    if (problem) throw invalid({ name: problem });
    return this.write(async (tx) => {
      const before = id === null ? null : await found(tx, id);
      if (before) refuseOther(before, written);
      await refuseTaken(tx, before?.id ?? null, written);
      const status = 'published' as const;
      const saved = before
        ? { ...written, id: before.id }
        : { ...written, id: await insert(tx, { ...written, status }) };
      if (before) await tx.manager.update(RuleSubject, { id: before.id }, { ...written, status });
      await this.book.changed(tx, [saved.id]);
      return this.recorded(tx, caller, 'rule.publish', before, saved.id);
    });
  }

  /** Its rules apply to nothing any more. Its slug stays taken. */
  retire(caller: RequestContext, id: string): Promise<RuleSubject> {
    return this.write(async (tx) => {
      const before = await found(tx, id);
      await tx.manager.update(RuleSubject, { id: before.id }, { status: 'retired' });
      await this.book.changed(tx, [before.id]);
      return this.recorded(tx, caller, 'rule.retire', before, before.id);
    });
  }

  /**
   * Replaces a subject by another one, which gets its names and, by a job, its contracts. Returns the other one. The
   * slug of the first one leads there from now on.
   */
  merge(caller: RequestContext, id: string, into: string): Promise<RuleSubject> {
    return this.write(async (tx) => {
      const from = await found(tx, id);
      const target = await found(tx, into);
      if (from.id === target.id) throw invalid({ into: 'Please choose another one.' });
      if (from.kind !== target.kind || target.status !== 'published')
        throw new AppError('CONFLICT', `${target.name} is not a published ${from.kind}.`);
      const merged = { status: 'retired', mergedInto: target.id } as const;
      const earlier = await tx.manager.findBy(RuleSubject, { mergedInto: from.id });
      const gone = [from.id, ...earlier.map((one) => one.id)];
      await tx.manager.update(RuleSubject, { id: In(gone) }, merged);
      const names = new Set([...target.aliases, from.name, ...from.aliases]);
      names.delete(target.name);
      const aliases = [...names].slice(0, SUBJECT_LIMITS.aliases);
      const types = [...new Set([...target.types, ...from.types])];
      await tx.manager.update(RuleSubject, { id: target.id }, { aliases, types });
      await this.book.changed(tx, [...gone, target.id]);
      const job = { from: from.id, into: target.id };
      await enqueue(tx, 'merge-rule-subjects', job, { key: `merge-rule-subjects ${from.id}` });
      await this.audit.record(tx, caller, 'rule.merge', { type: 'rule', id: from.id }, auditedOf(from), {
        into: target.id,
        name: target.name,
      });
      return withRules(tx, target.id);
    });
  }

  private write<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> {
    return this.database.transaction(async (tx) => {
      await tx.query(LOCK);
      return work(tx);
    });
  }

  private async recorded(
    tx: Tx,
    caller: RequestContext,
    action: 'rule.publish' | 'rule.retire',
    before: RuleSubject | null,
    id: string,
  ): Promise<RuleSubject> {
    const after = await withRules(tx, id);
    const target = { type: 'rule', id } as const;
    await this.audit.record(tx, caller, action, target, before && auditedOf(before), auditedOf(after));
    return after;
  }
}

/** Throws NOT_FOUND, and CONFLICT for one that is retired. */
export async function found({ manager }: Pick<Tx, 'manager'>, id: string): Promise<RuleSubject> {
  const subject = isUuid(id) ? await manager.findOneBy(RuleSubject, { id }) : null;
  if (!subject) throw notFound('Company, program or state');
  if (subject.status === 'retired') throw new AppError('CONFLICT', `${subject.name} is retired.`);
  return subject;
}

export type Written = Pick<RuleSubject, 'kind' | 'slug' | 'name' | 'types' | 'aliases'>;

/** Why a subject of the kind cannot have the name; null if it can. */
export const nameProblem = ({ kind, name }: Pick<Written, 'kind' | 'name'>): string | null =>
  kind === 'state' && !Object.values(STATES).includes(name)
    ? 'Please give the full name of a state, such as New York.'
    : null;

async function insert({ manager }: Tx, subject: Written & Pick<RuleSubject, 'status'>): Promise<string> {
  const { identifiers } = await manager.insert(RuleSubject, subject);
  return String(identifiers[0]?.['id']);
}

function refuseOther(before: RuleSubject, { kind, slug }: Written): void {
  if (kind !== before.kind) throw invalid({ kind: 'The kind does not change.' });
  if (slug !== before.slug) throw invalid({ slug: 'The address does not change.' });
}

/** Throws CONFLICT if another subject has the slug, or one of the names with a type in common. */
async function refuseTaken({ manager }: Tx, id: string | null, written: Written): Promise<void> {
  const { kind, slug } = written;
  const owner = id === null ? await manager.findOneBy(RuleSubject, { slug }) : null;
  if (owner) throw taken('slug', `The address "${slug}" belongs to ${owner.name}.`);
  const others = await manager.findBy(RuleSubject, {
    kind,
    status: Not('retired'),
    ...(id && { id: Not(id) }),
  });
  for (const other of others) {
    const name = sharedName(written, other);
    if (name) throw taken(name === written.name ? 'name' : 'aliases', `"${name}" belongs to ${other.name}.`);
  }
}

const taken = (field: string, text: string): AppError =>
  new AppError('CONFLICT', text, { fields: { [field]: text } });
