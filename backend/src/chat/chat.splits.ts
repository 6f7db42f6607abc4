import { Injectable } from '@nestjs/common';
import { TopicBus } from '../common/cluster/topics.js';
import { holderOf } from '../contracts/contract.rows.js';
import { Database, type Statement } from '../database/database.js';
import { moderate } from '../moderation/moderate.js';
import {
  partsCompletedBy,
  splitPartsIn,
  TOGETHER,
  type Sent,
} from '../moderation/detection/split-contacts.js';
import type { Message } from './message.entity.js';
import { MESSAGE_COLUMNS, toMessage } from './message.rows.js';

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
    m.sender_id = ${holderOf('m.contract_id')} as "isSeller"`;

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
