import { ObjectType } from '@nestjs/graphql';
import type { NotificationKind } from '@handover/domain/notifications/notification-kinds';
import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Shown } from '../common/api/shown.js';
import { User } from '../users/user.entity.js';
import { NotificationKindEnum } from './notification.entity.js';

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
