import { ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, IsString, Length, Max, Min } from 'class-validator';
import { ArgsType, Field } from '@nestjs/graphql';
import { PageArgs } from './paging.js';
import { OneLine, Trim } from './validation.js';

/** How many entries a REST list has unless the caller says otherwise, and at most. */
export const REST_PAGE = { usual: 100, most: 500 } as const;

/** The query of a REST list. */
export class ListQuery {
  @ApiPropertyOptional({
    type: 'integer',
    description: 'How many entries, 1 to 500.',
    default: REST_PAGE.usual,
    minimum: 1,
    maximum: REST_PAGE.most,
  })
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: 'limit must be a whole number.' })
  @Min(1, { message: 'limit must be at least 1.' })
  @Max(REST_PAGE.most, { message: `limit must be at most ${REST_PAGE.most}.` })
  limit?: number;

  @ApiPropertyOptional({ description: 'Where to go on; taken from the Link header of the page before.' })
  @IsOptional()
  @IsString({ message: 'cursor must be a text.' })
  cursor?: string;
}

/** The query of a REST list that can be searched. */
export class SearchQuery extends ListQuery {
  @ApiPropertyOptional({ description: 'Words to search for.' })
  @Trim()
  @IsOptional()
  @IsString({ message: 'The search must be a text.' })
  @Length(0, 200, { message: 'The search must have at most 200 characters.' })
  @OneLine({ message: 'The search must be a single line.' })
  q?: string;
}

/** The arguments of a GraphQL list that can be searched. */
@ArgsType()
export class SearchArgs extends PageArgs {
  @Field(() => String, { nullable: true, description: 'Words to search for.' })
  @Trim()
  @IsOptional()
  @IsString({ message: 'The search must be a text.' })
  @Length(0, 200, { message: 'The search must have at most 200 characters.' })
  @OneLine({ message: 'The search must be a single line.' })
  q?: string | null;
}

/** A REST query as the arguments of its GraphQL twin. */
export const pageOf = ({ limit, cursor }: ListQuery) => ({ first: limit ?? REST_PAGE.usual, after: cursor });
