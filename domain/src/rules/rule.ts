import type { FactChoice, FactKind } from '../facts/fact.js';
import type { ContractType } from '../types/words.js';

/* What a company, a loan program or a state demands of a takeover. Values are stored in the units of facts: money in
 * cents, rates in thousandths of a percent, halves counted. */

export const SUBJECT_KINDS = ['company', 'program', 'state'] as const;
export type SubjectKind = (typeof SUBJECT_KINDS)[number];

export const SUBJECT_STATUSES = ['draft', 'published', 'retired'] as const;
export type SubjectStatus = (typeof SUBJECT_STATUSES)[number];

export const RULE_STATUSES = ['draft', 'published', 'replaced'] as const;
export type RuleStatus = (typeof RULE_STATUSES)[number];

export const SUBJECT_LIMITS = {
  slug: { min: 2, max: 60 },
  name: { min: 2, max: 80 },
  alias: { min: 2, max: 80 },
  aliases: 20,
} as const;
/** Lower-case letters and digits in groups that single dashes join. */
export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export const SOURCE_LIMITS = { name: { min: 2, max: 120 }, url: 300 } as const;

/** The kinds of facts, several lines of text, and several of some choices. */
export type RuleKind = FactKind | 'lines' | 'several';

export interface RuleDefinition {
  key: string;
  label: string;
  kind: RuleKind;
  unit?: string;
  /** Of a number; of a text or of each line, its number of characters. */
  min?: number;
  max?: number;
  /** The most lines of `lines`. */
  most?: number;
  values?: readonly FactChoice[];
  /** Only for these kinds of subjects; for all without it. */
  of?: readonly SubjectKind[];
}

export type RuleValue = string | number | readonly string[];
/** Stated values by their key; a missing key means that the source does not say. */
export type RuleValues = Readonly<Record<string, RuleValue>>;

/** A rule in force, with the subject that it is about. */
export interface Rule {
  kind: SubjectKind;
  /** Of the subject, such as "GM Financial". */
  name: string;
  values: RuleValues;
  sourceName: string;
  sourceUrl: string | null;
  checkedOn: string;
}

/** What names a subject: an alias belongs to one subject of a kind and type. */
export interface NamedSubject {
  name: string;
  aliases: readonly string[];
  types: readonly ContractType[];
}

export interface BookRule extends Rule {
  version: number;
}

/** A subject that is or was public, with its rules in force by type. */
export interface BookSubject extends NamedSubject {
  id: string;
  slug: string;
  kind: SubjectKind;
  status: SubjectStatus;
  /** The subject that replaces it. */
  mergedInto: string | null;
  /** When it or one of its rules was changed last. */
  changedAt: string;
  rules: Partial<Record<ContractType, BookRule>>;
}
