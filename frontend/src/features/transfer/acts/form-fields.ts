import type { StepTemplate } from '@handover/domain/transfers/step-template';

/** What a dialog may ask for. */
export type Field =
  | 'doneOn'
  | 'from'
  | 'validUntil'
  | 'releaseIncluded'
  | 'saidBy'
  | 'saidOn'
  | 'day'
  | 'reason'
  | 'takeOffMarket'
  | 'note';

/** A third party may have said it, and a consent may end and release the seller. */
export function fieldsToComplete({ actor, bound, asksRelease, refusals }: StepTemplate): Field[] {
  if (actor !== 'third-party') return ['doneOn', 'note'];
  const fields: Field[] = ['doneOn', 'from'];
  if (bound || refusals) fields.push('validUntil');
  if (asksRelease) fields.push('releaseIncluded');
  return [...fields, 'note'];
}
