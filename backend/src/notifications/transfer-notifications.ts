import { Injectable } from '@nestjs/common';
import { NOTIFICATION_EVENTS } from '@handover/domain/notifications/notification-events';
import { newsOf, remindersOf, type News } from '@handover/domain/notifications/transfer-news';
import { TopicBus } from '../common/topics.js';
import type { Tx } from '../database/database.js';
import { enqueue } from '../jobs/jobs.js';
import { TransferNews, type ToldTransfer } from '../transfers/transfer.news.js';
import { writeNotifications } from './notifications.write.js';

/** Notifies the parties of a transfer, in the transaction that changes it. */
@Injectable()
export class TransferNotifications {
  constructor(
    private readonly topics: TopicBus,
    news: TransferNews,
  ) {
    news.register({
      changed: (tx, transfer, { before, after, by }) => this.tell(tx, transfer, newsOf(before, after, by)),
      looked: (tx, transfer, state) => this.tell(tx, transfer, remindersOf(state, new Date().toISOString())),
    });
  }

  private async tell(
    tx: Tx,
    { id: transferId, contractId, buyerId, sellerId }: ToldTransfer,
    news: News[],
  ): Promise<void> {
    if (news.length === 0) return;
    const written = await writeNotifications(
      tx,
      news.map(({ to, event, facts, once }) => ({
        userId: to === 'holder' ? sellerId : buyerId,
        ...{ event, contractId, transferId, facts },
        ...(once && { once: `${transferId}:${once}` }),
      })),
    );
    if (written.length === 0) return;
    if (news.some(({ event }) => NOTIFICATION_EVENTS[event].mail === 'at-once'))
      await enqueue(tx, 'mail-notifications', {});
    const ids = written.map(({ id }) => id);
    const userIds = written.map(({ userId }) => userId);
    tx.afterCommit(() => this.topics.publish('notificationsAdded', { ids, userIds }));
  }
}
