import { Injectable } from '@nestjs/common';
import type { SavedEvent } from '@handover/domain/notifications/notification-events';
import { TopicBus } from '../common/cluster/topics.js';
import type { Tx } from '../database/database.js';
import { SavedNews, type SavedNewsItem } from '../saved/saved.news.js';
import { NotificationPreferences } from './notification-preferences.service.js';
import { writeNotifications } from './notifications.write.js';

/** Notifies members of what they have saved, in the transaction that finds it out. */
@Injectable()
export class SavedNotifications {
  constructor(
    private readonly topics: TopicBus,
    private readonly preferences: NotificationPreferences,
    news: SavedNews,
  ) {
    news.register({
      found: async (tx, items) => {
        await this.tell(tx, 'found', items);
        return { wantsMail: await this.wantsMail(tx, items[0]?.userId as string) };
      },
      favouriteChanged: (tx, event, items) => this.tell(tx, event, items),
    });
  }

  private async wantsMail(tx: Tx, id: string): Promise<boolean> {
    return (await this.preferences.list({ id }, tx)).some(({ kind, mail }) => kind === 'saved' && mail);
  }

  private async tell(tx: Tx, event: SavedEvent, items: SavedNewsItem[]): Promise<void> {
    const written = await writeNotifications(
      tx,
      items.map((item) => ({ ...item, event })),
    );
    if (written.length === 0) return;
    const ids = written.map(({ id }) => id);
    const userIds = written.map(({ userId }) => userId);
    tx.afterCommit(() => this.topics.publish('notificationsAdded', { ids, userIds }));
  }
}
