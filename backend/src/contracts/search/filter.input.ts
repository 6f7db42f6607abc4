import { RADII, USUAL_RADIUS, type Range } from '@handover/domain/finding/list-filter';
import { applyDecorators } from '@nestjs/common';
import { Field, InputType, Int } from '@nestjs/graphql';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsEnum,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  IsUUID,
  Length,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import { SearchText } from '../../common/api/list-query.js';
import { FactValue } from '../../common/api/scalars.js';
import { SearchLine, Trim } from '../../common/api/validation.js';
import { ContractType } from '../contract.columns.js';
import { CONTRACT_LIMITS } from '../contract.fields.js';

const { monthlyPayment } = CONTRACT_LIMITS;
const PAYMENT_TEXT = {
  message: `A payment to filter by must be a whole number from ${monthlyPayment.min} to ${monthlyPayment.max}.`,
};

/** A bound of the monthly payment in cents, from a query string too. */
export const PaymentBound = (): PropertyDecorator =>
  applyDecorators(
    IsOptional(),
    IsInt(PAYMENT_TEXT),
    Min(monthlyPayment.min, PAYMENT_TEXT),
    Max(monthlyPayment.max, PAYMENT_TEXT),
  );

@InputType({ description: 'Bounds of the monthly payment in cents (USD), both included.' })
export class PaymentRange {
  @Field(() => Int, { nullable: true, description: 'The lowest monthly payment.' })
  @PaymentBound()
  min?: number | null;

  @Field(() => Int, { nullable: true, description: 'The highest monthly payment.' })
  @PaymentBound()
  max?: number | null;
}

@InputType({ description: 'Bounds of a whole number, both included.' })
export class RangeInput implements Range {
  @Field(() => Int, { nullable: true, description: 'The lowest value.' })
  @IsOptional()
  @IsInt({ message: 'The lowest value must be a whole number.' })
  min?: number | null;

  @Field(() => Int, { nullable: true, description: 'The highest value.' })
  @IsOptional()
  @IsInt({ message: 'The highest value must be a whole number.' })
  max?: number | null;
}

/** Facts of one filter, and values of one fact. */
const MOST = { facts: 20, values: 50 } as const;

@InputType({ description: 'One fact; contracts that do not state it do not match.' })
export class FactFilterInput {
  @Field(() => String, { description: 'Its key, see `factDefinitions`.' })
  @IsString({ message: 'The key of a fact must be a string.' })
  key: string;

  @Field(() => [FactValue], {
    nullable: true,
    description: 'Any of these values; texts in any case; `4+` means 4 or more.',
  })
  @IsOptional()
  @IsArray({ message: 'The values of a fact must be a list.' })
  @ArrayMaxSize(MOST.values, { message: `Please choose at most ${MOST.values} values of a fact.` })
  in?: (string | number)[] | null;

  @Field(() => FactValue, { nullable: true, description: 'The lowest value.' })
  @IsOptional()
  min?: string | number | null;

  @Field(() => FactValue, { nullable: true, description: 'The highest value.' })
  @IsOptional()
  max?: string | number | null;
}

const Ranged = (description: string): PropertyDecorator =>
  applyDecorators(
    Field(() => RangeInput, { nullable: true, description }),
    IsOptional(),
    ValidateNested(),
    Type(() => RangeInput),
  );

const Choice = (description: string): PropertyDecorator =>
  applyDecorators(
    Field(() => Boolean, { nullable: true, description }),
    IsOptional(),
    IsBoolean(),
  );

/** In REST an empty `type` or 'all' sets no filter. */
@InputType({ description: 'Filters of the public list; absent fields do not filter.' })
export class ContractFilter {
  @Field(() => ContractType, { nullable: true, description: 'Only contracts of this type.' })
  @ApiPropertyOptional({
    enum: ['all', ...Object.values(ContractType)],
    description: 'Only contracts of this type.',
  })
  @Transform(({ value }: { value: unknown }) => (value === 'all' || value === '' ? undefined : value))
  @IsOptional()
  @IsEnum(ContractType, { message: 'That contract type does not exist.' })
  type?: ContractType;

  @Field(() => String, { nullable: true, description: 'Text contained in the location, case-insensitive.' })
  @ApiPropertyOptional({ description: 'Text contained in the location, case-insensitive.' })
  @Trim()
  @IsOptional()
  @IsString({ message: 'Location must be a string.' })
  @Length(0, 200, { message: 'Location must have at most 200 characters.' })
  @SearchLine({ message: 'Location must be a single line.' })
  location?: string;

  @SearchText('Words in title, description or location.')
  q?: string;

  @Field(() => PaymentRange, { nullable: true, description: 'Bounds of the monthly payment.' })
  @IsOptional()
  @ValidateNested()
  @Type(() => PaymentRange)
  payment?: PaymentRange | null;

  @Ranged('Bounds of the remaining months.')
  months?: RangeInput | null;

  @Ranged('Bounds of `effectiveMonthly`, in cents (USD).')
  effective?: RangeInput | null;

  @Ranged('Bounds of what the buyer pays at the transfer, in cents (USD); see `cashAtTransfer`.')
  cash?: RangeInput | null;

  @Field(() => [FactFilterInput], { nullable: true, description: 'Facts, all of which have to match.' })
  @IsOptional()
  @IsArray({ message: 'Facts must be a list.' })
  @ArrayMaxSize(MOST.facts, { message: `Please filter by at most ${MOST.facts} facts.` })
  @ValidateNested({ each: true })
  @Type(() => FactFilterInput)
  facts?: FactFilterInput[] | null;

  @Field(() => String, {
    nullable: true,
    description: 'Only contracts around this place: a ZIP code, or a city such as Austin, TX.',
  })
  @Trim()
  @IsOptional()
  @IsString({ message: 'The place must be a string.' })
  @Length(0, 100, { message: 'The place must have at most 100 characters.' })
  near?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: `Miles around \`near\`: ${RADII.join(', ')}; ${USUAL_RADIUS} by default.`,
  })
  @IsOptional()
  @IsIn(RADII, { message: `Please choose ${RADII.join(', ')} miles.` })
  within?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Only contracts of this company of the rule book: its slug.',
  })
  @Trim()
  @IsOptional()
  @IsString({ message: 'The company must be a string.' })
  @Length(0, 60, { message: 'There is no such company.' })
  company?: string | null;

  @Field(() => String, { nullable: true, description: 'Only contracts of this organisation: its id.' })
  @IsOptional()
  @IsUUID(undefined, { message: 'Please give the id of an organization.' })
  organisation?: string | null;

  @Choice('Only contracts whose company allows transfers, as far as its rules are known.')
  allowedByRule?: boolean | null;

  @Choice('Only contracts whose seller pays something to the buyer.')
  paysSomething?: boolean | null;

  @Choice('Only contracts whose transfer the company behind them has confirmed.')
  confirmed?: boolean | null;

  @Choice('Only contracts with photos.')
  withPhotos?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description: 'Only contracts that can be handed over by this day, as YYYY-MM-DD.',
  })
  @IsOptional()
  @IsString({ message: 'The day must be a string.' })
  availableBy?: string | null;
}
