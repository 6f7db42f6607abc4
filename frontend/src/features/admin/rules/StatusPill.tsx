import { Pill } from '../../../components/plain/Pill';
import { STATUSES, type Subject } from './rule-words';

/** Nothing for what is public. */
export const StatusPill = ({ subject: { status, mergedInto } }: { subject: Subject }) =>
  status === 'PUBLISHED' ? null : (
    <Pill tone={status === 'DRAFT' ? 'amber' : 'neutral'}>{mergedInto ? 'Merged' : STATUSES[status]}</Pill>
  );
