import { CANNED_ANSWER_LIMITS } from '@handover/domain/canned-answer';
import { ArgsType, ID, ObjectType } from '@nestjs/graphql';
import { IsOptional, IsString, Length } from 'class-validator';
import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import { Given } from '../common/api/given.js';
import { DateTime } from '../common/api/scalars.js';
import { Shown } from '../common/api/shown.js';
import { OneLine, PlainText, Trim } from '../common/api/validation.js';
import { Moment } from '../database/moment.column.js';
import { SqlIndex } from '../database/sql-index.js';

@Entity('canned_answers')
@SqlIndex('canned_answers_title', 'on canned_answers (lower(title))', { unique: true })
@Check('canned_answers_title_fits', `length(title) <= ${CANNED_ANSWER_LIMITS.title}`)
@Check('canned_answers_text_fits', `length(text) <= ${CANNED_ANSWER_LIMITS.text}`)
@ObjectType({ description: 'A text that staff put into the reply to a contact request.' })
export class CannedAnswer {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'canned_answers_pkey' })
  @Shown(() => ID, { description: 'Id of the answer.' })
  id: string;

  @Column('text')
  @Shown(() => String, { description: 'Its title in the list.', example: 'How long it takes' })
  title: string;

  @Column('text')
  @Shown(() => String, {
    description: 'The text; {name} stands for the name of the person.',
    example: 'Hi {name}, a transfer takes about two weeks.',
  })
  text: string;

  @Moment('updated_at', { now: true })
  @Shown(() => DateTime, { description: 'When it was saved last.', example: '2026-03-01T12:00:00.000Z' })
  updatedAt: string;
}

const TITLE = { message: 'Please enter a title of at most 80 characters.' };
const TEXT = { message: 'Please enter a text of at most 5,000 characters.' };

@ArgsType()
export class CannedAnswerInput {
  @Given(() => String, {
    description: 'Title, at most 80 characters; no two answers have the same.',
    example: 'How long it takes',
  })
  @Trim()
  @IsString(TITLE)
  @Length(1, CANNED_ANSWER_LIMITS.title, TITLE)
  @OneLine({ message: 'Title must be a single line.' })
  title: string;

  @Given(() => String, {
    description:
      'Plain text, at most 5,000 characters. {name} becomes the name of the person; there is no other placeholder.',
    example: 'Hi {name}, a transfer takes about two weeks.',
  })
  @Trim()
  @IsString(TEXT)
  @Length(1, CANNED_ANSWER_LIMITS.text, TEXT)
  @PlainText({ message: 'The text must not contain control characters.' })
  text: string;
}

@ArgsType()
export class SaveCannedAnswerArgs extends CannedAnswerInput {
  @Given(() => ID, { nullable: true, description: 'The answer to change; absent for a new one.' })
  @IsOptional()
  @IsString({ message: 'Please say which answer.' })
  id?: string | null;
}
