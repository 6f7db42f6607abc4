import { ArgsType, Field, ID, InputType, Int } from '@nestjs/graphql';
import { ApiPropertyOptional } from '@nestjs/swagger';
import {
  IsEnum,
  IsInt,
  IsObject,
  IsOptional,
  IsString,
  IsUUID,
  Length,
  Matches,
  Max,
  Min,
} from 'class-validator';
import { Given } from '../common/api/given.js';
import { Chosen, SearchArgs, SearchQuery } from '../common/api/list-query.js';
import { FactsObject } from '../common/api/scalars.js';
import { Trim } from '../common/api/validation.js';
import { ContractType } from '../contracts/contract.columns.js';
import { CONTRACT_LIMITS } from '../contracts/contract.fields.js';
import { SubjectKindEnum } from './rule-subject.entity.js';
import type { SubjectKind } from '@handover/domain/rules/rule';

const NO_TYPE = 'That contract type does not exist.';
const OF_TYPE = 'Only companies that have to do with contracts of this type.';

@ArgsType()
export class CompaniesArgs extends SearchArgs {
  @Field(() => ContractType, { nullable: true, description: OF_TYPE })
  @Chosen(ContractType, NO_TYPE)
  type?: ContractType | null;
}

/** The query of GET /api/companies. */
export class CompaniesQuery extends SearchQuery {
  @ApiPropertyOptional({ enum: ContractType, enumName: 'ContractType', description: OF_TYPE })
  @Chosen(ContractType, NO_TYPE)
  type?: ContractType;
}

/** The query of GET /api/companies/{slug}. */
export class CompanyQuery {
  @ApiPropertyOptional({
    enum: ContractType,
    enumName: 'ContractType',
    description: 'The type of contract to tell about; the first one of the company by default.',
  })
  @Chosen(ContractType, NO_TYPE)
  type?: ContractType;
}

@ArgsType()
export class CompanyArgs {
  @Field(() => String, { description: 'Its slug.' })
  @IsString({ message: 'Please name a company.' })
  slug: string;

  @Field(() => ContractType, {
    nullable: true,
    description: 'The type of contract to tell about; the first one of the company by default.',
  })
  @Chosen(ContractType, NO_TYPE)
  type?: ContractType | null;
}

/** The query of GET /api/rules/{type}/definitions. */
export class RuleDefinitionsQuery {
  @ApiPropertyOptional({
    enum: SubjectKindEnum,
    enumName: 'RuleSubjectKind',
    description: 'Whose rules; those of companies by default.',
  })
  @Chosen(SubjectKindEnum, 'Please choose company, program or state.')
  kind?: SubjectKind;
}

const { monthlyPayment, remainingTermMonths } = CONTRACT_LIMITS;
const between = (name: string, { min, max }: { min: number; max: number }) => ({
  message: `${name} must be a whole number from ${min} to ${max}.`,
});
const STATE = { message: 'Please give the two letters of a state.' };

@InputType({ description: 'What a form knows of a contract so far. Nothing of it is stored.' })
export class CheckRulesInput {
  @Given(() => ContractType, { description: 'Type of the contract.' })
  @IsEnum(ContractType, { message: 'Please choose a contract type.' })
  type: ContractType;

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
    description: 'Structured facts as of now; those that are not valid yet are left out.',
    example: { thirdParty: 'GM Financial', originalTermMonths: 36 },
  })
  @IsOptional()
  @IsObject({ message: 'Facts must be an object.' })
  facts?: object | null;

  @Given(() => Int, { nullable: true, description: 'In cents (USD).', example: 38900 })
  @IsOptional()
  @IsInt(between('Monthly payment', monthlyPayment))
  @Min(monthlyPayment.min, between('Monthly payment', monthlyPayment))
  @Max(monthlyPayment.max, between('Monthly payment', monthlyPayment))
  monthlyPayment?: number | null;

  @Given(() => Int, { nullable: true, description: 'Months left as of today.', example: 18 })
  @IsOptional()
  @IsInt(between('Remaining term', remainingTermMonths))
  @Min(remainingTermMonths.min, between('Remaining term', remainingTermMonths))
  @Max(remainingTermMonths.max, between('Remaining term', remainingTermMonths))
  remainingTermMonths?: number | null;

  @Given(() => String, { nullable: true, description: 'As a holder writes it.', example: 'Austin, TX' })
  @Trim()
  @IsOptional()
  @IsString({ message: 'The location must be a string.' })
  @Length(0, 200, { message: 'The location must have at most 200 characters.' })
  location?: string | null;

  @Given(() => String, {
    nullable: true,
    description: 'The two letters of the state of a buyer, to check it, too.',
    example: 'NM',
  })
  @IsOptional()
  @IsString(STATE)
  @Matches(/^[A-Za-z]{2}$/, STATE)
  buyerState?: string | null;
}
