import { ArgsType, Field, ID, Int } from '@nestjs/graphql';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, IsUUID, Max, Min } from 'class-validator';
import { LARGEST_PAGE } from '../../common/api/paging.js';

const PAGE_OF_ALL = 'All of them without it.';
const LAST_OF_PAGE = 'Id of the last candidate of the previous page.';

/** A page of the candidates for a contract; all without a size. */
@ArgsType()
export class CandidatePageArgs {
  @Field(() => Int, { nullable: true, description: `Page size. ${PAGE_OF_ALL}` })
  @IsOptional()
  first?: number | null;

  @Field(() => ID, { nullable: true, description: LAST_OF_PAGE })
  @IsOptional()
  @IsUUID('all', { message: 'Please give the id of a candidate.' })
  after?: string | null;
}

/** The same as query parameters. */
export class CandidateQuery {
  @ApiPropertyOptional({
    type: 'integer',
    description: `Page size. ${PAGE_OF_ALL}`,
    minimum: 1,
    maximum: LARGEST_PAGE,
  })
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: 'limit must be a whole number.' })
  @Min(1, { message: 'limit must be at least 1.' })
  @Max(LARGEST_PAGE, { message: `limit must be at most ${LARGEST_PAGE}.` })
  limit?: number;

  @ApiPropertyOptional({ description: `${LAST_OF_PAGE} The Link header has it.`, format: 'uuid' })
  @IsOptional()
  @IsUUID('all', { message: 'Please give the id of a candidate.' })
  cursor?: string;
}
