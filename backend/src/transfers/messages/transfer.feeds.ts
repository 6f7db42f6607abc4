import type { Right } from '@handover/domain/roles';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { AppError, forbidden } from '../../common/api/errors.js';
import { resync, SharedStream, type LiveStream } from '../../common/live-stream.js';
import { viewerOf, type RequestContext, type Viewer } from '../../common/api/request-of.js';
import { TopicBus } from '../../common/cluster/topics.js';
import { Database } from '../../database/database.js';
import { mayNow } from '../../users/accounts.js';
import type { TransferMessage } from './transfer-message.entity.js';
import { TransferMessages } from './transfer-messages.service.js';
import { partyOf, type Transfer } from '../transfer.entity.js';
import { TransfersLists } from '../transfer.views.js';

const isForbidden = (error: unknown): error is AppError =>
  error instanceof AppError && error.code === 'FORBIDDEN';

/**
 * What one viewer may see of a transfer, for all their sockets. Topics carry its id only: each event is read from the
 * database once for the viewer. The parties of a transfer never change, so their access ends with their session; the
 * right of staff is checked again before each event.
 */
class TransferStream<Event> extends SharedStream<Event> {
  private isReading = false;
  private again = false;

  constructor(
    private readonly read: () => Promise<Event[]>,
    onEmpty: () => void,
  ) {
    super(onEmpty);
  }

  /** One read at a time, so that events stay in order; a change during a read is read afterwards. */
  async changed(): Promise<void> {
    this.again = true;
    if (this.isReading) return;
    this.isReading = true;
    try {
      while (this.again && !this.isEmpty) {
        this.again = false;
        for (const event of await this.read()) this.tell(event);
      }
    } catch (error) {
      this.end(isForbidden(error) ? error : resync());
    } finally {
      this.isReading = false;
    }
  }
}

/** The open streams of one topic: one for each transfer and viewer. */
class TransferStreams<Event> {
  private readonly byTransfer = new Map<string, Map<string, TransferStream<Event>>>();

  of(transferId: string, viewerId: string, read: () => Promise<Event[]>): TransferStream<Event> {
    const byViewer = this.byTransfer.get(transferId) ?? new Map<string, TransferStream<Event>>();
    const open = byViewer.get(viewerId);
    if (open) return open;
    const stream = new TransferStream(read, () => {
      byViewer.delete(viewerId);
      if (byViewer.size === 0) this.byTransfer.delete(transferId);
    });
    this.byTransfer.set(transferId, byViewer.set(viewerId, stream));
    return stream;
  }

  changed(transferId: string): void {
    for (const stream of this.byTransfer.get(transferId)?.values() ?? []) void stream.changed();
  }

  /** One after the other: thousands of reads at once would delay all other work. */
  async mayHaveChanged(): Promise<void> {
    for (const byViewer of [...this.byTransfer.values()])
      for (const stream of [...byViewer.values()]) await stream.changed();
  }
}

/** The subscriptions of a transfer's parties and of staff. */
@Injectable()
export class TransferFeeds implements OnModuleDestroy {
  private readonly transfers = new TransferStreams<{ transferChanged: Transfer }>();
  private readonly threads = new TransferStreams<{ transferMessageSent: TransferMessage }>();
  private readonly stopListening: (() => void)[];

  constructor(
    private readonly database: Database,
    private readonly lists: TransfersLists,
    private readonly messages: TransferMessages,
    topics: TopicBus,
  ) {
    this.stopListening = [
      topics.on('transferChanged', ({ transferId }) => this.transfers.changed(transferId)),
      topics.on('transferMessageSent', ({ transferId }) => this.threads.changed(transferId)),
      topics.on('mayHaveMissed', () => {
        void this.transfers.mayHaveChanged();
        void this.threads.mayHaveChanged();
      }),
    ];
  }

  onModuleDestroy(): void {
    for (const stop of this.stopListening) stop();
  }

  /** The transfer as the viewer may see it, after each change. */
  async changes(viewer: Viewer, transferId: string): Promise<LiveStream<{ transferChanged: Transfer }>> {
    const transfer = await this.lists.get(viewer, transferId);
    const { id } = transfer;
    return this.transfers.of(id, viewer.id, async () => {
      await this.refuseFormerStaff(viewer, transfer, 'readTransfers');
      return [{ transferChanged: await this.lists.get(viewer, id) }];
    });
  }

  /** New private messages, in order and without gaps. */
  async sent(
    caller: RequestContext,
    transferId: string,
  ): Promise<LiveStream<{ transferMessageSent: TransferMessage }>> {
    const viewer = viewerOf(caller);
    const transfer = await this.messages.open(caller, transferId);
    const { id } = transfer;
    let last = transfer.messageCount;
    return this.threads.of(id, viewer.id, async () => {
      await this.refuseFormerStaff(viewer, transfer, 'moderate');
      const sent = await this.messages.since(id, last);
      last = sent.at(-1)?.seq ?? last;
      return sent.map((message) => ({ transferMessageSent: message }));
    });
  }

  private async refuseFormerStaff(viewer: Viewer, transfer: Transfer, right: Right): Promise<void> {
    if (!partyOf(transfer, viewer) && !(await mayNow(this.database, viewer.id, right))) throw forbidden();
  }
}
