import { ID, InputType, Int } from '@nestjs/graphql';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsEnum, IsInt, IsObject, IsOptional, IsString, IsUUID, Length, Max, Min } from 'class-validator';
import { Given } from '../common/api/given.js';
import { PartialInput } from '../common/api/partial-input.js';
import { FactsObject } from '../common/api/scalars.js';
import { OneLine, PlainText, Trim } from '../common/api/validation.js';
import { ContractType } from './contract.columns.js';
import { CONTRACT_LIMITS } from './contract.fields.js';
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

/** What a holder states of a contract, first and in later edits. */
@InputType({ isAbstract: true })
export class ContractInput {
  @Given(() => String, { description: 'One line, 3 to 200 characters.', example: '2024 Honda Civic lease' })
  @Trim()
  @IsString(CONTRACT_TEXTS.title)
  @Length(title.min, title.max, CONTRACT_TEXTS.title)
  @OneLine({ message: 'Title must be a single line.' })
  title: string;

  @Given(() => ContractType, { description: 'Type of the contract.' })
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

  @Given(() => Int, {
    nullable: true,
    description: 'The place of a suggestion of `places`; without it the location is read.',
    example: 4671654,
  })
  @IsOptional()
  @IsInt({ message: 'Please choose one of the suggested places.' })
  placeId?: number | null;

  @Given(() => ID, {
    nullable: true,
    description: 'The company of a suggestion of `companies`; without it the fact `thirdParty` is read.',
    example: '019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f',
  })
  @IsOptional()
  @IsUUID(undefined, { message: 'Please choose one of the suggested companies.' })
  companyId?: string | null;

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

@InputType({ description: 'A new contract. The server sets holder and transfer fee.' })
export class SubmitContractInput extends ContractInput {
  @Given(() => ID, {
    nullable: true,
    description: 'The approved organisation that lists it; you are its owner or editor.',
    example: '019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f',
  })
  @IsOptional()
  @IsUUID(undefined, { message: 'Please choose one of your organizations.' })
  organisationId?: string | null;
}

@InputType({
  description:
    'Changes to a contract; absent fields and absent keys of facts stay as they are, and a null removes a fact.',
})
export class UpdateContractInput extends PartialInput(ContractInput) {
  @Given(() => ContractStatus, { nullable: true, description: 'Any status may follow any other.' })
  @IsOptional()
  @IsEnum(ContractStatus, { message: 'Status must be active, pending, completed or cancelled.' })
  status?: ContractStatus;
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
