import { FIGURES_FROM } from '@handover/domain/rules/figures';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { today } from '../../common/today.js';
import { Database, type Tx } from '../../database/database.js';
import { RuleFigures } from '../company.types.js';
import { RuleFigure } from './rule-figures.entity.js';

export type MeasuredCompany = Omit<RuleFigure, 'asOf' | 'medianFee'>;

/** SQL: medians, which repositories do not compute. The lower one of two, so that someone has paid it. */
const FEES = `select subject_id as "subjectId", type,
    percentile_disc(0.5) within group (order by (answers ->> 'fee')::int) as "medianFee"
  from rule_observations where state <> 'dismissed' and answers ? 'fee'
  group by 1, 2 having count(*) >= $1 and count(distinct member_id) >= $2`;

/** Reads and replaces what was measured with the companies of the rule book. */
@Injectable()
export class RuleFiguresStore {
  constructor(private readonly database: Database) {}

  /** Writes what holds today in place of everything that was measured before. */
  replace(measured: readonly MeasuredCompany[]): Promise<void> {
    return this.database.transaction(async (tx) => {
      const fees = await feesOf(tx);
      const rows = measured.map((row) => ({
        ...row,
        medianFee: fees.get(`${row.subjectId} ${row.type}`) ?? null,
        asOf: today(),
      }));
      // SQL: one writer at a time; readers see the former rows until the commit
      await tx.query('lock table rule_figures in share row exclusive mode');
      await tx.manager.deleteAll(RuleFigure);
      await tx.manager.insert(RuleFigure, rows);
    });
  }

  /** By "subject type". */
  async of(subjectIds: readonly string[]): Promise<Map<string, RuleFigures>> {
    const found = await this.database.manager.findBy(RuleFigure, { subjectId: In([...subjectIds]) });
    return new Map(
      found.map(({ subjectId, type, ...figures }) => [
        `${subjectId} ${type}`,
        Object.assign(new RuleFigures(), figures),
      ]),
    );
  }
}

async function feesOf(tx: Tx): Promise<Map<string, number>> {
  const { fees, holders } = FIGURES_FROM;
  const rows = await tx.query<{ subjectId: string; type: string; medianFee: number }>(FEES, [fees, holders]);
  return new Map(rows.map(({ subjectId, type, medianFee }) => [`${subjectId} ${type}`, medianFee]));
}
