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
  // spaces and invisible characters alone say nothing
  @Matches(/[^\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/u, NOTHING_TO_READ)
  @MaxLength(MOST_CHARACTERS, { message: 'A message has at most 2000 characters.' })
  @PlainText({ message: 'A message must not contain control characters.' })
  message: string;
}

/** Which part of a thread; without `before` and `after` its end. */
export interface ThreadPart {
  /** How many messages. */
  last?: number | null;
  /** Messages older than this one. */
  before?: string | null;
  /** Messages newer than this one. */
  after?: string | null;
}

/** GraphQL checks the types; the rest is up to the service. */
@ArgsType()
export class MessagesArgs implements ThreadPart {
  @Allow()
  @Field(() => ID, { description: 'The contract.' })
  contractId: string;

  @Allow()
  @Field(() => Int, {
    nullable: true,
    description: 'How many messages at most, 1 to 500; 200 where nothing is said.',
  })
  last?: number | null;

  @Allow()
  @Field(() => String, { nullable: true, description: 'The cursor of a message: the ones before it.' })
  before?: string | null;

  @Allow()
  @Field(() => String, {
    nullable: true,
    description: 'The cursor or id of the last message seen: the ones that came since, from the first on.',
  })
  after?: string | null;
}

/** The query of GET /api/contracts/{id}/chat. */
export class ListMessagesQuery {
  @ApiPropertyOptional({
    description: 'How many messages at most, 1 to 500.',
    default: THREAD_PAGE.usual,
    minimum: 1,
    maximum: THREAD_PAGE.most,
  })
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: 'limit must be a whole number.' })
  limit?: number;

  @ApiPropertyOptional({
    description: 'The id of a message: the ones before it. Taken from the Link header.',
  })
  @IsOptional()
  @IsString({ message: 'cursor must be a text.' })
  cursor?: string;

  @ApiPropertyOptional({ description: 'The same as cursor.' })
  @IsOptional()
  @IsString({ message: 'before must be a text.' })
  before?: string;

  @ApiPropertyOptional({
    description: 'The id of the last message seen: the ones that came since, from the first on.',
  })
  @IsOptional()
  @IsString({ message: 'after must be a text.' })
  after?: string;
}
