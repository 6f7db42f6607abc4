import type { Facts } from '@handover/domain/facts/fact';
import type { RuleValues } from '@handover/domain/rules/rule';
import { ID, Int, ObjectType } from '@nestjs/graphql';
import { connectionType } from '../common/api/paging.js';
import { FactsObject, JsonObject } from '../common/api/scalars.js';
import { Shown } from '../common/api/shown.js';
import { ContractType } from '../contracts/contract.columns.js';
import { FactChoice } from '../contracts/facts/facts.types.js';
import { ContractCompany, RuleLine } from '../contracts/rules/rule.types.js';
import { VALUES } from './rule-version.entity.js';

@ObjectType({ description: 'What a company demands of the takeover of a contract of one type.' })
export class CompanyRule {
  @Shown(() => Int, { description: 'Raised by each change.', example: 2 })
  version: number;

  @Shown(() => JsonObject, VALUES)
  values: RuleValues;

  @Shown(() => String, { description: 'Who says so.', example: 'gmfinancial.com, lease assumption' })
  sourceName: string;

  @Shown(() => String, {
    nullable: true,
    description: 'Its address; null if it has none.',
    example: 'https://www.gmfinancial.com/',
  })
  sourceUrl: string | null;

  @Shown(() => String, {
    description: 'The day on which the source was read.',
    example: '2026-11-23',
    format: 'date',
  })
  checkedOn: string;

  @Shown(() => [RuleLine], { description: 'The values as sentences.' })
  lines: RuleLine[];
}

@ObjectType({ description: 'What was measured here with a company, from ten decisions on.' })
export class RuleFigures {
  @Shown(() => Int, { description: 'How many of its decisions ended a step within a year.', example: 14 })
  decided: number;

  @Shown(() => Int, { description: 'How many of them approved the buyer.', example: 11 })
  approved: number;

  @Shown(() => Int, { description: 'Half were decided within this many days.', example: 9 })
  medianDaysToDecision: number;

  @Shown(() => Int, {
    nullable: true,
    description: 'The fee that half paid at most, in cents (USD); null if too few said so.',
    example: 13500,
  })
  medianFee: number | null;

  @Shown(() => String, { description: 'The day of the count.', example: '2026-11-23', format: 'date' })
  asOf: string;
}

@ObjectType({ description: 'A company of the rule book, with what it demands of one type of contract.' })
export class Company {
  @Shown(() => ID, {
    description: 'What `companyId` of a contract takes.',
    example: '019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f',
  })
  id: string;

  @Shown(() => String, { description: 'Names it in addresses.', example: 'gm-financial' })
  slug: string;

  @Shown(() => String, { description: 'Its name.', example: 'GM Financial' })
  name: string;

  @Shown(() => [ContractType], { description: 'The types of contracts that it has to do with.' })
  types: ContractType[];

  @Shown(() => ContractType, { description: 'The type of contract that the rest is about.' })
  type: ContractType;

  @Shown(() => CompanyRule, { nullable: true, description: 'What it demands; null if that is not known.' })
  rule: CompanyRule | null;

  @Shown(() => RuleFigures, {
    nullable: true,
    description: 'What was measured here; null below ten decisions.',
  })
  figures: RuleFigures | null;

  @Shown(() => Int, { description: 'How many of its contracts are on the list.', example: 12 })
  listings: number;

  /** What pages of other lists are ordered by. */
  createdAt = '';
}

export const CompanyConnection = connectionType(Company);

@ObjectType({ description: 'What the rule book says about a contract that is not listed yet.' })
export class RuleCheck {
  @Shown(() => ContractCompany, {
    nullable: true,
    description: 'The company behind it; null if none of the rule book is named.',
  })
  company: ContractCompany | null;

  @Shown(() => [RuleLine], { description: 'What stands in its way, and then what is demanded.' })
  lines: RuleLine[];

  @Shown(() => FactsObject, {
    description: 'Facts that the rules leave no doubt about, to fill in what is empty.',
    example: { thirdPartyFee: 13500, thirdPartyFeeBy: 'holder' },
  })
  suggestedFacts: Facts;

  @Shown(() => String, {
    nullable: true,
    description: 'The last day on which it can be transferred; null if no rule sets one.',
    example: '2027-05-03',
    format: 'date',
  })
  transferableUntil: string | null;
}

@ObjectType({ description: 'A value that a rule can state.' })
export class RuleDefinition {
  @Shown(() => String, { description: 'Its key in `values`.', example: 'notInLastMonths' })
  key: string;

  @Shown(() => String, { description: 'What to call it.', example: 'Not in the last' })
  label: string;

  @Shown(() => String, {
    description:
      'money (cents), int, rate (thousandths of a percent), halves (3 is 1.5), enum, text, lines (a list of texts) or several (a list of choices).',
    example: 'int',
  })
  kind: string;

  @Shown(() => String, { nullable: true, description: 'What it counts.', example: 'months' })
  unit: string | null;

  @Shown(() => Int, {
    nullable: true,
    description: 'The smallest value, or the smallest number of characters; null for choices.',
    example: 0,
  })
  min: number | null;

  @Shown(() => Int, { nullable: true, description: 'The largest of both.', example: 60 })
  max: number | null;

  @Shown(() => Int, { nullable: true, description: 'The most lines of `lines`.', example: 10 })
  most: number | null;

  @Shown(() => [FactChoice], { description: 'The choices of enum and several; empty otherwise.' })
  values: FactChoice[];
}
