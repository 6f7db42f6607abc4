import { plainHeading } from '@handover/domain/facts/fact-cells';
import type { ImportColumnsQuery, ImportFieldsFragment } from '../../generated/imports';

export type ImportShown = ImportFieldsFragment;
export type Column = ImportColumnsQuery['importColumns'][number];
/** The heading of a column by the heading in the file; an empty text leaves one out. */
export type Mapping = Readonly<Record<string, string>>;

export const isOpen = ({ state }: Pick<ImportShown, 'state'>): boolean =>
  state === 'QUEUED' || state === 'RUNNING';

/** The column that a heading of a file means; '' if none. */
export function columnOf(heading: string, columns: readonly Column[], stored: Mapping): string {
  const known = stored[heading];
  if (known !== undefined) return known;
  const plain = plainHeading(heading);
  const isMeant = ({ heading: own, label }: Column) =>
    own === plain || plainHeading(label) === plain || own.replace(/_(?:dollars|percent)$/, '') === plain;
  return (columns.find(({ heading: own }) => own === plain) ?? columns.find(isMeant))?.heading ?? '';
}

const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

/** "150 new, 40 changed, 7 as before, 3 with problems." */
export function summaryOf({ created, changed, unchanged, failed, paused }: ImportShown): string {
  const parts = [
    `${created} new`,
    `${changed} changed`,
    `${unchanged} as before`,
    ...(paused > 0 ? [`${paused} paused`] : []),
    ...(failed > 0 ? [`${failed} with problems`] : []),
  ];
  return `${parts.join(', ')}.`;
}

/** What pressing the button to apply does; null if it would do nothing. */
export function applyLabel({ created, changed, paused }: ImportShown): string | null {
  const count = created + changed + paused;
  return count === 0 ? null : `Apply ${counted(count, 'change')}`;
}

export function titleOf({ mode, rows }: ImportShown): string {
  return `${mode === 'DRY_RUN' ? 'Check of' : 'Import of'} ${counted(rows, 'row')}`;
}

const STATES: Record<ImportShown['state'], string> = {
  ...{ QUEUED: 'Waiting', RUNNING: 'Running', DONE: 'Done', FAILED: 'Failed', CANCELLED: 'Canceled' },
};
export const stateText = ({ state }: Pick<ImportShown, 'state'>): string => STATES[state];
