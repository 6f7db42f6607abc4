import { Injectable } from '@nestjs/common';
import { isForOperator, operatorText } from '@handover/domain/notifications/notification-text';
import { newsOf, remindersOf, type News } from '@handover/domain/notifications/transfer-news';
import { otherOf, type Party } from '@handover/domain/transfers/transfer-life';
import { In, IsNull, type FindOptionsWhere } from 'typeorm';
import type { NotificationEvent, SavedEvent } from '@handover/domain/notifications/notification-events';
import { siteLook } from '../common/site-look.js';
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
import { tellMembers, type NewNotification } from './notifications.write.js';
import { APPLICATION_CHANGED } from '../candidates/application.events.js';
import { LISTING_NEWS } from '../listings/listing.events.js';
import type { SearchAlertMail } from '../jobs/mail.job.js';
import { FAVOURITE_CHANGED, SEARCHES_MATCHED, type SavedNewsItem } from '../saved/saved.events.js';
import { confirmedEmailOf } from '../users/accounts.js';

/** Notifies the parties of a transfer, in the transaction that changes it. */
@Injectable()
export class TransferNotifications {
  constructor(
    private readonly topics: TopicBus,
    events: Events,
  ) {
    events.on(TRANSFER_CHANGED, async (tx, { transfer, before, after, by }) => {
      const news = newsOf(before, after, by);
      if (!(await this.takeBack(tx, transfer, news))) await this.tell(tx, transfer, news);
    });
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

  /**
   * Deletes what the other party was told about a step that is taken back, with the email that has not left. Returns false
   * if there is nothing to delete: they may have read it, and have to be told.
   */
  private async takeBack(tx: Tx, transfer: ToldTransfer, [undone]: News[]): Promise<boolean> {
    if (undone?.event !== 'step-undone') return false;
    const { id: transferId, contractId } = transfer;
    const about = { userId: memberOf(transfer, undone.to), contractId, transferId };
    const told = await tx.manager.findBy(Notification, {
      ...about,
      event: In(['step-done', 'step-said'] satisfies NotificationEvent[]),
      readAt: IsNull(),
      mailedAt: IsNull(),
    });
    const ids = told.filter(({ facts }) => stepOf(facts) === undone.facts.step).map(({ id }) => id);
    if (ids.length > 0) await tx.manager.delete(Notification, ids);
    return ids.length > 0;
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
    const data = { contractId, ...operatorText(event, title, { ...facts, site: siteLook().name }) };
    await enqueue(tx, 'mail', { template: 'transfer-operator', to: null, data });
  }
}

const stepOf = (facts: Notification['facts']): string | null =>
  facts && 'step' in facts ? (facts.step ?? null) : null;

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
    events: Events,
  ) {
    events.on(LISTING_NEWS, async (tx, { userIds, changed, facts: more, contractId, event, once }) => {
      const facts = { ...more, ...(changed && { changed }) };
      const news = userIds.map((userId) => ({ userId, event, contractId, facts, once }));
      await tellMembers(tx, topics, news);
    });
    events.on(APPLICATION_CHANGED, async (tx, news) => void (await tellMembers(tx, topics, news)));
    events.on(FAVOURITE_CHANGED, (tx, { event, items }) => this.tell(tx, event, items));
    events.on(SEARCHES_MATCHED, async (tx, { userId, items, mail }) => {
      await this.tell(tx, 'found', items);
      await this.mail(tx, userId, mail);
    });
  }

  private async mail(tx: Tx, id: string, data: SearchAlertMail): Promise<void> {
    const to = await confirmedEmailOf(tx, id);
    if (to) await enqueue(tx, 'mail', { template: 'search-alert', to, data });
  }

  private async tell(tx: Tx, event: SavedEvent, items: SavedNewsItem[]): Promise<void> {
    const news = items.map((item) => ({ ...item, event }));
    await tellMembers(tx, this.topics, news);
  }
}

export const memberOf = ({ buyerId, sellerId }: ToldTransfer, party: Party): string =>
  party === 'holder' ? sellerId : buyerId;

/** The notifications of a transfer's news. A reminder is sent once per transfer. */
export function toldParties(transfer: ToldTransfer, news: readonly News[]): NewNotification[] {
  const { id: transferId, contractId } = transfer;
  return news.map(({ to, event, facts, once }) => ({
    userId: memberOf(transfer, to),
    ...{ event, contractId, transferId, facts },
    ...(once && { once: `${transferId}:${once}` }),
  }));
}
