import { ObjectType } from '@nestjs/graphql';
import type { Party } from '@handover/domain/transfers/transfer-life';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Shown } from '../../common/api/shown.js';
import { Moment } from '../../database/moment.column.js';
import { User } from '../../users/user.entity.js';
import { TransferPartyEnum } from '../transfer.enums.js';

/** How one party can be reached, given with their acceptance. Deleted 90 days after the end of the transfer. */
@Entity('contact_cards')
export class ContactCard {
  @ForeignKey('Transfer', { name: 'contact_cards_transfer_known' })
  @PrimaryColumn('uuid', { name: 'transfer_id', primaryKeyConstraintName: 'contact_cards_pkey' })
  transferId: string;

  @ForeignKey(() => User, { name: 'contact_cards_user_known' })
  @Index('contact_cards_of_user')
  @PrimaryColumn('uuid', { name: 'user_id', primaryKeyConstraintName: 'contact_cards_pkey' })
  userId: string;

  @Column('text')
  name: string;

  @Column('text', { nullable: true })
  phone: string | null;

  @Column('text', { nullable: true })
  note: string | null;

  /** The dealer that the buyer of a car lease has agreed to show it to: the organisation that listed the contract. */
  @Column('uuid', { name: 'dealer_id', nullable: true })
  dealerId: string | null;

  @Moment('created_at', { now: true })
  createdAt: string;
}

@ObjectType({ description: 'How a party to a transfer can be reached, once both have accepted.' })
export class TransferContact {
  @Shown(() => TransferPartyEnum, { description: 'Whose card it is.' })
  role: Party;

  @Shown(() => String, { description: 'The name they use.', example: 'Ada Byron' })
  name: string;

  @Shown(() => String, {
    nullable: true,
    description: 'Their email address; null if the account was deleted.',
    example: 'ada@example.com',
  })
  email: string | null;

  @Shown(() => String, { nullable: true, description: 'If they gave one.', example: '+1 512 555 0100' })
  phone: string | null;

  @Shown(() => String, { nullable: true, description: 'Such as when to call.' })
  note: string | null;
}
