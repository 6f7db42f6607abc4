import { ArgsType, Field, ID, Int } from '@nestjs/graphql';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { Allow, IsInt, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { Given } from '../common/given.js';
import { PlainText, Trim } from '../common/validation.js';
import { MOST_CHARACTERS, THREAD_PAGE } from './message.entity.js';

const NOTHING_TO_READ = { message: 'Please enter a message.' };

@ArgsType()
export class SendMessageInput {
  @Given(() => String, {
    description: 'Plain text, 1 to 2000 characters.',
    example: 'Is it still available?',
  })
  @Trim()
  @IsString(NOTHING_TO_READ)
  // Refuse text of spaces and invisible characters only.
  @Matches(/[^\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/u, NOTHING_TO_READ)
  @MaxLength(MOST_CHARACTERS, { message: 'A message has at most 2000 characters.' })
  @PlainText({ message: 'A message must not contain control characters.' })
  message: string;
}

/** A part of a thread; without `before` and `after`, its last messages. */
export interface ThreadPart {
  /** Page size. */
  last?: number | null;
  /** Messages older than this one. */
  before?: string | null;
  /** Messages newer than this one. */
  after?: string | null;
}

/** GraphQL checks the types; the service checks the rest. */
@ArgsType()
export class MessagesArgs implements ThreadPart {
  @Allow()
  @Field(() => ID, { description: 'The contract.' })
  contractId: string;

  @Allow()
  @Field(() => Int, {
    nullable: true,
    description: 'Page size, 1 to 500; 200 by default.',
  })
  last?: number | null;

  @Allow()
  @Field(() => String, {
    nullable: true,
    description: 'Cursor of a message: returns the messages before it.',
  })
  before?: string | null;

  @Allow()
  @Field(() => String, {
    nullable: true,
    description: 'Cursor or id of the last message seen: returns the messages after it, oldest first.',
  })
  after?: string | null;
}

/** The query of GET /api/contracts/{id}/chat. */
export class ListMessagesQuery {
  @ApiPropertyOptional({
    description: 'Page size, 1 to 500.',
    default: THREAD_PAGE.usual,
    minimum: 1,
    maximum: THREAD_PAGE.most,
  })
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: 'limit must be a whole number.' })
  limit?: number;

  @ApiPropertyOptional({
    description: 'Id of a message, from the Link header: returns the messages before it.',
  })
  @IsOptional()
  @IsString({ message: 'cursor must be a string.' })
  cursor?: string;

  @ApiPropertyOptional({ description: 'Same as `cursor`.' })
  @IsOptional()
  @IsString({ message: 'before must be a string.' })
  before?: string;

  @ApiPropertyOptional({
    description: 'Id of the last message seen: returns the messages after it, oldest first.',
  })
  @IsOptional()
  @IsString({ message: 'after must be a string.' })
  after?: string;
}
