import { LEGAL_KINDS, type LegalKind } from '@handover/domain/legal/legal-kinds';
import { Extensions, Int, ObjectType } from '@nestjs/graphql';
import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { enumOf, nameEnum } from '../common/api/enum-of.js';
import { DateTime } from '../common/api/scalars.js';
import { Shown } from '../common/api/shown.js';
import { Moment } from '../database/moment.column.js';
import { sqlList } from '../database/sql-list.js';
import { SqlIndex } from '../database/sql-index.js';
import type { ListLength } from '../graphql/cost.js';
import { User } from '../users/user.entity.js';
import { renderLegal, type RenderedText } from './legal-markdown.js';

export const LegalKindEnum = enumOf(LEGAL_KINDS);
nameEnum(LegalKindEnum, 'LegalKind', 'Which legal text.');

@ObjectType({ description: 'A part of a legal text, from one heading to the next.' })
export class LegalTextSection {
  @Shown(() => String, { description: 'Identifies the section within its text.', example: 's-payments' })
  id: string;
  @Shown(() => String, { description: 'The heading, as plain text.', example: 'Payments' })
  title: string;
  @Shown(() => String, {
    description: 'The text below the heading as sanitized HTML.',
    example: '<p>All payments go through the platform.</p>\n',
  })
  html: string;
}

/**
 * A version of a legal text, or the one draft of its kind, which has no version. Version 1 of terms and privacy policy is
 * not stored: it is what the product ships (domain/src/legal).
 */
@Entity('legal_texts')
@Check('legal_texts_kind_known', `kind in (${sqlList(LEGAL_KINDS)})`)
@Check('legal_texts_published_fits', '(version is null) = (published_at is null)')
@SqlIndex('legal_texts_version', 'on legal_texts (kind, version)', { unique: true })
@SqlIndex('legal_texts_draft', 'on legal_texts (kind) where version is null', { unique: true })
@ObjectType({ description: 'A published version of a legal text.' })
export class LegalText {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'legal_texts_pkey' })
  id: string;

  @Column('text')
  @Shown(() => LegalKindEnum, { description: 'Which text.' })
  kind: LegalKind;

  @Column('integer', { nullable: true })
  @Shown(() => Int, { description: 'Counted per kind; 1 is what the product ships.', example: 2 })
  version: number;

  @Column('text')
  @Shown(() => String, {
    description: 'The text in Markdown.',
    example: '## Payments\n\nAll payments go through the platform.\n',
  })
  body: string;

  @Column('boolean', { name: 'requires_consent' })
  @Shown(() => Boolean, {
    description: 'Members have to accept this version before they write anything.',
    example: true,
  })
  requiresConsent: boolean;

  @Column('text', { nullable: true })
  @Shown(() => String, {
    nullable: true,
    description: 'What is new in this version.',
    example: 'The fee covers two transfers.',
  })
  note: string | null;

  @Moment('published_at', { nullable: true })
  @Shown(() => DateTime, { description: 'When it was published.', example: '2026-03-01T12:00:00.000Z' })
  publishedAt: string;

  /** Counted over all drafts of the kind, so that no editor overwrites what it has not seen. */
  @Column('integer')
  revision: number;

  /** Who saved the draft or published the version last. */
  @ForeignKey(() => User, { name: 'legal_texts_writer_known' })
  @Column('uuid', { name: 'writer_id' })
  writerId: string;

  @Moment('changed_at', { now: true })
  changedAt: string;

  /** Ids of the sections that links already name. */
  sectionIds?: readonly string[];
  private rendered?: RenderedText;

  @Shown(() => String, {
    nullable: true,
    description: 'The first paragraph, as plain text; null if the text begins with a heading.',
    example: 'You must be an adult with one honest account.',
  })
  get summary(): string | null {
    return this.render().summary;
  }

  @Shown(() => String, {
    description: 'What stands before the first heading, as sanitized HTML.',
    example: '<p>You must be an adult with one honest account.</p>\n',
  })
  get intro(): string {
    return this.render().intro;
  }

  @Extensions({ usualLength: 30 } satisfies ListLength)
  @Shown(() => [LegalTextSection], { description: 'The text by its headings.' })
  get sections(): LegalTextSection[] {
    return this.render().sections.map((section) => Object.assign(new LegalTextSection(), section));
  }

  private render(): RenderedText {
    return (this.rendered ??= renderLegal(this.body, this.sectionIds));
  }
}
