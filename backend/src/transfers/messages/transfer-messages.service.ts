import { Injectable } from '@nestjs/common';
import type { Party } from '@handover/domain/transfers/transfer-life';
import { threadProblem } from '@handover/domain/transfers/transfer-messages';
import { LessThan, MoreThan } from 'typeorm';
import { AuditService } from '../../audit/audit.service.js';
import { THREAD_PAGE } from '../../chat/message.entity.js';
import type { SendMessageInput, ThreadPart } from '../../chat/message.inputs.js';
import { threadPage } from '../../chat/threads/thread-page.js';
import { AppError, notFound, unauthenticated } from '../../common/api/errors.js';
import { isUuid, pageSize, type Connection } from '../../common/api/paging.js';
import { RateLimits } from '../../common/cluster/rate-limits.js';
import { may, viewerOf, type RequestContext, type Viewer } from '../../common/api/request-of.js';
import { TopicBus } from '../../common/cluster/topics.js';
import { Database } from '../../database/database.js';
import { Events } from '../../database/events.js';
import { moderate, refuseSecrets } from '../../moderation/moderate.js';
import { lockAccounts } from '../../users/accounts.js';
import { stateOf, TransferBook } from '../transfer.book.js';
import { TransferMessage } from './transfer-message.entity.js';
import { partyOf, Transfer } from '../transfer.entity.js';
import { PRIVATE_MESSAGE_SENT, PRIVATE_THREAD_READ } from '../transfer.events.js';
import { TransfersLists } from '../transfer.views.js';

/** What a message is warned about; contact details are what the thread is for. */
const WARNED: readonly string[] = ['payment-app', 'wire'];

const readUpTo = (party: Party, seq: number | (() => string)) =>
  party === 'holder' ? { holderReadSeq: seq } : { buyerReadSeq: seq };

/** The private thread of a transfer: written by its parties, read by them and by moderators, who leave an audit entry. */
@Injectable()
export class TransferMessages {
  constructor(
    private readonly database: Database,
    private readonly book: TransferBook,
    private readonly lists: TransfersLists,
    private readonly audit: AuditService,
    private readonly limits: RateLimits,
    private readonly topics: TopicBus,
    private readonly events: Events,
  ) {}

  /** The messages are numbered under the lock of the transfer, so their numbers follow the order of commits. */
  async send(viewer: Viewer, id: string, { message }: SendMessageInput): Promise<TransferMessage> {
    const { party } = await this.partyTo(viewer, id);
    refuseSecrets({ message });
    await this.limits.take('transferMessage', viewer.id);
    return this.database.transaction(async (tx) => {
      const [account] = await lockAccounts(tx, [viewer.id]);
      if (!account?.mayAct) throw unauthenticated();
      const transfer = await this.book.lock(tx, id);
      const problem = threadProblem(stateOf(transfer), new Date().toISOString());
      if (problem) throw new AppError('CONFLICT', problem);
      const seq = transfer.messageCount + 1;
      const sent = tx.manager.create(TransferMessage, {
        ...{ transferId: id, senderId: viewer.id, by: party, seq, message },
        flags: moderate(message).flags.filter((kind) => WARNED.includes(kind)),
      });
      await tx.manager.insert(TransferMessage, sent);
      await tx.manager.update(Transfer, { id }, { messageCount: seq, ...readUpTo(party, seq) });
      await this.events.emit(tx, PRIVATE_MESSAGE_SENT, { transfer, by: party });
      tx.afterCommit(() => this.topics.publish('transferMessageSent', { transferId: id }));
      return sent;
    });
  }

  /** A part of the thread, oldest first. */
  async list(
    caller: RequestContext,
    id: string,
    { last, before, after }: ThreadPart,
  ): Promise<Connection<TransferMessage>> {
    await this.open(caller, id);
    const size = pageSize(last, THREAD_PAGE);
    if (before && after)
      throw new AppError('BAD_REQUEST', 'Please ask for messages before or after one, not both.');
    const from = after || before;
    const seq = from ? await this.seqOf(id, from) : null;
    const rows = await this.database.manager.find(TransferMessage, {
      where: { transferId: id, ...(seq !== null && { seq: after ? MoreThan(seq) : LessThan(seq) }) },
      order: { seq: after ? 'ASC' : 'DESC' },
      take: size + 1,
    });
    return threadPage(rows, size, after ? 'newer' : 'older', Boolean(from));
  }

  /** The transfer, for those who may read its thread. A moderator's reading is audited. */
  async open(caller: RequestContext, id: string): Promise<Transfer> {
    const viewer = viewerOf(caller);
    const transfer = await this.book.find(id);
    const party = transfer && partyOf(transfer, viewer);
    if (!transfer || !(party || may(viewer, 'moderate'))) throw notFound('Transfer');
    if (!party)
      await this.audit.record(
        this.database,
        caller,
        'transfer.read-thread',
        { type: 'transfer', id },
        null,
        null,
      );
    return transfer;
  }

  /** The messages after a number, for the live feed. */
  since(transferId: string, seq: number): Promise<TransferMessage[]> {
    return this.database.manager.find(TransferMessage, {
      where: { transferId, seq: MoreThan(seq) },
      order: { seq: 'ASC' },
    });
  }

  /** Marks everything that was sent so far as read by the viewer. */
  async markRead(viewer: Viewer, id: string): Promise<Transfer> {
    const { party, transfer } = await this.partyTo(viewer, id);
    await this.database.transaction(async (tx) => {
      await tx.manager.update(
        Transfer,
        { id },
        readUpTo(party, () => 'message_count'),
      );
      await this.events.emit(tx, PRIVATE_THREAD_READ, { transfer, userId: viewer.id });
    });
    return this.lists.get(viewer, id);
  }

  private async partyTo(viewer: Viewer, id: string): Promise<{ party: Party; transfer: Transfer }> {
    const transfer = await this.book.find(id);
    const party = transfer && partyOf(transfer, viewer);
    if (!party) throw notFound('Transfer');
    return { party, transfer };
  }

  private async seqOf(transferId: string, id: string): Promise<number> {
    const from = isUuid(id)
      ? await this.database.manager.findOne(TransferMessage, {
          select: { seq: true },
          where: { id, transferId },
        })
      : null;
    if (!from) throw new AppError('BAD_REQUEST', 'That part of the thread does not exist.');
    return from.seq;
  }
}
