import { ArgsType, Int } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { IsIn } from 'class-validator';
import { Given } from '../common/api/given.js';

/** The periods that an overview may have, in days. */
export const PERIODS = [7, 30, 90, 365] as const;
/** The longest of them. */
export const LONGEST = 365;

@ArgsType()
export class OverviewArgs {
  @Given(() => Int, { description: 'The last 7, 30, 90 or 365 days, today included.', example: 30 })
  @Type(() => Number)
  @IsIn(PERIODS, { message: 'Please choose 7, 30, 90 or 365 days.' })
  days: number;
}
