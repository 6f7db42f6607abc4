import { Body, Controller, Get, HttpCode, Post, Put, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { BeforeTerms, Caller, CurrentViewer, MemberOnly, Public } from '../common/api/access.js';
import { linkNext } from '../common/http/link-next.js';
import { ListQuery, pageOf } from '../common/api/list-query.js';
import { KeepsAnswers } from '../common/api/operation-marks.js';
import type { RequestContext, Viewer } from '../common/api/request-of.js';
import { Refuses } from '../common/api/refuses.js';
import { NotificationPreference, Notification } from './notification.entity.js';
import { NotificationPreferences } from './notification-preferences.service.js';
import {
  MarkNotificationsReadInput,
  NotificationPreferenceInput,
  UnreadNotifications,
} from './notifications.inputs.js';
import { NotificationsService } from './notifications.service.js';

@MemberOnly()
@ApiTags('notifications')
@Controller('api/notifications')
export class NotificationsController {
  constructor(
    private readonly notifications: NotificationsService,
    private readonly preferences: NotificationPreferences,
  ) {}

  @Get()
  @ApiOperation({ summary: 'Your notifications, newest first' })
  @ApiOkResponse({ type: [Notification] })
  async listNotifications(
    @CurrentViewer() viewer: Viewer,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Notification[]> {
    return linkNext(response, await this.notifications.list(viewer, pageOf(query)));
  }

  @Public()
  @Get('unread')
  @ApiOperation({ summary: 'How many notifications are unread; 0 for visitors' })
  @ApiOkResponse({ type: UnreadNotifications })
  async countUnreadNotifications(@Caller() { viewer }: RequestContext): Promise<UnreadNotifications> {
    return { count: await this.notifications.countUnread(viewer) };
  }

  @BeforeTerms()
  @KeepsAnswers()
  @Post('read')
  @HttpCode(200)
  @ApiOperation({ summary: 'Marks notifications as read; answers how many are still unread' })
  @ApiOkResponse({ type: UnreadNotifications })
  async markNotificationsRead(
    @CurrentViewer() viewer: Viewer,
    @Body() input: MarkNotificationsReadInput,
  ): Promise<UnreadNotifications> {
    return { count: await this.notifications.markRead(viewer, input) };
  }

  @Get('preferences')
  @ApiOperation({ summary: 'Where you want which kind of notification' })
  @ApiOkResponse({ type: [NotificationPreference] })
  notificationPreferences(@CurrentViewer() viewer: Viewer): Promise<NotificationPreference[]> {
    return this.preferences.list(viewer);
  }

  @KeepsAnswers()
  @Put('preferences')
  @ApiOperation({
    summary: 'Changes where you want one kind of notification',
    description: 'Deadlines and money cannot be switched off (409).',
  })
  @ApiOkResponse({ type: NotificationPreference })
  @Refuses('CONFLICT')
  setNotificationPreference(
    @CurrentViewer() viewer: Viewer,
    @Body() input: NotificationPreferenceInput,
  ): Promise<NotificationPreference> {
    return this.preferences.set(viewer, input);
  }
}
