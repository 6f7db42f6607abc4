import { CANDIDATE_HOURS } from '@handover/domain/candidates/candidate-settings';
import type { PassReason } from '@handover/domain/candidates/application-life';
import { OFFER_LIMITS, type OfferTerms } from '@handover/domain/candidates/offer-terms';
import type { SaleMode } from '@handover/domain/candidates/reservation';
import { ArgsType, Field, ID, InputType, Int } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsEnum,
  IsInt,
  IsObject,
  IsOptional,
  IsString,
  IsUUID,
  Length,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import { Given } from '../../common/api/given.js';
import { JsonObject } from '../../common/api/scalars.js';
import { EmptyToNull, OneLine } from '../../common/api/validation.js';
import { SaleModeEnum } from '../../contracts/contract.on-market.js';
import {
  FeePayerEnum,
  OfferAnswerEnum,
  PassReasonEnum,
  type OfferAnswer,
} from '../rows/application.enums.js';

const { min: least, max: most } = CANDIDATE_HOURS.reserve;
/** The service checks the range, so that an application of others is not found whatever was sent. */
export const HOURS_TEXT = `Please choose ${least} to ${most} hours.`;
const cents = (what: string) => ({ message: `${what} must be a whole number of cents.` });

@InputType()
export class OfferTermsInput {
  @Given(() => Int, {
    nullable: true,
    description: 'What the seller pays to the buyer, in cents (USD), 0 to 10,000,000.',
    example: 150000,
  })
  @IsOptional()
  @IsInt(cents('The incentive'))
  @Min(0, { message: 'The incentive must not be negative.' })
  @Max(OFFER_LIMITS.incentive, { message: 'The incentive must be at most $100,000.00.' })
  incentive?: number | null;

  @Given(() => Int, {
    nullable: true,
    description: 'Asking price of a home or timeshare, or the cash for a loan, in cents (USD).',
    example: 500000,
  })
  @IsOptional()
  @IsInt(cents('The price'))
  @Min(0, { message: 'The price must not be negative.' })
  @Max(OFFER_LIMITS.price, { message: 'The price must be at most $10,000,000.00.' })
  price?: number | null;

  @Given(() => FeePayerEnum, { nullable: true, description: 'Who pays the fee of the company.' })
  @IsOptional()
  @IsEnum(FeePayerEnum, { message: 'Please choose who pays the fee.' })
  thirdPartyFeeBy?: string | null;

  @Given(() => String, {
    nullable: true,
    description: 'The day of the handover.',
    example: '2027-01-15',
  })
  @IsOptional()
  @IsString({ message: 'Please write the day as YYYY-MM-DD.' })
  handoverOn?: string | null;

  @Given(() => String, {
    nullable: true,
    description: 'What comes with it, up to 200 characters; not for homes.',
    example: 'Winter tires',
  })
  @EmptyToNull()
  @IsOptional()
  @IsString({ message: 'What comes with it is a text.' })
  @Length(0, OFFER_LIMITS.includes, { message: 'What comes with it has at most 200 characters.' })
  @OneLine({ message: 'What comes with it must be a single line.' })
  includes?: string | null;
}

/** Without what was not stated. */
export const statedTerms = (input: OfferTermsInput | null | undefined): OfferTerms =>
  Object.fromEntries(
    Object.entries(input ?? {}).filter(([, value]) => value !== null && value !== undefined),
  );

const ANSWERS = {
  description: 'The answers by the keys of `candidateQuestions`; others are dropped.',
  example: { creditBand: '700-739', state: 'TX' },
};

@InputType()
export class ApplyInput {
  @Given(() => JsonObject, ANSWERS)
  @IsObject({ message: 'Answers must be an object.' })
  answers: object;

  @Given(() => OfferTermsInput, { nullable: true, description: 'A first offer; as listed without it.' })
  @IsOptional()
  @ValidateNested()
  @Type(() => OfferTermsInput)
  terms?: OfferTermsInput | null;
}

@ArgsType()
export class SaleModeArgs {
  @Given(() => SaleModeEnum, { description: 'How the contract finds its buyer.', example: 'choose' })
  @IsEnum(SaleModeEnum, { message: 'Please choose first-come or choose.' })
  mode: SaleMode;

  @Given(() => JsonObject, {
    nullable: true,
    description:
      'What every applicant must meet, by the keys of `candidateQuestions` with `required`; null for none. Without it they stay.',
    example: { creditBand: '660-699', state: ['TX', 'OK'] },
  })
  @IsOptional()
  @IsObject({ message: 'Requirements must be an object.' })
  requirements?: object | null;

  @Given(() => Boolean, {
    nullable: true,
    description: 'After a failed transfer the next in line gets it first. Without it, it stays as it is.',
  })
  @IsOptional()
  @IsBoolean({ message: 'Please say true or false.' })
  lineAuto?: boolean | null;
}

@ArgsType()
export class ChooseArgs {
  @Given(() => Int, {
    nullable: true,
    description: `How many hours the candidate has to buy, ${least} to ${most}; as the settings say without it.`,
    example: 48,
  })
  @IsOptional()
  @IsInt({ message: HOURS_TEXT })
  hours?: number | null;
}

@ArgsType()
export class PassArgs {
  @Given(() => PassReasonEnum, { description: 'Why; the candidate reads TERMS and DATE only.' })
  @IsEnum(PassReasonEnum, { message: 'Please choose a reason.' })
  reason: PassReason;
}

@ArgsType()
export class InviteArgs {
  @Given(() => ID, {
    description: 'A member who wrote in the thread of the contract.',
    example: '019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f',
  })
  @IsUUID('all', { message: 'Please say which member.' })
  memberId: string;
}

@ArgsType()
export class RankArgs {
  @Given(() => [ID], {
    description: 'The applications in their order; others come after them.',
    example: ['019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f'],
  })
  @IsArray({ message: 'Please give a list of applications.' })
  @ArrayMaxSize(500, { message: 'Please order at most 500 applications.' })
  @IsUUID('all', { each: true, message: 'Please give the ids of applications.' })
  ids: string[];
}

@ArgsType()
export class AnswerOfferArgs {
  @Field(() => ID, { description: 'The offer.' })
  @IsString({ message: 'Please say which offer.' })
  offerId: string;

  @Field(() => OfferAnswerEnum, { description: 'The answer.' })
  @IsEnum(OfferAnswerEnum, { message: 'Please accept, decline or counter.' })
  answer: OfferAnswer;

  @Field(() => OfferTermsInput, { nullable: true, description: 'The terms of a counteroffer.' })
  @IsOptional()
  @ValidateNested()
  @Type(() => OfferTermsInput)
  terms?: OfferTermsInput | null;
}

@ArgsType()
export class ProfileInput {
  @Given(() => JsonObject, ANSWERS)
  @IsObject({ message: 'Answers must be an object.' })
  answers: object;
}

export const contractIdArg = { type: () => ID, description: 'The contract.' };
export const applicationIdArg = { type: () => ID, description: 'The application.' };
