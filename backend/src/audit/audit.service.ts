import { Injectable } from '@nestjs/common';
import { isEmail } from 'class-validator';
import { invalid } from '../common/api/errors.js';
import type { Connection, PageArgs } from '../common/api/paging.js';
import { viewerOf, type RequestContext } from '../common/api/request-of.js';
import { Database, type Tx } from '../database/database.js';
import { newestFirst } from '../database/newest-first.js';
import { AuditEntry } from './audit-entry.entity.js';

export interface ListAudit extends PageArgs {
  action?: string | null;
  actorId?: string | null;
  targetId?: string | null;
  /** Email address of who did it, or the id or key of a target. */
  q?: string | null;
  /** Days, in UTC. */
  from?: string | null;
  to?: string | null;
}

/** SQL expression: when a day begins in UTC. */
const DAY = (day: string) => `(cast(${day} as date)::timestamp at time zone 'UTC')`;

/** All audited actions: what admins do, and what members do about their own data. */
export type AuditAction =
  | 'setting.create'
  | 'setting.update'
  | 'setting.delete'
  | 'availability.set'
  | 'rule.publish'
  | 'rule.retire'
  | 'rule.merge'
  | 'rule.import'
  | 'rule.resolve-observation'
  | 'claim.confirm'
  | 'claim.withdraw'
  | 'launch.waive'
  | 'launch.unwaive'
  | 'launch.review-states'
  | 'launch.receive-mail'
  | 'user.make-admin'
  | 'user.set-roles'
  | 'user.delete'
  | 'user.export'
  | 'user.suspend'
  | 'user.reinstate'
  | 'message.hide'
  | 'message.unhide'
  | 'message.clear'
  | 'contract.update'
  | 'contract.delete'
  | 'contract.hide'
  | 'contract.unhide'
  | 'contract.clear'
  | 'contract.approve'
  | 'contract.send-back'
  | 'photo.delete'
  | 'candidates.read'
  | 'purchase.refund'
  | 'transfer.extend'
  | 'transfer.complete-step'
  | 'transfer.skip-step'
  | 'transfer.pause'
  | 'transfer.resume'
  | 'transfer.complete'
  | 'transfer.cancel'
  | 'transfer.fee'
  | 'transfer.read-thread'
  | 'transfer.read-contacts'
  | 'contact-request.mark'
  | 'contact-request.reply'
  | 'canned-answer.save'
  | 'canned-answer.delete'
  | 'list.download'
  | 'note.add'
  | 'note.delete'
  | 'organisation.approve'
  | 'organisation.close'
  | 'token.create'
  | 'token.rotate'
  | 'token.revoke'
  | 'report.resolve'
  | 'legal-text.save'
  | 'legal-text.publish';

export interface AuditTarget {
  /** As before the dot in the actions. */
  type: AuditAction extends `${infer Kind}.${string}` ? Kind : never;
  id: string;
}

/** Records who did what, to what, from which address, in the transaction of the change. */
@Injectable()
export class AuditService {
  constructor(private readonly database: Database) {}

  async record(
    tx: Pick<Tx, 'manager'>,
    caller: Pick<RequestContext, 'viewer' | 'ip'>,
    action: AuditAction,
    target: AuditTarget,
    before: object | null,
    after: object | null,
  ): Promise<void> {
    await tx.manager.insert(AuditEntry, {
      actorId: viewerOf(caller).id,
      action,
      targetType: target.type,
      targetId: target.id,
      before: before && JSON.stringify(before),
      after: after && JSON.stringify(after),
      ip: caller.ip,
    });
  }

  /** Blanks these texts of what was recorded about the targets. SQL: merges into the stored JSON. */
  async blank(
    tx: Pick<Tx, 'query'>,
    type: AuditTarget['type'],
    ids: string[],
    keys: ('from' | 'reason')[],
  ): Promise<void> {
    await tx.query(
      `update audit_entries set after = after ||
         (select jsonb_object_agg(key, '•••') from jsonb_object_keys(after) key where key = any($3))
       where target_type = $1 and target_id = any($2) and after ?| $3`,
      [type, ids, keys],
    );
  }

  /** Throws VALIDATION for a last day before the first. */
  async list({
    action,
    actorId,
    targetId,
    q,
    from,
    to,
    ...page
  }: ListAudit): Promise<Connection<AuditEntry>> {
    if (from && to && to < from) throw invalid({ to: 'The last day is before the first.' });
    const { manager } = this.database;
    const list = manager.createQueryBuilder(AuditEntry, 'entry').innerJoinAndSelect('entry.actor', 'actor');
    if (action) list.andWhere({ action });
    if (actorId) list.andWhere({ actorId });
    if (targetId) list.andWhere({ targetId });
    if (isEmail(q)) {
      // a value and not a join, so that PostgreSQL reads the entries of this actor in their order
      const actor = list
        .subQuery()
        .select('u.id')
        .from('User', 'u')
        .where('lower(u.email) = lower(:q) and u.deletedAt is null');
      list.andWhere(`entry.actorId = ${actor.getQuery()}`, { q });
    } else if (q) list.andWhere('entry.targetId = :q', { q });
    if (from) list.andWhere(`entry.createdAt >= ${DAY(':from')}`, { from });
    if (to) list.andWhere(`entry.createdAt < ${DAY(':to')} + interval '1 day'`, { to });
    return newestFirst(list, page);
  }
}
