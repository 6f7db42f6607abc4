import { ArgsType, Field, ID, Int } from '@nestjs/graphql';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsUUID } from 'class-validator';
import { PageSize } from '../../common/api/list-query.js';

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
  @PageSize({ description: `Page size. ${PAGE_OF_ALL}` })
  limit?: number;

  @ApiPropertyOptional({ description: `${LAST_OF_PAGE} The Link header has it.`, format: 'uuid' })
  @IsOptional()
  @IsUUID('all', { message: 'Please give the id of a candidate.' })
  cursor?: string;
}
