import { Injectable } from '@nestjs/common';
import { isForOperator, operatorText } from '@handover/domain/notifications/notification-text';
import { newsOf, remindersOf, type News } from '@handover/domain/notifications/transfer-news';
import { otherOf, type Party } from '@handover/domain/transfers/transfer-life';
import { IsNull, type FindOptionsWhere } from 'typeorm';
import type { SavedEvent } from '@handover/domain/notifications/notification-events';
import { TopicBus } from '../common/cluster/topics.js';
import type { Tx } from '../database/database.js';
import { Events } from '../database/events.js';
import { enqueue } from '../jobs/jobs.js';
import { titlesOf } from '../contracts/contract.rows.js';
import {
  PRIVATE_MESSAGE_SENT,
  PRIVATE_THREAD_READ,
  TRANSFER_CHANGED,
  TRANSFER_CHECKED,
  type ToldTransfer,
} from '../transfers/transfer.events.js';
import { Notification } from './notification.entity.js';
import { tellMembers } from './notifications.write.js';
import { memberOf, toldParties } from './told-parties.js';
import { LISTING_NEWS } from '../listings/listing.events.js';
import type { SearchAlertMail } from '../jobs/mail.job.js';
import { FAVOURITE_CHANGED, SEARCHES_MATCHED, type SavedNewsItem } from '../saved/saved.events.js';
import { confirmedEmailOf } from '../users/accounts.js';
import { NotificationPreferences } from './notification-preferences.service.js';

/** Notifies the parties of a transfer, in the transaction that changes it. */
@Injectable()
export class TransferNotifications {
  constructor(
    private readonly topics: TopicBus,
    events: Events,
  ) {
    events.on(TRANSFER_CHANGED, (tx, { transfer, before, after, by }) =>
      this.tell(tx, transfer, newsOf(before, after, by)),
    );
    events.on(PRIVATE_MESSAGE_SENT, (tx, { transfer, by }) => this.tellOfMessage(tx, transfer, by));
    events.on(PRIVATE_THREAD_READ, (tx, { transfer, userId }) => this.markThreadRead(tx, transfer, userId));
    events.on(TRANSFER_CHECKED, (tx, { transfer, state }) =>
      this.tell(tx, transfer, remindersOf(state, new Date().toISOString())),
    );
  }

  /** Writing counts as having read. The other party has at most one unread notification of the thread. */
  private async tellOfMessage(tx: Tx, transfer: ToldTransfer, by: Party): Promise<void> {
    const to = otherOf(by);
    await this.markThreadRead(tx, transfer, memberOf(transfer, by));
    const isWaiting = await tx.manager.existsBy(Notification, unreadOf(transfer, memberOf(transfer, to)));
    if (isWaiting) return;
    await this.tell(tx, transfer, [{ to, event: 'message', facts: { to, by } }]);
  }

  private async markThreadRead(tx: Tx, transfer: ToldTransfer, userId: string): Promise<void> {
    await tx.manager.update(Notification, unreadOf(transfer, userId), { readAt: () => 'now()' });
  }

  private async tell(tx: Tx, transfer: ToldTransfer, news: News[]): Promise<void> {
    if (news.length === 0) return;
    if (await tellMembers(tx, this.topics, toldParties(transfer, news)))
      await this.tellOperator(tx, transfer, news[0] as News);
  }

  /** Of transfers that are stuck, and of ends. */
  private async tellOperator(tx: Tx, { contractId }: ToldTransfer, { event, facts }: News): Promise<void> {
    if (!isForOperator(event)) return;
    const title = (await titlesOf(tx, [contractId])).get(contractId) ?? '';
    const data = { contractId, ...operatorText(event, title, facts) };
    await enqueue(tx, 'mail', { template: 'transfer-operator', to: null, data });
  }
}

/** The unread notification of private messages. */
const unreadOf = (
  { id: transferId, contractId }: ToldTransfer,
  userId: string,
): FindOptionsWhere<Notification> => ({ userId, contractId, transferId, event: 'message', readAt: IsNull() });

/** Notifies holders of what happens to their listings, and members of what they have asked about or saved. */
@Injectable()
export class MarketNotifications {
  constructor(
    private readonly topics: TopicBus,
    private readonly preferences: NotificationPreferences,
    events: Events,
  ) {
    events.on(LISTING_NEWS, async (tx, { userIds, changed, contractId, event, once }) => {
      const facts = changed ? { changed } : {};
      const news = userIds.map((userId) => ({ userId, event, contractId, facts, once }));
      await tellMembers(tx, topics, news);
    });
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
    const news = items.map((item) => ({ ...item, event }));
    await tellMembers(tx, this.topics, news);
  }
}
