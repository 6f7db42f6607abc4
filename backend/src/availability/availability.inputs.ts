import type { AvailabilityMode } from '@handover/domain/availability';
import type { FeeRule } from '@handover/domain/fee-rule';
import { ArgsType, InputType, ObjectType } from '@nestjs/graphql';
import { IsEnum, IsOptional, IsString, Length, MaxLength } from 'class-validator';
import { Given } from '../common/api/given.js';
import { Shown } from '../common/api/shown.js';
import { EmptyToNull, OneLine, PlainText, Trim } from '../common/api/validation.js';
import { ContractType } from '../contracts/contract.columns.js';
import { FeeRuleEnum } from '../contracts/contract.on-market.js';
import { AVAILABILITY_LIMITS, AvailabilityModeEnum } from './availability.entity.js';

const { reason, sourceName } = AVAILABILITY_LIMITS;
const REASON = { message: `Please give a reason of 1 to ${reason} characters.` };
const SOURCE = { message: `The source must have at most ${sourceName} characters.` };
const LOCATION = { message: 'Please enter a location.' };

@InputType({ description: 'What is allowed with contracts of a type in a state.' })
export class AvailabilityChange {
  @Given(() => AvailabilityModeEnum, { description: 'What is allowed.' })
  @IsEnum(AvailabilityModeEnum, { message: 'Please choose open, no-sale or closed.' })
  mode: AvailabilityMode;

  @Given(() => FeeRuleEnum, { description: 'The fee rule of purchases that are made from now on.' })
  @IsEnum(FeeRuleEnum, { message: 'Please choose a fee rule.' })
  feeRule: FeeRule;

  @Given(() => String, {
    description: 'Why: 1 to 300 characters. Admins read it, and the audit trail keeps it.',
    example: 'Our lawyer advises against it.',
  })
  @Trim()
  @IsString(REASON)
  @Length(1, reason, REASON)
  @PlainText()
  reason: string;

  @Given(() => String, {
    nullable: true,
    description: 'What the reason rests on, at most 120 characters; absent or empty for none.',
    example: 'Letter of counsel',
  })
  @EmptyToNull()
  @IsOptional()
  @IsString(SOURCE)
  @MaxLength(sourceName, SOURCE)
  @OneLine()
  sourceName?: string | null;
}

@InputType({ description: 'What is allowed with contracts of a type in a state.' })
export class SetAvailabilityInput extends AvailabilityChange {
  @Given(() => String, { description: 'The two letters of the state.', example: 'NY' })
  @IsString({ message: 'Please give the two letters of a state.' })
  state: string;

  @Given(() => ContractType, { description: 'Type of the contracts.' })
  @IsEnum(ContractType, { message: 'Please choose a contract type.' })
  type: ContractType;
}

@ArgsType()
export class AvailabilityAtArgs {
  @Given(() => ContractType, { description: 'Type of the contract.' })
  @IsEnum(ContractType, { message: 'Please choose a contract type.' })
  type: ContractType;

  @Given(() => String, { description: 'As a holder writes it.', example: 'Newark, NJ' })
  @IsString(LOCATION)
  @Length(1, 200, LOCATION)
  location: string;
}

@ObjectType({ description: 'What holds for a contract of a type at a location.' })
export class AvailabilityAt {
  @Shown(() => String, {
    nullable: true,
    description: 'The two letters of the state; null if the location names no place that is known.',
    example: 'NJ',
  })
  state: string | null;

  @Shown(() => AvailabilityModeEnum, { description: 'What is allowed.' })
  mode: AvailabilityMode;

  @Shown(() => FeeRuleEnum, { description: 'What happens to the fee if a transfer ends early.' })
  feeRule: FeeRule;

  @Shown(() => String, {
    nullable: true,
    description: 'Why the contract could not be listed, as a sentence; null if it could.',
  })
  notListed: string | null;

  @Shown(() => String, {
    nullable: true,
    description: 'Why nobody could buy the contract, as a sentence; null if it could be bought.',
  })
  notOffered: string | null;
}
