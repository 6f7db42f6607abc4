import { ArgsType, ID, InputType, Int } from '@nestjs/graphql';
import { KINDS, type NotificationKind } from '@handover/domain/notifications/notification-kinds';
import { ArrayMaxSize, IsArray, IsBoolean, IsIn, IsOptional, IsUUID } from 'class-validator';
import { Given } from '../common/api/given.js';
import { LARGEST_PAGE } from '../common/api/paging.js';
import { Shown } from '../common/api/shown.js';
import { NotificationKindEnum } from './notification.entity.js';

/** Unread notifications are counted up to here: a mark in the page header needs no larger number. */
export const MOST_UNREAD = 99;

@ArgsType()
export class MarkNotificationsReadInput {
  @Given(() => [ID], {
    nullable: true,
    description: `Which ones, at most ${LARGEST_PAGE}; all of them if neither these nor a contract are given.`,
    example: ['019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f'],
  })
  @IsOptional()
  @IsArray({ message: 'ids must be a list.' })
  @ArrayMaxSize(LARGEST_PAGE, { message: `At most ${LARGEST_PAGE} notifications at a time, please.` })
  @IsUUID('loose', { each: true, message: 'ids must be ids of notifications.' })
  ids?: string[] | null;

  @Given(() => ID, { nullable: true, description: 'Only those about this contract.' })
  @IsOptional()
  @IsUUID('loose', { message: 'contractId must be the id of a contract.' })
  contractId?: string | null;
}

@InputType({ description: 'Where one kind of notification is wanted. What is absent stays as it is.' })
export class NotificationPreferenceInput {
  @Given(() => NotificationKindEnum, { description: 'The kind.' })
  @IsIn(KINDS, { message: 'That kind of notification does not exist.' })
  kind: NotificationKind;

  @Given(() => Boolean, { nullable: true, description: 'By email.', example: false })
  @IsOptional()
  @IsBoolean({ message: 'mail must be true or false.' })
  mail?: boolean | null;

  @Given(() => Boolean, { nullable: true, description: 'In the list of notifications.', example: true })
  @IsOptional()
  @IsBoolean({ message: 'inApp must be true or false.' })
  inApp?: boolean | null;
}

/** REST answers are objects; GraphQL has the number itself. */
export class UnreadNotifications {
  @Shown(() => Int, {
    description: `How many notifications of the viewer are unread, counted up to ${MOST_UNREAD}.`,
    example: 3,
  })
  count: number;
}
