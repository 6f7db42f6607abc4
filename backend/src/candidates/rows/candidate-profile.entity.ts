import type { Answers } from '@handover/domain/candidates/read-answers';
import { ObjectType } from '@nestjs/graphql';
import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { DateTime, JsonObject } from '../../common/api/scalars.js';
import { Shown } from '../../common/api/shown.js';
import { ContractType } from '../../contracts/contract.columns.js';
import { Moment } from '../../database/moment.column.js';
import { User } from '../../users/user.entity.js';

/** Fills in the next application of its member; nobody else reads it. */
@Entity('candidate_profiles')
@ObjectType({ description: "The viewer's own answers for the next application to a contract of a type." })
export class CandidateProfile {
  @ForeignKey(() => User, { name: 'candidate_profiles_user_known' })
  @PrimaryColumn('uuid', { name: 'user_id', primaryKeyConstraintName: 'candidate_profiles_pkey' })
  userId: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'candidate_profiles_pkey' })
  @Shown(() => ContractType, { description: 'The type.' })
  type: ContractType;

  @Column('jsonb')
  @Shown(() => JsonObject, {
    description: 'The answers by the keys of `candidateQuestions`.',
    example: { creditBand: '700-739', state: 'TX' },
  })
  answers: Answers;

  @Moment('updated_at', { now: true, nullable: true })
  @Shown(() => DateTime, {
    nullable: true,
    description: 'When it was saved; null if it never was.',
    example: '2026-03-01T12:00:00.000Z',
  })
  updatedAt: string | null;
}
