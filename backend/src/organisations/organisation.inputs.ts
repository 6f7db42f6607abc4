import {
  MOST_EMBED_ORIGINS,
  type OrganisationKind,
  type OrganisationRole,
  type OrganisationStatus,
} from '@handover/domain/business/organisations';
import { ArgsType, ID, InputType, IntersectionType as GraphqlIntersection } from '@nestjs/graphql';
import { IntersectionType } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  IsArray,
  IsEmail,
  IsEnum,
  IsOptional,
  IsString,
  Length,
  Matches,
  MaxLength,
} from 'class-validator';
import { Given } from '../common/api/given.js';
import { ListQuery } from '../common/api/list-query.js';
import { PageArgs } from '../common/api/paging.js';
import { Reason } from '../common/api/reason.js';
import { EmptyIsUnset, EmptyToNull, OneLine, PlainText, Trim } from '../common/api/validation.js';
import { OrganisationKindEnum, OrganisationRoleEnum, OrganisationStatusEnum } from './organisation.entity.js';

const NAME = { message: 'Please enter the name of the organization, 2 to 120 characters.' };
const LICENCE = { message: 'Please describe your license in 3 to 1,000 characters.' };
const WEBSITE = { message: 'Please enter the domain of the website, such as acme.example.' };
const ROLE = { message: 'The role is owner, editor or reader.' };
const EMAIL = { message: 'Please enter a valid email address.' };
export const LEADS = { message: 'Please enter an email address, or null to switch leads off.' };
const ORIGINS = {
  message: `Please enter up to ${MOST_EMBED_ORIGINS} websites, such as https://acme.example.`,
};
export const DOMAIN = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;

@InputType({ description: 'A business that asks to list contracts in its name.' })
export class RequestOrganisationInput {
  @Given(() => String, { description: 'Its name, 2 to 120 characters.', example: 'Acme Motors' })
  @Trim()
  @IsString(NAME)
  @Length(2, 120, NAME)
  @OneLine({ message: 'The name must be a single line.' })
  name: string;

  @Given(() => OrganisationKindEnum, { description: 'What it is.', example: 'dealer' })
  @IsEnum(OrganisationKindEnum, { message: 'Please choose what the organization is.' })
  kind: OrganisationKind;

  @Given(() => String, {
    description: 'Its license: which one, from whom, its number. 3 to 1,000 characters.',
    example: 'TX dealer license P12345',
  })
  @Trim()
  @IsString(LICENCE)
  @Length(3, 1_000, LICENCE)
  @PlainText({ message: 'The license must not contain control characters.' })
  licence: string;

  @Given(() => String, {
    nullable: true,
    description: 'The domain of its website.',
    example: 'acme.example',
  })
  @EmptyToNull()
  @IsOptional()
  @IsString(WEBSITE)
  @Matches(DOMAIN, WEBSITE)
  website?: string | null;
}

@InputType({ description: 'Who is invited to an organisation.' })
export class InviteInput {
  @Given(() => String, { description: 'Their email address.', example: 'ada@example.com', format: 'email' })
  @Trim()
  @IsEmail({}, EMAIL)
  @MaxLength(254, EMAIL)
  email: string;

  @Given(() => OrganisationRoleEnum, { description: 'What they may do.', example: 'editor' })
  @IsEnum(OrganisationRoleEnum, ROLE)
  role: OrganisationRole;
}

@ArgsType()
export class OrganisationRoleArgs {
  @Given(() => OrganisationRoleEnum, { description: 'What they may do.', example: 'editor' })
  @IsEnum(OrganisationRoleEnum, ROLE)
  role: OrganisationRole;
}

@ArgsType()
export class EmbedOriginsArgs {
  @Given(() => [String], {
    description: `The websites, as https origins without a path, up to ${MOST_EMBED_ORIGINS}; none switches it off.`,
    example: ['https://acme.example'],
  })
  @IsArray(ORIGINS)
  @ArrayMaxSize(MOST_EMBED_ORIGINS, ORIGINS)
  @IsString({ each: true, ...ORIGINS })
  @MaxLength(300, { each: true, ...ORIGINS })
  origins: string[];

  @Given(() => [String], {
    nullable: true,
    description:
      'The `embedOrigins` that you were shown: if another owner has changed them since, nothing is set. Without it, the new list replaces any other.',
    example: [],
  })
  @IsOptional()
  @IsArray(ORIGINS)
  @ArrayMaxSize(MOST_EMBED_ORIGINS, ORIGINS)
  @IsString({ each: true, ...ORIGINS })
  @MaxLength(300, { each: true, ...ORIGINS })
  shown?: string[] | null;
}

@ArgsType()
export class LeadsArgs {
  @Given(() => String, {
    nullable: true,
    description: 'The confirmed address of one of its members; null switches the emails off.',
    example: 'leads@acme.example',
    format: 'email',
  })
  @EmptyToNull()
  @IsOptional()
  @IsEmail({}, LEADS)
  @MaxLength(254, LEADS)
  email?: string | null;
}

@ArgsType()
class OrganisationFilter {
  @Given(() => OrganisationStatusEnum, {
    nullable: true,
    description: 'Only those with this status.',
    example: 'requested',
  })
  @EmptyIsUnset()
  @IsOptional()
  @IsEnum(OrganisationStatusEnum, { message: 'The status is requested, approved or closed.' })
  status?: OrganisationStatus | null;
}

/** The query of GET /api/admin/organisations. */
export class OrganisationsQuery extends IntersectionType(OrganisationFilter, ListQuery) {}

@ArgsType()
export class OrganisationsArgs extends GraphqlIntersection(OrganisationFilter, PageArgs, ArgsType) {}

export const organisationIdArg = { type: () => ID, description: 'The organisation.' };

@ArgsType()
export class CloseOrganisationArgs {
  @Reason('Why it is closed; its members read it.', 'The license has expired.')
  reason: string;
}
