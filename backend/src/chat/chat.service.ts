import { Injectable } from '@nestjs/common';
import { AppError, notFound, unauthenticated } from '../common/api/errors.js';
import { isUuid, pageSize, type Connection } from '../common/api/paging.js';
import { RateLimits } from '../common/cluster/rate-limits.js';
import { viewerOf, type RequestContext, type Viewer } from '../common/api/request-of.js';
import { reachesContract } from '../common/api/token-reach.js';
import { TopicBus } from '../common/cluster/topics.js';
import { countMessage } from '../contracts/contract.rows.js';
import { ContractsService } from '../contracts/contracts.service.js';
import { Database, type Statement } from '../database/database.js';
import { RequestLoader } from '../graphql/request-loader.js';
import { moderate, refuseSecrets } from '../moderation/moderate.js';
import { mayBePart } from '../moderation/detection/split-contacts.js';
import { lockedMember } from '../users/user.rows.js';
import { ChatSplits } from './chat.splits.js';
import { ChatThreads, type LastMessages } from './threads/chat.threads.js';
import { THREAD_PAGE, type Message } from './message.entity.js';
import type { SendMessageInput, ThreadPart } from './message.inputs.js';
import { asSeenBy, MESSAGE_COLUMNS, toMessage } from './message.rows.js';
import { threadPage } from './threads/thread-page.js';

/**
 * SQL: checks, counts and writes in one round trip, together with three triggers on messages that write conversations,
 * notifications and open questions (schema/triggers.ts). Nothing is written for a member who was suspended a moment
 * ago. The lock on the contract's row lasts until the commit, so that a thread's sequence numbers have no gaps and
 * follow the order of commits. The time is read under that lock for the same reason.
 */
const SEND: Statement = {
  name: 'chat.send',
  text: `with sender as (${lockedMember('$2')}),
         thread as (${countMessage('$1', 'exists (select from sender)')})
         insert into messages as m (contract_id, sender_id, seq, message, created_at, masked_message, flags)
         select id, $2, message_count, $3, clock_timestamp(), $4, $5 from thread
         returning ${MESSAGE_COLUMNS}, m.sender_id = (select user_id from thread) as "isSeller"`,
};

@Injectable()
export class ChatService {
  private readonly ends = new RequestLoader<LastMessages, Connection<Message>>(
    async (threads, { viewer }) =>
      (await this.threads.latestOfEach(threads)).map((page) => pageSeenBy(viewer, page)),
    ({ contractId, last }) => `${contractId} ${last}`,
  );

  constructor(
    private readonly database: Database,
    private readonly contracts: ContractsService,
    private readonly threads: ChatThreads,
    private readonly splits: ChatSplits,
    private readonly limits: RateLimits,
    private readonly topics: TopicBus,
  ) {}

  async send(caller: RequestContext, contractId: string, { message }: SendMessageInput): Promise<Message> {
    const viewer = viewerOf(caller);
    if (!isUuid(contractId)) throw notFound('Contract');
    refuseSecrets({ message });
    const own = caller.token && (await this.contracts.get(contractId));
    if (own && !(own.userId === viewer.id && reachesContract(viewer, own)))
      throw new AppError('FORBIDDEN', 'API tokens write in the threads of your own listings only.');
    await this.limits.take('chat', viewer.id);
    const { masked, flags } = moderate(message);
    const [row] = await this.database.query<object>(SEND, [contractId, viewer.id, message, masked, flags]);
    if (!row) {
      const contract = await this.contracts.get(contractId);
      if (contract.acceptsMessages) throw unauthenticated();
      throw new AppError('CONFLICT', 'This contract does not take messages any more.');
    }
    const written = toMessage(row);
    const sent = mayBePart(message) ? await this.splits.mask(written) : written;
    // one frame is shared by all subscribers, so it has the public text
    this.topics.publish('messageSent', { contractId: sent.contractId, message: sent });
    return asSeenBy(viewer, sent);
  }

  /** A part of the thread as the viewer may read it, oldest first. */
  async list(request: RequestContext, contractId: string, part: ThreadPart): Promise<Connection<Message>> {
    if (!isUuid(contractId)) throw notFound('Contract');
    if (part.before && part.after)
      throw new AppError('BAD_REQUEST', 'Please ask for messages before or after one, not both.');
    const from = part.after || part.before;
    if (from && !(await this.threads.has(contractId, from))) {
      await this.contracts.getOnce(request, contractId);
      throw new AppError('BAD_REQUEST', 'That part of the thread does not exist.');
    }
    // a page reads the contract anyway, and most threads are empty
    const contract = from ? undefined : await this.contracts.getIfRead(request, contractId);
    if (contract?.messageCount === 0)
      return threadPage<Message>([], pageSize(part.last, THREAD_PAGE), 'older', false);
    const page = await this.threads.page(contractId, part);
    // the page is empty for a contract that does not exist, too
    if (!from && page.edges.length === 0) await this.contracts.getOnce(request, contractId);
    return pageSeenBy(request.viewer, page);
  }

  /** The end of the thread of a contract that was loaded already, in one batch for all contracts of a request. */
  endOf(request: RequestContext, thread: LastMessages): Promise<Connection<Message>> {
    return this.ends.get(request, thread);
  }
}

function pageSeenBy(viewer: Viewer | null, page: Connection<Message>): Connection<Message> {
  for (const edge of page.edges) edge.node = asSeenBy(viewer, edge.node);
  return page;
}
