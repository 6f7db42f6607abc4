import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { User } from '../users/user.entity.js';

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
