import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ReviewSubject } from '../jobs/jobs.js';

/** The version of the detection rules by which all texts of a table were reviewed. */
@Entity('text_reviews')
export class FinishedReview {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'text_reviews_pkey' })
  subject: ReviewSubject;

  @Column('integer')
  rules: number;
}
