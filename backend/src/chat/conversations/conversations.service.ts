import { Injectable } from '@nestjs/common';
import { AppError } from '../../common/api/errors.js';
import {
  decodeCursor,
  encodeCursor,
  isUuid,
  pageSize,
  type Connection,
  type PageArgs,
} from '../../common/api/paging.js';
import { viewerOf, type RequestContext, type Viewer } from '../../common/api/request-of.js';
import { ContractEdges } from '../../contracts/edges/contract.edges.js';
import { holderOf, threadEndLocked } from '../../contracts/contract.rows.js';
import { ContractsService } from '../../contracts/contracts.service.js';
import { Database, type Statement, type Tx } from '../../database/database.js';
import { limited } from '../../database/page-limit.js';
import { ChatThreads } from '../threads/chat.threads.js';
import { Conversation, ConversationRead, ConversationRole, MOST_UNREAD } from './conversation.entity.js';

/* SQL in this file: each page is one walk along its index, and marking as read locks and writes in one round trip. */

const USUAL_PAGE = 25;

const ORDER = 'order by v.unread desc, v.last_message_at desc, v.contract_id desc';
const SELECT = `select v.contract_id as "contractId", v.read_seq as "readSeq", v.unread,
    v.last_message_at as "lastMessageAt", v.read_at as "lastReadAt"
  from conversations v where v.member_id = $1`;
const FIRST: Statement = { name: 'conversations.first', text: `${SELECT} ${ORDER}` };
const AFTER: Statement = {
  name: 'conversations.after',
  text: `${SELECT} and (v.unread, v.last_message_at, v.contract_id) < ($3, $4::timestamptz, $5::uuid) ${ORDER}`,
};
const POSITIONS: Statement = {
  name: 'conversations.positions',
  text: `select contract_id as "contractId", read_seq as "readSeq" from conversations
    where member_id = $1 and contract_id = any($2::uuid[])`,
};
const CANDIDATES: Statement = {
  name: 'conversations.candidates',
  text: `select member_id as "memberId" from conversations
    where contract_id = $1 and member_id <> ${holderOf('$1')}`,
};
/** SQL: counts the unread conversations of the member $1. */
export const COUNT_UNREAD_CONVERSATIONS: Statement = {
  name: 'conversations.count-unread',
  text: `select count(*)::int as count from (
    select from conversations where member_id = $1 and unread limit ${MOST_UNREAD}) unread`,
  isQuick: true,
};
/**
 * The shared lock on the contract lets no message be sent between reading the end of the thread and writing the position;
 * it is taken only if there is something to mark. The trigger conversations_read marks the notifications of the thread as
 * read (schema/triggers.ts).
 */
const MARK_READ: Statement = {
  name: 'conversations.mark-read',
  text: `with thread as (${threadEndLocked(
    '$1',
    `exists (select from conversations where contract_id = $1 and member_id = $2 and read_seq < message_count)`,
  )})
    update conversations v set read_seq = thread.message_count, read_at = now(), unread = false,
      last_message_at = coalesce(
        (select created_at from messages where contract_id = $1 and seq = thread.message_count), v.last_message_at)
    from thread where v.contract_id = $1 and v.member_id = $2 returning true`,
};

/** The threads that a member takes part in, and what they have not read yet. */
@Injectable()
export class Conversations {
  constructor(
    private readonly database: Database,
    private readonly contracts: ContractsService,
    private readonly edges: ContractEdges,
    private readonly threads: ChatThreads,
  ) {}

  /** Unread ones first, then by their newest message; one walk along an index. */
  async list(request: RequestContext, { first, after }: PageArgs): Promise<Connection<Conversation>> {
    const size = pageSize(first, USUAL_PAGE);
    const values = [viewerOf(request).id, size + 1, ...positionOf(after)];
    // from the primary, so that a thread that was just read is not shown as unread
    const rows = await this.database.query<Conversation>(
      limited(after ? AFTER : FIRST, '$2', size + 1),
      values,
    );
    const page = rows.slice(0, size);
    const nodes = await Promise.all(page.map((row) => this.complete(request, row)));
    const edges = nodes.filter((node) => node !== null).map((node) => ({ node, cursor: cursorOf(node) }));
    return {
      edges,
      pageInfo: {
        hasNextPage: rows.length > size,
        hasPreviousPage: Boolean(after),
        startCursor: edges[0]?.cursor ?? null,
        endCursor: edges.at(-1)?.cursor ?? null,
      },
    };
  }

  /** Marks everything that was sent so far as read. Has no effect for members who do not take part in the thread. */
  async markRead(viewer: Viewer, contractId: string): Promise<ConversationRead> {
    const marked = isUuid(contractId) ? await this.database.query(MARK_READ, [contractId, viewer.id]) : [];
    if (marked.length === 0) await this.contracts.get(contractId);
    return Object.assign(new ConversationRead(), {
      contractId,
      unreadConversations: await this.countUnread(viewer),
    });
  }

  /** How many conversations have unread messages, counted up to MOST_UNREAD. */
  async countUnread(viewer: Viewer | null): Promise<number> {
    if (!viewer) return 0;
    const [row] = await this.database.query<{ count: number }>(COUNT_UNREAD_CONVERSATIONS, [viewer.id]);
    return row?.count ?? 0;
  }

  /** The number of the last message that the viewer has read, by contract; threads they do not take part in are absent. */
  async readPositions(viewer: Viewer, contractIds: string[]): Promise<Map<string, number>> {
    const rows = await this.database.query<Conversation>(POSITIONS, [viewer.id, contractIds]);
    return new Map(rows.map(({ contractId, readSeq }) => [contractId, readSeq]));
  }

  /** The members who wrote in a thread that is not their own listing's. */
  async candidatesOf(tx: Pick<Tx, 'query'>, contractId: string): Promise<string[]> {
    const rows = await tx.query<{ memberId: string }>(CANDIDATES, [contractId]);
    return rows.map(({ memberId }) => memberId);
  }

  /** Null if the contract was deleted after the row was read. */
  private async complete(request: RequestContext, row: Conversation): Promise<Conversation | null> {
    const [contract, end] = await Promise.all([
      this.edges.find(request, row.contractId),
      this.threads.endOf(request, { contractId: row.contractId, last: 1 }),
    ]);
    const lastMessage = end.edges[0]?.node;
    if (!contract || !lastMessage) return null;
    return Object.assign(new Conversation(), row, {
      contract,
      lastMessage,
      role: contract.userId === viewerOf(request).id ? ConversationRole.SELLER : ConversationRole.CANDIDATE,
      unreadCount: Math.max(0, contract.messageCount - row.readSeq),
    });
  }
}

/** A cursor starts with the half of the list that it is in: `u` for unread, `r` for read. */
const cursorOf = ({ unread, lastMessageAt, contractId }: Conversation): string =>
  `${unread ? 'u' : 'r'}${encodeCursor([lastMessageAt, contractId])}`;

function positionOf(cursor: string | null | undefined): unknown[] {
  if (!cursor) return [];
  const position = /^[ur]/.test(cursor) ? decodeCursor(cursor.slice(1)) : null;
  if (!position) throw new AppError('BAD_REQUEST', 'That page of the list does not exist.');
  return [cursor.startsWith('u'), ...position];
}
