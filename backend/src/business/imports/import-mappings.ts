import { Injectable } from '@nestjs/common';
import { invalid } from '../../common/api/errors.js';
import type { Viewer } from '../../common/api/request-of.js';
import { Database } from '../../database/database.js';
import { columnWithHeading } from './import.columns.js';
import { ImportMappingRow } from './import.entity.js';
import { ownedBy } from '../owned-by.js';
import { ImportMapping } from './import.types.js';

const MOST_HEADINGS = 200;
const LONGEST_HEADING = 200;

/** Which columns the headings of a member's files mean; kept for their next files. */
@Injectable()
export class ImportMappings {
  constructor(private readonly database: Database) {}

  async of(viewer: Viewer): Promise<Record<string, string>> {
    const row = await this.database.manager.findOneBy(ImportMappingRow, ownedBy(viewer));
    return row?.headings ?? {};
  }

  async get(viewer: Viewer): Promise<ImportMapping> {
    return Object.assign(new ImportMapping(), { headings: await this.of(viewer) });
  }

  async set(viewer: Viewer, given: object): Promise<ImportMapping> {
    const headings = checked(given);
    await this.database.manager.upsert(ImportMappingRow, { ...ownedBy(viewer), headings }, ['userId']);
    return Object.assign(new ImportMapping(), { headings });
  }
}

function checked(given: object): Record<string, string> {
  const entries = Object.entries(given as Record<string, unknown>).map(
    ([heading, column]) => [heading.trim(), column] as const,
  );
  if (entries.length > MOST_HEADINGS)
    throw invalid({ headings: `Please give at most ${MOST_HEADINGS} headings.` });
  for (const [heading, column] of entries) {
    if (heading === '' || heading.length > LONGEST_HEADING)
      throw invalid({ headings: `A heading has 1 to ${LONGEST_HEADING} characters.` });
    if (typeof column !== 'string' || (column !== '' && columnWithHeading(column)?.heading !== column))
      throw invalid({ headings: `There is no column “${String(column)}”.` });
  }
  return Object.fromEntries(entries) as Record<string, string>;
}
