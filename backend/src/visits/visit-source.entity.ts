import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import { enumOf, nameEnum } from '../common/api/enum-of.js';
import { sqlList } from '../database/sql-list.js';

export const SOURCE_KINDS = ['referrer', 'utm-source'] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];

export const SourceKindEnum = enumOf(SOURCE_KINDS);
nameEnum(
  SourceKindEnum,
  'VisitorSourceKind',
  'What names a source: the host of the page with the link, or the parameter `utm_source` of the link.',
);

/** How many visits came from a source on a day. Nothing in it leads to a person; see docs/security.md. */
@Entity('visit_sources')
@Check('visit_sources_kind_known', `kind in (${sqlList(SOURCE_KINDS)})`)
export class VisitSourceDay {
  @PrimaryColumn('date', { primaryKeyConstraintName: 'visit_sources_pkey' })
  day: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'visit_sources_pkey' })
  kind: SourceKind;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'visit_sources_pkey' })
  name: string;

  @Column('integer')
  visits: number;
}
