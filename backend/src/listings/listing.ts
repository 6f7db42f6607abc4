import {
  LISTING_ACTIONS,
  type ListingAction,
  ELSEWHERE,
  type Elsewhere,
} from '@handover/domain/listings/listing-life';
import {
  ArgsType,
  ID,
  InputType,
  Int,
  IntersectionType as GraphqlIntersection,
  ObjectType,
} from '@nestjs/graphql';
import { IntersectionType } from '@nestjs/swagger';
import { enumOf, nameEnum } from '../common/api/enum-of.js';
import { ListQuery } from '../common/api/list-query.js';
import { connectionType, PageArgs } from '../common/api/paging.js';
import { EmptyIsUnset } from '../common/api/validation.js';
import { Shown } from '../common/api/shown.js';
import { Contract } from '../contracts/contract.entity.js';
import { IsEnum, IsOptional, IsUUID } from 'class-validator';
import { Given } from '../common/api/given.js';
import { PartialInput } from '../common/api/partial-input.js';
import { ContractStatus } from '../contracts/contract.status.js';
import { ContractInput } from '../contracts/contract.inputs.js';

const ListingActionEnum = enumOf(LISTING_ACTIONS);
nameEnum(ListingActionEnum, 'ListingAction', 'What a holder may do with a listing.');

@ObjectType({ description: 'How many of the key facts that apply are stated.' })
class KeyFacts {
  @Shown(() => Int, { description: 'How many are stated.', example: 6 })
  stated: number;

  @Shown(() => Int, { description: 'How many there are.', example: 8 })
  total: number;
}

@ObjectType({ description: 'A contract as the member who listed it manages it.' })
export class Listing {
  @Shown(() => Contract, { description: 'The contract.' })
  contract: Contract;

  @Shown(() => String, {
    nullable: true,
    description: 'What the holder calls it in a system of their own; null if nothing was said.',
    example: 'STOCK-1042',
  })
  externalId: string | null;

  @Shown(() => Int, {
    description:
      "How many messages of its thread the holder has not read. The holder's own message counts as reading.",
    example: 2,
  })
  openQuestions: number;

  @Shown(() => Int, {
    description: 'How many people opened its page: each counts once a day, excluding the holder and bots.',
    example: 120,
  })
  views: number;

  @Shown(() => Int, { description: 'How many members have saved it.', example: 3 })
  favourites: number;

  @Shown(() => KeyFacts, { description: 'How many of its key facts are stated.' })
  keyFacts: KeyFacts;

  @Shown(() => String, {
    nullable: true,
    description: 'What an admin asks the holder to change before it can be listed; null otherwise.',
    example: 'Please add photos of the car.',
  })
  sentBackFor: string | null;

  @Shown(() => Boolean, {
    description: 'True until an admin has approved it: its page is open to its holder and the team only.',
    example: false,
  })
  awaitsApproval: boolean;

  @Shown(() => [ListingActionEnum], {
    description: 'What the holder may do now.',
    example: ['edit', 'renew'],
  })
  allowedActions: ListingAction[];
}

export const ListingConnection = connectionType(Listing);

const ElsewhereEnum = enumOf(ELSEWHERE);
nameEnum(
  ElsewhereEnum,
  'Elsewhere',
  'Where a contract went: HERE through this site, OTHER_SITE, a FRIEND, or RETURNED.',
);

@ArgsType()
class ListingsFilter {
  @Given(() => ID, {
    nullable: true,
    description: 'Those of this organisation, instead of your own; you are its owner or editor.',
  })
  @EmptyIsUnset()
  @IsOptional()
  @IsUUID(undefined, { message: 'Please give the id of an organization.' })
  organisationId?: string | null;

  @Given(() => ContractStatus, { nullable: true, description: 'Only those with this status.' })
  @EmptyIsUnset()
  @IsOptional()
  @IsEnum(ContractStatus, { message: 'Status must be active, pending, completed or cancelled.' })
  status?: ContractStatus | null;
}

/** The query of GET /api/listings. */
export class ListingsQuery extends IntersectionType(ListingsFilter, ListQuery) {}

@ArgsType()
export class ListingsArgs extends GraphqlIntersection(ListingsFilter, PageArgs, ArgsType) {}

@InputType({
  description:
    'Changes to your own contract; absent fields and absent keys of facts stay as they are, and a null removes a fact. The type cannot change.',
})
export class UpdateMyContractInput extends PartialInput(ContractInput) {}

@ArgsType()
export class MarkElsewhereArgs {
  @Given(() => ElsewhereEnum, {
    nullable: true,
    description: 'Where it went; only the holder reads it.',
    example: 'friend',
  })
  @IsOptional()
  @IsEnum(ElsewhereEnum, { message: 'where must be here, other-site, friend or returned.' })
  where?: Elsewhere | null;
}

export const contractIdArg = { type: () => ID, description: 'The contract.' } as const;
