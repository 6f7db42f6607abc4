import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How many requests ended in an internal error within one hour, all processes together. */
@Entity('server_errors')
export class ServerErrorHour {
  /** When the hour began. */
  @PrimaryColumn('timestamptz', { primaryKeyConstraintName: 'server_errors_pkey' })
  hour: string;

  @Column('integer')
  count: number;
}
