import { CONTRACT_TYPES, listOf } from '@handover/domain/types/words';
import { ID, ObjectType, ArgsType, InputType } from '@nestjs/graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { DateTime } from '../common/api/scalars.js';
import { Shown } from '../common/api/shown.js';
import { folded } from '../database/containing.js';
import { Moment } from '../database/moment.column.js';
import { SqlIndex } from '../database/sql-index.js';
import { IsBoolean, IsEmail, IsIn, IsOptional, IsString, Length, MaxLength } from 'class-validator';
import { Given } from '../common/api/given.js';
import { EmptyToNull, OneLine, PlainText, Trim } from '../common/api/validation.js';
import { ContactReply } from './contact-reply.entity.js';

/** Values of the form's two selects. */
const CONTACT_CONTRACT_TYPES = [...CONTRACT_TYPES, 'other'] as const;
const CONTRACT_TYPES_TEXT = `${listOf(CONTACT_CONTRACT_TYPES, 'or')}.`;
const CONTACT_USER_TYPES = ['transfer', 'takeover', 'both'] as const;

/** The texts that staff search requests by, in lower case. */
export const SEARCHED = folded(`(name || ' ' || email || ' ' || coalesce(message, ''))`);

const NEWEST = 'on contact_requests (created_at desc, id desc)';

@Entity('contact_requests')
@SqlIndex('contact_requests_listed', NEWEST)
@SqlIndex('contact_requests_waiting', `${NEWEST} where answered_at is null`)
@SqlIndex('contact_requests_answered', `${NEWEST} where answered_at is not null`)
@SqlIndex('contact_requests_search', `on contact_requests using gin (${SEARCHED} gin_trgm_ops)`)
@SqlIndex('contact_requests_letter_pairs', `on contact_requests using gin (letter_pairs(${SEARCHED}))`)
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
    description: 'When staff first replied or marked it as answered; null until then.',
    example: '2026-03-01T15:00:00.000Z',
  })
  answeredAt: string | null;

  /** Not a column: see `addReplies`. */
  @Shown(() => [ContactReply], { description: 'The replies to it, oldest first.' })
  replies: ContactReply[];
}

@ObjectType({ description: 'The result of sending a contact request.' })
export class ContactResult {
  @Shown(() => Boolean, { description: 'Always true.', example: true })
  success: boolean;
}

const NAME = { message: 'Please enter your name (at most 200 characters).' };
const EMAIL = { message: 'Please enter a valid email address.' };
const PHONE = { message: 'Phone must have at most 50 characters.' };
const MESSAGE = { message: 'Message must have at most 5,000 characters.' };

@InputType({ description: 'The contact form; empty optional fields count as absent.' })
export class ContactRequestInput {
  @Given(() => String, { description: 'Full name, at most 200 characters.', example: 'Ada Byron' })
  @Trim()
  @IsString(NAME)
  @Length(1, 200, NAME)
  @OneLine({ message: 'Name must be a single line.' })
  name: string;

  @Given(() => String, { description: 'Email address to reply to.', example: 'ada@example.com' })
  @Trim()
  @IsEmail({}, EMAIL)
  @MaxLength(254, EMAIL)
  email: string;

  @Given(() => String, { nullable: true, description: 'Phone number.', example: '(212) 555-0123' })
  @EmptyToNull()
  @IsOptional()
  @IsString({ message: 'Phone must be a string.' })
  @MaxLength(50, PHONE)
  @OneLine({ message: 'Phone must be a single line.' })
  phone?: string | null;

  @Given(() => String, {
    nullable: true,
    description: CONTRACT_TYPES_TEXT,
    example: 'car-lease',
  })
  @EmptyToNull()
  @IsOptional()
  @IsIn(CONTACT_CONTRACT_TYPES, { message: 'That contract type does not exist.' })
  contractType?: string | null;

  @Given(() => String, { nullable: true, description: 'transfer, takeover or both.', example: 'transfer' })
  @EmptyToNull()
  @IsOptional()
  @IsIn(CONTACT_USER_TYPES, { message: 'Please choose transfer, takeover or both.' })
  userType?: string | null;

  @Given(() => String, {
    nullable: true,
    description: 'Plain text, at most 5,000 characters.',
    example: 'How long does it take?',
  })
  @EmptyToNull()
  @IsOptional()
  @IsString({ message: 'Message must be a string.' })
  @MaxLength(5_000, MESSAGE)
  @PlainText({ message: 'Message must not contain control characters.' })
  message?: string | null;

  @Given(() => String, {
    nullable: true,
    description: 'Honeypot: invisible to people, who leave it empty.',
  })
  @EmptyToNull()
  @IsOptional()
  @IsString({ message: 'This must stay empty.' })
  website?: string | null;
}

@ArgsType()
export class AnsweredInput {
  @Given(() => Boolean, { description: 'True once it was answered, false to take that back.' })
  @IsBoolean({ message: 'answered is either true or false.' })
  answered: boolean;
}

@ArgsType()
export class MarkContactRequestArgs extends AnsweredInput {
  @Given(() => ID, { description: 'The contact request.' })
  @IsString({ message: 'Please say which request.' })
  id: string;
}
