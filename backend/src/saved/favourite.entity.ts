import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Contract } from '../contracts/contract.entity.js';
import type { ContractStatus } from '../contracts/contract.status.js';
import { Moment } from '../database/moment.column.js';
import { SqlIndex } from '../database/sql-index.js';
import { User } from '../users/user.entity.js';

/**
 * A contract that a member keeps an eye on, with the state of it that they know: that of the day they saved it, or that
 * of the last notification. A notification and the state it tells are written together, so each change is told once.
 */
@Entity('favourites')
@SqlIndex('favourites_of_member', 'on favourites (user_id, created_at desc, contract_id desc)')
@Index('favourites_of_contract', ['contractId'])
export class Favourite {
  @ForeignKey(() => User, { name: 'favourites_user_known' })
  @PrimaryColumn('uuid', { name: 'user_id', primaryKeyConstraintName: 'favourites_pkey' })
  userId: string;

  @ForeignKey(() => Contract, { name: 'favourites_contract_known', onDelete: 'CASCADE' })
  @PrimaryColumn('uuid', { name: 'contract_id', primaryKeyConstraintName: 'favourites_pkey' })
  contractId: string;

  @Moment('created_at', { now: true })
  createdAt: string;

  @Column('text', { name: 'told_status' })
  toldStatus: ContractStatus;

  /** The version of the terms. */
  @Column('integer', { name: 'told_version' })
  toldVersion: number;

  /** The monthly payment, in cents: what a change of the terms is told with. */
  @Column('integer', { name: 'told_payment' })
  toldPayment: number;
}
