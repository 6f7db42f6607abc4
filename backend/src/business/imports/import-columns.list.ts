import { FILE_COLUMNS } from './import.columns.js';
import { ImportColumn } from './import.types.js';

/** The columns as both APIs show them. */
export const importColumns = (): ImportColumn[] =>
  FILE_COLUMNS.map(({ heading, label, isRequired }) =>
    Object.assign(new ImportColumn(), { heading, label, isRequired }),
  );
