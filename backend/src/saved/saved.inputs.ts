import { ID, InputType, ObjectType } from '@nestjs/graphql';
import { Transform } from 'class-transformer';
import { IsEnum, IsOptional, IsString, Length } from 'class-validator';
import { Given } from '../common/api/given.js';
import { PartialInput } from '../common/api/partial-input.js';
import { Shown } from '../common/api/shown.js';
import { OneLine, SearchLine, Trim } from '../common/api/validation.js';
import { withoutPosition } from './saved-query.js';
import { AlertFrequency } from './alert-schedule.js';

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
