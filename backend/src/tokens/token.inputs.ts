import {
  MOST_IP_RANGES,
  OVERLAP_HOURS,
  SCOPE_NAMES,
  TOKEN_DAYS,
  type Scope,
} from '@handover/domain/business/scopes';
import { ID, InputType, Int } from '@nestjs/graphql';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  IsUUID,
  Length,
  Max,
  Min,
} from 'class-validator';
import { Given } from '../common/api/given.js';
import { OneLine, Trim } from '../common/api/validation.js';

const NAME = { message: 'Please give the token a name of 1 to 80 characters.' };
const SOME = { message: 'Please choose what the token may do.' };
const DAYS = { message: `Please give ${TOKEN_DAYS.min} to ${TOKEN_DAYS.max} days.` };
const HOURS = { message: `The old secret works for ${OVERLAP_HOURS.min} to ${OVERLAP_HOURS.max} hours.` };
const RANGES = {
  message: `Please give at most ${MOST_IP_RANGES} addresses or ranges such as 203.0.113.0/24.`,
};

@InputType({ description: 'A new API token.' })
export class CreateTokenInput {
  @Given(() => String, { description: 'What you call it.', example: 'Stock import' })
  @Trim()
  @IsString(NAME)
  @Length(1, 80, NAME)
  @OneLine(NAME)
  name: string;

  @Given(() => [String], {
    description: `What it may do: ${SCOPE_NAMES.join(', ')}. Only an admin gives admin:read.`,
    example: ['listings:read', 'listings:write'],
  })
  @IsArray(SOME)
  @ArrayMinSize(1, SOME)
  @ArrayMaxSize(SCOPE_NAMES.length, SOME)
  @ArrayUnique(SOME)
  @IsIn(SCOPE_NAMES, { each: true, message: `The scopes are ${SCOPE_NAMES.join(', ')}.` })
  scopes: Scope[];

  @Given(() => Int, { description: 'How many days it works, at most a year.', example: 90 })
  @IsInt(DAYS)
  @Min(TOKEN_DAYS.min, DAYS)
  @Max(TOKEN_DAYS.max, DAYS)
  expiresInDays: number;

  @Given(() => ID, {
    nullable: true,
    description: 'The organisation that it lists contracts for; you are its owner.',
  })
  @IsOptional()
  @IsUUID(undefined, { message: 'Please give the id of an organization.' })
  organisationId?: string | null;

  @Given(() => [String], {
    nullable: true,
    description: 'The addresses or ranges that may use it; all without any.',
    example: ['203.0.113.0/24'],
  })
  @IsOptional()
  @IsArray(RANGES)
  @ArrayMaxSize(MOST_IP_RANGES, RANGES)
  @IsString({ each: true, ...RANGES })
  ipRanges?: string[] | null;
}

@InputType({ description: 'A new secret for an API token.' })
export class RotateTokenInput {
  @Given(() => Int, { description: 'How many hours the old secret works beside the new one.', example: 24 })
  @IsInt(HOURS)
  @Min(OVERLAP_HOURS.min, HOURS)
  @Max(OVERLAP_HOURS.max, HOURS)
  overlapHours: number;
}
