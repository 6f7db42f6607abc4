import { Args, Int, Mutation, Query, Resolver, Subscription } from '@nestjs/graphql';
import { BeforeTerms, Caller, CurrentViewer, MemberOnly, Public } from '../common/api/access.js';
import { KeepsAnswers } from '../common/api/operation-marks.js';
import { connectionType, PageArgs } from '../common/api/paging.js';
import type { RequestContext, Viewer } from '../common/api/request-of.js';
import { NotificationPreference, Notification } from './notification.entity.js';
import { NotificationPreferences } from './notification-preferences.service.js';
import { NotificationFeeds } from './notification.feeds.js';
import {
  MarkNotificationsReadInput,
  MOST_UNREAD,
  NotificationPreferenceInput,
} from './notifications.inputs.js';
import { NotificationsService } from './notifications.service.js';

const NotificationConnection = connectionType(Notification);

@MemberOnly()
@Resolver(() => Notification)
export class NotificationsResolver {
  constructor(
    private readonly notifications: NotificationsService,
    private readonly preferences: NotificationPreferences,
    private readonly feeds: NotificationFeeds,
  ) {}

  @Query(() => NotificationConnection, {
    name: 'notifications',
    description: "The viewer's notifications, newest first.",
  })
  listNotifications(@CurrentViewer() viewer: Viewer, @Args() page: PageArgs) {
    return this.notifications.list(viewer, page);
  }

  @Public()
  @Query(() => Int, {
    description: `How many notifications of the viewer are unread, up to ${MOST_UNREAD}; 0 for visitors.`,
  })
  unreadNotifications(@Caller() { viewer }: RequestContext): Promise<number> {
    return this.notifications.countUnread(viewer);
  }

  @BeforeTerms()
  @KeepsAnswers()
  @Mutation(() => Int, {
    description: 'Marks notifications of the viewer as read; returns how many are still unread.',
  })
  markNotificationsRead(
    @CurrentViewer() viewer: Viewer,
    @Args() input: MarkNotificationsReadInput,
  ): Promise<number> {
    return this.notifications.markRead(viewer, input);
  }

  @Query(() => [NotificationPreference], {
    description: 'Where the viewer wants which kind of notification.',
  })
  notificationPreferences(@CurrentViewer() viewer: Viewer): Promise<NotificationPreference[]> {
    return this.preferences.list(viewer);
  }

  @KeepsAnswers()
  @Mutation(() => NotificationPreference, {
    description:
      'Changes where one kind of notification is wanted. Deadlines and money cannot be switched off.',
  })
  setNotificationPreference(
    @CurrentViewer() viewer: Viewer,
    @Args('input') input: NotificationPreferenceInput,
  ): Promise<NotificationPreference> {
    return this.preferences.set(viewer, input);
  }

  @Subscription(() => Notification, {
    description: 'Every new notification of the viewer. After a disconnect, load `notifications`.',
  })
  notificationAdded(@CurrentViewer() viewer: Viewer) {
    return this.feeds.of(viewer.id);
  }
}
