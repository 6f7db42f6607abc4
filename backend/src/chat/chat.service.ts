import { Injectable } from '@nestjs/common';
import { AppError, notFound, unauthenticated } from '../common/api/errors.js';
import { isUuid } from '../common/api/paging.js';
import { RateLimits } from '../common/cluster/rate-limits.js';
import { viewerOf, type RequestContext } from '../common/api/request-of.js';
import { reachesContract } from '../common/api/token-reach.js';
import { TopicBus } from '../common/cluster/topics.js';
import { countMessage, holderOf } from '../contracts/contract.rows.js';
import { ContractsService } from '../contracts/contracts.service.js';
import { Database, type Statement } from '../database/database.js';
import { moderate, refuseSecrets } from '../moderation/moderate.js';
import {
  mayBePart,
  partsCompletedBy,
  splitPartsIn,
  TOGETHER,
  type Sent,
} from '../moderation/detection/split-contacts.js';
import { editsFor } from '../organisations/managing.js';
import { lockedMember } from '../users/user.rows.js';
import type { Message } from './message.entity.js';
import type { SendMessageInput } from './message.inputs.js';
import { asSeenBy, isSeller, MESSAGE_COLUMNS, toMessage } from './message.rows.js';

/**
 * What the sender last wrote in the thread, newest first: the messages that are read together with the new one, and those that
 * were read together with them. One short scan of the thread's index. SQL: sending a message is a hot path.
 */
const RECENT: Statement = {
  name: 'chat.recent',
  text: `select id, message, seq, extract(epoch from created_at)::float8 as at from messages
    where contract_id = $1 and sender_id = $2 and seq > $3::integer - ${2 * TOGETHER.distance}
      and created_at > now() - interval '${2 * TOGETHER.minutes} minutes'
    order by seq desc limit ${2 * TOGETHER.messages - 1}`,
  isQuick: true,
};

type Recent = Sent & { id: string };

/** SQL: the condition, the change and the text that the public may read are one statement. */
const MASK = `update messages m set masked_message = $2, flags = $3 where m.id = $1 and m.cleared_at is null
  returning ${MESSAGE_COLUMNS},
    ${isSeller(holderOf('m.contract_id'))}`;

/**
 * Masks contacts that a sender splits over several messages, such as "my cell starts 415" and "555 2671". Reads after
 * the new message is committed: of two messages sent at once, the one that reads later sees both.
 */
@Injectable()
export class ChatSplits {
  constructor(
    private readonly database: Database,
    private readonly topics: TopicBus,
  ) {}

  /** The message as others may read it. Older messages that change are told to open threads. */
  async mask(sent: Message): Promise<Message> {
    const recent = await this.database.query<Recent>(RECENT, [sent.contractId, sent.senderId, sent.seq]);
    if (recent.length < 2) return sent;
    recent.reverse();
    const completed = partsCompletedBy(recent, recent.length - 1);
    if (completed.length === 0) return sent;
    return this.database.transaction(async (tx) => {
      let shown = sent;
      for (const own of new Set(completed.map(({ text }) => text))) {
        const { id, message: text } = recent[own] as Recent;
        // with the parts that earlier messages completed, which stay masked
        const { masked, flags } = moderate(text, splitPartsIn(recent, own));
        const [row] = await tx.query<object>(MASK, [id, masked, flags]);
        if (!row) continue;
        const message = toMessage(row);
        if (id === sent.id) shown = message;
        else
          tx.afterCommit(() =>
            this.topics.publish('messageChanged', { contractId: message.contractId, message }),
          );
      }
      return shown;
    });
  }
}

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
         insert into messages as m (contract_id, sender_id, seq, message, created_at, masked_message, flags, by_colleague)
         select id, $2, message_count, $3, clock_timestamp(), $4, $5,
           user_id <> $2 and ${editsFor('$2', 'organisation_id')} from thread
         returning ${MESSAGE_COLUMNS}, ${isSeller('(select user_id from thread)')}`,
};

/** Sends messages to the public threads of contracts, which ChatThreads reads. */
@Injectable()
export class ChatService {
  constructor(
    private readonly database: Database,
    private readonly contracts: ContractsService,
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
}
