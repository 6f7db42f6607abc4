import { ID, ObjectType } from '@nestjs/graphql';
import { KINDS, type NotificationKind } from '@handover/domain/notifications/notification-kinds';
import type {
  ApplicationFacts,
  EventFacts,
  ListingFacts,
  NotificationEvent,
  SavedFacts,
} from '@handover/domain/notifications/notification-events';
import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { enumOf, nameEnum } from '../common/api/enum-of.js';
import { DateTime } from '../common/api/scalars.js';
import { Shown } from '../common/api/shown.js';
import { Contract } from '../contracts/contract.entity.js';
import { Moment } from '../database/moment.column.js';
import { SqlIndex } from '../database/sql-index.js';
import { sqlList } from '../database/sql-list.js';
import { User } from '../users/user.entity.js';

export const NotificationKindEnum = enumOf(KINDS);

nameEnum(NotificationKindEnum, 'NotificationKind', 'What a notification is about; members choose by kind.');

/** Events in a public thread: a member has at most one unread notification of each per thread. */
export const THREAD_EVENTS = ['question', 'answer'] as const satisfies readonly NotificationEvent[];

/**
 * Something that a member is told. Written in the transaction of what it is about: by TransferNotifications for
 * transfers, by triggers for public threads (schema/triggers.ts, docs/adr/0020). The texts are made from the event and its facts
 * when they are read.
 */
@Entity('notifications')
@ObjectType({ description: 'Something that happened and that the viewer is told.' })
@SqlIndex('notifications_of_member', 'on notifications (user_id, created_at desc, id desc) where in_app')
@SqlIndex('notifications_unread', 'on notifications (user_id) where in_app and read_at is null')
@SqlIndex('notifications_about', 'on notifications (user_id, contract_id)')
@SqlIndex(
  'notifications_of_thread',
  `on notifications (contract_id, event, user_id) where read_at is null and event in (${sqlList(THREAD_EVENTS)})`,
  { unique: true },
)
@SqlIndex('notifications_once', 'on notifications (user_id, once) where once is not null', { unique: true })
@SqlIndex('notifications_to_mail', 'on notifications (mail_at) where mail_at is not null')
@SqlIndex('notifications_age', 'on notifications (created_at)')
@Check('notifications_kind_known', `kind in (${sqlList(KINDS)})`)
export class Notification {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'notifications_pkey' })
  @Shown(() => ID, {
    description: 'Identifies the notification.',
    example: '019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f',
  })
  id: string;

  /**
   * Not a foreign key: its check would lock the account while the contract of a thread is locked, and the deletion of an
   * account locks them in the opposite order.
   */
  @Column('uuid', { name: 'user_id' })
  userId: string;

  @Column('text')
  @Shown(() => NotificationKindEnum, { description: 'What it is about.' })
  kind: NotificationKind;

  @Column('text')
  event: NotificationEvent;

  @ForeignKey(() => Contract, { name: 'notifications_contract_known', onDelete: 'CASCADE' })
  @Column('uuid', { name: 'contract_id' })
  @Shown(() => ID, { description: 'The contract that it is about.' })
  contractId: string;

  @Column('uuid', { name: 'transfer_id', nullable: true })
  @Shown(() => ID, { nullable: true, description: 'The transfer that it is about.' })
  transferId: string | null;

  /** What the text needs; null for public threads. */
  @Column('jsonb', { nullable: true })
  facts: EventFacts | ListingFacts | SavedFacts | ApplicationFacts | null;

  /** Identifies what the clock may find again, such as a reminder of one deadline. */
  @Column('text', { nullable: true })
  once: string | null;

  @Moment('created_at', { now: true })
  @Shown(() => DateTime, { description: 'When it happened.', example: '2026-03-01T12:00:00.000Z' })
  createdAt: string;

  @Moment('read_at', { nullable: true })
  @Shown(() => DateTime, { nullable: true, description: 'When the viewer read it; null if unread.' })
  readAt: string | null;

  /** False if the member wants it by email only. */
  @Column('boolean', { name: 'in_app', default: true })
  inApp: boolean;

  /** When an email about it is due; null if none is, or if it was sent. */
  @Moment('mail_at', { nullable: true })
  mailAt: string | null;

  @Moment('mailed_at', { nullable: true })
  mailedAt: string | null;

  @Shown(() => String, { description: 'A headline.', example: 'Your turn: 2023 BMW X3' })
  title: string;

  @Shown(() => String, {
    description: 'One or two sentences.',
    example: 'Apply with the leasing company: done.',
  })
  text: string;

  @Shown(() => String, {
    description: 'The page that it is about.',
    example: '/contracts/019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f',
  })
  path: string;
}

/** What a member chose about one kind of notification; without a row, all of it is on. */
@Entity('notification_preferences')
@ObjectType({ description: 'Where the viewer wants one kind of notification.' })
export class NotificationPreference {
  @ForeignKey(() => User, { name: 'notification_preferences_user_known' })
  @PrimaryColumn('uuid', { name: 'user_id', primaryKeyConstraintName: 'notification_preferences_pkey' })
  userId: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'notification_preferences_pkey' })
  @Shown(() => NotificationKindEnum, { description: 'The kind.' })
  kind: NotificationKind;

  @Column('boolean')
  @Shown(() => Boolean, { description: 'By email.', example: true })
  mail: boolean;

  @Column('boolean', { name: 'in_app' })
  @Shown(() => Boolean, { description: 'In the list of notifications.', example: true })
  inApp: boolean;

  @Shown(() => Boolean, { description: 'True for deadlines and money, which cannot be switched off.' })
  locked: boolean;
}
