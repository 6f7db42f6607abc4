import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { resync, SharedStream, type LiveStream } from '../../common/live-stream.js';
import { TopicBus } from '../../common/cluster/topics.js';
import type { Viewer } from '../../common/api/request-of.js';
import { Database } from '../../database/database.js';
import { Import } from './import.entity.js';
import { Imports } from './imports.service.js';

interface Told {
  importProgress: Import;
}

/** How far imports are, for their owners. An event carries the id only; the row says the rest. */
@Injectable()
export class ImportFeeds implements OnModuleDestroy {
  /** By import, for all sockets of its owner. */
  private readonly open = new Map<string, SharedStream<Told>>();
  private readonly stopListening: (() => void)[];

  constructor(
    private readonly database: Database,
    private readonly imports: Imports,
    topics: TopicBus,
  ) {
    this.stopListening = [
      topics.on('importChanged', ({ importId }) => void this.tell(importId)),
      topics.on('mayHaveMissed', () => {
        for (const stream of [...this.open.values()]) stream.end(resync());
      }),
    ];
  }

  onModuleDestroy(): void {
    for (const stop of this.stopListening) stop();
  }

  async of(viewer: Viewer, id: string): Promise<LiveStream<Told>> {
    await this.imports.find(viewer, id);
    const known = this.open.get(id);
    if (known) return known;
    const stream = new SharedStream<Told>(() => this.open.delete(id));
    this.open.set(id, stream);
    return stream;
  }

  private async tell(id: string): Promise<void> {
    const stream = this.open.get(id);
    if (!stream) return;
    try {
      const importProgress = await this.database.manager.findOneByOrFail(Import, { id });
      stream.tell({ importProgress });
    } catch {
      stream.end(resync());
    }
  }
}
