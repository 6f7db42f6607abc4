import { changeText } from '@handover/domain/listings/change-text';
import { formatDay as shortDay } from '@handover/domain/facts/format-fact';
import type { ContractExtrasQuery } from '../../generated/contracts';
import './ChangeLine.css';

export type TermChange = ContractExtrasQuery['contractChanges'][number];

/** The changes of one edit. */
export interface Edit {
  changedAt: string;
  changes: TermChange[];
}

/** Edits, newest first: what was saved together has one time. */
export const editsOf = (changes: readonly TermChange[]): Edit[] =>
  [...Map.groupBy(changes, ({ changedAt }) => changedAt)].map(([changedAt, group]) => ({
    changedAt,
    changes: group,
  }));

/** "Changed Nov 3, 2026: monthly payment $389.00 → $409.00". */
export const ChangeLine = ({ edit: { changedAt, changes } }: { edit: Edit }) => (
  <p className="change-line">
    Changed <time dateTime={changedAt}>{shortDay(changedAt.slice(0, 10))}</time>:{' '}
    <span dir="auto">{changes.map(changeText).join(', ')}</span>
  </p>
);
