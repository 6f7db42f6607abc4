import { kindOf } from '../../components/contract/contract-kinds';
import { formatCents, remainingText } from '../../lib/format/money';
import type { ForSale } from './contract-for-sale';

export interface TermsChange {
  label: string;
  before: string;
  after: string;
}

const TERMS: { label: string; text: (contract: ForSale) => string }[] = [
  { label: 'Monthly payment', text: ({ monthlyPayment }) => formatCents(monthlyPayment) },
  { label: 'Remaining term', text: remainingText },
  { label: 'Type', text: ({ type }) => kindOf(type).label },
  { label: 'Title', text: ({ title }) => title },
  { label: 'Location', text: ({ location }) => location },
  { label: 'Description', text: ({ description }) => description },
];

/** The stated terms that differ, if both sides of the comparison are known. */
function statedChanges(before: ForSale, after: ForSale): TermsChange[] {
  if (!before.factTable || !after.factTable) return [];
  const rows = [...after.factTable, ...before.factTable];
  const labels = new Map(rows.map(({ key, label }) => [key, label]));
  const textIn = (table: typeof rows, key: string) =>
    table.find((row) => row.key === key)?.value ?? 'Not stated';
  return [
    {
      label: 'Seller pays you',
      before: formatCents(before.incentive ?? 0),
      after: formatCents(after.incentive ?? 0),
    },
    ...[...labels].map(([key, label]) => ({
      label,
      before: textIn(before.factTable ?? [], key),
      after: textIn(after.factTable ?? [], key),
    })),
  ];
}

/**
 * The terms that differ for the buyer; empty if only a masked contact was edited, or a fact that the page with the
 * Buy button had not loaded.
 */
export const termsChanges = (before: ForSale, after: ForSale): TermsChange[] =>
  [
    ...TERMS.map(({ label, text }) => ({ label, before: text(before), after: text(after) })),
    ...statedChanges(before, after),
  ].filter((change) => change.before !== change.after);
