import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** One row: which installation this database belongs to, and where the row was written. Nothing else updates it. */
@Entity('installation')
@Check('installation_one_row', 'is_only')
export class InstallationRow {
  @PrimaryColumn('boolean', { name: 'is_only', default: true, primaryKeyConstraintName: 'installation_pkey' })
  isOnly: boolean;

  /** Names the installation in the mark of its files. */
  @Column('uuid', { default: () => 'uuidv7()' })
  id: string;

  /** Where the row was written: see `whereNow` in installation.ts. Null for a copy that `npm run trial` has marked. */
  @Column('text', { nullable: true })
  home: string | null;
}
