import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { notFound } from '../common/api/errors.js';
import { resync, SharedStream, type LiveStream } from '../common/live-stream.js';
import { TopicBus, type Topics } from '../common/cluster/topics.js';
import type { Viewer } from '../common/api/request-of.js';
import { ContractsService } from '../contracts/contracts.service.js';
import { Database } from '../database/database.js';
import { ApplicationChange } from './api/candidate.types.js';
import { Application } from './rows/application.entity.js';

interface Told {
  applicationChanged: ApplicationChange;
}

/** What one member may hear of the applications for one contract, for all their sockets. */
interface Hearing {
  stream: SharedStream<Told>;
  isHolder: boolean;
  viewerId: string;
}

/** The subscriptions of holders and candidates. An event carries ids only; what has changed is loaded by who may see it. */
@Injectable()
export class ApplicationFeeds implements OnModuleDestroy {
  /** By contract, then by member. */
  private readonly open = new Map<string, Map<string, Hearing>>();
  private readonly stopListening: (() => void)[];

  constructor(
    private readonly database: Database,
    private readonly contracts: ContractsService,
    topics: TopicBus,
  ) {
    this.stopListening = [
      topics.on('applicationChanged', (change) => this.tell(change)),
      topics.on('mayHaveMissed', () => {
        for (const hearings of [...this.open.values()])
          for (const { stream } of [...hearings.values()]) stream.end(resync());
      }),
    ];
  }

  onModuleDestroy(): void {
    for (const stop of this.stopListening) stop();
  }

  async changes(viewer: Viewer, contractId: string): Promise<LiveStream<Told>> {
    const contract = await this.contracts.find(contractId);
    if (!contract) throw notFound('Contract');
    const isHolder = contract.userId === viewer.id;
    const own = { contractId: contract.id, candidateId: viewer.id };
    if (!isHolder && !(await this.database.manager.existsBy(Application, own))) throw notFound('Contract');
    return this.hearing(contract.id, viewer.id, isHolder).stream;
  }

  private hearing(contractId: string, viewerId: string, isHolder: boolean): Hearing {
    const hearings = this.open.get(contractId) ?? new Map<string, Hearing>();
    const known = hearings.get(viewerId);
    if (known) return known;
    const stream = new SharedStream<Told>(() => {
      hearings.delete(viewerId);
      if (hearings.size === 0) this.open.delete(contractId);
    });
    const hearing = { stream, isHolder, viewerId };
    this.open.set(contractId, hearings.set(viewerId, hearing));
    return hearing;
  }

  private tell({ contractId, applicationId, candidateId }: Topics['applicationChanged']): void {
    const change = Object.assign(new ApplicationChange(), { contractId, applicationId });
    for (const { stream, isHolder, viewerId } of this.open.get(contractId)?.values() ?? [])
      if (isHolder || viewerId === candidateId) stream.tell({ applicationChanged: change });
  }
}
