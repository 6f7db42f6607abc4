import { SILENCE } from '@handover/domain/listings/listing-days';
import { Injectable } from '@nestjs/common';
import { contractIsIn } from '../contracts/contract.rows.js';
import { FOR_SALE } from '../contracts/contract.status.js';
import { Database, type Tx } from '../database/database.js';
import { ListingQuestion } from './listing.entities.js';

/** SQL: the contract's condition is part of it. */
const DUE = `select contract_id as id from listing_questions q
  where asked_at <= now() - interval '${SILENCE.reminder} days' and (reminded_at is null
      or asked_at <= now() - interval '${SILENCE.end} days'
        and reminded_at <= now() - interval '${SILENCE.end - SILENCE.reminder} days')
    and ${contractIsIn('q.contract_id', FOR_SALE)} and contract_id <> all($2)
  order by asked_at limit $1`;

/** Questions that wait for an answer of the holder. */
@Injectable()
export class ListingQuestions {
  constructor(private readonly database: Database) {}

  /** Contracts whose holder is to be reminded, or was silent for too long. */
  async due(limit: number, except: Iterable<string>): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(DUE, [limit, [...except]]);
    return rows.map(({ id }) => id);
  }

  find(tx: Tx, contractId: string): Promise<ListingQuestion | null> {
    return tx.manager.findOneBy(ListingQuestion, { contractId });
  }

  async noteReminder(tx: Tx, contractId: string): Promise<void> {
    await tx.manager.update(ListingQuestion, { contractId }, { remindedAt: () => 'now()' });
  }

  /** Another sign of life than an answer: the question waits from now on. */
  async beginAgain(tx: Tx, contractId: string): Promise<void> {
    await tx.manager.update(ListingQuestion, { contractId }, { askedAt: () => 'now()', remindedAt: null });
  }
}
