/* A fact is one structured statement about a contract. Money is in cents, rates are thousandths of a percent (2.875 % is
 * 2875), halves are counted (3 is shown as 1.5), days are YYYY-MM-DD. */

export type FactValue = string | number;
/** Stated facts by their key; a missing key means that the fact was not stated. */
export type Facts = Readonly<Record<string, FactValue>>;

export type FactKind = 'money' | 'int' | 'rate' | 'halves' | 'enum' | 'date' | 'text';

/** Holds if the fact has one of the values. */
export interface Condition {
  fact: string;
  is: readonly string[];
}

export const isTrue = ({ fact, is }: Condition, facts: Facts): boolean =>
  is.some((value) => value === facts[fact]);

/** A bound as a number, or relative to today: a year for whole numbers, a day for dates. */
export type Bound = number | { yearsFromNow: number } | { daysFromNow: number };

export interface FactChoice {
  value: string;
  label: string;
  /** What choosing it means, shown beside the choice. */
  note?: string;
  /** Why a candidate should know that it was chosen, shown beside the title of the contract. */
  alert?: string;
}

export interface FactDefinition {
  key: string;
  label: string;
  kind: FactKind;
  /** What a whole number counts or an amount is paid for, shown behind the value. */
  unit?: string;
  /** `key` facts are asked first and counted; the others are behind "More details". */
  level: 'key' | 'more';
  /** The smallest value; of a text, the smallest number of characters. */
  min?: Bound;
  max?: Bound;
  values?: readonly FactChoice[];
  /** How a search offers it: a range, a list of checkboxes, a select with search; null if not at all. */
  facet: 'range' | 'list' | 'select' | null;
  /** Only for the holder, admins, and a buyer once both parties have accepted the transfer. */
  isPrivate?: true;
  /** A question that is asked only if another fact has one of these values. */
  askedIf?: Condition;
  /** A line under the field. */
  note?: string;
  suggestions?: readonly string[];
}

/** What a card in a list is made of. */
export interface CardContract {
  facts: Facts;
  /** "$412/mo all in"; null if it cannot be computed. */
  effective: string | null;
  /** Cash that the buyer needs at the transfer, in cents; shown for a mortgage. */
  cashAtTransfer: number | null;
}

export interface WarnedContract {
  title: string;
  description: string;
  monthlyPayment: number;
  remainingTermMonths: number;
  /** What the seller pays to the buyer, in cents. */
  incentive: number;
  facts: Facts;
}

export interface FactWarning {
  key:
    | 'loan-numbers'
    | 'mileage'
    | 'lease-end'
    | 'fees'
    | 'loan-above-price'
    | 'not-current'
    | 'fee-above-cap'
    | 'pays-both-ways'
    | 'other-type'
    | 'ask-servicer';
  text: string;
}

/** The facts of one contract type. */
export interface TypeFacts {
  /** In the order of the form, without those that every type has. */
  definitions: readonly FactDefinition[];
  /** The form begins with the facts about the transfer; the other forms end their key facts with them. */
  beginsWithTransfer?: true;
  /** A home: ads for it must not refuse or prefer people (`homes/home-words.ts`). */
  isHome?: true;
  /** Searches offer the third party. */
  findsThirdParty?: true;
  /** The seller may stay liable after the transfer, so that a release is asked for first. */
  asksRelease?: true;
  /** What belongs into the monthly payment: people know what leaves their account, which may be more. */
  paymentHelp: string;
  /** What to enter as the remaining term where that is not obvious. */
  termHelp?: string;
  /** One line against the known fraud, for the person who lists one. */
  holderTip: string;
  /** Asks a holder to have the papers ready that state the facts. */
  papers: string;
  /** A title made of the facts; null as long as they do not say enough. */
  title: (facts: Facts) => string | null;
  /** Up to two facts for a card in a list; null for what is not stated. */
  card: (contract: CardContract) => (string | null)[];
  /** What does not fit together. */
  warnings: (contract: WarnedContract, today: string) => FactWarning[];
  /** Words that name the type without doubt. */
  named: RegExp;
  /** Words that fit the type, although they may fit another one, too. */
  fitting: RegExp;
  /** A text that names such a contract is refused without an admin. */
  refusal?: { named: RegExp; text: string };
}

export const choices = (labels: Readonly<Record<string, string>>): FactChoice[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** What differs from a usual fact, which is asked first and which no search offers. */
type Unusual = Partial<Omit<FactDefinition, 'key' | 'label' | 'kind'>>;

const upTo =
  (kind: 'money' | 'rate') =>
  (key: string, label: string, max: number, unusual: Unusual = {}): FactDefinition => ({
    ...{ key, label, kind, level: 'key', min: 0, max, facet: null },
    ...unusual,
  });
export const money = upTo('money');
export const rate = upTo('rate');

/** The bounds of a number, or of the number of characters. */
const between =
  (kind: 'int' | 'text') =>
  (key: string, label: string, [min, max]: [Bound, Bound], unusual: Unusual = {}): FactDefinition => ({
    ...{ key, label, kind, level: 'key', min, max, facet: null },
    ...unusual,
  });
export const int = between('int');
export const text = between('text');

export const oneOf = (
  key: string,
  label: string,
  values: readonly FactChoice[],
  unusual: Unusual = {},
): FactDefinition => ({ key, label, kind: 'enum', level: 'key', values, facet: null, ...unusual });

export const YES_NO = choices({ yes: 'Yes', no: 'No' });
export const YES_NO_UNKNOWN = choices({ yes: 'Yes', no: 'No', unknown: 'Not known' });

/** Yes, no, or not known, where "no" is what a candidate should know. */
export const unlessNo = (alert: string): FactChoice[] =>
  YES_NO_UNKNOWN.map((choice) => (choice.value === 'no' ? { ...choice, alert } : choice));
