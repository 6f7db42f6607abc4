import { Injectable } from '@nestjs/common';
import { TopicBus } from '../common/cluster/topics.js';
import type { Contract } from '../contracts/contract.entity.js';
import type { Tx } from '../database/database.js';
import { tellMembers } from '../notifications/notifications.write.js';
import { seenNews } from './report.decisions.js';
import type { MyReport } from './report.entity.js';

/** Tells members about reports, in the transaction of what it is about. */
@Injectable()
export class ReportNews {
  constructor(private readonly topics: TopicBus) {}

  async askHolder(tx: Tx, { id: contractId, userId }: Contract, dueAt: string): Promise<void> {
    const facts = { to: 'holder', by: 'clock', dueAt } as const;
    const once = `${contractId}:${dueAt}`;
    await tellMembers(tx, this.topics, [{ userId, event: 'still-available', contractId, facts, once }]);
  }

  async tellReporters(tx: Tx, reports: readonly MyReport[]): Promise<void> {
    await tellMembers(tx, this.topics, seenNews(reports));
  }
}
