import {
  SLUG,
  SOURCE_LIMITS,
  SUBJECT_LIMITS,
  type SubjectKind,
  type SubjectStatus,
} from '@handover/domain/rules/rule';
import { applyDecorators } from '@nestjs/common';
import { Field, ID, InputType } from '@nestjs/graphql';
import { ApiPropertyOptional, IntersectionType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsDateString,
  IsEnum,
  IsObject,
  IsOptional,
  IsString,
  IsUrl,
  IsUUID,
  Length,
  Matches,
  MaxLength,
} from 'class-validator';
import { Given } from '../common/api/given.js';
import { Chosen, ListQuery, SearchText } from '../common/api/list-query.js';
import { JsonObject } from '../common/api/scalars.js';
import { EmptyToNull, OneLine, Trim } from '../common/api/validation.js';
import { ContractType } from '../contracts/contract.columns.js';
import { SubjectKindEnum, SubjectStatusEnum } from './rule-subject.entity.js';
import { VALUES } from './rule-version.entity.js';

const { slug, name, alias, aliases } = SUBJECT_LIMITS;
const lengthOf = (what: string, { min, max }: { min: number; max: number }) => ({
  message: `${what} must have ${min} to ${max} characters.`,
});
const SLUG_TEXT = {
  message: `The address must have ${slug.min} to ${slug.max} characters: a-z, 0-9 and single dashes.`,
};
const TYPES_TEXT = { message: 'Please choose one to five contract types.' };
const ALIASES_TEXT = { message: `Please give at most ${aliases} other names, as a list.` };
/** As `OneLine`, for each text of a list. */
const PLAIN_LINE = /^[^\p{Cc}\u202A-\u202E\u2066-\u206F\uFFF9-\uFFFB]*$/u;
const ALIAS_TEXT = { ...lengthOf('Each other name', alias), each: true };

@InputType({ description: 'A company, loan program or state of the rule book. It is public at once.' })
export class RuleSubjectInput {
  @Given(() => SubjectKindEnum, { description: 'Its kind, which does not change.' })
  @IsEnum(SubjectKindEnum, { message: 'Please choose company, program or state.' })
  kind: SubjectKind;

  @Given(() => String, {
    description:
      'Names it in addresses: 2 to 60 of a-z, 0-9 and dashes. It does not change, and no other gets it.',
    example: 'gm-financial',
  })
  @IsString(SLUG_TEXT)
  @Length(slug.min, slug.max, SLUG_TEXT)
  @Matches(SLUG, SLUG_TEXT)
  slug: string;

  @Given(() => String, { description: 'Its name, 2 to 80 characters.', example: 'GM Financial' })
  @Trim()
  @IsString(lengthOf('The name', name))
  @Length(name.min, name.max, lengthOf('The name', name))
  @OneLine({ message: 'The name must be a single line.' })
  name: string;

  @Given(() => [ContractType], {
    description: 'The types of contracts that it has to do with.',
    example: ['car-lease'],
  })
  @IsArray(TYPES_TEXT)
  @ArrayMinSize(1, TYPES_TEXT)
  @ArrayMaxSize(Object.keys(ContractType).length, TYPES_TEXT)
  @ArrayUnique(TYPES_TEXT)
  @IsEnum(ContractType, { ...TYPES_TEXT, each: true })
  types: ContractType[];

  @Given(() => [String], {
    nullable: true,
    description: 'Up to 20 other names that holders write, of 2 to 80 characters.',
    example: ['GMF'],
  })
  @IsOptional()
  @Transform(({ value }: { value: unknown }) =>
    Array.isArray(value) ? value.map((one: unknown) => (typeof one === 'string' ? one.trim() : one)) : value,
  )
  @IsArray(ALIASES_TEXT)
  @ArrayMaxSize(aliases, ALIASES_TEXT)
  @IsString(ALIAS_TEXT)
  @Length(alias.min, alias.max, ALIAS_TEXT)
  @Matches(PLAIN_LINE, { message: 'Each other name must be a single line of plain text.', each: true })
  aliases?: string[] | null;
}

@InputType({ description: 'A company, loan program or state of the rule book. It is public at once.' })
export class SaveRuleSubjectInput extends RuleSubjectInput {
  @Given(() => ID, { nullable: true, description: 'The one to change; absent for a new one.' })
  @IsOptional()
  @IsUUID(undefined, { message: 'Please say which one.' })
  id?: string | null;
}

const DAY = { message: 'Please give the day on which you read the source, as YYYY-MM-DD.' };
const URL_TEXT = {
  message: `The address of the source must begin with https:// and have at most ${SOURCE_LIMITS.url} characters.`,
};

@InputType({ description: 'A new version of a rule, which is a draft until it is published.' })
export class RuleInput {
  @Given(() => ContractType, { description: 'Type of the contracts.' })
  @IsEnum(ContractType, { message: 'Please choose a contract type.' })
  type: ContractType;

  @Given(() => JsonObject, VALUES)
  @IsObject({ message: 'The values must be an object.' })
  values: object;

  @Given(() => String, {
    description: 'Who says so, 2 to 120 characters.',
    example: 'gmfinancial.com, lease assumption',
  })
  @Trim()
  @IsString(lengthOf('The source', SOURCE_LIMITS.name))
  @Length(SOURCE_LIMITS.name.min, SOURCE_LIMITS.name.max, lengthOf('The source', SOURCE_LIMITS.name))
  @OneLine({ message: 'The source must be a single line.' })
  sourceName: string;

  @Given(() => String, {
    nullable: true,
    description: 'Its address, which begins with https://; absent or empty for none.',
    example: 'https://www.gmfinancial.com/',
  })
  @EmptyToNull()
  @IsOptional()
  @IsUrl({ protocols: ['https'], require_protocol: true }, URL_TEXT)
  @MaxLength(SOURCE_LIMITS.url, URL_TEXT)
  sourceUrl?: string | null;

  @Given(() => String, {
    description: 'The day on which the source was read, today at the latest.',
    example: '2026-11-23',
    format: 'date',
  })
  @IsDateString({ strict: true }, DAY)
  @Matches(/^\d{4}-\d\d-\d\d$/, DAY)
  checkedOn: string;
}

@InputType({ description: 'A new version of a rule, which is a draft until it is published.' })
export class SaveRuleInput extends RuleInput {
  @Given(() => ID, { description: 'Whose rule it is.' })
  @IsUUID(undefined, { message: 'Please say whose rule it is.' })
  subjectId: string;
}

/** The body of POST /api/admin/rule-subjects/{id}/publish. */
export class PublishRuleInput {
  @Given(() => ID, {
    description: 'The version to publish.',
    example: '019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f',
  })
  @IsUUID(undefined, { message: 'Please say which version.' })
  ruleId: string;
}

/** The body of POST /api/admin/rule-subjects/{id}/merge. */
export class MergeRuleSubjectInput {
  @Given(() => ID, {
    description: 'The one that replaces it.',
    example: '019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e60',
  })
  @IsUUID(undefined, { message: 'Please say what it is merged into.' })
  into: string;
}

const Choice = (description: string): PropertyDecorator =>
  applyDecorators(
    Field(() => Boolean, { nullable: true, description }),
    ApiPropertyOptional({ type: Boolean, description }),
    Transform(({ value }: { value: unknown }) =>
      value === '' ? undefined : value === 'true' ? true : value === 'false' ? false : value,
    ),
    IsOptional(),
    IsBoolean({ message: '$property must be true or false.' }),
  );

const One = (values: object, enumName: string, description: string, message: string): PropertyDecorator =>
  applyDecorators(
    Field(() => values, { nullable: true, description }),
    ApiPropertyOptional({ enum: values, enumName, description }),
    Chosen(values, message),
  );

@InputType({ description: 'Filters of the rule book; absent fields do not filter.' })
export class RuleSubjectFilter {
  @SearchText('Text contained in the name, the address or another name; or a whole id.')
  q?: string | null;

  @One(SubjectKindEnum, 'RuleSubjectKind', 'Only of this kind.', 'That kind does not exist.')
  kind?: SubjectKind | null;

  @One(
    ContractType,
    'ContractType',
    'Only with contracts of this type.',
    'That contract type does not exist.',
  )
  type?: ContractType | null;

  @One(SubjectStatusEnum, 'RuleSubjectStatus', 'Only with this status.', 'That status does not exist.')
  status?: SubjectStatus | null;

  @Choice('Only with a version that is not published.')
  hasDraft?: boolean | null;

  @Choice('Only with a rule in force without the address of its source.')
  noSource?: boolean | null;

  @Choice('Only with a rule in force that was checked more than 180 days ago.')
  isOld?: boolean | null;

  @Choice('Only if at least three open observations agree on something that its rule does not say.')
  isDoubted?: boolean | null;
}

/** The query of GET /api/admin/rule-subjects. */
export class RuleSubjectsQuery extends IntersectionType(RuleSubjectFilter, ListQuery) {}
