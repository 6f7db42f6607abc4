import type { ContractType } from '../types/words.js';
import type { ApplicationAction, ApplicationActor, ApplicationStatus } from './application-life.js';
import type { Answers } from './read-answers.js';
import type { Requirements } from './requirements.js';

/* Tables of examples: what server and page must agree on. */

interface AnswersVector {
  name: string;
  type: ContractType;
  given: unknown;
  loanType?: string;
  answers: Answers;
  /** Keys of wrong answers. */
  wrong?: readonly string[];
}

export const ANSWERS: readonly AnswersVector[] = [
  {
    name: 'closed choices, a number and days of a car lease',
    type: 'car-lease',
    given: {
      creditBand: '700-739',
      milesPerMonth: 900,
      state: 'TX',
      handoverFrom: '2027-01-05',
      note: ' Hi ',
    },
    answers: {
      handoverFrom: '2027-01-05',
      state: 'TX',
      creditBand: '700-739',
      milesPerMonth: 900,
      note: 'Hi',
    },
  },
  {
    name: 'what a home must not ask is dropped',
    type: 'apartment',
    given: {
      note: 'We are a family',
      children: 2,
      age: 40,
      job: 'nurse',
      name: 'Ada',
      incomeToRent: '3',
      cats: 1,
    },
    answers: { incomeToRent: '3', cats: 1 },
  },
  {
    name: 'a mortgage has no note either',
    type: 'mortgage',
    given: { note: 'x', use: 'primary' },
    answers: { use: 'primary' },
  },
  {
    name: 'substitution is asked about VA loans',
    type: 'mortgage',
    given: { substitute: 'yes' },
    loanType: 'va',
    answers: { substitute: 'yes' },
  },
  {
    name: 'and about no others',
    type: 'mortgage',
    given: { substitute: 'yes' },
    loanType: 'fha',
    answers: {},
  },
  {
    name: 'wrong values',
    type: 'car-lease',
    given: {
      creditBand: '800',
      milesPerMonth: 1.5,
      state: 'XX',
      handoverFrom: '2027-02-30',
      note: 'a'.repeat(301),
    },
    answers: {},
    wrong: ['handoverFrom', 'state', 'creditBand', 'milesPerMonth', 'note'],
  },
  {
    name: 'days in the wrong order',
    type: 'loan',
    given: { handoverFrom: '2027-02-02', handoverTo: '2027-02-01' },
    answers: { handoverFrom: '2027-02-02', handoverTo: '2027-02-01' },
    wrong: ['handoverTo'],
  },
  { name: 'no object', type: 'loan', given: 'yes', answers: {}, wrong: ['answers'] },
];

interface RequirementsVector {
  name: string;
  type: ContractType;
  requirements: Requirements | null;
  answers: Answers;
  missed: readonly string[];
}

export const REQUIREMENTS: readonly RequirementsVector[] = [
  { name: 'none', type: 'car-lease', requirements: null, answers: {}, missed: [] },
  {
    name: 'a minimum is met from its band on',
    type: 'car-lease',
    requirements: { creditBand: '660-699' },
    answers: { creditBand: '660-699' },
    missed: [],
  },
  {
    name: 'and missed below it',
    type: 'car-lease',
    requirements: { creditBand: '660-699' },
    answers: { creditBand: '600-659' },
    missed: ['creditBand'],
  },
  {
    name: 'who does not say misses it',
    type: 'car-lease',
    requirements: { creditBand: 'under-600', state: ['TX'] },
    answers: { creditBand: 'not-said' },
    missed: ['state', 'creditBand'],
  },
  {
    name: 'one of several states',
    type: 'loan',
    requirements: { state: ['TX', 'OK'] },
    answers: { state: 'OK' },
    missed: [],
  },
  {
    name: 'at most so many animals',
    type: 'apartment',
    requirements: { cats: 1, dogs: 0, incomeToRent: '2.5' },
    answers: { cats: 1, dogs: 1, incomeToRent: '40x' },
    missed: ['dogs'],
  },
  {
    name: 'days overlap',
    type: 'timeshare',
    requirements: { handoverFrom: '2027-01-10', handoverTo: '2027-01-20' },
    answers: { handoverFrom: '2027-01-20', handoverTo: '2027-02-20' },
    missed: [],
  },
  {
    name: 'days do not overlap',
    type: 'timeshare',
    requirements: { handoverFrom: '2027-01-10', handoverTo: '2027-01-20' },
    answers: { handoverFrom: '2027-01-21' },
    missed: ['handoverTo'],
  },
];

type MoveVector = readonly [
  from: ApplicationStatus,
  action: ApplicationAction,
  by: ApplicationActor,
  to: ApplicationStatus | null,
];

export const MOVES: readonly MoveVector[] = [
  ['open', 'choose', 'holder', 'chosen'],
  ['open', 'choose', 'clock', 'chosen'],
  ['open', 'choose', 'candidate', null],
  ['open', 'pass', 'holder', 'passed'],
  ['open', 'pass', 'candidate', null],
  ['chosen', 'pass', 'holder', null],
  ['chosen', 'choose', 'holder', null],
  ['chosen', 'release', 'clock', 'open'],
  ['chosen', 'release', 'holder', 'open'],
  ['chosen', 'release', 'candidate', null],
  ['chosen', 'withdraw', 'candidate', 'withdrawn'],
  ['chosen', 'offer', 'holder', null],
  ['open', 'buy', 'contract', 'bought'],
  ['withdrawn', 'choose', 'holder', null],
  ['bought', 'close', 'contract', null],
  ['closed', 'withdraw', 'candidate', null],
];
