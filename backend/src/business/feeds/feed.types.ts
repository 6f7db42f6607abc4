import { ArgsType, Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, IsString, Max, Min } from 'class-validator';
import { LARGEST_PAGE } from '../../common/api/paging.js';
import { DateTime } from '../../common/api/scalars.js';
import { Shown } from '../../common/api/shown.js';
import { Contract } from '../../contracts/contract.entity.js';

@ObjectType({ description: 'The last change of a contract.' })
export class FeedEntry {
  @Shown(() => ID, { description: 'The contract.', example: '019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f' })
  contractId: string;

  @Shown(() => Boolean, { description: 'True if it has left the market, or is gone.', example: false })
  removed: boolean;

  @Shown(() => DateTime, { description: 'When it changed.', example: '2026-03-01T12:00:00.000Z' })
  changedAt: string;

  @Shown(() => Contract, { nullable: true, description: 'The contract as it is now; null if it is removed.' })
  contract: Readonly<Contract> | null;
}

@ObjectType({ description: 'A part of the feed of contracts.' })
export class FeedPage {
  @Shown(() => [FeedEntry], { description: 'Each contract once, in the order of their last changes.' })
  entries: FeedEntry[];

  @Shown(() => String, { description: 'The `since` of the next call, now or later.', example: '1204' })
  cursor: string;

  @Shown(() => Boolean, { description: 'True if more entries follow now.', example: false })
  hasMore: boolean;
}

const SINCE =
  'The `cursor` of the call before: what changed after it, with tombstones. Without it, all contracts on the market.';

/** Query parameters of a feed. */
export class FeedQuery {
  @ApiPropertyOptional({ description: SINCE, example: '1204' })
  @IsOptional()
  @IsString({ message: 'since must be a string.' })
  since?: string;

  @ApiPropertyOptional({
    ...{ type: 'integer', minimum: 1, maximum: LARGEST_PAGE, default: 100 },
    description: `Page size, 1 to ${LARGEST_PAGE}.`,
  })
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: 'limit must be a whole number.' })
  @Min(1, { message: 'limit must be at least 1.' })
  @Max(LARGEST_PAGE, { message: `limit must be at most ${LARGEST_PAGE}.` })
  limit?: number;
}

/** Arguments of the feed in GraphQL. */
@ArgsType()
export class FeedArgs {
  @Field(() => String, { nullable: true, description: SINCE })
  @IsOptional()
  since?: string | null;

  @Field(() => Int, { nullable: true, description: 'Page size.' })
  @IsOptional()
  first?: number | null;
}
