import { LEGAL_KINDS, type LegalKind } from '@handover/domain/legal/legal-kinds';
import { applyDecorators } from '@nestjs/common';
import { ArgsType, InputType, Int } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import {
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Length,
  Matches,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { Given } from '../common/api/given.js';
import { OneLine, PlainText, Trim } from '../common/api/validation.js';
import { LegalKindEnum } from './legal-text.entity.js';

const MOST_CHARACTERS = 50_000;
const HIGHEST = 2_147_483_647;
const BODY = { message: 'Please write the text.' };
const NOTE = { message: 'Please say in 3 to 500 characters what is new.' };
const REVISION = { message: 'The revision is the number that came with the draft.' };
const SINCE = { message: 'Please name a version of the text.' };
const VERSION = { message: 'Please name a version of the terms.' };

/** A text in Markdown. In reverse: applyDecorators runs from the top down, and the rule that is added last gives the message. */
const MarkdownBody = (): PropertyDecorator =>
  applyDecorators(
    PlainText({ message: 'The text must not contain control characters.' }),
    MaxLength(MOST_CHARACTERS, { message: 'The text must have at most 50,000 characters.' }),
    Matches(/\S/, BODY),
    IsString(BODY),
    Given(() => String, {
      description: 'The text in Markdown, at most 50,000 characters. HTML is shown as it is typed.',
      example: '## Payments\n\nAll payments go through the platform.\n',
    }),
  );

/** Which legal text. */
const Kind = (): PropertyDecorator =>
  applyDecorators(
    IsIn(LEGAL_KINDS, { message: 'There is no such legal text.' }),
    Given(() => LegalKindEnum, { description: 'Which text.' }),
  );

@ArgsType()
export class LegalBodyInput {
  @MarkdownBody()
  body: string;
}

@ArgsType()
export class PreviewLegalTextArgs extends LegalBodyInput {
  @Kind()
  kind: LegalKind;
}

@InputType({ isAbstract: true })
class SeenDraft {
  @Given(() => Int, {
    nullable: true,
    description:
      'The revision of the draft that you saw; CONFLICT if another admin has saved or published it since. Without it the draft is taken as it is.',
    example: 4,
  })
  @IsOptional()
  @IsInt(REVISION)
  @Min(0, REVISION)
  @Max(HIGHEST, REVISION)
  revision?: number | null;
}

@InputType({ description: 'The draft of a legal text.' })
export class SaveLegalTextInput extends SeenDraft {
  @MarkdownBody()
  body: string;

  @Given(() => Boolean, {
    nullable: true,
    description: 'Members have to accept it before they write anything; only of the terms. False by default.',
    example: true,
  })
  @IsOptional()
  @IsBoolean({ message: 'requiresConsent is either true or false.' })
  requiresConsent?: boolean | null;
}

@InputType({ description: 'How a draft is published.' })
export class PublishLegalTextInput extends SeenDraft {
  @Given(() => String, {
    description: 'What is new, in 3 to 500 characters. Everyone can read it.',
    example: 'The fee covers two transfers.',
  })
  @Trim()
  @IsString(NOTE)
  @Length(3, 500, NOTE)
  @OneLine({ message: 'The note must be a single line.' })
  note: string;
}

@ArgsType()
export class LegalChangesInput {
  @Given(() => Int, { description: 'The version to compare with.', example: 1 })
  @Type(() => Number)
  @IsInt(SINCE)
  @Min(1, SINCE)
  @Max(HIGHEST, SINCE)
  since: number;
}

@ArgsType()
export class LegalChangesArgs extends LegalChangesInput {
  @Kind()
  kind: LegalKind;
}

@ArgsType()
export class AcceptTermsArgs {
  @Given(() => Int, { description: 'The version of the terms that you accept.', example: 2 })
  @IsInt(VERSION)
  @Min(1, VERSION)
  @Max(HIGHEST, VERSION)
  version: number;
}
