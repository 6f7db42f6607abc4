import { ArgsType, Field, ID, Int, IntersectionType as GraphqlIntersection } from '@nestjs/graphql';
import { ApiPropertyOptional, IntersectionType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { Allow, IsInt, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { AboutFilter } from '../common/api/about-filter.js';
import { Given } from '../common/api/given.js';
import { ListQuery } from '../common/api/list-query.js';
import { LARGEST_PAGE, PageArgs } from '../common/api/paging.js';
import { PlainText, Trim } from '../common/api/validation.js';
import { MOST_CHARACTERS, THREAD_PAGE } from './message.entity.js';

const BEFORE = 'Cursor of a message: returns the messages before it.';
const AFTER = 'Cursor or id of the last message seen: returns the messages after it, oldest first.';
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

/** Which part of a thread, in both APIs; without `before` and `after`, its last messages. */
@ArgsType()
export class ThreadRange {
  @Field(() => String, { nullable: true, description: BEFORE })
  @ApiPropertyOptional({ description: BEFORE })
  @IsOptional()
  @IsString({ message: 'before must be a string.' })
  before?: string | null;

  @Field(() => String, { nullable: true, description: AFTER })
  @ApiPropertyOptional({ description: AFTER })
  @IsOptional()
  @IsString({ message: 'after must be a string.' })
  after?: string | null;
}

/** A range and its page size; the service checks the size. */
export interface ThreadPart extends ThreadRange {
  last?: number | null;
}

@ArgsType()
export class MessagesArgs extends ThreadRange implements ThreadPart {
  @Allow()
  @Field(() => ID, { description: 'The contract.' })
  contractId: string;

  @Allow()
  @Field(() => Int, {
    nullable: true,
    description: `Page size, 1 to ${LARGEST_PAGE}; ${THREAD_PAGE} by default.`,
  })
  last?: number | null;
}

/** The query of GET /api/contracts/{id}/chat. */
export class ListMessagesQuery extends ThreadRange {
  @ApiPropertyOptional({
    description: `Page size, 1 to ${LARGEST_PAGE}.`,
    default: THREAD_PAGE,
    minimum: 1,
    maximum: LARGEST_PAGE,
  })
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: 'limit must be a whole number.' })
  limit?: number;

  @ApiPropertyOptional({ description: 'Same as `before`; the Link header uses it.' })
  @IsOptional()
  @IsString({ message: 'cursor must be a string.' })
  cursor?: string;
}

/** The query of GET /api/admin/messages. */
export class WrittenMessagesQuery extends IntersectionType(AboutFilter, ListQuery) {}

@ArgsType()
export class WrittenMessagesArgs extends GraphqlIntersection(AboutFilter, PageArgs, ArgsType) {}
