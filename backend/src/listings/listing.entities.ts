import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import type { ContractType } from '../contracts/contract.columns.js';
import { Contract } from '../contracts/contract.entity.js';
import { Moment } from '../database/moment.column.js';
import { SqlIndex } from '../database/sql-index.js';
import { User } from '../users/user.entity.js';

/**
 * A contract whose holder has not answered. The trigger messages_question writes it (schema/triggers.ts): the first question
 * without an answer adds the row, and the holder's next message deletes it.
 */
@Entity('listing_questions')
@SqlIndex('listing_questions_age', 'on listing_questions (asked_at)')
export class ListingQuestion {
  @ForeignKey(() => Contract, { name: 'listing_questions_contract_known', onDelete: 'CASCADE' })
  @PrimaryColumn('uuid', { name: 'contract_id', primaryKeyConstraintName: 'listing_questions_pkey' })
  contractId: string;

  @Moment('asked_at')
  askedAt: string;

  /** When the question was written; `askedAt` begins again with another sign of life. Null for older questions. */
  @Moment('first_asked_at', { nullable: true })
  firstAskedAt: string | null;

  /** When the holder was reminded. */
  @Moment('reminded_at', { nullable: true })
  remindedAt: string | null;
}

/** How a member answers questions about their contracts. The trigger messages_question writes it (schema/triggers.ts). */
@Entity('member_answers')
export class MemberAnswers {
  @ForeignKey(() => User, { name: 'member_answers_user_known' })
  @PrimaryColumn('uuid', { name: 'user_id', primaryKeyConstraintName: 'member_answers_pkey' })
  userId: string;

  @Column('integer')
  answered: number;

  /** Of up to 20 answers, the latest first: the seconds from the question on. */
  @Column('integer', { name: 'latest_seconds', array: true })
  latestSeconds: number[];
}

/**
 * That someone looked at a contract on a day. The hash is of a member's id or an address, with the day and a secret, so
 * that two days cannot be compared; rows are kept for two days.
 */
@Entity('contract_views')
@SqlIndex('contract_views_age', 'on contract_views (day)')
export class ContractView {
  @ForeignKey(() => Contract, { name: 'contract_views_contract_known', onDelete: 'CASCADE' })
  @PrimaryColumn('uuid', { name: 'contract_id', primaryKeyConstraintName: 'contract_views_pkey' })
  contractId: string;

  @PrimaryColumn('date', { primaryKeyConstraintName: 'contract_views_pkey' })
  day: string;

  @PrimaryColumn('text', { name: 'viewer_hash', primaryKeyConstraintName: 'contract_views_pkey' })
  viewerHash: string;
}

/** How often a contract was looked at, each viewer counted once a day. */
@Entity('contract_view_totals')
export class ContractViewTotal {
  @ForeignKey(() => Contract, { name: 'contract_view_totals_contract_known', onDelete: 'CASCADE' })
  @PrimaryColumn('uuid', { name: 'contract_id', primaryKeyConstraintName: 'contract_view_totals_pkey' })
  contractId: string;

  @Column('integer')
  views: number;
}

/** How many views contracts of a type had on a day, for the admins' figures; kept for 400 days. */
@Entity('contract_view_days')
export class ContractViewDay {
  @PrimaryColumn('date', { primaryKeyConstraintName: 'contract_view_days_pkey' })
  day: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'contract_view_days_pkey' })
  type: ContractType;

  @Column('integer')
  views: number;
}
