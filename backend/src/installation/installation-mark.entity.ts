import { Column, Entity, PrimaryColumn } from 'typeorm';
import { Moment } from '../database/moment.column.js';

/** The last time that something happened to this installation which proves that it works; see `marks.ts`. */
@Entity('installation_marks')
export class InstallationMark {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'installation_marks_pkey' })
  name: string;

  /** What the mark is about, such as the folder of a backup. */
  @Column('text', { nullable: true })
  value: string | null;

  @Moment('marked_at', { now: true })
  markedAt: string;
}
