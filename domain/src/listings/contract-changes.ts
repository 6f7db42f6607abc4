import { definitionsOf } from '../facts/definitions.js';
import type { Facts } from '../facts/fact.js';
import type { ContractType } from '../types/words.js';
import { statedFact, formatCents } from '../facts/format-fact.js';
import { keyFactsIn, TEXT_KEYS } from '../facts/text-facts.js';

/** What a buyer takes over, as the public reads it. */
export interface PublicTerms {
  type: ContractType;
  title: string;
  description: string;
  location: string;
  /** In cents. */
  monthlyPayment: number;
  remainingTermMonths: number;
  /** In cents. */
  incentive: number;
  facts: Facts;
}

/**
 * One changed term. What people wrote themselves has no texts here: the history is public and kept, so that it would show a
 * text that its holder or a moderator has removed.
 */
export interface TermChange {
  field: string;
  /** As people read it; null if it was not stated, and for a written text. */
  before: string | null;
  after: string | null;
}

const months = (count: number): string => (count === 1 ? '1 month' : `${count} months`);

const WRITTEN: ReadonlySet<string> = new Set([
  'title',
  'description',
  'location',
  ...TEXT_KEYS.map((key) => `facts.${key}`),
]);

const FIELDS = {
  title: { label: 'title', text: ({ title }: PublicTerms) => title },
  location: { label: 'location', text: ({ location }: PublicTerms) => location },
  monthlyPayment: {
    label: 'monthly payment',
    text: ({ monthlyPayment }: PublicTerms) => formatCents(monthlyPayment),
  },
  remainingTermMonths: {
    label: 'remaining term',
    text: ({ remainingTermMonths }: PublicTerms) => months(remainingTermMonths),
  },
  description: { label: 'description', text: ({ description }: PublicTerms) => description },
  incentive: { label: 'what the seller pays', text: ({ incentive }: PublicTerms) => formatCents(incentive) },
} as const;

const factText = (type: ContractType, facts: Facts, key: string): string | null => {
  const definition = definitionsOf(type).find((one) => one.key === key);
  const value = facts[key];
  return definition && value !== undefined ? statedFact(definition, value) : null;
};

/** The changed terms of a material edit: the fields, then the key facts. */
export const changesOf = (before: PublicTerms, after: PublicTerms): TermChange[] =>
  allChanges(before, after, ({ type, facts }) => keyFactsIn(type, facts)).map((change) =>
    WRITTEN.has(change.field) ? { ...change, before: null, after: null } : change,
  );

/** Everything that an edit changed, with its label and with the texts, for those who approve it. */
export const differencesOf = (
  before: PublicTerms,
  after: PublicTerms,
): (Omit<TermChange, 'field'> & { label: string })[] =>
  allChanges(before, after, ({ facts }) => facts).map(({ field, ...texts }) => ({
    label: labelOfField(after.type, field),
    ...texts,
  }));

function allChanges(
  before: PublicTerms,
  after: PublicTerms,
  factsOf: (terms: PublicTerms) => Facts,
): TermChange[] {
  const fields = Object.entries(FIELDS).map(([field, { text }]) => ({
    field,
    before: text(before),
    after: text(after),
  }));
  const [known, stated] = [factsOf(before), factsOf(after)];
  const facts = [...new Set([...Object.keys(known), ...Object.keys(stated)])].map((key) => ({
    field: `facts.${key}`,
    before: factText(before.type, known, key),
    after: factText(after.type, stated, key),
  }));
  return [...fields, ...facts].filter((change) => change.before !== change.after);
}

/** What a changed field is called in a sentence: "monthly payment". */
export function labelOfField(type: ContractType, field: string): string {
  if (field in FIELDS) return FIELDS[field as keyof typeof FIELDS].label;
  const key = field.replace(/^facts\./, '');
  const label = definitionsOf(type).find((one) => one.key === key)?.label;
  // an abbreviation such as APR or HOA keeps its capitals
  return label ? (/^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label) : field;
}
