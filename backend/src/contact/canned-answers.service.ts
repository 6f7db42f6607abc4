import { CANNED_ANSWER_LIMITS, unknownPlaceholder } from '@handover/domain/canned-answer';
import { Injectable } from '@nestjs/common';
import { AuditService } from '../audit/audit.service.js';
import { DONE, type Done } from '../common/api/done.js';
import { AppError, invalid, notFound } from '../common/api/errors.js';
import { isUuid } from '../common/api/paging.js';
import type { RequestContext } from '../common/api/request-of.js';
import { Database, type Tx } from '../database/database.js';
import { CannedAnswer, type CannedAnswerInput } from './canned-answer.entity.js';

/** SQL: of two admins at once, the second sees what the first has added. Readers do not wait. */
const LOCK = 'lock table canned_answers in share row exclusive mode';

const auditedOf = ({ title, text }: CannedAnswerInput) => ({ title, text });

/** Texts that admins prepare for the replies to contact requests. */
@Injectable()
export class CannedAnswersService {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditService,
  ) {}

  /** In the order of their titles. */
  list(): Promise<CannedAnswer[]> {
    return listed(this.database);
  }

  /** Adds an answer, or changes the one with this id. */
  save(caller: RequestContext, id: string | null, { title, text }: CannedAnswerInput): Promise<CannedAnswer> {
    refuseUnknownPlaceholder(text);
    return this.database.transaction(async (tx) => {
      await tx.query(LOCK);
      const all = await listed(tx);
      const before = id === null ? null : withId(all, id);
      if (!before && all.length >= CANNED_ANSWER_LIMITS.most) throw tooMany();
      if (all.some((other) => other !== before && other.title.toLowerCase() === title.toLowerCase()))
        throw invalid({ title: 'There is an answer with this title.' });
      const saved = await this.store(tx, before, { title, text });
      const target = { type: 'canned-answer' as const, id: saved.id };
      const after = auditedOf(saved);
      await this.audit.record(tx, caller, 'canned-answer.save', target, before && auditedOf(before), after);
      return saved;
    });
  }

  delete(caller: RequestContext, id: string): Promise<Done> {
    return this.database.transaction(async (tx) => {
      await tx.query(LOCK);
      const before = withId(await listed(tx), id);
      await tx.manager.delete(CannedAnswer, { id: before.id });
      const target = { type: 'canned-answer' as const, id: before.id };
      await this.audit.record(tx, caller, 'canned-answer.delete', target, auditedOf(before), null);
      return DONE;
    });
  }

  private async store(
    tx: Tx,
    before: CannedAnswer | null,
    { title, text }: CannedAnswerInput,
  ): Promise<CannedAnswer> {
    const { manager } = tx;
    if (before) {
      await manager.update(CannedAnswer, { id: before.id }, { title, text, updatedAt: () => 'now()' });
      return manager.findOneByOrFail(CannedAnswer, { id: before.id });
    }
    const { identifiers } = await manager.insert(CannedAnswer, { title, text });
    return manager.findOneByOrFail(CannedAnswer, { id: String(identifiers[0]?.['id']) });
  }
}

function refuseUnknownPlaceholder(text: string): void {
  const unknown = unknownPlaceholder(text);
  if (unknown) throw invalid({ text: `Nothing replaces ${unknown}: {name} is the only placeholder.` });
}

const tooMany = () =>
  new AppError(
    'CONFLICT',
    `There can be ${CANNED_ANSWER_LIMITS.most} canned answers at most. Delete one first.`,
  );

const listed = async ({ manager }: Pick<Tx, 'manager'>): Promise<CannedAnswer[]> => {
  const all = await manager.find(CannedAnswer);
  return all.sort((a, b) => a.title.localeCompare(b.title, 'en'));
};

function withId(all: CannedAnswer[], id: string): CannedAnswer {
  const found = isUuid(id) && all.find((answer) => answer.id === id.toLowerCase());
  if (!found) throw notFound('Canned answer');
  return found;
}
