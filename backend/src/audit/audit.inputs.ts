import { ArgsType, ID, IntersectionType as GraphqlIntersection } from '@nestjs/graphql';
import { IntersectionType } from '@nestjs/swagger';
import { IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { Given } from '../common/api/given.js';
import { ListQuery } from '../common/api/list-query.js';
import { PageArgs } from '../common/api/paging.js';

@ArgsType()
export class AuditFilter {
  @Given(() => String, { nullable: true, description: 'Only this action.', example: 'contract.update' })
  @IsOptional()
  @IsString({ message: 'The action must be a string.' })
  @MaxLength(100, { message: 'There is no such action.' })
  action?: string | null;

  @Given(() => ID, { nullable: true, description: 'Only actions of this member.' })
  @IsOptional()
  @IsUUID(undefined, { message: 'Please give the id of a member.' })
  actorId?: string | null;
}

/** The query of GET /api/admin/audit. */
export class AuditQuery extends IntersectionType(AuditFilter, ListQuery) {}

@ArgsType()
export class AuditArgs extends GraphqlIntersection(AuditFilter, PageArgs, ArgsType) {}
