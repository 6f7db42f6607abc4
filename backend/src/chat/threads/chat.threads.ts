import { Injectable } from '@nestjs/common';
import { AppError, notFound } from '../../common/api/errors.js';
import { isUuid, pageSize, type Connection } from '../../common/api/paging.js';
import type { RequestContext, Viewer } from '../../common/api/request-of.js';
import { holderOf } from '../../contracts/contract.rows.js';
import { ContractsService } from '../../contracts/contracts.service.js';
import { Database, type Statement } from '../../database/database.js';
import { RequestLoader } from '../../graphql/request-loader.js';
import { THREAD_PAGE, type Message } from '../message.entity.js';
import type { ThreadPart } from '../message.inputs.js';
import { asSeenBy, isSeller, MESSAGE_COLUMNS, toMessage } from '../message.rows.js';
import { threadPage } from './thread-page.js';

/* SQL in this file: the measured hot reads of threads. */

const FROM_THREAD = `select ${MESSAGE_COLUMNS}, ${isSeller(holderOf('$1'))}
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
      select ${MESSAGE_COLUMNS}, ${isSeller(holderOf('wanted.id'))}
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

/**
 * Reads threads as each viewer may read them, in keyset pages on the sequence number: each one walk along its unique
 * index. ChatService writes to them.
 */
@Injectable()
export class ChatThreads {
  private readonly ends = new RequestLoader<LastMessages, Connection<Message>>(
    async (threads, { viewer }) => (await this.latestOfEach(threads)).map((page) => pageSeenBy(viewer, page)),
    ({ contractId, last }) => `${contractId} ${last}`,
  );

  constructor(
    private readonly database: Database,
    private readonly contracts: ContractsService,
  ) {}

  /** A part of the thread as the viewer may read it, oldest first. */
  async list(request: RequestContext, contractId: string, part: ThreadPart): Promise<Connection<Message>> {
    if (!isUuid(contractId)) throw notFound('Contract');
    if (part.before && part.after)
      throw new AppError('BAD_REQUEST', 'Please ask for messages before or after one, not both.');
    const from = part.after || part.before;
    if (from && !(await this.has(contractId, from))) {
      await this.contracts.getOnce(request, contractId);
      throw new AppError('BAD_REQUEST', 'That part of the thread does not exist.');
    }
    // a page reads the contract anyway, and most threads are empty
    const contract = from ? undefined : await this.contracts.getIfRead(request, contractId);
    if (contract?.messageCount === 0)
      return threadPage<Message>([], pageSize(part.last, THREAD_PAGE), 'older', false);
    const page = await this.page(contractId, part);
    // the page is empty for a contract that does not exist, too
    if (!from && page.edges.length === 0) await this.contracts.getOnce(request, contractId);
    return pageSeenBy(request.viewer, page);
  }

  /** The end of the thread of a contract that was loaded already, in one batch for all contracts of a request. */
  endOf(request: RequestContext, thread: LastMessages): Promise<Connection<Message>> {
    return this.ends.get(request, thread);
  }

  /** Up to `limit` messages after a sequence number, to fill gaps in the live feed. */
  async since(contractId: string, seq: number, limit: number): Promise<Message[]> {
    return (await this.database.query<object>(AFTER_NUMBER, [contractId, limit, seq])).map(toMessage);
  }

  /**
   * Oldest first. Always read for the caller and from the primary, never a shared answer: the caller has subscribed before,
   * and the subscription begins after the last message that was committed then.
   */
  private async page(contractId: string, { last, before, after }: ThreadPart): Promise<Connection<Message>> {
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
  private async latestOfEach(threads: readonly LastMessages[]): Promise<Connection<Message>[]> {
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

  /** True if the message belongs to the thread. */
  private async has(contractId: string, messageId: string): Promise<boolean> {
    return isUuid(messageId) && (await this.database.query(HAS, [messageId, contractId])).length > 0;
  }
}

function pageSeenBy(viewer: Viewer | null, page: Connection<Message>): Connection<Message> {
  for (const edge of page.edges) edge.node = asSeenBy(viewer, edge.node);
  return page;
}
