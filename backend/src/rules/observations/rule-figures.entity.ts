import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import type { ContractType } from '../../contracts/contract.columns.js';
import { RuleSubject } from '../rule-subject.entity.js';

/** What was measured with a company. There is a row only if there is enough to show: see FIGURES_FROM. */
@Entity('rule_figures')
export class RuleFigure {
  @ForeignKey(() => RuleSubject, { name: 'rule_figures_subject_known' })
  @PrimaryColumn('uuid', { name: 'subject_id', primaryKeyConstraintName: 'rule_figures_pkey' })
  subjectId: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'rule_figures_pkey' })
  type: ContractType;

  /** The day of the count. */
  @Column('date', { name: 'as_of' })
  asOf: string;

  @Column('integer')
  decided: number;

  @Column('integer')
  approved: number;

  @Column('integer', { name: 'median_days_to_decision' })
  medianDaysToDecision: number;

  /** In cents. */
  @Column('integer', { name: 'median_fee', nullable: true })
  medianFee: number | null;
}
