import { readRule } from '@handover/domain/rules/read-rule';
import { Injectable } from '@nestjs/common';
import { AuditService } from '../audit/audit.service.js';
import { AppError, invalid, notFound } from '../common/api/errors.js';
import { isUuid } from '../common/api/paging.js';
import { viewerOf, type RequestContext } from '../common/api/request-of.js';
import { today } from '../common/today.js';
import { Database, type Tx } from '../database/database.js';
import { RuleBookService } from './rule-book.service.js';
import { RuleSubject } from './rule-subject.entity.js';
import type { RuleInput } from './rule-subject.inputs.js';
import { found, LOCK } from './rule-subjects.service.js';
import { RuleVersion } from './rule-version.entity.js';

const auditedOf = ({ type, version, values, sourceName, sourceUrl, checkedOn }: RuleVersion) => ({
  ...{ type, version, values, sourceName, sourceUrl, checkedOn },
});

/** The versions of rules: each change is a new one, which does nothing until it is published. */
@Injectable()
export class RuleVersionsService {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditService,
    private readonly book: RuleBookService,
  ) {}

  /** Writes a draft, which replaces an earlier draft of the type. Throws VALIDATION for unknown or wrong values. */
  save(caller: RequestContext, subjectId: string, input: RuleInput): Promise<RuleVersion> {
    const { type, sourceName, sourceUrl = null, checkedOn } = input;
    if (checkedOn > today()) throw invalid({ checkedOn: 'That day is in the future.' });
    return this.database.transaction(async (tx) => {
      await tx.query(LOCK);
      const subject = await found(tx, subjectId);
      if (!subject.types.includes(type))
        throw invalid({ type: `${subject.name} has nothing to do with contracts of this type.` });
      const values = valuesOf(subject, input);
      const { manager } = tx;
      const where = { subjectId: subject.id, type };
      await manager.update(RuleVersion, { ...where, status: 'draft' }, { status: 'replaced' });
      const version = ((await manager.maximum(RuleVersion, 'version', where)) ?? 0) + 1;
      const { identifiers } = await manager.insert(RuleVersion, {
        ...{ ...where, version, status: 'draft', values: values as object },
        ...{ sourceName, sourceUrl, checkedOn, checkedBy: viewerOf(caller).id },
      });
      return manager.findOneByOrFail(RuleVersion, { id: String(identifiers[0]?.['id']) });
    });
  }

  /**
   * Puts a version in force, and makes its subject public. One that nobody has checked counts as checked by the admin
   * today. Throws CONFLICT if a later version has replaced it.
   */
  publish(caller: RequestContext, id: string, ofSubject?: string): Promise<RuleVersion> {
    return this.database.transaction(async (tx) => {
      await tx.query(LOCK);
      const { manager } = tx;
      const rule = isUuid(id) ? await manager.findOneBy(RuleVersion, { id }) : null;
      if (!rule || (ofSubject !== undefined && rule.subjectId !== ofSubject)) throw notFound('Rule');
      const subject = await found(tx, rule.subjectId);
      if (rule.status === 'published') return rule;
      if (rule.status === 'replaced')
        throw new AppError('CONFLICT', 'A later version has replaced this one. Save it again first.');
      const before = await this.replace(tx, rule);
      const checked = rule.checkedOn === null && { checkedOn: today(), checkedBy: viewerOf(caller).id };
      const inForce = { status: 'published', publishedAt: () => 'now()', ...checked } as const;
      await manager.update(RuleVersion, { id: rule.id }, inForce);
      if (subject.status === 'draft')
        await manager.update(RuleSubject, { id: subject.id }, { status: 'published' });
      await this.book.changed(tx, [subject.id]);
      const after = await manager.findOneByOrFail(RuleVersion, { id: rule.id });
      const target = { type: 'rule', id: subject.id } as const;
      await this.audit.record(
        tx,
        caller,
        'rule.publish',
        target,
        before && auditedOf(before),
        auditedOf(after),
      );
      return after;
    });
  }

  /** Ends the version in force and returns it as it was. */
  private async replace({ manager }: Tx, { subjectId, type }: RuleVersion): Promise<RuleVersion | null> {
    const before = await manager.findOneBy(RuleVersion, { subjectId, type, status: 'published' });
    if (before) await manager.update(RuleVersion, { id: before.id }, { status: 'replaced' });
    return before;
  }
}

function valuesOf({ kind }: RuleSubject, { type, values: given }: RuleInput) {
  const { values, errors } = readRule(type, kind, given);
  const fields = Object.entries(errors).map(([key, text]) => [`values.${key}`, text] as const);
  if (fields.length > 0) throw invalid(Object.fromEntries(fields));
  return values;
}
