import { ID, ObjectType, ArgsType, IntersectionType as GraphqlIntersection } from '@nestjs/graphql';
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { DateTime } from '../common/api/scalars.js';
import { Shown } from '../common/api/shown.js';
import { Moment } from '../database/moment.column.js';
import { SqlIndex } from '../database/sql-index.js';
import { IntersectionType } from '@nestjs/swagger';
import { applyDecorators } from '@nestjs/common';
import { IsDateString, IsOptional, IsString, IsUUID, Matches, MaxLength } from 'class-validator';
import { Given } from '../common/api/given.js';
import { ListQuery, SearchText } from '../common/api/list-query.js';
import { PageArgs } from '../common/api/paging.js';
import { EmptyIsUnset } from '../common/api/validation.js';

/** pg parses jsonb; the API shows it as text. */
const jsonText = {
  from: (value: object | null) => value && JSON.stringify(value),
  to: (value: string | null | undefined) => value && (JSON.parse(value) as object),
};

/** Written in the transaction of the change and never updated, except that texts of members are blanked (AuditData). */
@Entity('audit_entries')
@SqlIndex('audit_entries_listed', 'on audit_entries (created_at desc, id desc)')
@SqlIndex('audit_entries_by_actor', 'on audit_entries (actor_id, created_at desc, id desc)')
@SqlIndex('audit_entries_by_action', 'on audit_entries (action, created_at desc, id desc)')
@SqlIndex(
  'audit_entries_quoted',
  `on audit_entries ((before->>'userId')) where action in ('contract.update', 'contract.delete')`,
)
@SqlIndex('audit_entries_of_target', 'on audit_entries (target_id, created_at desc, id desc)')
@ObjectType({ description: 'An action of an admin.' })
export class AuditEntry {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'audit_entries_pkey' })
  @Shown(() => ID, { description: 'Id of the entry.' })
  id: string;

  @Column('uuid', { name: 'actor_id' })
  @Shown(() => ID, { description: 'Id of the admin.' })
  actorId: string;

  /** Joined by the list, so that a deleted account is anonymous here too. */
  @ManyToOne('User')
  @JoinColumn({ name: 'actor_id', foreignKeyConstraintName: 'audit_entries_actor_known' })
  actor: { email: string };

  @Shown(() => String, { description: 'Email address of the admin.', example: 'ada@example.com' })
  get actorEmail(): string {
    return this.actor.email;
  }

  @Column('text')
  @Shown(() => String, { description: 'Name of the action.', example: 'setting.update' })
  action: string;

  @Column('text', { name: 'target_type' })
  @Shown(() => String, { description: 'Kind of the target.', example: 'setting' })
  targetType: string;

  @Column('text', { name: 'target_id' })
  @Shown(() => String, { description: 'Id or key of the target.', example: 'company_phone' })
  targetId: string;

  @Column('jsonb', { nullable: true, transformer: jsonText })
  @Shown(() => String, {
    nullable: true,
    description: 'State before the action, as JSON; null if there was none.',
    example: '{"value":"(800) 555-0142"}',
  })
  before: string | null;

  @Column('jsonb', { nullable: true, transformer: jsonText })
  @Shown(() => String, {
    nullable: true,
    description: 'State after the action, as JSON; null if nothing is left.',
    example: '{"value":"(800) 555-0199"}',
  })
  after: string | null;

  @Column('text')
  @Shown(() => String, { description: 'IP address of the request.', example: '203.0.113.7' })
  ip: string;

  @Moment('created_at', { now: true })
  @Shown(() => DateTime, { description: 'Time of the action.', example: '2026-03-01T12:00:00.000Z' })
  createdAt: string;
}

const Day = (description: string): PropertyDecorator =>
  applyDecorators(
    Given(() => String, { nullable: true, description, example: '2026-03-01' }),
    IsOptional(),
    IsDateString({ strict: true }, { message: 'Please give a day as YYYY-MM-DD.' }),
    Matches(/^\d{4}-\d\d-\d\d$/, { message: 'Please give a day as YYYY-MM-DD.' }),
    EmptyIsUnset(),
  );

@ArgsType()
class AuditFilter {
  @Given(() => String, { nullable: true, description: 'Only this action.', example: 'contract.update' })
  @IsOptional()
  @IsString({ message: 'The action must be a string.' })
  @MaxLength(100, { message: 'There is no such action.' })
  action?: string | null;

  @Given(() => ID, { nullable: true, description: 'Only actions of this member.' })
  @IsOptional()
  @IsUUID(undefined, { message: 'Please give the id of a member.' })
  actorId?: string | null;

  @Given(() => String, {
    nullable: true,
    description: 'Only what was done to this: the id or key of a target.',
    example: 'company_phone',
  })
  @IsOptional()
  @IsString({ message: 'The target must be a string.' })
  @MaxLength(100, { message: 'There is no such target.' })
  targetId?: string | null;

  @SearchText('Email address of the person who did it, or the id or key of the target.')
  q?: string | null;

  @Day('Only from this day on (UTC).')
  from?: string | null;

  @Day('Only up to this day (UTC).')
  to?: string | null;
}

/** The query of GET /api/admin/audit. */
export class AuditQuery extends IntersectionType(AuditFilter, ListQuery) {}

@ArgsType()
export class AuditArgs extends GraphqlIntersection(AuditFilter, PageArgs, ArgsType) {}
