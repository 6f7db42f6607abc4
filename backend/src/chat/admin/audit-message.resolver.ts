import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { AuditEntry } from '../../audit/audit-entry.entity.js';
import { AdminOnly, Caller } from '../../common/api/access.js';
import type { RequestContext } from '../../common/api/request-of.js';
import { Database } from '../../database/database.js';
import { RequestLoader } from '../../graphql/request-loader.js';
import { FLAGGED_MESSAGES, FlaggedMessage, toFlaggedMessage } from './flagged-message.js';

@AdminOnly()
@Resolver(() => AuditEntry)
export class AuditMessageResolver {
  /** SQL: the statement of the list of flagged messages, for given ids. */
  private readonly byId = new RequestLoader<string, FlaggedMessage | null>(async (ids) => {
    const rows = await this.database.query<object>(`${FLAGGED_MESSAGES} where m.id = any($1::uuid[])`, [ids]);
    const messages = new Map(rows.map(toFlaggedMessage).map((message) => [message.id, message]));
    return ids.map((id) => messages.get(id) ?? null);
  });

  constructor(private readonly database: Database) {}

  @ResolveField(() => FlaggedMessage, {
    nullable: true,
    description: 'The message it was done to; null for other targets and for a deleted message.',
  })
  message(@Parent() { targetType, targetId }: AuditEntry, @Caller() request: RequestContext) {
    return targetType === 'message' ? this.byId.get(request, targetId) : null;
  }
}
