import { Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Contract } from '../../contracts/contract.entity.js';
import { Moment } from '../../database/moment.column.js';
import { User } from '../../users/user.entity.js';

/** The holder of a contract asked a member to apply. */
@Entity('invitations')
@Index('invitations_of_member', ['memberId'])
export class Invitation {
  @ForeignKey(() => Contract, { name: 'invitations_contract_known', onDelete: 'CASCADE' })
  @PrimaryColumn('uuid', { name: 'contract_id', primaryKeyConstraintName: 'invitations_pkey' })
  contractId: string;

  @ForeignKey(() => User, { name: 'invitations_member_known' })
  @PrimaryColumn('uuid', { name: 'member_id', primaryKeyConstraintName: 'invitations_pkey' })
  memberId: string;

  @Moment('created_at', { now: true })
  createdAt: string;
}
