import { Injectable } from '@nestjs/common';
import { AppError, forbidden } from '../common/errors.js';
import { LiveStream, resync, type Watcher } from '../common/live-stream.js';
import { viewerOf, type RequestContext, type Viewer } from '../common/request-of.js';
import { TopicBus } from '../common/topics.js';
import { Database } from '../database/database.js';
import { isAdminNow } from '../users/accounts.js';
import type { TransferMessage } from './transfer-message.entity.js';
import { TransferMessages } from './transfer.messages.js';
import type { Transfer } from './transfer.entity.js';
import { partyOf } from './transfer.views.js';
import { TransfersLists } from './transfers.lists.js';

const isForbidden = (error: unknown): error is AppError =>
  error instanceof AppError && error.code === 'FORBIDDEN';

type Topic = 'transferChanged' | 'transferMessageSent';

/**
 * What one subscriber may see of a transfer. Topics carry its id only: each event is read from the database for the
 * subscriber. The parties of a transfer never change, so their access ends with their session; an admin's right is
 * checked again before each event. Few people watch a transfer, so subscribers share nothing.
 */
class TransferStream<Event> extends LiveStream<Event> {
  constructor(
    private readonly topics: TopicBus,
    private readonly topic: Topic,
    private readonly transferId: string,
    private readonly read: () => Promise<Event[]>,
  ) {
    super();
  }

  join(watcher: Watcher<Event>): () => void {
    let joined = true;
    let reading = false;
    let again = false;
    // one read at a time, so that events stay in order; a change during a read is read afterwards
    const next = async () => {
      again = true;
      if (reading) return;
      reading = true;
      try {
        while (again && joined) {
          again = false;
          for (const event of await this.read()) if (joined) watcher.next(event);
        }
      } catch (error) {
        if (joined) watcher.end(isForbidden(error) ? error : resync());
      } finally {
        reading = false;
      }
    };
    const stops = [
      this.topics.on(this.topic, ({ transferId }) => {
        if (transferId === this.transferId) void next();
      }),
      this.topics.on('mayHaveMissed', () => void next()),
    ];
    return () => {
      joined = false;
      for (const stop of stops) stop();
    };
  }
}

/** The subscriptions of a transfer's parties and of admins. */
@Injectable()
export class TransferFeeds {
  constructor(
    private readonly database: Database,
    private readonly topics: TopicBus,
    private readonly lists: TransfersLists,
    private readonly messages: TransferMessages,
  ) {}

  /** The transfer as the viewer may see it, after each change. */
  async changes(viewer: Viewer, transferId: string): Promise<LiveStream<{ transferChanged: Transfer }>> {
    const transfer = await this.lists.get(viewer, transferId);
    const { id } = transfer;
    return new TransferStream(this.topics, 'transferChanged', id, async () => {
      await this.refuseFormerAdmin(viewer, transfer);
      return [{ transferChanged: await this.lists.get(viewer, id) }];
    });
  }

  /** New private messages, in order and without gaps. */
  async sent(
    caller: RequestContext,
    transferId: string,
  ): Promise<LiveStream<{ transferMessageSent: TransferMessage }>> {
    const transfer = await this.messages.open(caller, transferId);
    const { id } = transfer;
    let last = transfer.messageCount;
    return new TransferStream(this.topics, 'transferMessageSent', id, async () => {
      await this.refuseFormerAdmin(viewerOf(caller), transfer);
      const sent = await this.messages.since(id, last);
      last = sent.at(-1)?.seq ?? last;
      return sent.map((message) => ({ transferMessageSent: message }));
    });
  }

  private async refuseFormerAdmin(viewer: Viewer, transfer: Transfer): Promise<void> {
    if (!partyOf(transfer, viewer) && !(await isAdminNow(this.database, viewer.id))) throw forbidden();
  }
}
