import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { notFound } from '../common/api/errors.js';
import type { Viewer } from '../common/api/request-of.js';
import { TopicBus } from '../common/cluster/topics.js';
import { resync, SharedStream, type LiveStream } from '../common/live-stream.js';
import { CONTRACTS_CHANGED } from '../contracts/contract.events.js';
import { isKeptFrom } from '../contracts/contract.rows.js';
import { ContractsService } from '../contracts/contracts.service.js';
import type { Tx } from '../database/database.js';
import { Events } from '../database/events.js';
import { SaleChange } from './api/candidate.types.js';

interface Told {
  saleChanged: SaleChange;
}

/** Tells open pages of a contract that it was reserved or is free again. An event says no more than that. */
@Injectable()
export class SaleFeeds implements OnModuleDestroy {
  private readonly open = new Map<string, SharedStream<Told>>();
  private readonly stopListening: (() => void)[];

  constructor(
    private readonly contracts: ContractsService,
    private readonly topics: TopicBus,
    events: Events,
  ) {
    events.on(CONTRACTS_CHANGED, async (tx, { contractIds, what }) => {
      if (what === 'status') for (const id of contractIds) this.publish(tx, id);
      return Promise.resolve();
    });
    this.stopListening = [
      topics.on('saleChanged', ({ contractId }) =>
        this.open.get(contractId)?.tell({ saleChanged: Object.assign(new SaleChange(), { contractId }) }),
      ),
      topics.on('mayHaveMissed', () => {
        for (const stream of [...this.open.values()]) stream.end(resync());
      }),
    ];
  }

  onModuleDestroy(): void {
    for (const stop of this.stopListening) stop();
  }

  publish(tx: Tx, contractId: string): void {
    tx.afterCommit(() => this.topics.publish('saleChanged', { contractId }));
  }

  async changes(viewer: Viewer | null, id: string): Promise<LiveStream<Told>> {
    const contract = await this.contracts.get(id);
    if (isKeptFrom(viewer, contract)) throw notFound('Contract');
    const known = this.open.get(contract.id);
    if (known) return known;
    const stream = new SharedStream<Told>(() => void this.open.delete(contract.id));
    this.open.set(contract.id, stream);
    return stream;
  }
}
