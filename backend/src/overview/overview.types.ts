import { ArgsType, Float, Int, ObjectType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { IsIn } from 'class-validator';
import { feeOf } from '@handover/domain/fee';
import { Given } from '../common/api/given.js';
import { DateTime } from '../common/api/scalars.js';
import { Shown } from '../common/api/shown.js';
import { ContractType } from '../contracts/contract.columns.js';
import { ContractStatus } from '../contracts/contract.status.js';
import { PaymentsMode } from '../payments/payments.mode.js';

/** The periods that an overview may have, in days. */
const PERIODS = [7, 30, 90, 365] as const;
/** The longest of them. */
export const LONGEST = 365;

@ArgsType()
export class OverviewArgs {
  @Given(() => Int, { description: 'The last 7, 30, 90 or 365 days, today included.', example: 30 })
  @Type(() => Number)
  @IsIn(PERIODS, { message: 'Please choose 7, 30, 90 or 365 days.' })
  days: number;
}

const Count = (description: string): PropertyDecorator => Shown(() => Int, { description, example: 12 });
const Cents = (description: string): PropertyDecorator =>
  Shown(() => Float, { description: `${description}, in cents (USD).`, example: feeOf('car-lease') });
const Day = (description: string): PropertyDecorator =>
  Shown(() => String, { description, example: '2026-03-01', format: 'date' });

@ObjectType({ description: 'What happened in some days.' })
export class OverviewFigures {
  @Count('New members who have not left.')
  members: number;

  @Count('Contracts that were listed.')
  listings: number;

  @Count('Questions in public threads; consecutive messages of candidates count as one.')
  questions: number;

  @Count('How many of these questions their holders answered within 24 hours.')
  answers: number;

  @Count('Fees that were charged.')
  purchases: number;

  @Cents('What was charged')
  revenue: number;

  @Count('Refunds.')
  refunds: number;

  @Cents('What was refunded')
  refunded: number;

  @Count('Transfers that ended with the contract handed over.')
  transfersCompleted: number;

  @Count('Transfers that ended without that.')
  transfersCancelled: number;

  @Count('Transfers that ended after the acceptance so that the fee goes back, or an admin decides about it.')
  refundsAfterAcceptance: number;

  @Count('Transfers that their seller stopped after the acceptance, not for the first time in 90 days.')
  sellersStoppedAgain: number;

  @Count('Applications of candidates.')
  applications: number;

  @Count('Applications whose candidate a contract was reserved for, on the day of their last window.')
  candidatesChosen: number;

  @Count('Contracts that a candidate in the line bought.')
  boughtFromLine: number;

  @Count('Buyers who paid within 7 days after a failed transfer of the contract.')
  nextBuyers: number;

  @Count('Reports of members.')
  reports: number;

  @Shown(() => Int, {
    nullable: true,
    description: 'The median number of days from the charged fee to the handover; null if there was none.',
    example: 21,
  })
  medianTransferDays: number | null;
}

@ObjectType({ description: 'The figures of a day or a week.' })
export class OverviewBucket {
  @Day('Its first day.')
  from: string;

  @Day('Its last day.')
  until: string;

  @Shown(() => OverviewFigures, { description: 'Its figures.' })
  figures: OverviewFigures;
}

@ObjectType({ description: 'How many contracts of a type have a status.' })
export class OverviewListings {
  @Shown(() => ContractType, { description: 'Type of the contracts.' })
  type: ContractType;

  @Shown(() => ContractStatus, { description: 'Their status.' })
  status: ContractStatus;

  @Count('How many there are.')
  count: number;
}

@ObjectType({ description: 'Jobs of a kind that failed.' })
export class FailingJobs {
  @Shown(() => String, { description: 'The kind of job.', example: 'mail' })
  task: string;

  @Count('Those that will be tried again.')
  failing: number;

  @Count('Those that used up their attempts.')
  givenUp: number;
}

@ObjectType({ description: 'The figures of the site in a period and in the period before it, for admins.' })
export class Overview {
  @Shown(() => Int, { description: 'Length of the period in days.', example: 30 })
  days: number;

  @Day('Its first day, in UTC.')
  from: string;

  @Day('Its last day: today.')
  until: string;

  @Shown(() => PaymentsMode, { description: 'The payment mode whose purchases are counted.' })
  mode: PaymentsMode;

  @Shown(() => OverviewFigures, { description: 'The figures of the period.' })
  current: OverviewFigures;

  @Shown(() => OverviewFigures, { description: 'The figures of as many days before it.' })
  before: OverviewFigures;

  @Shown(() => [OverviewBucket], {
    description: 'The period in its order, by day, or by week if it is longer than 30 days.',
  })
  series: OverviewBucket[];

  @Count('Members at `standingAt`.')
  members: number;

  @Shown(() => [OverviewListings], { description: 'Contracts by type and status at `standingAt`.' })
  listings: OverviewListings[];

  @Shown(() => DateTime, {
    description: 'When members and listings were counted; a job does it every 15 minutes.',
  })
  standingAt: string;

  @Count('Transfers that are open now.')
  transfersOpen: number;

  @Count('Ended transfers whose fee an admin has to decide about; at most 100.')
  feesUndecided: number;

  @Count('Reports that are open now; at most 100.')
  reportsWaiting: number;

  @Shown(() => [FailingJobs], { description: 'Jobs that fail now, by kind.' })
  failingJobs: FailingJobs[];
}
