import { Injectable } from '@nestjs/common';
import { In, IsNull, type FindOptionsWhere } from 'typeorm';
import { LiveStream, resync, type Watcher } from '../common/live-stream.js';
import { TopicBus } from '../common/topics.js';
import { Database } from '../database/database.js';
import { Notification, THREAD_EVENTS } from './notification.entity.js';
import { withTexts } from './notification.texts.js';

export interface NotificationAdded {
  notificationAdded: Notification;
}

/** The open sockets of one member. */
class MemberFeed extends LiveStream<NotificationAdded> {
  private readonly watchers = new Set<Watcher<NotificationAdded>>();

  constructor(private readonly onEmpty: () => void) {
    super();
  }

  join(watcher: Watcher<NotificationAdded>): () => void {
    this.watchers.add(watcher);
    return () => {
      if (this.watchers.delete(watcher) && this.watchers.size === 0) this.onEmpty();
    };
  }

  tell(notification: Notification): void {
    for (const watcher of [...this.watchers]) watcher.next({ notificationAdded: notification });
  }

  lose(): void {
    for (const watcher of [...this.watchers]) watcher.end(resync());
  }
}

/**
 * New notifications for open pages. The rows are what counts: a client loads the list when it connects, and again after a
 * disconnect, so past ones are not kept here.
 */
@Injectable()
export class NotificationFeeds {
  private readonly feeds = new Map<string, MemberFeed>();

  constructor(
    private readonly database: Database,
    topics: TopicBus,
  ) {
    topics.on('notificationsAdded', ({ ids, userIds }) => {
      if (userIds.some((id) => this.feeds.has(id))) this.tell({ id: In(ids) });
    });
    // a trigger has written the notifications of a message with the message's own time
    topics.on('messageSent', ({ contractId, message }) => {
      const { createdAt } = message as { createdAt: string };
      if (this.feeds.size > 0)
        this.tell({ contractId, createdAt, event: In(THREAD_EVENTS), readAt: IsNull() });
    });
    topics.on('mayHaveMissed', () => {
      for (const feed of [...this.feeds.values()]) feed.lose();
    });
  }

  of(userId: string): MemberFeed {
    const open = this.feeds.get(userId);
    if (open) return open;
    const feed = new MemberFeed(() => this.feeds.delete(userId));
    this.feeds.set(userId, feed);
    return feed;
  }

  private tell(which: FindOptionsWhere<Notification>): void {
    void this.read(which)
      .then((rows) => {
        for (const row of rows) this.feeds.get(row.userId)?.tell(row);
      })
      // the pages may have missed something: they load the list again
      .catch(() => {
        for (const feed of [...this.feeds.values()]) feed.lose();
      });
  }

  private async read(which: FindOptionsWhere<Notification>): Promise<Notification[]> {
    const rows = await this.database.manager.find(Notification, {
      where: { ...which, inApp: true },
      order: { id: 'ASC' },
    });
    return withTexts(
      this.database,
      rows.filter(({ userId }) => this.feeds.has(userId)),
    );
  }
}
