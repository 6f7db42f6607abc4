import { choices, YES_NO, YES_NO_UNKNOWN, type FactChoice } from '../facts/fact.js';
import { definitionsOf } from '../facts/definitions.js';
import type { ContractType } from '../types/words.js';
import type { RuleDefinition, SubjectKind } from './rule.js';

type Only = Pick<RuleDefinition, 'of'>;

const MOST_CENTS = 10_000_000;
const money = (key: string, label: string, only: Only = {}): RuleDefinition => ({
  ...{ key, label, kind: 'money', min: 0, max: MOST_CENTS },
  ...only,
});
const days = (key: string, label: string, [min, max]: [number, number], only: Only = {}): RuleDefinition => ({
  ...{ key, label, kind: 'int', unit: 'days', min, max },
  ...only,
});
const months = (key: string, label: string, kind: 'int' | 'halves', max: number): RuleDefinition => ({
  ...{ key, label, kind, unit: 'months', min: 0, max },
});
const text = (key: string, label: string, max: number): RuleDefinition => ({
  ...{ key, label, kind: 'text', min: 1, max },
});
const lines = (key: string, label: string): RuleDefinition => ({
  ...{ key, label, kind: 'lines', most: 10, min: 1, max: 120 },
});
const oneOf = (
  key: string,
  label: string,
  values: readonly FactChoice[],
  only: Only = {},
): RuleDefinition => ({
  ...{ key, label, kind: 'enum', values },
  ...only,
});

const HOLDER_OR_BUYER = { holder: 'The seller', buyer: 'The buyer', either: 'Either of them' };

const COMMON: readonly RuleDefinition[] = [
  oneOf(
    'allowed',
    'Transfers allowed',
    choices({ yes: 'Yes', no: 'No', depends: 'It depends', unknown: 'Not known' }),
  ),
  oneOf(
    'holderReleased',
    'Seller released afterwards',
    choices({ yes: 'Yes', no: 'No', 'after-approval': 'Only if approved separately', unknown: 'Not known' }),
  ),
  money('feeMin', 'Lowest transfer fee'),
  money('feeMax', 'Highest transfer fee'),
  oneOf('feePaidBy', 'Who pays the transfer fee', choices({ ...HOLDER_OR_BUYER, unknown: 'Not known' })),
  money('applicationFee', 'Application fee'),
  oneOf('accountCurrent', 'All payments must have been made', YES_NO_UNKNOWN),
  oneOf('startsBy', 'Who starts the transfer', choices(HOLDER_OR_BUYER)),
  days('decisionDaysMin', 'Fastest decision', [0, 365]),
  days('decisionDaysMax', 'Slowest decision', [0, 365]),
  days('approvalValidDays', 'An approval is valid for', [1, 365]),
  text('howToStart', 'How to start', 500),
  lines('papers', 'Papers'),
  text('notes', 'Notes', 1000),
];

const loanKinds = (): readonly FactChoice[] =>
  definitionsOf('loan').find(({ key }) => key === 'loanKind')?.values ?? [];

const LANDLORD: Only = { of: ['company', 'state'] };
const LENDER: Only = { of: ['company', 'program'] };

/** A type without rules of its own has the common ones. */
const OWN: Readonly<Partial<Record<ContractType, () => readonly RuleDefinition[]>>> = {
  'car-lease': () => [
    months('notInFirstMonths', 'Not in the first', 'int', 60),
    months('notInLastMonths', 'Not in the last', 'int', 60),
    oneOf('sameStateOnly', 'Only within one state', YES_NO_UNKNOWN),
    oneOf('businessToPrivate', 'From a business to a person', YES_NO_UNKNOWN),
    oneOf(
      'insuranceBefore',
      'Insurance needed before',
      choices({ sign: 'The signing', handover: 'The handover', unknown: 'Not known' }),
    ),
    days('paperDaysMin', 'Papers arrive after at least', [0, 365]),
    days('paperDaysMax', 'Papers arrive after at most', [0, 365]),
  ],
  apartment: () => [
    {
      ...{ key: 'forms', label: 'Forms of takeover', kind: 'several' },
      values: choices({ assignment: 'Assignment', sublet: 'Sublet', 'new-lease': 'New lease' }),
      ...LANDLORD,
    },
    oneOf(
      'requestBy',
      'How to send a request to sublet',
      choices({ any: 'Any way', 'certified-mail': 'Certified mail' }),
      LANDLORD,
    ),
    { ...lines('requestContents', 'What a request to sublet must say'), ...LANDLORD },
    days('answerDays', 'The landlord answers a request to sublet within', [0, 365], LANDLORD),
    oneOf(
      'silence',
      'No answer to a request to sublet means',
      choices({ consent: 'Consent', refusal: 'A refusal', nothing: 'Nothing' }),
      LANDLORD,
    ),
    { ...text('freeIfRefused', 'After a refusal', 300), ...LANDLORD },
    { ...months('depositCapMonths', 'Highest deposit, in rents', 'halves', 48), ...LANDLORD },
    money('applicationFeeCap', 'Highest application fee', LANDLORD),
  ],
  mortgage: () => [
    oneOf('ownerOccupied', 'The buyer must live there', YES_NO_UNKNOWN, LENDER),
    oneOf('veteranOnlySubstitutes', 'Only a veteran replaces the entitlement', YES_NO_UNKNOWN, LENDER),
    oneOf('incomeLimit', 'Income limit for the buyer', YES_NO_UNKNOWN, LENDER),
    money('processingFeeCap', 'Highest processing fee', LENDER),
    { key: 'guaranteeFee', label: 'Guarantee or funding fee', kind: 'rate', min: 0, max: 20_000, ...LENDER },
    oneOf(
      'secondLoanBefore',
      'A second loan is needed before',
      choices({ application: 'The application', closing: 'The closing' }),
      LENDER,
    ),
    oneOf(
      'releaseWith',
      'The seller is released with',
      choices({ decision: 'The decision', closing: 'The closing', request: 'A request of its own' }),
      LENDER,
    ),
  ],
  timeshare: () => [
    oneOf('rofr', 'Right of first refusal', YES_NO_UNKNOWN),
    days('cancelDays', 'The buyer may cancel for', [0, 15], { of: ['state'] }),
    money('rofrWaiverFee', 'Fee for the waiver'),
    money('estoppelFee', 'Fee for the estoppel letter'),
    oneOf('resortClosesItself', 'The resort does the closing', YES_NO),
    oneOf('feesInAdvance', 'Fees due in advance', YES_NO_UNKNOWN),
    text('notIncluded', 'What does not pass to the buyer', 500),
    text('exitProgram', 'Exit program of the resort', 300),
  ],
  loan: () => [
    { key: 'kinds', label: 'Kinds of loans', kind: 'several', values: loanKinds() },
    text('titleBy', 'Who changes the title', 120),
  ],
};

/** What a rule of a kind of subject can state about contracts of a type, in the order of the form. */
export const ruleDefinitions = (type: ContractType, kind: SubjectKind): readonly RuleDefinition[] =>
  [...COMMON, ...(OWN[type]?.() ?? [])].filter(({ of }) => !of || of.includes(kind));
