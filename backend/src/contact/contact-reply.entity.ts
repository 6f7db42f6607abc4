import { REPLY_LIMIT } from '@handover/domain/canned-answer';
import { ArgsType, ID, ObjectType } from '@nestjs/graphql';
import { IsString, Length } from 'class-validator';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Given } from '../common/api/given.js';
import { DateTime } from '../common/api/scalars.js';
import { Shown } from '../common/api/shown.js';
import { PlainText, Trim } from '../common/api/validation.js';
import { Moment } from '../database/moment.column.js';
import { User } from '../users/user.entity.js';

/** Goes with its request, when that is old or its sender's account is deleted. */
@Entity('contact_replies')
@Index('contact_replies_of_request', ['requestId', 'createdAt', 'id'])
@Check('contact_replies_text_fits', `length(text) <= ${REPLY_LIMIT}`)
@ObjectType({ description: 'A reply to a contact request, as it was mailed.' })
export class ContactReply {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'contact_replies_pkey' })
  @Shown(() => ID, { description: 'Id of the reply.' })
  id: string;

  @ForeignKey('ContactRequest', { name: 'contact_replies_request_known', onDelete: 'CASCADE' })
  @Column('uuid', { name: 'request_id' })
  requestId: string;

  @ForeignKey(() => User, { name: 'contact_replies_author_known' })
  @Column('uuid', { name: 'author_id' })
  authorId: string;

  /** Not a column: read with the replies of a page (`withReplies`). */
  @Shown(() => String, {
    nullable: true,
    description:
      'Email address of the member of staff who wrote it, which the mail does not show; null once that account is deleted.',
    example: 'grace@example.com',
    format: 'email',
  })
  author: string | null;

  @Column('text')
  @Shown(() => String, { description: 'The reply, as plain text.', example: 'It takes about two weeks.' })
  text: string;

  @Moment('created_at', { now: true })
  @Shown(() => DateTime, { description: 'When it was written.', example: '2026-03-01T15:00:00.000Z' })
  createdAt: string;

  @Moment('sent_at', { nullable: true })
  @Shown(() => DateTime, {
    nullable: true,
    description: 'When the mail server took the mail; null while it is on its way.',
    example: '2026-03-01T15:00:02.000Z',
  })
  sentAt: string | null;
}

const TEXT = { message: 'Please write a reply of at most 5,000 characters.' };

/** The body of POST /api/admin/contact-requests/{id}/replies. */
@ArgsType()
export class ReplyInput {
  @Given(() => String, {
    description: 'The reply as plain text, at most 5,000 characters.',
    example: 'It takes about two weeks.',
  })
  @Trim()
  @IsString(TEXT)
  @Length(1, REPLY_LIMIT, TEXT)
  @PlainText({ message: 'The reply must not contain control characters.' })
  text: string;
}

@ArgsType()
export class ReplyArgs extends ReplyInput {
  @Given(() => ID, { description: 'The contact request.' })
  @IsString({ message: 'Please say which request.' })
  id: string;
}
