import { ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, IsString, Length, Max, Min } from 'class-validator';
import { ArgsType, Field } from '@nestjs/graphql';
import { PageArgs } from './paging.js';
import { OneLine, Trim } from './validation.js';

/** Default and maximum page size of REST lists. */
export const REST_PAGE = { usual: 100, most: 500 } as const;

/** Query parameters of a REST list. */
export class ListQuery {
  @ApiPropertyOptional({
    type: 'integer',
    description: 'Page size, 1 to 500.',
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

  @ApiPropertyOptional({ description: 'Cursor from the Link header of the previous page.' })
  @IsOptional()
  @IsString({ message: 'cursor must be a string.' })
  cursor?: string;
}

/** Query parameters of a searchable REST list. */
export class SearchQuery extends ListQuery {
  @ApiPropertyOptional({ description: 'Words to search for.' })
  @Trim()
  @IsOptional()
  @IsString({ message: 'The search must be a string.' })
  @Length(0, 200, { message: 'The search must have at most 200 characters.' })
  @OneLine({ message: 'The search must be a single line.' })
  q?: string;
}

/** Arguments of a searchable GraphQL list. */
@ArgsType()
export class SearchArgs extends PageArgs {
  @Field(() => String, { nullable: true, description: 'Words to search for.' })
  @Trim()
  @IsOptional()
  @IsString({ message: 'The search must be a string.' })
  @Length(0, 200, { message: 'The search must have at most 200 characters.' })
  @OneLine({ message: 'The search must be a single line.' })
  q?: string | null;
}

/** Converts REST query parameters to GraphQL arguments. */
export const pageOf = ({ limit, cursor }: ListQuery) => ({ first: limit ?? REST_PAGE.usual, after: cursor });
