import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { AuditService } from '../../audit/audit.service.js';
import { viewerOf, type RequestContext } from '../../common/api/request-of.js';
import { RateLimits } from '../../common/cluster/rate-limits.js';
import { Database, type Tx } from '../../database/database.js';
import { RuleBookService } from '../rule-book.service.js';
import { RuleSubject } from '../rule-subject.entity.js';
import { addRules } from '../rule-subjects.list.js';
import { LOCK } from '../rule-subjects.service.js';
import { RuleVersion } from '../rule-version.entity.js';
import { planOf, type ImportPlan, type PlannedSubject } from './import-plan.js';
import { readFile, type RowError, type RuleFile } from './rule-file.js';
import { MOST_ERRORS, RuleImport, RuleImportError } from './rule-import.types.js';
import { readRow, type ReadRow } from './rule-rows.js';

/** Rows per insert: a statement has at most 65,535 parameters. */
const BATCH = 500;
const MOST_AUDITED = 50;

/** Takes files with rules: companies, programs and states are added or changed, and their rules become drafts. */
@Injectable()
export class RuleImports {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditService,
    private readonly book: RuleBookService,
    private readonly limits: RateLimits,
  ) {}

  /** Stores nothing if a row is wrong, or in a dry run. Throws VALIDATION for what is no CSV file. */
  async run(caller: RequestContext, csv: string | undefined, isDry: boolean): Promise<RuleImport> {
    await this.limits.take(isDry ? 'ruleImportCheck' : 'ruleImport', viewerOf(caller).id);
    const file = await readFile(csv);
    if (file.errors.length > 0) return reportOf({ errors: file.errors });
    const { rows, errors } = await readRows(file);
    return this.database.transaction(async (tx) => {
      if (!isDry) await tx.query(LOCK);
      const plan = planOf(rows, file.headings, await subjectsFor(tx, rows));
      const all = [...errors, ...plan.errors];
      const isStored = all.length === 0 && !isDry;
      if (isStored) await this.store(tx, caller, plan);
      return reportOf({ ...plan.counts, isStored, errors: all });
    });
  }

  private async store(tx: Tx, caller: RequestContext, plan: ImportPlan): Promise<void> {
    const changed = plan.subjects.filter(({ isChanged }) => isChanged);
    const ids = await saveSubjects(tx, plan.subjects, changed);
    await saveDrafts(tx, plan, ids, viewerOf(caller).id);
    // drafts apply to nothing, so the book in memory knows only names and types
    const known = changed.flatMap(({ before }) => (before && before.status !== 'draft' ? [before.id] : []));
    if (known.length > 0) await this.book.changed(tx, known);
    const slugs = [...changed.map(({ written }) => written.slug), ...plan.drafts.map(({ slug }) => slug)];
    await this.audit.record(tx, caller, 'rule.import', { type: 'list', id: 'rules' }, null, {
      ...plan.counts,
      slugs: [...new Set(slugs)].slice(0, MOST_AUDITED),
    });
  }
}

async function readRows({ rows }: RuleFile): Promise<{ rows: ReadRow[]; errors: RowError[] }> {
  const read = await Promise.all(rows.map(readRow));
  return {
    rows: read.filter((row): row is ReadRow => !Array.isArray(row)),
    errors: read.filter(Array.isArray).flat() as RowError[],
  };
}

/** The rule book, with the rules of the subjects in the file. */
async function subjectsFor({ manager }: Tx, rows: readonly ReadRow[]): Promise<RuleSubject[]> {
  const book = await manager.find(RuleSubject);
  const slugs = new Set(rows.map(({ subject }) => subject.slug));
  await addRules(
    { manager },
    book.filter(({ slug }) => slugs.has(slug)),
  );
  return book;
}

/** Returns the ids of all subjects by their slugs. New ones are not public until a rule is published. */
async function saveSubjects(
  { manager }: Tx,
  subjects: readonly PlannedSubject[],
  changed: readonly PlannedSubject[],
): Promise<Map<string, string>> {
  const added = subjects.filter(({ before }) => before === null).map(({ written }) => written);
  const ids = new Map(subjects.flatMap(({ before }) => (before ? [[before.slug, before.id]] : [])));
  for (const batch of batchesOf(added)) {
    const { identifiers } = await manager.insert(
      RuleSubject,
      batch.map((written) => ({ ...written, status: 'draft' as const })),
    );
    batch.forEach(({ slug }, at) => ids.set(slug, String(identifiers[at]?.['id'])));
  }
  for (const { before, written } of changed) {
    const { name, types, aliases } = written;
    await manager.update(RuleSubject, { id: before?.id }, { name, types, aliases });
  }
  return ids;
}

/** Drafts replace the earlier drafts of their types. */
async function saveDrafts(
  { manager }: Tx,
  { subjects, drafts }: ImportPlan,
  ids: ReadonlyMap<string, string>,
  checkedBy: string,
): Promise<void> {
  const written = new Set(drafts.map(({ slug, type }) => `${slug} ${type}`));
  const earlier = subjects.flatMap(({ before }) =>
    (before?.rules ?? []).filter(
      ({ status, type }) => status === 'draft' && written.has(`${before?.slug} ${type}`),
    ),
  );
  if (earlier.length > 0)
    await manager.update(RuleVersion, { id: In(earlier.map(({ id }) => id)) }, { status: 'replaced' });
  for (const batch of batchesOf(drafts))
    await manager.insert(
      RuleVersion,
      batch.map(({ slug, values, type, version, sourceName, sourceUrl, checkedOn }) => ({
        ...{ subjectId: ids.get(slug), type, version, status: 'draft' as const, values },
        ...{ sourceName, sourceUrl, checkedOn, checkedBy },
      })),
    );
}

function* batchesOf<Item>(items: readonly Item[]): Generator<Item[]> {
  for (let at = 0; at < items.length; at += BATCH) yield items.slice(at, at + BATCH);
}

function reportOf({ errors, ...report }: Partial<RuleImport> & { errors: RowError[] }): RuleImport {
  const first = errors.toSorted((a, b) => a.row - b.row).slice(0, MOST_ERRORS);
  return Object.assign(new RuleImport(), {
    ...{ isStored: false, created: 0, changed: 0, unchanged: 0, errorCount: errors.length, ...report },
    errors: first.map((error) => Object.assign(new RuleImportError(), error)),
  });
}
