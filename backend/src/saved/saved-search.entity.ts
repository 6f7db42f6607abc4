import { ID, ObjectType, InputType } from '@nestjs/graphql';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { DateTime } from '../common/api/scalars.js';
import { Shown } from '../common/api/shown.js';
import { Moment } from '../database/moment.column.js';
import { SqlIndex } from '../database/sql-index.js';
import { sqlList } from '../database/sql-list.js';
import { User } from '../users/user.entity.js';
import { AlertFrequency } from './alert-schedule.js';
import { Transform } from 'class-transformer';
import { IsEnum, IsOptional, IsString, Length } from 'class-validator';
import { Given } from '../common/api/given.js';
import { PartialInput } from '../common/api/partial-input.js';
import { OneLine, SearchLine, Trim } from '../common/api/validation.js';
import { withoutPosition } from './saved-query.js';

/** A search of the public list that a member keeps, with how far its alerts have come. */
@Entity('saved_searches')
@Index('saved_searches_of_member', ['userId', 'createdAt', 'id'])
@SqlIndex('saved_searches_due', 'on saved_searches (next_at) where next_at is not null')
@Check('saved_searches_frequency_known', `frequency in (${sqlList(Object.values(AlertFrequency))})`)
@ObjectType({ description: 'A search of the public list that the viewer keeps.' })
export class SavedSearch {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'saved_searches_pkey' })
  @Shown(() => ID, {
    description: 'Identifies the search.',
    example: '019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f',
  })
  id: string;

  @ForeignKey(() => User, { name: 'saved_searches_user_known' })
  @Column('uuid', { name: 'user_id' })
  userId: string;

  @Column('text')
  @Shown(() => String, { description: 'What the viewer calls it.', example: 'Car leases in Austin' })
  name: string;

  @Column('text')
  @Shown(() => String, {
    description: 'The query string of the page `/contracts`, without the question mark.',
    example: 'type=car-lease&location=Austin',
  })
  query: string;

  @Column('text')
  @Shown(() => AlertFrequency, { description: 'How often the viewer is told of new matches.' })
  frequency: AlertFrequency;

  @Moment('created_at', { now: true })
  @Shown(() => DateTime, { description: 'When it was saved.', example: '2026-03-01T12:00:00.000Z' })
  createdAt: string;

  /** Contracts that were listed up to this time have been looked at. */
  @Moment('seen_until', { now: true })
  seenUntil: string;

  /** When it is looked at next; null if it is off. */
  @Moment('next_at', { nullable: true })
  nextAt: string | null;
}

/**
 * A contract that a member was told about because it matches a saved search: the primary key keeps a contract that
 * matches several of their searches from being told twice. All contracts of one email have the same time.
 */
@Entity('search_alerts')
@Index('search_alerts_of_member', ['userId', 'createdAt'])
@Index('search_alerts_age', ['createdAt'])
export class SearchAlert {
  @ForeignKey(() => User, { name: 'search_alerts_user_known' })
  @PrimaryColumn('uuid', { name: 'user_id', primaryKeyConstraintName: 'search_alerts_pkey' })
  userId: string;

  /** Not a foreign key: rows of deleted contracts do no harm until they are past their age. */
  @PrimaryColumn('uuid', { name: 'contract_id', primaryKeyConstraintName: 'search_alerts_pkey' })
  contractId: string;

  @Moment('created_at', { now: true })
  createdAt: string;
}

const NAME_TEXT = { message: 'Name must have 1 to 80 characters.' };
const QUERY_TEXT = { message: 'The search must have at most 1000 characters.' };

@InputType({ description: 'A search of the public list to keep.' })
class SavedSearchFields {
  @Given(() => String, { description: 'One line, 1 to 80 characters.', example: 'Car leases in Austin' })
  @Trim()
  @IsString(NAME_TEXT)
  @Length(1, 80, NAME_TEXT)
  @OneLine({ message: 'Name must be a single line.' })
  name: string;

  @Given(() => String, {
    description:
      'The query string of the page `/contracts`, at most 1000 characters. Unknown words and the position in the list are ignored.',
    example: 'type=car-lease&location=Austin',
  })
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? withoutPosition(value) : value))
  @IsString(QUERY_TEXT)
  @Length(0, 1000, QUERY_TEXT)
  @SearchLine({ message: 'The search must be a single line.' })
  query: string;
}

const IsFrequency = () =>
  IsEnum(AlertFrequency, { message: 'Frequency must be instant, daily, weekly or off.' });

@InputType({ description: 'A search of the public list to keep.' })
export class SaveSearchInput extends SavedSearchFields {
  @Given(() => AlertFrequency, {
    nullable: true,
    description: 'How often you are told of new matches; daily without it.',
  })
  @IsOptional()
  @IsFrequency()
  frequency?: AlertFrequency | null;
}

@InputType({ description: 'Changes to a saved search; absent fields stay as they are.' })
export class UpdateSavedSearchInput extends PartialInput(SaveSearchInput) {}

/** REST answers are objects; GraphQL has the list itself. */
@ObjectType({ description: "The ids of the viewer's favorites." })
export class FavouriteIds {
  @Shown(() => [ID], {
    description: 'The ids of the contracts that the viewer has saved, newest first.',
    example: ['019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f'],
  })
  ids: string[];
}
