import { Injectable } from '@nestjs/common';
import type { SavedEvent } from '@handover/domain/notifications/notification-events';
import { TopicBus } from '../common/cluster/topics.js';
import type { Tx } from '../database/database.js';
import { Events } from '../database/events.js';
import { enqueue } from '../jobs/jobs.js';
import type { SearchAlertMail } from '../jobs/mail.job.js';
import { FAVOURITE_CHANGED, SEARCHES_MATCHED, type SavedNewsItem } from '../saved/saved.events.js';
import { confirmedEmailOf } from '../users/accounts.js';
import { NotificationPreferences } from './notification-preferences.service.js';
import { tellMembers } from './notifications.write.js';

/** Notifies members of what they have saved, in the transaction that finds it out. */
@Injectable()
export class SavedNotifications {
  constructor(
    private readonly topics: TopicBus,
    private readonly preferences: NotificationPreferences,
    events: Events,
  ) {
    events.on(FAVOURITE_CHANGED, (tx, { event, items }) => this.tell(tx, event, items));
    events.on(SEARCHES_MATCHED, async (tx, { userId, items, mail }) => {
      await this.tell(tx, 'found', items);
      await this.mail(tx, userId, mail);
    });
  }

  private async mail(tx: Tx, id: string, data: SearchAlertMail): Promise<void> {
    const preferences = await this.preferences.list({ id }, tx);
    const isWanted = preferences.some(({ kind, mail }) => kind === 'saved' && mail);
    const to = isWanted && (await confirmedEmailOf(tx, id));
    if (to) await enqueue(tx, 'mail', { template: 'search-alert', to, data });
  }

  private async tell(tx: Tx, event: SavedEvent, items: SavedNewsItem[]): Promise<void> {
    await tellMembers(
      tx,
      this.topics,
      items.map((item) => ({ ...item, event })),
    );
  }
}
