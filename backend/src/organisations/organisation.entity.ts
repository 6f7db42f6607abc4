import {
  BADGES,
  ORGANISATION_KINDS,
  ORGANISATION_ROLES,
  ORGANISATION_STATUSES,
  proofText,
  type OrganisationKind,
  type OrganisationRole,
  type OrganisationStatus,
} from '@handover/domain/business/organisations';
import { ID, ObjectType } from '@nestjs/graphql';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { enumOf, nameEnum } from '../common/api/enum-of.js';
import { DateTime } from '../common/api/scalars.js';
import { Shown } from '../common/api/shown.js';
import { Moment } from '../database/moment.column.js';
import { SqlIndex } from '../database/sql-index.js';
import { sqlList } from '../database/sql-list.js';
import { User } from '../users/user.entity.js';

export const OrganisationKindEnum = enumOf(ORGANISATION_KINDS);
nameEnum(OrganisationKindEnum, 'OrganisationKind', 'What an organisation is.');
export const OrganisationStatusEnum = enumOf(ORGANISATION_STATUSES);
nameEnum(OrganisationStatusEnum, 'OrganisationStatus', 'Whether an admin has approved an organisation.');
export const OrganisationRoleEnum = enumOf(ORGANISATION_ROLES);
nameEnum(OrganisationRoleEnum, 'OrganisationRole', 'What a member may do in an organisation.');

/** A business that lists contracts. Its members read it, and admins. */
@Entity('organisations')
@SqlIndex('organisations_listed', 'on organisations (created_at desc, id desc)')
@SqlIndex('organisations_requested', `on organisations (created_at desc, id desc) where status = 'requested'`)
@Check('organisations_kind_known', `kind in (${sqlList(ORGANISATION_KINDS)})`)
@Check('organisations_status_known', `status in (${sqlList(ORGANISATION_STATUSES)})`)
@ObjectType({ description: 'A business that lists contracts.' })
export class Organisation {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'organisations_pkey' })
  @Shown(() => ID, { description: 'Identifies the organisation.' })
  id: string;

  @Column('text')
  @Shown(() => String, { description: 'Its name.', example: 'Acme Motors' })
  name: string;

  @Column('text')
  @Shown(() => OrganisationKindEnum, { description: 'What it is.', example: 'dealer' })
  kind: OrganisationKind;

  @Column('text')
  @Shown(() => String, { description: 'Its license, as it was stated.', example: 'TX dealer license P12345' })
  licence: string;

  @Column('text', { nullable: true })
  @Shown(() => String, { nullable: true, description: 'The domain of its website.', example: 'acme.example' })
  website: string | null;

  /** What the website shows as a proof. */
  @Column('text', { name: 'proof_code' })
  proofCode: string;

  @Shown(() => String, {
    description:
      'What confirms the website: the content of `/.well-known/handover.txt`, or a TXT record of the domain.',
    example: 'handover-verification=4fTq0bWz1SgQ9vXk',
  })
  get proof(): string {
    return proofText(this.proofCode);
  }

  @Moment('website_confirmed_at', { nullable: true })
  @Shown(() => DateTime, { nullable: true, description: 'When the website was confirmed; null before that.' })
  websiteConfirmedAt: string | null;

  @Column('text', { default: 'requested' })
  @Shown(() => OrganisationStatusEnum, { description: 'Its status.', example: 'approved' })
  status: OrganisationStatus;

  @Column('text', { name: 'embed_origins', array: true, default: [] })
  storedOrigins: string[];

  @Shown(() => [String], {
    nullable: true,
    description: 'For its owners: the websites that may show its contracts in a frame; null for others.',
    example: ['https://acme.example'],
  })
  get embedOrigins(): string[] | null {
    return this.role === 'owner' ? this.storedOrigins : null;
  }

  @Shown(() => String, { description: 'What its contracts show beside its name.', example: 'Dealer' })
  get badge(): string {
    return BADGES[this.kind];
  }

  @Index('organisations_requested_by')
  @ForeignKey(() => User, { name: 'organisations_requester_known' })
  @Column('uuid', { name: 'requested_by' })
  @Shown(() => ID, { description: 'The member who asked for it.' })
  requesterId: string;

  @Moment('created_at', { now: true })
  @Shown(() => DateTime, { description: 'When it was asked for.' })
  createdAt: string;

  @Moment('decided_at', { nullable: true })
  @Shown(() => DateTime, { nullable: true, description: 'When an admin last decided about it.' })
  decidedAt: string | null;

  /** Set for an owner who reads it. */
  @Shown(() => String, {
    nullable: true,
    description:
      'For its owners: the confirmed address of the member who gets its leads as ADF/XML; null if nobody does, and for others.',
    example: 'leads@acme.example',
  })
  leadsEmail: string | null = null;

  /** Set for the member who reads it. */
  @Shown(() => OrganisationRoleEnum, {
    nullable: true,
    description: 'What you may do in it; null for admins who are no members of it.',
    example: 'owner',
  })
  role: OrganisationRole | null = null;
}

@ObjectType({ description: 'The organisation that lists a contract.' })
export class ContractOrganisation {
  @Shown(() => String, { description: 'Its name.', example: 'Acme Motors' })
  name: string;
  @Shown(() => String, { description: 'What it is.', example: 'Dealer' })
  badge: string;
}
