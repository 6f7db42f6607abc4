import { ArgsType, ID, InputType, ObjectType } from '@nestjs/graphql';
import { IsEnum, IsString, Length } from 'class-validator';
import { Check, Column, Entity, ForeignKey, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { enumOf, nameEnum } from '../common/api/enum-of.js';
import { Given } from '../common/api/given.js';
import { DateTime } from '../common/api/scalars.js';
import { Shown } from '../common/api/shown.js';
import { PlainText, Trim } from '../common/api/validation.js';
import { Contract } from '../contracts/contract.entity.js';
import { Moment } from '../database/moment.column.js';
import { SqlIndex } from '../database/sql-index.js';
import { User } from '../users/user.entity.js';

const NOTE_TARGETS = ['user', 'contract'] as const;
export type NoteTarget = (typeof NOTE_TARGETS)[number];
export const NoteTargetEnum = enumOf(NOTE_TARGETS);
nameEnum(NoteTargetEnum, 'NoteTarget', 'What an internal note is about.');

/** What the staff writes down about a member or a contract; only staff reads it. */
@Entity('admin_notes')
@SqlIndex('admin_notes_of_user', 'on admin_notes (user_id, created_at) where user_id is not null')
@SqlIndex('admin_notes_of_contract', 'on admin_notes (contract_id, created_at) where contract_id is not null')
@Check('admin_notes_about_one', 'num_nonnulls(user_id, contract_id) = 1')
@ObjectType({ description: 'An internal note of the staff about a member or a contract.' })
export class AdminNote {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'admin_notes_pkey' })
  @Shown(() => ID, { description: 'Id of the note.' })
  id: string;

  @ForeignKey(() => User, { name: 'admin_notes_user_known' })
  @Column('uuid', { name: 'user_id', nullable: true })
  userId: string | null;

  @ForeignKey(() => Contract, { name: 'admin_notes_contract_known', onDelete: 'CASCADE' })
  @Column('uuid', { name: 'contract_id', nullable: true })
  contractId: string | null;

  @Column('uuid', { name: 'author_id' })
  @Shown(() => ID, { description: 'Who wrote it.' })
  authorId: string;

  /** Joined by the list, so that a deleted account is anonymous here too. */
  @ManyToOne('User')
  @JoinColumn({ name: 'author_id', foreignKeyConstraintName: 'admin_notes_author_known' })
  author: { email: string };

  @Shown(() => String, { description: 'Email address of who wrote it.', example: 'ada@example.com' })
  get authorEmail(): string {
    return this.author.email;
  }

  @Column('text')
  @Shown(() => String, { description: 'The note, as plain text.', example: 'Called about the VIN.' })
  text: string;

  @Moment('created_at', { now: true })
  @Shown(() => DateTime, { description: 'When it was written.', example: '2026-03-01T12:00:00.000Z' })
  createdAt: string;
}

const TEXT = { message: 'Please enter a note of 1 to 2,000 characters.' };

@ArgsType()
export class NotesOf {
  @Given(() => NoteTargetEnum, { description: 'What the notes are about.', example: 'user' })
  @IsEnum(NoteTargetEnum, { message: 'A note is about a user or a contract.' })
  targetType: NoteTarget;

  @Given(() => ID, { description: 'Id of the member or the contract.' })
  @IsString({ message: 'Please say what the note is about.' })
  targetId: string;
}

@InputType({ description: 'An internal note about a member or a contract.' })
export class AddNoteInput {
  @Given(() => NoteTargetEnum, { description: 'What the note is about.', example: 'user' })
  @IsEnum(NoteTargetEnum, { message: 'A note is about a user or a contract.' })
  targetType: NoteTarget;

  @Given(() => ID, { description: 'Id of the member or the contract.' })
  @IsString({ message: 'Please say what the note is about.' })
  targetId: string;

  @Given(() => String, {
    description: 'The note as plain text, at most 2,000 characters.',
    example: 'Called about the VIN.',
  })
  @Trim()
  @IsString(TEXT)
  @Length(1, 2_000, TEXT)
  @PlainText({ message: 'The note must not contain control characters.' })
  text: string;
}
