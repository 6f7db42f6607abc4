import {
  isShipped,
  LEGAL_TITLES,
  mayRequireConsent,
  type LegalKind,
} from '@handover/domain/legal/legal-kinds';
import { SHIPPED_VERSION } from '@handover/domain/legal/shipped-version';
import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import { AppError, invalid } from '../common/api/errors.js';
import { viewerOf, type RequestContext } from '../common/api/request-of.js';
import { TopicBus } from '../common/cluster/topics.js';
import { Database, type Tx } from '../database/database.js';
import { emailsOf } from '../users/accounts.js';
import { TermsAcceptances } from './acceptances.service.js';
import { differenceOf } from './legal-difference.js';
import { renderLegal } from './legal-markdown.js';
import { LegalText, LegalTextSection } from './legal-text.entity.js';
import { LegalTexts, toPieces } from './legal-texts.service.js';
import type { PublishLegalTextInput, SaveLegalTextInput } from './legal.inputs.js';
import { LegalDraft, LegalTextPreview, LegalVersion } from './legal.types.js';

const noDraft = () =>
  new AppError('CONFLICT', 'There is no draft to publish. Another admin may have published it.');
const overtaken = () =>
  new AppError(
    'CONFLICT',
    'Another admin has changed this text since you opened it. Copy what you wrote, load the draft again, and put it in there.',
  );

/** What admins do with legal texts: they save one draft of each kind, and publish it as the next version. */
@Injectable()
export class LegalDrafts {
  constructor(
    private readonly database: Database,
    private readonly texts: LegalTexts,
    private readonly acceptances: TermsAcceptances,
    private readonly audit: AuditService,
    private readonly topics: TopicBus,
  ) {}

  async get(kind: LegalKind): Promise<LegalDraft> {
    const { manager } = this.database;
    const draft = await manager.findOneBy(LegalText, { kind, version: IsNull() });
    const versions = await this.texts.versions(kind);
    const emails = await emailsOf(
      this.database,
      [draft, ...versions].flatMap((text) => (text?.writerId ? [text.writerId] : [])),
    );
    const accepted = kind === 'terms' ? await this.acceptances.perVersion() : new Map<number, number>();
    return Object.assign(new LegalDraft(), {
      kind,
      body: draft?.body ?? versions[0]?.body ?? '',
      requiresConsent: draft?.requiresConsent ?? false,
      isSaved: draft !== null,
      revision: await revisionOf(this.database, kind),
      changedAt: draft?.changedAt ?? null,
      changedBy: draft && (emails.get(draft.writerId) ?? null),
      versions: versions.map(({ version, requiresConsent, note, publishedAt, writerId }) =>
        Object.assign(new LegalVersion(), {
          ...{ version, requiresConsent, note, publishedAt },
          publishedBy: emails.get(writerId) ?? null,
          acceptances: requiresConsent ? (accepted.get(version) ?? 0) : 0,
        }),
      ),
    });
  }

  async preview(kind: LegalKind, body: string): Promise<LegalTextPreview> {
    const { intro, sections } = renderLegal(body);
    return Object.assign(new LegalTextPreview(), {
      intro,
      sections: sections.map((section) => Object.assign(new LegalTextSection(), section)),
      pieces: toPieces(differenceOf((await this.texts.inForce(kind))?.body ?? '', body)),
    });
  }

  /** CONFLICT if `revision` is given and another admin has saved or published the text since. */
  async save(
    caller: RequestContext,
    kind: LegalKind,
    { body, requiresConsent, revision }: SaveLegalTextInput,
  ): Promise<LegalDraft> {
    if (requiresConsent && !mayRequireConsent(kind))
      throw invalid({
        requiresConsent: `Members accept the ${LEGAL_TITLES.terms} only: publish a version of those that asks for consent.`,
      });
    await this.database.transaction(async (tx) => {
      const seen = await lockRevision(tx, kind, revision);
      const before = await findDraft(tx, kind);
      const after = { body, requiresConsent: requiresConsent ?? false };
      const written = { ...after, writerId: viewerOf(caller).id, revision: seen + 1 };
      if (before) await tx.manager.update(LegalText, before.id, { ...written, changedAt: () => 'now()' });
      else await tx.manager.insert(LegalText, { kind, ...written });
      const target = { type: 'legal-text' as const, id: kind };
      await this.audit.record(tx, caller, 'legal-text.save', target, before && auditedOf(before), after);
    });
    return this.get(kind);
  }

  /** Makes the draft the next version. Of two admins at once, one publishes and the other is told. */
  async publish(
    caller: RequestContext,
    kind: LegalKind,
    { note, revision }: PublishLegalTextInput,
  ): Promise<LegalText> {
    return this.database.transaction(async (tx) => {
      const seen = await lockRevision(tx, kind, revision);
      const draft = await findDraft(tx, kind);
      if (!draft) throw noDraft();
      const { requiresConsent } = draft;
      const version = (await lastVersion(tx, kind)) + 1;
      await tx.manager.update(LegalText, draft.id, {
        ...{ version, note, revision: seen + 1, writerId: viewerOf(caller).id },
        ...{ publishedAt: () => 'now()', changedAt: () => 'now()' },
      });
      const target = { type: 'legal-text' as const, id: kind };
      await this.audit.record(tx, caller, 'legal-text.publish', target, null, {
        ...{ version, requiresConsent, note },
      });
      tx.afterCommit(() => this.topics.publish('legalTextPublished', { kind, version, requiresConsent }));
      return tx.manager.findOneByOrFail(LegalText, { id: draft.id });
    });
  }
}

const findDraft = (tx: Tx, kind: LegalKind): Promise<LegalText | null> =>
  tx.manager.findOneBy(LegalText, { kind, version: IsNull() });

const revisionOf = async ({ manager }: Pick<Tx, 'manager'>, kind: LegalKind): Promise<number> =>
  (await manager.maximum(LegalText, 'revision', { kind })) ?? 0;

const lastVersion = async ({ manager }: Tx, kind: LegalKind): Promise<number> =>
  (await manager.maximum(LegalText, 'version', { kind })) ?? (isShipped(kind) ? SHIPPED_VERSION : 0);

/** Advisory lock for changes of legal texts. */
const LEGAL_LOCK = 7_261_011;

/** Makes other changes wait until the transaction ends. CONFLICT if the caller has not seen the last one. */
async function lockRevision(tx: Tx, kind: LegalKind, seen: number | null | undefined): Promise<number> {
  // SQL: TypeORM has no advisory locks
  await tx.query('select pg_advisory_xact_lock($1)', [LEGAL_LOCK]);
  const revision = await revisionOf(tx, kind);
  if (typeof seen === 'number' && seen !== revision) throw overtaken();
  return revision;
}

/** What the audit trail records of a draft. */
const auditedOf = ({ body, requiresConsent }: LegalText) => ({ body, requiresConsent });
