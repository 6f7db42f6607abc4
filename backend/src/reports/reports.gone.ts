import { Injectable, Logger } from '@nestjs/common';
import { addMs, HOUR_MS } from '@handover/domain/days';
import { LessThan } from 'typeorm';
import { TopicBus } from '../common/cluster/topics.js';
import { tellMembers } from '../notifications/notifications.write.js';
import { ReportedMessages } from '../chat/admin/reported-messages.js';
import { DONE, type Done } from '../common/api/done.js';
import { notFound } from '../common/api/errors.js';
import type { Viewer } from '../common/api/request-of.js';
import { ContractStatus } from '../contracts/contract.status.js';
import { ContractsService } from '../contracts/contracts.service.js';
import { Database, type Tx } from '../database/database.js';
import { Events } from '../database/events.js';
import { workThrough } from '../jobs/due-work.js';
import { enqueue } from '../jobs/jobs.js';
import { JobWorker } from '../jobs/worker.js';
import { LISTING_RENEWED } from '../listings/listing.events.js';
import { outcomeOfSilence, seenNews } from './report.decisions.js';
import { MyReport } from './report.entity.js';

const { ACTIVE, CANCELLED } = ContractStatus;
const BATCH = 100;

/** A contract that was reported as gone: its holder says that it is available, or it is taken off the market. */
@Injectable()
export class GoneReports {
  private readonly logger = new Logger(GoneReports.name);

  constructor(
    private readonly database: Database,
    private readonly contracts: ContractsService,
    private readonly messages: ReportedMessages,
    private readonly topics: TopicBus,
    events: Events,
    worker: JobWorker,
  ) {
    events.on(LISTING_RENEWED, (tx, { contractId }) => this.close(tx, contractId, 'dismissed'));
    worker.register('report-clock', () => this.run(), { changesPublicData: true });
  }

  /** The holder's answer. Does nothing if no question is open. */
  async confirmAvailable(viewer: Viewer, contractId: string): Promise<Done> {
    await this.database.transaction(async (tx) => {
      const contract = await this.contracts.lock(tx, contractId);
      if (contract?.userId !== viewer.id) throw notFound('Contract');
      await this.close(tx, contractId, 'dismissed');
    });
    return DONE;
  }

  /** Hourly. An error with one contract is logged, and the others are still decided. */
  async run(): Promise<void> {
    const due = await this.database.manager.find(MyReport, {
      where: { state: 'open', dueAt: LessThan(new Date().toISOString()) },
      order: { dueAt: 'ASC' },
      take: BATCH,
    });
    const isRest = await workThrough(due, {
      most: BATCH,
      work: (report) => this.database.transaction((tx) => this.decide(tx, report)),
      postpone: (report, error) => this.postpone(report, error),
    });
    if (isRest) await enqueue(this.database, 'report-clock', {});
  }

  /** Renewals and edits have closed the report already. `updatedAt` says nothing here: admins and reviews of texts move it, too. */
  private async decide(tx: Tx, report: MyReport): Promise<void> {
    const { contractId, createdAt } = report;
    const contract = await this.contracts.lock(tx, contractId);
    if (!contract) return;
    const { status, listedAt, userId } = contract;
    const hasWritten = await this.messages.hasWritten(tx, contractId, userId, createdAt);
    const outcome = outcomeOfSilence(report, { status, listedAt, hasWritten });
    if (outcome === 'upheld') {
      await this.contracts.move(tx, contractId, ACTIVE, CANCELLED, 'holder-silent');
      await enqueue(tx, 'release-others', { contractId }, { key: `release-others:${contractId}` });
    }
    await this.close(tx, contractId, outcome);
  }

  /** A contract that cannot be decided comes after the others for an hour, so that they do not block them. */
  private async postpone({ id }: MyReport, error: unknown): Promise<void> {
    this.logger.error(error);
    const dueAt = addMs(new Date().toISOString(), HOUR_MS);
    await this.database.manager.update(MyReport, { id, state: 'open' }, { dueAt });
  }

  private async close(tx: Tx, contractId: string, state: 'upheld' | 'dismissed'): Promise<void> {
    const open = await tx.manager.findBy(MyReport, { contractId, state: 'open', reason: 'gone' });
    if (open.length === 0) return;
    const action = state === 'upheld' ? 'off-market' : null;
    await tx.manager.update(
      MyReport,
      { contractId, state: 'open', reason: 'gone' },
      { state, action, dueAt: null, urgent: false, resolvedAt: () => 'now()' },
    );
    await tellMembers(tx, this.topics, seenNews(open));
  }
}
