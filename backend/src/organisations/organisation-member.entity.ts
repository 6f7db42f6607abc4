import { ORGANISATION_ROLES, type OrganisationRole } from '@handover/domain/business/organisations';
import { ID, ObjectType } from '@nestjs/graphql';
import { Check, Column, Entity, ForeignKey, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { DateTime } from '../common/api/scalars.js';
import { Shown } from '../common/api/shown.js';
import { Moment } from '../database/moment.column.js';
import { SqlIndex } from '../database/sql-index.js';
import { sqlList } from '../database/sql-list.js';
import { User } from '../users/user.entity.js';
import { Organisation, OrganisationRoleEnum } from './organisation.entity.js';

@Entity('organisation_members')
@SqlIndex('organisation_members_leads', 'on organisation_members (organisation_id) where gets_leads', {
  unique: true,
})
@Check('organisation_members_role_known', `role in (${sqlList(ORGANISATION_ROLES)})`)
@ObjectType({ description: 'A member of an organisation.' })
export class OrganisationMember {
  @ForeignKey(() => Organisation, { name: 'organisation_members_organisation_known', onDelete: 'CASCADE' })
  @PrimaryColumn('uuid', { name: 'organisation_id', primaryKeyConstraintName: 'organisation_members_pkey' })
  organisationId: string;

  @Index('organisation_members_of_user')
  @PrimaryColumn('uuid', { name: 'user_id', primaryKeyConstraintName: 'organisation_members_pkey' })
  @Shown(() => ID, { description: 'The member.' })
  userId: string;

  @ManyToOne('User')
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'organisation_members_user_known' })
  user: Pick<User, 'email' | 'emailVerifiedAt'>;

  @Shown(() => String, { description: 'Email address of the member.', example: 'ada@example.com' })
  get email(): string {
    return this.user.email;
  }

  @Shown(() => Boolean, {
    description: 'Whether this address is confirmed; only then can it get leads.',
    example: true,
  })
  get emailConfirmed(): boolean {
    return this.user.emailVerifiedAt !== null;
  }

  @Column('text')
  @Shown(() => OrganisationRoleEnum, { description: 'What they may do.', example: 'editor' })
  role: OrganisationRole;

  /** One member of a dealer gets its leads by email. */
  @Column('boolean', { name: 'gets_leads', default: false })
  getsLeads: boolean;

  @Moment('created_at', { now: true })
  @Shown(() => DateTime, { description: 'When they joined.' })
  createdAt: string;
}

/** Accepted by the member whose confirmed address it names, so it needs no secret. */
@Entity('organisation_invitations')
@Check('organisation_invitations_role_known', `role in (${sqlList(ORGANISATION_ROLES)})`)
@ObjectType({ description: 'An invitation to an organisation.' })
export class OrganisationInvitation {
  @PrimaryColumn('uuid', {
    default: () => 'uuidv7()',
    primaryKeyConstraintName: 'organisation_invitations_pkey',
  })
  @Shown(() => ID, { description: 'Identifies the invitation.' })
  id: string;

  @Index('organisation_invitations_of_organisation')
  @Column('uuid', { name: 'organisation_id' })
  @Shown(() => ID, { description: 'The organisation.' })
  organisationId: string;

  @ManyToOne(() => Organisation, { onDelete: 'CASCADE' })
  @JoinColumn({
    name: 'organisation_id',
    foreignKeyConstraintName: 'organisation_invitations_organisation_known',
  })
  organisation: Organisation;

  @Shown(() => String, { description: 'Its name.', example: 'Acme Motors' })
  get organisationName(): string {
    return this.organisation.name;
  }

  /** In lower case. */
  @Index('organisation_invitations_to')
  @Column('text')
  @Shown(() => String, { description: 'Who is invited.', example: 'ada@example.com', format: 'email' })
  email: string;

  @Column('text')
  @Shown(() => OrganisationRoleEnum, { description: 'What they may do.', example: 'editor' })
  role: OrganisationRole;

  /** The owner who sent it. It ends when they stop being one. */
  @Index('organisation_invitations_by')
  @ForeignKey(() => User, { name: 'organisation_invitations_inviter_known' })
  @Column('uuid', { name: 'invited_by' })
  inviterId: string;

  @Index('organisation_invitations_expire')
  @Moment('expires_at')
  @Shown(() => DateTime, { description: 'Until when it can be accepted.' })
  expiresAt: string;

  @Moment('created_at', { now: true })
  @Shown(() => DateTime, { description: 'When it was sent.' })
  createdAt: string;
}
