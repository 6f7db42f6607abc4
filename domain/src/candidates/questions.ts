import { choices, YES_NO, type Condition, type FactChoice } from '../facts/fact.js';
import { STATES } from '../states.js';
import { CONTRACT_TYPES, type ContractType } from '../types/words.js';

/** How a requirement of the holder compares: at least, at most, one of several, or days that overlap the candidate's. */
type Compared = 'at-least' | 'at-most' | 'one-of' | 'from' | 'until';

/** What a candidate is asked about a contract. Answers are closed choices, numbers and days; nothing is verified. */
export interface Question {
  key: string;
  label: string;
  kind: 'enum' | 'day' | 'int' | 'money' | 'text';
  /** In ascending order if the requirement is a minimum. */
  values?: readonly FactChoice[];
  min?: number;
  max?: number;
  /** How a holder may require it; absent for what can only be asked. */
  required?: Compared;
  /** Asked only about contracts with this fact. */
  askedIf?: Condition;
}

/** An answer that says nothing; it meets no requirement. */
export const NOT_SAID = 'not-said';

const day = (key: string, label: string, required: Compared): Question => ({
  ...{ key, label, kind: 'day', required },
});

const HANDOVER: readonly Question[] = [
  day('handoverFrom', 'Handover not before', 'from'),
  day('handoverTo', 'Handover not after', 'until'),
  { key: 'state', label: 'State', kind: 'enum', values: choices(STATES), required: 'one-of' },
];

const CREDIT_BAND: Question = {
  ...{ key: 'creditBand', label: 'Credit score', kind: 'enum', required: 'at-least' },
  values: choices({
    'under-600': 'Under 600',
    '600-659': '600 to 659',
    '660-699': '660 to 699',
    '700-739': '700 to 739',
    '740-up': '740 or more',
    [NOT_SAID]: 'I would rather not say',
  }),
};

const CAR_OR_LOAN: readonly Question[] = [
  CREDIT_BAND,
  {
    ...{ key: 'insurance', label: 'Insurance', kind: 'enum' },
    values: choices({ have: 'I have it', quoted: 'I have a quote', 'not-yet': 'Not yet' }),
  },
  { key: 'milesPerMonth', label: 'Miles per month', kind: 'int', min: 0, max: 10_000 },
  {
    ...{ key: 'lease', label: 'Who takes it over', kind: 'enum' },
    values: choices({ private: 'A private person', business: 'A business' }),
  },
];

/** Never for a home: its text could say what an ad for a home must not ask. */
const NOTE: Question = { key: 'note', label: 'Note to the seller', kind: 'text', min: 1, max: 300 };

const animals = (key: string, label: string): Question => ({
  ...{ key, label, kind: 'int', min: 0, max: 10, required: 'at-most' },
});

/** A type without questions of its own asks when it is handed over. */
const OWN: Partial<Record<ContractType, readonly Question[]>> = {
  'car-lease': [...CAR_OR_LOAN, NOTE],
  loan: [...CAR_OR_LOAN, NOTE],
  apartment: [
    {
      ...{ key: 'incomeToRent', label: 'Monthly income to rent', kind: 'enum', required: 'at-least' },
      values: choices({
        'under-2': 'Less than twice the rent',
        '2': 'Twice the rent',
        '2.5': '2.5 times the rent',
        '3': 'Three times the rent',
        '40x': 'A year of income is 40 rents or more',
        [NOT_SAID]: 'I would rather not say',
      }),
    },
    { key: 'guarantor', label: 'Guarantor', kind: 'enum', values: YES_NO },
    animals('cats', 'Cats'),
    animals('dogs', 'Dogs'),
    {
      ...{ key: 'stay', label: 'How long', kind: 'enum' },
      values: choices({ 'to-the-end': 'To the end of the lease', renew: 'I would like to renew' }),
    },
  ],
  mortgage: [
    {
      ...{ key: 'use', label: 'Use of the home', kind: 'enum', required: 'one-of' },
      values: choices({ primary: 'Primary home', second: 'Second home', investment: 'Investment' }),
    },
    CREDIT_BAND,
    {
      ...{ key: 'gap', label: 'Gap between price and loan', kind: 'enum' },
      values: choices({
        cash: 'Cash',
        'second-loan': 'Second loan',
        both: 'Both',
        'not-yet': 'Not yet known',
      }),
    },
    { key: 'gapAmount', label: 'Amount for the gap', kind: 'money', min: 0, max: 1_000_000_000 },
    { key: 'preapproved', label: 'Preapproved', kind: 'enum', values: YES_NO },
    {
      ...{ key: 'substitute', label: 'Substitution of VA entitlement', kind: 'enum' },
      values: choices({ yes: 'Yes', no: 'No', unsure: 'Not sure' }),
      askedIf: { fact: 'loanType', is: ['va'] },
    },
    { key: 'agent', label: 'With an agent', kind: 'enum', values: YES_NO },
  ],
  timeshare: [
    {
      ...{ key: 'closing', label: 'Closing company', kind: 'enum' },
      values: choices({ 'company-chosen': 'Chosen', 'need-one': 'I need one' }),
    },
    { key: 'firstYear', label: 'First year of use', kind: 'int', min: 2020, max: 2100 },
    NOTE,
  ],
};

const QUESTIONS = new Map(CONTRACT_TYPES.map((type) => [type, [...HANDOVER, ...(OWN[type] ?? [])]]));

/** In the order of the form. */
export const questionsOf = (type: ContractType): readonly Question[] => QUESTIONS.get(type) ?? [];
