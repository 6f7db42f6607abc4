import { SHIPPED_VERSION } from '@handover/domain/legal/shipped-version';
import { ROLES, STAFF_ROLES, type Role, type StaffRole } from '@handover/domain/roles';
import { ID, ObjectType } from '@nestjs/graphql';
import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { enumOf, nameEnum } from '../common/api/enum-of.js';
import { DateTime } from '../common/api/scalars.js';
import { Shown } from '../common/api/shown.js';
import { folded } from '../database/containing.js';
import { Moment } from '../database/moment.column.js';
import { SqlIndex } from '../database/sql-index.js';
import { sqlList } from '../database/sql-list.js';

export const RoleEnum = enumOf(ROLES);
nameEnum(RoleEnum, 'Role', 'What a member of the staff is there for; ADMIN may do everything.');

/** The texts that admins search members by, in lower case. */
export const SEARCHED = folded(
  `(email || ' ' || coalesce(first_name, '') || ' ' || coalesce(last_name, ''))`,
);

/** SQL: true for the few members with a role. */
export const IS_STAFF = `(is_admin or staff_roles <> '{}')`;

/** How earlier releases recorded version 1 of the terms. */
export const FIRST_TERMS = '2024-10';

const termsVersion = {
  from: (stored: string | null) =>
    stored === null ? null : stored === FIRST_TERMS ? SHIPPED_VERSION : Number(stored),
  to: (version: number | null | undefined) => version && String(version),
};

@Entity('users')
@ObjectType({ description: 'A member, as admins see them.' })
@SqlIndex('users_email_unique', 'on users (lower(email)) where deleted_at is null', { unique: true })
@SqlIndex('users_listed', 'on users (created_at desc, id desc) where deleted_at is null')
@SqlIndex('users_staff', `on users (created_at desc, id desc) where deleted_at is null and ${IS_STAFF}`)
@SqlIndex('users_search', `on users using gin (${SEARCHED} gin_trgm_ops) where deleted_at is null`)
@SqlIndex('users_letter_pairs', `on users using gin (letter_pairs(${SEARCHED})) where deleted_at is null`)
@Check('users_staff_roles_known', `staff_roles <@ array[${sqlList(STAFF_ROLES)}]`)
export class User {
  /** A random UUID, not ordered by time: the first eight characters are shown as a member's name. */
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'users_pkey' })
  @Shown(() => ID, { description: 'Identifies the member.' })
  id: string;

  /** As the member typed it; unique in lower case. */
  @Column('text')
  @Shown(() => String, { description: 'Email address.', example: 'ada@example.com', format: 'email' })
  email: string;

  @Column('text', { name: 'first_name', nullable: true })
  @Shown(() => String, { nullable: true, description: 'First name.', example: 'Ada' })
  firstName: string | null;

  @Column('text', { name: 'last_name', nullable: true })
  @Shown(() => String, { nullable: true, description: 'Last name.', example: 'Byron' })
  lastName: string | null;

  @Column('boolean', { name: 'is_admin', default: false })
  @Shown(() => Boolean, { description: 'True for admins.' })
  isAdmin: boolean;

  /** The roles besides `admin`, which is `isAdmin`. */
  @Column('text', { name: 'staff_roles', array: true, default: [] })
  staffRoles: StaffRole[];

  @Shown(() => [RoleEnum], { description: 'All roles; empty for a member without one.' })
  get roles(): Role[] {
    return ROLES.filter((role) => (role === 'admin' ? this.isAdmin : this.staffRoles.includes(role)));
  }

  @Moment('created_at', { now: true })
  @Shown(() => DateTime, { description: 'Member since.' })
  createdAt: string;

  @Moment('suspended_at', { nullable: true })
  @Shown(() => DateTime, {
    nullable: true,
    description: 'When the member was suspended; null if they are not.',
  })
  suspendedAt: string | null;

  /** argon2id; null for people who sign in through a provider only. */
  @Column('text', { name: 'password_hash', nullable: true })
  passwordHash: string | null;

  @Moment('email_verified_at', { nullable: true })
  @Shown(() => DateTime, {
    nullable: true,
    description: 'When the email address was confirmed; null until then.',
  })
  emailVerifiedAt: string | null;

  /** Which version of the terms the member accepted last, and when. */
  @Column('text', { name: 'terms_version', nullable: true, transformer: termsVersion })
  termsVersion: number | null;

  @Moment('terms_accepted_at', { nullable: true })
  termsAcceptedAt: string | null;

  /** The provider's subject, for people who sign in through OpenID Connect. */
  @Index('users_oidc_subject_unique', { unique: true })
  @Column('text', { name: 'oidc_subject', nullable: true })
  oidcSubject: string | null;

  /** Updated with each change of a member's factors, so that requests do not have to count them. */
  @Column('boolean', { name: 'has_second_factor', default: false })
  hasSecondFactor: boolean;

  /** Set when the account is deleted; the remaining data is anonymous. */
  @Moment('deleted_at', { nullable: true })
  deletedAt: string | null;
}

@ObjectType({ description: 'The signed-in member with their own data.' })
export class CurrentUser {
  @Shown(() => ID, { description: 'Identifies the member.' })
  id: string;
  @Shown(() => String, { description: 'Email address.', example: 'ada@example.com', format: 'email' })
  email: string;
  @Shown(() => String, { nullable: true, description: 'First name.', example: 'Ada' })
  firstName: string | null;
  @Shown(() => String, { nullable: true, description: 'Last name.', example: 'Byron' })
  lastName: string | null;
  @Shown(() => Boolean, { description: 'True for admins.' })
  isAdmin: boolean;
  @Shown(() => [RoleEnum], { description: 'Your roles; empty without one.' })
  roles: Role[];
  @Shown(() => DateTime, { description: 'Member since.' })
  createdAt: string;
  @Shown(() => Boolean, { description: 'True once the email address was confirmed.' })
  emailVerified: boolean;
  /** Not shown in the APIs, and neither are the fields below. */
  hasSecondFactor: boolean;
  /** A member with roles who first has to set up a second factor; until then `roles` is empty. */
  staffLocked: boolean;
  /** The version of the terms that the member accepted last. */
  termsVersion: number | null;
}
