import { Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Moment } from '../database/moment.column.js';
import { User } from '../users/user.entity.js';

/** Which member accepted which version of the terms, and when. The account has the latest one (users.terms_version). */
@Entity('terms_acceptances')
export class TermsAcceptance {
  @ForeignKey(() => User, { name: 'terms_acceptances_user_known' })
  @PrimaryColumn('uuid', { name: 'user_id', primaryKeyConstraintName: 'terms_acceptances_pkey' })
  userId: string;

  @PrimaryColumn('integer', { primaryKeyConstraintName: 'terms_acceptances_pkey' })
  version: number;

  @Moment('accepted_at', { now: true })
  acceptedAt: string;
}
