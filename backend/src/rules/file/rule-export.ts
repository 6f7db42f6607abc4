import { guarded } from '@handover/domain/facts/fact-cells';
import { listCell, RULE_HEADINGS, valueCells, type RuleCells } from '@handover/domain/rules/rule-cells';
import { Injectable } from '@nestjs/common';
import { Not } from 'typeorm';
import { Database } from '../../database/database.js';
import { RuleSubject } from '../rule-subject.entity.js';
import { addRules } from '../rule-subjects.list.js';
import type { RuleVersion } from '../rule-version.entity.js';
import { currentOf } from './import-plan.js';

/** The rule book as a file that can be imported again. */
@Injectable()
export class RuleExport {
  readonly headings = RULE_HEADINGS;

  constructor(private readonly database: Database) {}

  /** A row per rule: its draft, or else the version in force. What is retired is left out. */
  async rows(): Promise<RuleCells[]> {
    const subjects = await this.database.manager.find(RuleSubject, {
      where: { status: Not('retired') },
      order: { kind: 'ASC', slug: 'ASC' },
    });
    await addRules(this.database, subjects);
    return subjects.flatMap((subject) => {
      const current = subject.types.flatMap(
        (type) => currentOf(subject.rules.filter((rule) => rule.type === type)) ?? [],
      );
      return current.length > 0 ? current.map((rule) => rowOf(subject, rule)) : [rowOf(subject, null)];
    });
  }
}

function rowOf({ kind, slug, name, types, aliases }: RuleSubject, rule: RuleVersion | null): RuleCells {
  const cells: RuleCells = {
    ...{ kind, slug, name, types: listCell(types), aliases: listCell(aliases) },
    ...(rule && {
      ...{ type: rule.type, source_name: rule.sourceName, source_url: rule.sourceUrl ?? '' },
      ...{ checked_on: rule.checkedOn ?? '', ...valueCells(rule.values) },
    }),
  };
  return Object.fromEntries(Object.entries(cells).map(([heading, cell]) => [heading, guarded(cell)]));
}
