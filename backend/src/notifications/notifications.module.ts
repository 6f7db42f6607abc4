import { Module } from '@nestjs/common';
import { JobsModule } from '../jobs/jobs.module.js';
import { TransfersModule } from '../transfers/transfers.module.js';
import { ListingNotifications, SavedNotifications, TransferNotifications } from './notifications.events.js';
import { NotificationPreferences } from './notification-preferences.service.js';
import { NotificationFeeds } from './notification.feeds.js';
import { NotificationMails } from './notifications.mails.js';
import { NotificationsController } from './notifications.controller.js';
import { NotificationsData } from './notifications.data.js';
import { NotificationsResolver } from './notifications.resolver.js';
import { NotificationsService } from './notifications.service.js';
import { SavedModule } from '../saved/saved.module.js';
import { UnsubscribeController, Unsubscriptions } from './unsubscribe.controller.js';
import { UnsubscribeTokens } from './unsubscribe.tokens.js';

@Module({
  imports: [JobsModule, SavedModule, TransfersModule],
  controllers: [NotificationsController, UnsubscribeController],
  providers: [
    ListingNotifications,
    NotificationFeeds,
    NotificationMails,
    NotificationPreferences,
    NotificationsData,
    NotificationsResolver,
    NotificationsService,
    TransferNotifications,
    UnsubscribeTokens,
    Unsubscriptions,
    SavedNotifications,
  ],
  exports: [NotificationsService],
})
export class NotificationsModule {}
