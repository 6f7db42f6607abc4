import { ID, ObjectType } from '@nestjs/graphql';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { DateTime } from '../common/scalars.js';
import { Shown } from '../common/shown.js';
import { Moment } from '../database/moment.column.js';
import { User } from '../users/user.entity.js';

/** Written with the change itself, in one transaction; never changed afterwards. */
@Entity('audit_entries')
@Index('audit_entries_listed', { synchronize: false })
@ObjectType({ description: 'One thing an admin did.' })
export class AuditEntry {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'audit_entries_pkey' })
  @Shown(() => ID, { description: 'Identifies the entry.' })
  id: string;

  @Index('audit_entries_actor')
  @ForeignKey(() => User, { name: 'audit_entries_actor_known' })
  @Column('uuid', { name: 'actor_id' })
  @Shown(() => ID, { description: 'The admin who did it.' })
  actorId: string;

  /** Read with the list, so that a deleted account is anonymous here too. */
  @Shown(() => String, { description: 'The e-mail address of that admin.', example: 'ada@example.com' })
  actorEmail: string;

  @Column('text')
  @Shown(() => String, { description: 'What was done.', example: 'setting.update' })
  action: string;

  @Column('text', { name: 'target_type' })
  @Shown(() => String, { description: 'What it was done to.', example: 'setting' })
  targetType: string;

  @Column('text', { name: 'target_id' })
  @Shown(() => String, { description: 'Which one: its id or key.', example: 'company_phone' })
  targetId: string;

  @Column('jsonb', { nullable: true })
  @Shown(() => String, {
    nullable: true,
    description: 'What was there before, as JSON; null where nothing was.',
    example: '{"value":"(800) 555-0142"}',
  })
  before: string | null;

  @Column('jsonb', { nullable: true })
  @Shown(() => String, {
    nullable: true,
    description: 'What is there now, as JSON; null where nothing is left.',
    example: '{"value":"(800) 555-0199"}',
  })
  after: string | null;

  @Column('text')
  @Shown(() => String, { description: 'The address the request came from.', example: '203.0.113.7' })
  ip: string;

  @Moment('created_at', { now: true })
  @Shown(() => DateTime, { description: 'When it was done.', example: '2026-03-01T12:00:00.000Z' })
  createdAt: string;
}
