import { Injectable } from '@nestjs/common';
import { Database, iso } from '../database/database.js';
import { blankTexts } from '../moderation/blank-texts.js';
import { MemberData } from '../member-data/member-data.js';
import { readAll } from '../member-data/read-all.js';

const WRITTEN = `select c.id, c.type, c.title, c.description, c.location, c.monthly_payment as "monthlyPayment",
    c.remaining_term_months as "remainingTermMonths", c.transfer_fee as "transferFee", c.status,
    c.hidden_at is not null as hidden, ${iso('c.created_at', 'createdAt')}, ${iso('c.updated_at', 'updatedAt')}
  from contracts c where c.user_id = $1`;

/** Contracts stay with a deleted account: others bought them or wrote about them. */
@Injectable()
export class ContractsData {
  constructor(database: Database, data: MemberData) {
    data.register('contracts', {
      collect: ({ id }) => readAll(database, WRITTEN, 'c.id', id),
      forget: (tx, owner) =>
        blankTexts(
          tx,
          { table: 'contracts', columns: ['title', 'description', 'location'], owner: 'user_id' },
          owner,
        ),
    });
  }
}
