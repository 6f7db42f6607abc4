import { Injectable } from '@nestjs/common';
import { isUuid } from '../../common/api/paging.js';
import { Database, type Tx } from '../../database/database.js';
import { Message } from '../message.entity.js';

/** What reports need to know about messages. */
@Injectable()
export class ReportedMessages {
  constructor(private readonly database: Database) {}

  /** Null for an unknown or malformed id. */
  find(id: string): Promise<Pick<Message, 'id' | 'contractId' | 'senderId'> | null> {
    if (!isUuid(id)) return Promise.resolve(null);
    return this.database.manager.findOne(Message, {
      select: { id: true, contractId: true, senderId: true },
      where: { id },
    });
  }

  /** For admins: the messages as they were written, by id. */
  async textsOf(ids: readonly string[]): Promise<Map<string, string>> {
    const rows = await this.database.query<{ id: string; message: string }>(
      // SQL: the entity's columns are those that the public reads
      'select id, message from messages where id = any($1::uuid[])',
      [ids],
    );
    return new Map(rows.map(({ id, message }) => [id, message]));
  }

  /** For admins: the last messages of each thread as they were written, oldest first. SQL: one walk per thread. */
  async lastOf(contractIds: readonly string[], count: number): Promise<Map<string, string[]>> {
    const rows = await this.database.query<{ contractId: string; texts: string[] }>(
      `select wanted.id as "contractId", array_agg(m.message order by m.seq) as texts
       from unnest($1::uuid[]) wanted (id) cross join lateral (
         select seq, message from messages where contract_id = wanted.id order by seq desc limit $2) m
       group by wanted.id`,
      [[...new Set(contractIds)], count],
    );
    return new Map(rows.map(({ contractId, texts }) => [contractId, texts]));
  }

  /** Whether the member has written in the thread since then. */
  async hasWritten(tx: Tx, contractId: string, senderId: string, since: string): Promise<boolean> {
    const [row] = await tx.query(
      // SQL: a range of times in one thread
      'select 1 from messages where contract_id = $1 and sender_id = $2 and created_at > $3 limit 1',
      [contractId, senderId, since],
    );
    return row !== undefined;
  }
}
