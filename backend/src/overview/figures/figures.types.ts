import { ArgsType, Int, ObjectType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';
import { ENDINGS, type EndReason } from '@handover/domain/transfers/transfer-endings';
import { Given } from '../../common/api/given.js';
import { Shown } from '../../common/api/shown.js';
import { ContractType } from '../../contracts/contract.columns.js';
import { TransferEndEnum } from '../../transfers/transfer.enums.js';
import { SourceKindEnum, type SourceKind } from '../../visits/visit-source.entity.js';
import { LONGEST } from '../overview.types.js';

const MOST_WEEKS = 52;

@ArgsType()
export class WeeksArgs {
  @Given(() => Int, {
    description: `The last 1 to ${MOST_WEEKS} weeks, this one included; a week begins on Monday in UTC.`,
    example: 12,
  })
  @Type(() => Number)
  @IsInt({ message: 'Please choose a whole number of weeks.' })
  @Min(1, { message: 'Please choose at least one week.' })
  @Max(MOST_WEEKS, { message: `Please choose at most ${MOST_WEEKS} weeks.` })
  weeks: number;
}

@ArgsType()
export class DaysArgs {
  @Given(() => Int, { description: `The last 1 to ${LONGEST} days in UTC, today included.`, example: 30 })
  @Type(() => Number)
  @IsInt({ message: 'Please choose a whole number of days.' })
  @Min(1, { message: 'Please choose at least one day.' })
  @Max(LONGEST, { message: `Please choose at most ${LONGEST} days.` })
  days: number;
}

const Count = (description: string): PropertyDecorator => Shown(() => Int, { description, example: 12 });
const Days = (description: string): PropertyDecorator =>
  Shown(() => Int, { description: `${description}.`, example: 9 });

@ObjectType({
  description:
    'How far candidates came with contracts of a type in a week; each step counts in its own week.',
})
export class FunnelWeek {
  @Shown(() => String, {
    description: 'The Monday of the week, in UTC.',
    example: '2026-03-02',
    format: 'date',
  })
  week: string;

  @Shown(() => ContractType, { description: 'Type of the contracts.' })
  type: ContractType;

  @Count('Views of contract pages by others than the holder; each viewer counts once a day and contract.')
  seen: number;

  @Count('Members who wrote in the thread of a contract for the first time.')
  asked: number;

  @Count('Fees that were charged.')
  paid: number;

  @Count('Transfers that both parties accepted.')
  accepted: number;

  @Count('Transfers that ended with the contract handed over.')
  handedOver: number;
}

@ObjectType({ description: 'How long contracts of a type were listed when a buyer paid.' })
export class ListingTime {
  @Shown(() => ContractType, { nullable: true, description: 'Type of the contracts; null for all types.' })
  type: ContractType | null;

  @Count('How many purchases were measured.')
  count: number;

  @Days('A quarter of them took up to so many days')
  lowerQuartile: number;

  @Days('Half of them took up to so many days')
  median: number;

  @Days('Three quarters of them took up to so many days')
  upperQuartile: number;
}

@ObjectType({ description: 'How many transfers were cancelled for a reason.' })
export class TransferEndings {
  @Shown(() => TransferEndEnum, { description: 'Why they were cancelled.' })
  reason: EndReason;

  @Shown(() => String, { description: 'The reason as a sentence.', example: 'The buyer was not approved.' })
  get words(): string {
    return ENDINGS[this.reason].words;
  }

  @Count('How many there were.')
  count: number;
}

@ObjectType({ description: 'How many visits came from a source.' })
export class VisitorSource {
  @Shown(() => SourceKindEnum, { description: 'What names the source.' })
  kind: SourceKind;

  @Shown(() => String, {
    description:
      'The host, or the value of `utm_source`; `direct` for visits without a referrer, `other` for all sources beyond the first 50.',
    example: 'www.example.com',
  })
  name: string;

  @Count('How many pages were opened from it.')
  visits: number;
}
