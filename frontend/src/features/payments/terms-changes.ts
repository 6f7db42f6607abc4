import { kindOf } from '../../components/contract-kinds';
import { formatCents, formatMonths } from '../../lib/format/money';
import type { ForSale } from './for-sale';

export interface TermsChange {
  label: string;
  before: string;
  after: string;
}

const TERMS: { label: string; text: (contract: ForSale) => string }[] = [
  { label: 'Monthly payment', text: ({ monthlyPayment }) => formatCents(monthlyPayment) },
  { label: 'Remaining term', text: ({ remainingTermMonths }) => formatMonths(remainingTermMonths) },
  { label: 'Type', text: ({ type }) => kindOf(type).label },
  { label: 'Title', text: ({ title }) => title },
  { label: 'Location', text: ({ location }) => location },
  { label: 'Description', text: ({ description }) => description },
];

/** The terms that differ for the buyer; empty if only a masked contact was edited. */
export const termsChanges = (before: ForSale, after: ForSale): TermsChange[] =>
  TERMS.map(({ label, text }) => ({ label, before: text(before), after: text(after) })).filter(
    (change) => change.before !== change.after,
  );
