import type { Condition } from '../facts/fact.js';
import { apartmentWords } from './apartment/words.js';
import { carLeaseWords } from './car-lease/words.js';
import { loanWords } from './loan/words.js';
import { mortgageWords } from './mortgage/words.js';
import { timeshareWords } from './timeshare/words.js';

/* What each contract type knows is in its folder. The registries of this folder (words, facts, costs, steps) are separate
 * files, so that a page loads only what it shows. */

export interface TypeWords {
  /** "Car Lease", for a label. */
  label: string;
  /** "car lease" and "car leases", within a sentence. */
  one: string;
  many: string;
  /** "apartment leases", in the Terms. */
  formal: string;
  /** Who has to agree before a contract passes to another person. */
  approver: string;
  /** The same as the label of a field, and within the sentences of the facts and the cost. */
  thirdParty: { label: string; name: string };
  /** Who acts or decides in a step in place of the one who approves, by the key of the step. */
  companies?: Readonly<Record<string, string>>;
  /** What a contract is compared with. */
  alternative: string;
  /** The setting with which an admin gives the rate that new loans have today. */
  marketRateSetting?: string;
  /** The fact that says that a contract has no end. */
  endlessIf?: Condition;
  /** The payments are not all that is owed or paid: a home is paid off, fees go on. */
  countsPaymentsOnly?: boolean;
  /** One line against the known fraud, for the person who looks at a contract; see `holderTip` in the facts. */
  buyerTip: string;
}

const words = {
  'car-lease': carLeaseWords,
  apartment: apartmentWords,
  mortgage: mortgageWords,
  timeshare: timeshareWords,
  loan: loanWords,
};

export type ContractType = keyof typeof words;

export const WORDS: Readonly<Record<ContractType, TypeWords>> = words;

/** In display order. */
export const CONTRACT_TYPES = Object.keys(words) as readonly ContractType[];

/** "a, b and c". */
export const listOf = (items: readonly string[], conjunction: 'and' | 'or'): string =>
  items.length < 2 ? items.join() : `${items.slice(0, -1).join(', ')} ${conjunction} ${items.at(-1)}`;

/** "car leases, apartments, mortgages, timeshares and loans", for every sentence that names all types. */
export const listOfTypes = (word: 'one' | 'many' | 'formal', conjunction: 'and' | 'or'): string =>
  listOf(
    CONTRACT_TYPES.map((type) => WORDS[type][word]),
    conjunction,
  );

/** "a car lease, an apartment, a mortgage, a timeshare or a loan" */
export const oneOfTypes = (): string =>
  listOf(
    CONTRACT_TYPES.map((type) => `${/^[aeiou]/.test(WORDS[type].one) ? 'an' : 'a'} ${WORDS[type].one}`),
    'or',
  );
