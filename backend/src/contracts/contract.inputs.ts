import { applyDecorators } from '@nestjs/common';
import { Field, InputType, Int } from '@nestjs/graphql';
import { ApiPropertyOptional, IntersectionType, OmitType } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import {
  IsEnum,
  IsInt,
  IsObject,
  IsOptional,
  IsString,
  Length,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import { Given } from '../common/given.js';
import { ListQuery, SearchText } from '../common/list-query.js';
import { PartialInput } from '../common/partial-input.js';
import { FactsObject } from '../common/scalars.js';
import { OneLine, PlainText, SearchLine, Trim } from '../common/validation.js';
import { CONTRACT_LIMITS, ContractType } from './contract.entity.js';
import { ContractSort } from './contract.sort.js';
import { ContractStatus } from './contract.status.js';

const { title, description, location, monthlyPayment, remainingTermMonths, incentive } = CONTRACT_LIMITS;

const lengthText = (name: string, { min, max }: { min: number; max: number }) => ({
  message: `${name} must have ${min} to ${max} characters.`,
});
const rangeText = (name: string, { min, max }: { min: number; max: number }) => ({
  message: `${name} must be a whole number from ${min} to ${max}.`,
});

/** How many similar contracts a request returns. */
export const SIMILAR = { usual: 4, most: 12 } as const;

export const CONTRACT_TEXTS = {
  title: lengthText('Title', title),
  description: lengthText('Description', description),
  location: lengthText('Location', location),
};

@InputType({ description: 'A new contract. The server sets holder and transfer fee.' })
export class SubmitContractInput {
  @Given(() => String, { description: 'One line, 3 to 200 characters.', example: '2024 Honda Civic lease' })
  @Trim()
  @IsString(CONTRACT_TEXTS.title)
  @Length(title.min, title.max, CONTRACT_TEXTS.title)
  @OneLine({ message: 'Title must be a single line.' })
  title: string;

  @Given(() => ContractType, {
    description: 'Type of the contract.',
    enum: ContractType,
    enumName: 'ContractType',
  })
  @IsEnum(ContractType, { message: 'Please choose a contract type.' })
  type: ContractType;

  @Given(() => String, {
    description: 'Plain text, 1 to 5000 characters.',
    example: 'Well kept, 12,000 miles a year.',
  })
  @Trim()
  @IsString(CONTRACT_TEXTS.description)
  @Length(description.min, description.max, CONTRACT_TEXTS.description)
  @PlainText({ message: 'Description must not contain control characters.' })
  description: string;

  @Given(() => String, { description: '2 to 200 characters.', example: 'Austin, TX' })
  @Trim()
  @IsString(CONTRACT_TEXTS.location)
  @Length(location.min, location.max, CONTRACT_TEXTS.location)
  @OneLine({ message: 'Location must be a single line.' })
  location: string;

  @Given(() => Int, { description: 'In cents (USD), 0 to 1,000,000,000.', example: 38900 })
  @IsInt({ message: 'Monthly payment must be a whole number of cents.' })
  @Min(monthlyPayment.min, { message: 'Monthly payment must not be negative.' })
  @Max(monthlyPayment.max, { message: 'Monthly payment must be at most $10,000,000.00.' })
  monthlyPayment: number;

  @Given(() => Int, { description: 'Months left, 1 to 600.', example: 18 })
  @IsInt(rangeText('Remaining term', remainingTermMonths))
  @Min(remainingTermMonths.min, rangeText('Remaining term', remainingTermMonths))
  @Max(remainingTermMonths.max, rangeText('Remaining term', remainingTermMonths))
  remainingTermMonths: number;

  @Given(() => Int, {
    nullable: true,
    description: 'What the seller pays to the buyer, in cents (USD), 0 to 10,000,000.',
    example: 50000,
  })
  @IsOptional()
  @IsInt(rangeText('What you pay to the buyer', incentive))
  @Min(incentive.min, rangeText('What you pay to the buyer', incentive))
  @Max(incentive.max, rangeText('What you pay to the buyer', incentive))
  incentive?: number | null;

  @Given(() => FactsObject, {
    nullable: true,
    description: 'Structured facts; unknown keys are dropped. See `factDefinitions`.',
    example: { make: 'Honda', year: 2023, fuel: 'hybrid' },
  })
  @IsOptional()
  @IsObject({ message: 'Facts must be an object.' })
  facts?: object | null;

  @Given(() => FactsObject, {
    nullable: true,
    description: 'Facts that only you, an accepted buyer and admins read, such as the VIN.',
    example: { vin: '1M8GDM9AXKP042788' },
  })
  @IsOptional()
  @IsObject({ message: 'Private facts must be an object.' })
  privateFacts?: object | null;
}

@InputType({
  description:
    'Changes to a contract; absent fields and absent keys of facts stay as they are, and a null removes a fact.',
})
export class UpdateContractInput extends PartialInput(SubmitContractInput) {
  @Given(() => ContractStatus, {
    nullable: true,
    description: 'Any status may follow any other.',
    enum: ContractStatus,
    enumName: 'ContractStatus',
  })
  @IsOptional()
  @IsEnum(ContractStatus, { message: 'Status must be active, pending, completed or cancelled.' })
  status?: ContractStatus;
}

const PAYMENT_TEXT = rangeText('A payment to filter by', monthlyPayment);
/** A bound of the monthly payment in cents, from a query string too. */
const PaymentBound = (): PropertyDecorator =>
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

/** Filter of the public list. In REST an empty `type` or 'all' sets no filter. */
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
}

/** The query of GET /api/contracts/{id}/similar. */
export class SimilarContractsQuery {
  @ApiPropertyOptional({
    type: 'integer',
    description: `How many, 1 to ${SIMILAR.most}.`,
    default: SIMILAR.usual,
    minimum: 1,
    maximum: SIMILAR.most,
  })
  @IsOptional()
  @Type(() => Number)
  limit?: number;
}

const { min, max } = monthlyPayment;
/** A bound in a query string; an empty one is none. */
const QueryPayment = (description: string): PropertyDecorator =>
  applyDecorators(
    ApiPropertyOptional({ type: 'integer', minimum: min, maximum: max, description }),
    Transform(({ value }: { value: unknown }) => (value === '' ? undefined : Number(value))),
    PaymentBound(),
  );

/** The query of GET /api/contracts. */
export class ListContractsQuery extends IntersectionType(OmitType(ContractFilter, ['payment']), ListQuery) {
  @QueryPayment('The lowest monthly payment in cents (USD).')
  minPayment?: number;

  @QueryPayment('The highest monthly payment in cents (USD).')
  maxPayment?: number;

  @ApiPropertyOptional({
    enum: ContractSort,
    default: ContractSort.NEWEST,
    description: 'The order: newest first, lowest payment, shortest or longest remaining term.',
  })
  @Transform(({ value }: { value: unknown }) => (value === '' ? undefined : value))
  @IsOptional()
  @IsEnum(ContractSort, { message: 'That order does not exist.' })
  sort?: ContractSort;
}

/** Converts the REST query to the filter of GraphQL. */
export const filterOf = ({
  type,
  location,
  q,
  minPayment,
  maxPayment,
}: ListContractsQuery): ContractFilter => ({
  type,
  location,
  q,
  payment: { min: minPayment, max: maxPayment },
});
