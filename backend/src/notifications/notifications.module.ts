import { Module, Injectable } from '@nestjs/common';
import { JobsModule } from '../jobs/jobs.module.js';
import { TransfersModule } from '../transfers/transfers.module.js';
import { MarketNotifications, TransferNotifications } from './notifications.events.js';
import { NotificationPreferences } from './notification-preferences.service.js';
import { NotificationFeeds } from './notification.feeds.js';
import { NotificationMails } from './notifications.mails.js';
import { NotificationsController } from './notifications.controller.js';
import { NotificationsResolver } from './notifications.resolver.js';
import { NotificationsService } from './notifications.service.js';
import { SavedModule } from '../saved/saved.module.js';
import { UnsubscribeController } from './unsubscribe.controller.js';
import { UnsubscribeTokens } from './unsubscribe.tokens.js';
import { RETENTION_DAYS } from '@handover/domain/retention';
import { MemberData } from '../member-data/member-data.js';
import { readAll } from '../member-data/read-all.js';
import { Retention } from '../retention/retention.js';
import { NotificationPreference, Notification } from './notification.entity.js';
import { Database } from '../database/database.js';

const EXPORTED = {
  id: true,
  kind: true,
  event: true,
  contractId: true,
  transferId: true,
  createdAt: true,
  readAt: true,
} as const;

/** What notifications register with the modules below: export, deletion, and how long they are kept. */
@Injectable()
class NotificationsData {
  constructor(
    { manager }: Database,
    preferences: NotificationPreferences,
    data: MemberData,
    retention: Retention,
  ) {
    data.register('notifications', {
      collect: async ({ id }) => ({
        received: await readAll(manager.getRepository(Notification), { userId: id }, EXPORTED),
        preferences: (await preferences.list({ id })).map(({ kind, mail, inApp }) => ({ kind, mail, inApp })),
      }),
      forget: async (tx, { id }) => {
        await tx.manager.delete(Notification, { userId: id });
        await tx.manager.delete(NotificationPreference, { userId: id });
      },
    });
    const rule = {
      table: 'notifications',
      key: 'id',
      column: 'created_at',
      days: RETENTION_DAYS.notifications,
    } as const;
    retention.register('notifications', (limit) => retention.deleteOld(rule, limit));
  }
}

@Module({
  imports: [JobsModule, SavedModule, TransfersModule],
  controllers: [NotificationsController, UnsubscribeController],
  providers: [
    MarketNotifications,
    NotificationFeeds,
    NotificationMails,
    NotificationPreferences,
    NotificationsData,
    NotificationsResolver,
    NotificationsService,
    TransferNotifications,
    UnsubscribeTokens,
  ],
  exports: [NotificationsService],
})
export class NotificationsModule {}
