import { Injectable } from '@nestjs/common';
import { AuditService, type AuditAction } from '../audit/audit.service.js';
import { notFound } from '../common/errors.js';
import { isUuid, type Connection, type PageArgs } from '../common/paging.js';
import type { RequestContext } from '../common/request-of.js';
import { TopicBus } from '../common/topics.js';
import { Database, type Tx } from '../database/database.js';
import { newestFirstRows } from '../database/newest-first.js';
import { FLAGGED_MESSAGES, toFlaggedMessage, type FlaggedMessage } from './flagged-message.js';
import { toMessage } from './message.rows.js';

/** Moderation of messages. A hidden message keeps its place and sequence number in the thread. */
@Injectable()
export class ChatAdminService {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditService,
    private readonly topics: TopicBus,
  ) {}

  /** Flagged and hidden messages, newest first. */
  flagged(page: PageArgs): Promise<Connection<FlaggedMessage>> {
    return newestFirstRows(
      this.database,
      {
        select: FLAGGED_MESSAGES,
        by: 'm',
        conditions: [`(m.flags <> '{}' or m.hidden_at is not null)`],
        toEntity: toFlaggedMessage,
      },
      page,
    );
  }

  hide(caller: RequestContext, id: string, reason: string): Promise<FlaggedMessage> {
    return this.change(caller, id, 'message.hide', { hidden: true, reason }, (message) =>
      message.hidden ? null : 'hidden_at = now()',
    );
  }

  unhide(caller: RequestContext, id: string): Promise<FlaggedMessage> {
    return this.change(caller, id, 'message.unhide', { hidden: false }, (message) =>
      message.hidden ? 'hidden_at = null' : null,
    );
  }

  /** Removes wrong flags, so that everyone reads the original text. */
  clear(caller: RequestContext, id: string): Promise<FlaggedMessage> {
    return this.change(caller, id, 'message.clear', { flags: [] }, (message) =>
      message.flags.length > 0 ? `masked_message = null, flags = '{}', cleared_at = now()` : null,
    );
  }

  /** Applies `assignments`, writes the audit entry and notifies open threads; does nothing if `assignments` is null. */
  private change(
    caller: RequestContext,
    id: string,
    action: AuditAction,
    after: object,
    assignments: (message: FlaggedMessage) => string | null,
  ): Promise<FlaggedMessage> {
    return this.database.transaction(async (tx) => {
      const before = toFlaggedMessage(await this.lock(tx, id));
      const set = assignments(before);
      if (!set) return before;
      await tx.query(`update messages set ${set} where id = $1`, [before.id]);
      const target = { type: 'message' as const, id: before.id };
      await this.audit.record(
        tx,
        caller,
        action,
        target,
        { hidden: before.hidden, flags: before.flags },
        after,
      );
      const changed = await this.lock(tx, before.id);
      const message = toMessage({ ...changed });
      tx.afterCommit(() =>
        this.topics.publish('messageChanged', { contractId: message.contractId, message }),
      );
      return toFlaggedMessage(changed);
    });
  }

  private async lock(tx: Tx, id: string): Promise<object> {
    const [row] = isUuid(id)
      ? await tx.query<object>(`${FLAGGED_MESSAGES} where m.id = $1 for update of m`, [id])
      : [];
    if (!row) throw notFound('Message');
    return row;
  }
}
