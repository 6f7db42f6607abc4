import { ROLES, type Role } from '@handover/domain/roles';
import { applyDecorators } from '@nestjs/common';
import { ArgsType, ID, InputType } from '@nestjs/graphql';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsArray, IsIn, IsOptional, IsString, Length } from 'class-validator';
import { Given } from '../common/api/given.js';
import { AdminListArgs, AdminListQuery } from '../common/api/list-query.js';
import { EmptyToNull, OneLine } from '../common/api/validation.js';
import { RoleEnum } from './user.entity.js';

/** The rules of a first or last name. */
export const PersonName = (label: string): PropertyDecorator =>
  applyDecorators(
    // in reverse: applyDecorators runs from the top down, and the rule that is added last gives the message
    OneLine({ message: `${label} must be a single line.` }),
    Length(1, 100, { message: `${label} must have at most 100 characters.` }),
    IsString({ message: `${label} must be a string.` }),
    IsOptional(),
    EmptyToNull(),
  );

@InputType({ description: 'Names to set; an empty one stays as it is.' })
export class UpdateProfileInput {
  @Given(() => String, { nullable: true, description: 'First name, at most 100 characters.', example: 'Ada' })
  @PersonName('First name')
  firstName?: string | null;

  @Given(() => String, {
    nullable: true,
    description: 'Last name, at most 100 characters.',
    example: 'Byron',
  })
  @PersonName('Last name')
  lastName?: string | null;
}

const NO_SUCH_ROLE = { message: 'There is no such role.' };
/** REST takes the names of GraphQL, too: MODERATOR is moderator. */
const lower = (value: unknown): unknown => (typeof value === 'string' ? value.toLowerCase() : value);

/** An empty value in a query string sets no filter. */
const RoleFilter = (): PropertyDecorator =>
  applyDecorators(
    IsIn(ROLES, NO_SUCH_ROLE),
    IsOptional(),
    Transform(({ value }: { value: unknown }) => (value === '' ? undefined : lower(value))),
  );

/** The query of GET /api/admin/users. */
export class ListUsersQuery extends AdminListQuery {
  @RoleFilter()
  @ApiPropertyOptional({ enum: ROLES, enumName: 'Role', description: 'Only members with this role.' })
  role?: Role;
}

@ArgsType()
export class ListUsersArgs extends AdminListArgs {
  @RoleFilter()
  @Given(() => RoleEnum, { nullable: true, description: 'Only members with this role.' })
  role?: Role | null;
}

/** The body of PUT /api/admin/users/{id}/roles. */
@ArgsType()
export class RolesInput {
  @Given(() => [RoleEnum], {
    description: 'All roles that the member has from now on.',
    example: ['moderator'],
  })
  @Transform(({ value }: { value: unknown }) => (Array.isArray(value) ? value.map(lower) : value))
  @IsArray({ message: 'Please give a list of roles.' })
  @IsIn(ROLES, { each: true, ...NO_SUCH_ROLE })
  roles: Role[];
}

@ArgsType()
export class SetRolesArgs extends RolesInput {
  @Given(() => ID, { description: 'The member’s id.' })
  @IsString({ message: 'Please say who.' })
  userId: string;
}
