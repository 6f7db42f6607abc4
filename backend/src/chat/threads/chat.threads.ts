import { Injectable } from '@nestjs/common';
import { isUuid, pageSize, type Connection } from '../../common/api/paging.js';
import { holderOf } from '../../contracts/contract.rows.js';
import { Database, type Statement } from '../../database/database.js';
import { THREAD_PAGE, type Message } from '../message.entity.js';
import type { ThreadPart } from '../message.inputs.js';
import { MESSAGE_COLUMNS, toMessage } from '../message.rows.js';
import { threadPage } from './thread-page.js';

/* SQL in this file: the measured hot reads of threads. */

const FROM_THREAD = `select ${MESSAGE_COLUMNS}, m.sender_id = ${holderOf('$1')} as "isSeller"
  from messages m where m.contract_id = $1`;
/** The sequence number of a message of this thread; null for messages of other threads. */
const SEQUENCE_NUMBER = '(select seq from messages where id = $3 and contract_id = $1)';

const LATEST: Statement = {
  name: 'chat.latest',
  text: `${FROM_THREAD} order by m.seq desc limit $2`,
  isQuick: true,
};
const BEFORE: Statement = {
  name: 'chat.before',
  text: `${FROM_THREAD} and m.seq < ${SEQUENCE_NUMBER} order by m.seq desc limit $2`,
};
const AFTER: Statement = {
  name: 'chat.after',
  text: `${FROM_THREAD} and m.seq > ${SEQUENCE_NUMBER} order by m.seq limit $2`,
};
const AFTER_NUMBER: Statement = {
  name: 'chat.after-number',
  text: `${FROM_THREAD} and m.seq > $3 order by m.seq limit $2`,
};
const LATEST_OF_EACH: Statement = {
  name: 'chat.latest-of-each',
  text: `select wanted.place::int, page.*
    from unnest($1::uuid[], $2::int[]) with ordinality as wanted (id, size, place)
    cross join lateral (
      select ${MESSAGE_COLUMNS}, m.sender_id = ${holderOf('wanted.id')} as "isSeller"
      from messages m where m.contract_id = wanted.id
      order by m.seq desc limit wanted.size + 1) page
    order by wanted.place, page.seq desc`,
};
const HAS: Statement = {
  name: 'chat.has',
  text: 'select 1 from messages where id = $1 and contract_id = $2',
};

/** The end of one thread. */
export interface LastMessages {
  contractId: string;
  last?: number | null;
}

/** Reads threads in keyset pages on the sequence number, each one walk along its unique index. */
@Injectable()
export class ChatThreads {
  constructor(private readonly database: Database) {}

  /**
   * Oldest first. Always read for the caller and from the primary, never a shared answer: the caller has subscribed before,
   * and the subscription begins after the last message that was committed then.
   */
  async page(contractId: string, { last, before, after }: ThreadPart): Promise<Connection<Message>> {
    const size = pageSize(last, THREAD_PAGE);
    const from = after || before;
    const statement = after ? AFTER : before ? BEFORE : LATEST;
    const rows = await this.database.query<object>(statement, [
      contractId,
      size + 1,
      ...(from ? [from] : []),
    ]);
    return threadPage(rows.map(toMessage), size, after ? 'newer' : 'older', Boolean(from));
  }

  /** The last messages of several threads in one statement. */
  async latestOfEach(threads: readonly LastMessages[]): Promise<Connection<Message>[]> {
    const sizes = threads.map(({ last }) => pageSize(last, THREAD_PAGE));
    const rows = await this.database.query<{ place: number }>(LATEST_OF_EACH, [
      threads.map(({ contractId }) => contractId),
      sizes,
    ]);
    const found = Map.groupBy(rows, ({ place }) => place);
    return sizes.map((size, index) =>
      threadPage((found.get(index + 1) ?? []).map(toMessage), size, 'older', false),
    );
  }

  /** Up to `limit` messages after a sequence number, to fill gaps in the live feed. */
  async since(contractId: string, seq: number, limit: number): Promise<Message[]> {
    return (await this.database.query<object>(AFTER_NUMBER, [contractId, limit, seq])).map(toMessage);
  }

  /** True if the message belongs to the thread. */
  async has(contractId: string, messageId: string): Promise<boolean> {
    return isUuid(messageId) && (await this.database.query(HAS, [messageId, contractId])).length > 0;
  }
}
