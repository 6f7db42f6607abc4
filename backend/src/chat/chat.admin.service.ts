import { Injectable } from '@nestjs/common';
import { AuditService } from '../audit/audit.service.js';
import { notFound } from '../common/errors.js';
import {
  connectionOf,
  decodeCursor,
  isUuid,
  pageSize,
  type Connection,
  type PageArgs,
} from '../common/paging.js';
import type { RequestContext } from '../common/request-of.js';
import { Database, type Tx } from '../database/database.js';
import { FLAGGED_MESSAGES, toFlaggedMessage, type FlaggedMessage } from './flagged-message.js';

const USUAL_PAGE = 25;
const LARGEST_PAGE = 500;

/** What admins do about messages; a hidden one keeps its place and its number in the thread. */
@Injectable()
export class ChatAdminService {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditService,
  ) {}

  /** Newest first, hidden ones included whatever they say. */
  async flagged({ first, after }: PageArgs): Promise<Connection<FlaggedMessage>> {
    const size = pageSize(first, USUAL_PAGE, LARGEST_PAGE);
    const position = decodeCursor(after);
    const rows = await this.database.read<object>(
      `${FLAGGED_MESSAGES} where (m.flags <> '{}' or m.hidden_at is not null)
       ${position ? 'and (m.created_at, m.id) < ($2::timestamptz, $3::uuid)' : ''}
       order by m.created_at desc, m.id desc limit $1`,
      [size + 1, ...(position ?? [])],
    );
    return connectionOf(rows.map(toFlaggedMessage), size, after);
  }

  hide(caller: RequestContext, id: string, reason: string): Promise<FlaggedMessage> {
    return this.setHidden(caller, id, true, { reason });
  }

  unhide(caller: RequestContext, id: string): Promise<FlaggedMessage> {
    return this.setHidden(caller, id, false, {});
  }

  /** What is as it should be stays, without a trace. */
  private setHidden(
    caller: RequestContext,
    id: string,
    hidden: boolean,
    why: { reason?: string },
  ): Promise<FlaggedMessage> {
    return this.database.transaction(async (tx) => {
      const message = await this.lock(tx, id);
      if (message.hidden === hidden) return message;
      await tx.query('update messages set hidden_at = case when $2 then now() end where id = $1', [
        id,
        hidden,
      ]);
      const target = { type: 'message' as const, id: message.id };
      const action = hidden ? 'message.hide' : 'message.unhide';
      await this.audit.record(tx, caller, action, target, { hidden: message.hidden }, { hidden, ...why });
      message.hidden = hidden;
      return message;
    });
  }

  private async lock(tx: Tx, id: string): Promise<FlaggedMessage> {
    const [row] = isUuid(id)
      ? await tx.query<object>(`${FLAGGED_MESSAGES} where m.id = $1 for update of m`, [id])
      : [];
    if (!row) throw notFound('Message');
    return toFlaggedMessage(row);
  }
}
