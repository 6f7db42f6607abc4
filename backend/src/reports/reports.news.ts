import { Injectable } from '@nestjs/common';
import { TopicBus } from '../common/cluster/topics.js';
import type { Contract } from '../contracts/contract.entity.js';
import type { Tx } from '../database/database.js';
import { enqueue } from '../jobs/jobs.js';
import { writeNotifications, type NewNotification } from '../notifications/notifications.write.js';
import { seenNews } from './report.decisions.js';
import type { MyReport } from './report.entity.js';

/** Tells members about reports, in the transaction of what it is about. */
@Injectable()
export class ReportNews {
  constructor(private readonly topics: TopicBus) {}

  async askHolder(tx: Tx, { id: contractId, userId }: Contract, dueAt: string): Promise<void> {
    const facts = { to: 'holder', by: 'clock', dueAt } as const;
    await this.tell(tx, [
      { userId, event: 'still-available', contractId, facts, once: `${contractId}:${dueAt}` },
    ]);
    await enqueue(tx, 'mail-notifications', {});
  }

  async tellReporters(tx: Tx, reports: readonly MyReport[]): Promise<void> {
    await this.tell(tx, seenNews(reports));
  }

  private async tell(tx: Tx, news: NewNotification[]): Promise<void> {
    const written = await writeNotifications(tx, news);
    const [ids, userIds] = [written.map(({ id }) => id), written.map(({ userId }) => userId)];
    if (ids.length > 0) tx.afterCommit(() => this.topics.publish('notificationsAdded', { ids, userIds }));
  }
}
