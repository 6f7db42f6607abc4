import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import { DONE, type Done } from '../common/api/done.js';
import { AppError, notFound } from '../common/api/errors.js';
import { isUuid } from '../common/api/paging.js';
import { viewerOf, type RequestContext } from '../common/api/request-of.js';
import { ContractsService } from '../contracts/contracts.service.js';
import { Database, type Tx } from '../database/database.js';
import { MemberData } from '../member-data/member-data.js';
import { lockAccounts } from '../users/accounts.js';
import { AdminNote, type AddNoteInput, type NotesOf, type NoteTarget } from './note.entity.js';

const MOST = 100;

const about = (type: NoteTarget, id: string) => (type === 'user' ? { userId: id } : { contractId: id });

/**
 * Internal notes of the staff about members and contracts. Like the decisions about reports, they are not in the export of
 * the member they are about; they are deleted with the account and with the contract. The export of the author lists what they wrote, without the texts.
 */
@Injectable()
export class AdminNotes {
  constructor(
    private readonly database: Database,
    private readonly contracts: ContractsService,
    private readonly audit: AuditService,
    data: MemberData,
  ) {
    data.register('adminNotes', {
      collect: async ({ id }) => {
        const written = await database.manager.find(AdminNote, {
          where: { authorId: id },
          order: { createdAt: 'ASC' },
        });
        return written.map(({ id: noteId, createdAt }) => ({ id: noteId, createdAt }));
      },
      forget: (tx, { id }) => this.forget(tx, id),
    });
  }

  /** The newest first. */
  async list({ targetType, targetId }: NotesOf): Promise<AdminNote[]> {
    if (!isUuid(targetId)) return [];
    return this.database.manager.find(AdminNote, {
      where: about(targetType, targetId),
      relations: { author: true },
      order: { createdAt: 'DESC', id: 'DESC' },
      take: MOST,
    });
  }

  add(caller: RequestContext, { targetType, targetId, text }: AddNoteInput): Promise<AdminNote> {
    return this.database.transaction(async (tx) => {
      await this.lockTarget(tx, targetType, targetId);
      if ((await tx.manager.countBy(AdminNote, about(targetType, targetId))) >= MOST)
        throw new AppError('CONFLICT', `There are ${MOST} notes already. Delete one first.`);
      const note = { ...about(targetType, targetId), authorId: viewerOf(caller).id, text };
      const { identifiers } = await tx.manager.insert(AdminNote, note);
      const { id } = identifiers[0] as { id: string };
      await this.audit.record(tx, caller, 'note.add', { type: 'note', id }, null, { targetType, targetId });
      return this.get(tx, id);
    });
  }

  delete(caller: RequestContext, id: string): Promise<Done> {
    return this.database.transaction(async (tx) => {
      const { userId, contractId, authorId } = await this.get(tx, id);
      const viewer = viewerOf(caller);
      if (viewer.id !== authorId && !viewer.isAdmin)
        throw new AppError('FORBIDDEN', 'Only its author or an admin can delete a note.');
      await tx.manager.delete(AdminNote, { id });
      const before = { targetType: userId ? 'user' : 'contract', targetId: userId ?? contractId };
      await this.audit.record(tx, caller, 'note.delete', { type: 'note', id }, before, null);
      return DONE;
    });
  }

  private async get(tx: Tx, id: string): Promise<AdminNote> {
    const where = { id };
    const note = isUuid(id)
      ? await tx.manager.findOne(AdminNote, { where, relations: { author: true } })
      : null;
    if (!note) throw notFound('Note');
    return note;
  }

  /** So that the account is not deleted, nor the contract, until the note is there. */
  private async lockTarget(tx: Tx, type: NoteTarget, id: string): Promise<void> {
    if (type === 'contract') {
      if (!(await this.contracts.lock(tx, id))) throw notFound('Contract');
      return;
    }
    const [account] = isUuid(id) ? await lockAccounts(tx, [id]) : [];
    if (!account || account.isDeleted) throw notFound('User');
  }

  /** What was noted about the member and about their contracts. */
  private async forget(tx: Tx, userId: string): Promise<void> {
    await tx.manager.delete(AdminNote, { userId });
    const ids = await this.contracts.idsOf(tx, userId);
    if (ids.length > 0) await tx.manager.delete(AdminNote, { contractId: In(ids) });
  }
}
