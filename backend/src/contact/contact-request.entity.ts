import { CONTRACT_TYPES, listOf } from '@handover/domain/types/words';
import { ID, ObjectType } from '@nestjs/graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { DateTime } from '../common/api/scalars.js';
import { Shown } from '../common/api/shown.js';
import { Moment } from '../database/moment.column.js';
import { SqlIndex } from '../database/sql-index.js';

/** Values of the form's two selects. */
export const CONTACT_CONTRACT_TYPES = [...CONTRACT_TYPES, 'other'] as const;
export const CONTRACT_TYPES_TEXT = `${listOf(CONTACT_CONTRACT_TYPES, 'or')}.`;
export const CONTACT_USER_TYPES = ['transfer', 'takeover', 'both'] as const;

@Entity('contact_requests')
@SqlIndex('contact_requests_listed', 'on contact_requests (created_at desc, id desc)')
@SqlIndex('contact_requests_unanswered', 'on contact_requests (created_at) where answered_at is null')
@SqlIndex('contact_requests_email', 'on contact_requests (lower(email))')
@ObjectType({ description: 'A message sent through the contact form.' })
export class ContactRequest {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'contact_requests_pkey' })
  @Shown(() => ID, { description: 'Id of the request.' })
  id: string;

  @Column('text')
  @Shown(() => String, { description: 'Full name.', example: 'Ada Byron' })
  name: string;

  @Column('text')
  @Shown(() => String, {
    description: 'Email address to reply to.',
    example: 'ada@example.com',
    format: 'email',
  })
  email: string;

  @Column('text', { nullable: true })
  @Shown(() => String, { nullable: true, description: 'Phone number.', example: '(212) 555-0123' })
  phone: string | null;

  @Column('text', { name: 'contract_type', nullable: true })
  @Shown(() => String, {
    nullable: true,
    description: CONTRACT_TYPES_TEXT,
    example: 'car-lease',
    enum: CONTACT_CONTRACT_TYPES,
  })
  contractType: string | null;

  @Column('text', { name: 'user_type', nullable: true })
  @Shown(() => String, {
    nullable: true,
    description: 'transfer, takeover or both.',
    example: 'transfer',
    enum: CONTACT_USER_TYPES,
  })
  userType: string | null;

  @Column('text', { nullable: true })
  @Shown(() => String, {
    nullable: true,
    description: 'The message, as plain text.',
    example: 'How long does it take?',
  })
  message: string | null;

  @Moment('created_at', { now: true })
  @Shown(() => DateTime, { description: 'When it was sent.', example: '2026-03-01T12:00:00.000Z' })
  createdAt: string;

  @Moment('answered_at', { nullable: true })
  @Shown(() => DateTime, {
    nullable: true,
    description: 'When an admin marked it as answered; null until then.',
    example: '2026-03-01T15:00:00.000Z',
  })
  answeredAt: string | null;
}

@ObjectType({ description: 'The result of sending a contact request.' })
export class ContactResult {
  @Shown(() => Boolean, { description: 'Always true.', example: true })
  success: boolean;
}
