import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** connect-pg-simple's table; anonymous visitors have no row in it. */
@Entity('sessions')
@Index('sessions_user', { synchronize: false })
export class SessionRow {
  @PrimaryColumn('character varying', { primaryKeyConstraintName: 'sessions_pkey' })
  sid: string;

  @Column('json')
  sess: object;

  @Index('sessions_expire')
  @Column('timestamp', { precision: 6 })
  expire: Date;
}
