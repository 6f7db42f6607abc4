import { LEGAL_KINDS, type LegalKind } from '@handover/domain/legal/legal-kinds';
import { markdownOf, SHIPPED_AT, shippedText } from '@handover/domain/legal/shipped-texts';
import { SHIPPED_VERSION } from '@handover/domain/legal/shipped-version';
import { CONTACT_REQUEST_DAYS } from '@handover/domain/retention';
import { Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import { notFound } from '../common/api/errors.js';
import { TopicBus } from '../common/cluster/topics.js';
import { SharedResults } from '../common/shared-results.js';
import { Database } from '../database/database.js';
import { ClaimsService } from '../settings/claims/claims.service.js';
import { SettingsService } from '../settings/settings.service.js';
import { differenceOf, type Piece } from './legal-difference.js';
import { LegalText } from './legal-text.entity.js';
import { LegalChanges, LegalTextPiece } from './legal.types.js';

/** Upper bound for stale texts if Redis is down and a change was missed. */
const MAX_AGE_MS = 5_000;
const MOST_DIFFERENCES = 50;

export const noSuchText = () => notFound('Legal text');

/** The kind that a path of the REST API names. */
export function kindOf(name: string): LegalKind {
  const kind = LEGAL_KINDS.find((one) => one === name);
  if (!kind) throw noSuchText();
  return kind;
}

export const toPieces = (pieces: readonly Piece[]): LegalTextPiece[] =>
  pieces.map((piece) => Object.assign(new LegalTextPiece(), piece));

/** The published legal texts: read by visitors and changed rarely, so they are cached with their HTML. */
@Injectable()
export class LegalTexts {
  private readonly texts = new SharedResults<LegalText[]>({
    maxAgeMs: MAX_AGE_MS,
    most: LEGAL_KINDS.length,
  });
  private readonly differences = new SharedResults<LegalChanges>({
    maxAgeMs: MAX_AGE_MS,
    most: MOST_DIFFERENCES,
  });

  constructor(
    private readonly database: Database,
    private readonly settings: SettingsService,
    private readonly claims: ClaimsService,
    topics: TopicBus,
  ) {
    // the shipped texts have the name and the addresses of the site
    for (const topic of ['legalTextPublished', 'settingsChanged', 'mayHaveMissed'] as const)
      topics.on(topic, () => {
        this.texts.forget();
        this.differences.forget();
      });
  }

  /** All versions, newest first. */
  async versions(kind: LegalKind): Promise<LegalText[]> {
    return this.texts.get(kind, () => this.read(kind));
  }

  /** The version that the site shows; null for an optional text that was never published. */
  async inForce(kind: LegalKind): Promise<LegalText | null> {
    return (await this.versions(kind))[0] ?? null;
  }

  /** The same for REST, where a missing text is NOT_FOUND. */
  async get(kind: LegalKind): Promise<LegalText> {
    const text = await this.inForce(kind);
    if (!text) throw noSuchText();
    return text;
  }

  /** What the version in force changed since an earlier one. */
  async changes(kind: LegalKind, since: number): Promise<LegalChanges> {
    return this.differences.get(`${kind} ${since}`, async () => {
      const versions = await this.versions(kind);
      const before = versions.find(({ version }) => version === since);
      const [after] = versions;
      if (!before || !after) throw noSuchText();
      return Object.assign(new LegalChanges(), {
        since,
        version: after.version,
        notes: versions.flatMap(({ version, note }) => (version > since && note ? [note] : [])),
        pieces: toPieces(differenceOf(before.body, after.body)),
      });
    });
  }

  private async read(kind: LegalKind): Promise<LegalText[]> {
    const published = await this.database.manager.find(LegalText, {
      where: { kind, version: Not(IsNull()) },
      order: { version: 'DESC' },
    });
    const shipped = await this.shipped(kind);
    return shipped ? [...published, shipped] : published;
  }

  private async shipped(kind: LegalKind): Promise<LegalText | null> {
    const facts = {
      ...(await this.settings.siteInfo()),
      contactRequestDays: await this.settings.findValue(CONTACT_REQUEST_DAYS),
      coordinates: await this.claims.isShown('we-coordinate'),
    };
    const text = shippedText(kind, facts);
    return (
      text &&
      Object.assign(new LegalText(), {
        kind,
        version: SHIPPED_VERSION,
        body: markdownOf(text),
        sectionIds: text.sections.map(({ id }) => id),
        requiresConsent: false,
        note: null,
        publishedAt: SHIPPED_AT,
      })
    );
  }
}
