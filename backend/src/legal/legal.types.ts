import type { LegalKind } from '@handover/domain/legal/legal-kinds';
import { Extensions, Int, ObjectType } from '@nestjs/graphql';
import { enumOf, nameEnum } from '../common/api/enum-of.js';
import { DateTime } from '../common/api/scalars.js';
import { Shown } from '../common/api/shown.js';
import type { ListLength } from '../graphql/cost.js';
import { CHANGES, type ChangeKind } from './legal-difference.js';
import { LegalKindEnum, LegalTextSection } from './legal-text.entity.js';

const LegalChangeEnum = enumOf(CHANGES);
nameEnum(LegalChangeEnum, 'LegalChange', 'What became of a piece of a text.');

@ObjectType({ description: 'A piece of a text that stayed, came or went.' })
export class LegalTextPiece {
  @Shown(() => LegalChangeEnum, { description: 'What became of it.' })
  change: ChangeKind;
  @Shown(() => String, { description: 'The piece, in Markdown.', example: 'All payments go ' })
  text: string;
}

@ObjectType({ description: 'What a later version of a legal text changed.' })
export class LegalChanges {
  @Shown(() => Int, { description: 'The earlier version.', example: 1 })
  since: number;
  @Shown(() => Int, { description: 'The version in force.', example: 2 })
  version: number;
  @Shown(() => [String], {
    description: 'What was said about the versions in between and the last one, newest first.',
    example: ['The fee covers two transfers.'],
  })
  notes: string[];
  @Extensions({ usualLength: 100 } satisfies ListLength)
  @Shown(() => [LegalTextPiece], { description: 'Both texts in one, in order.' })
  pieces: LegalTextPiece[];
}

@ObjectType({ description: 'A text as it would be shown, and how it differs from the one in force.' })
export class LegalTextPreview {
  @Shown(() => String, { description: 'What stands before the first heading, as sanitized HTML.' })
  intro: string;
  @Extensions({ usualLength: 30 } satisfies ListLength)
  @Shown(() => [LegalTextSection], { description: 'The text by its headings.' })
  sections: LegalTextSection[];
  @Extensions({ usualLength: 100 } satisfies ListLength)
  @Shown(() => [LegalTextPiece], { description: 'The text in force and this one in one, in order.' })
  pieces: LegalTextPiece[];
}

@ObjectType({ description: 'A published version, as admins see it.' })
export class LegalVersion {
  @Shown(() => Int, { description: 'Counted per kind; 1 is what the product ships.', example: 2 })
  version: number;
  @Shown(() => Boolean, { description: 'Members have to accept it.', example: true })
  requiresConsent: boolean;
  @Shown(() => String, { nullable: true, description: 'What is new.', example: 'A fee for two transfers.' })
  note: string | null;
  @Shown(() => DateTime, { description: 'When it was published.', example: '2026-03-01T12:00:00.000Z' })
  publishedAt: string;
  @Shown(() => String, {
    nullable: true,
    description: 'Email address of the admin who published it; null for what the product ships.',
    example: 'ada@example.com',
  })
  publishedBy: string | null;
  @Shown(() => Int, { description: 'How many members accepted it when they were asked.', example: 12 })
  acceptances: number;
}

@ObjectType({ description: 'What admins edit of a legal text, and its history.' })
export class LegalDraft {
  @Shown(() => LegalKindEnum, { description: 'Which text.' })
  kind: LegalKind;
  @Shown(() => String, { description: 'The draft in Markdown; without one, the text in force.' })
  body: string;
  @Shown(() => Boolean, { description: 'Members will have to accept it.', example: false })
  requiresConsent: boolean;
  @Shown(() => Boolean, { description: 'False if there is no draft.', example: true })
  isSaved: boolean;
  @Shown(() => Int, { description: 'To send with the next save or publication.', example: 4 })
  revision: number;
  @Shown(() => DateTime, { nullable: true, description: 'When the draft was saved.' })
  changedAt: string | null;
  @Shown(() => String, {
    nullable: true,
    description: 'Email address of the admin who saved it.',
    example: 'ada@example.com',
  })
  changedBy: string | null;
  @Extensions({ usualLength: 20 } satisfies ListLength)
  @Shown(() => [LegalVersion], { description: 'Published versions, newest first.' })
  versions: LegalVersion[];
}
