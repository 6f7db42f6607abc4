import type { Condition, Facts } from '../facts/fact.js';
import type { RuleLine } from '../rules/applied.js';
import { PAYMENT_WARNING } from './payment-warning.js';
import type { Party } from './transfer-life.js';

/** Who acts in a step. `platform` is reserved for steps that Handover does itself. */
export type StepActor = Party | 'both' | 'third-party' | 'platform';

/**
 * How a step closes. `actor`: the word of the party who acts; the other party may reopen it. `both`: both parties have to
 * say so. `either`: a third party acts, and either party records the outcome.
 */
export type Closing = 'actor' | 'both' | 'either';

/** Why a third party or the contract itself stops the transfer, as a party records it. */
export const REFUSALS = ['not-approved', 'not-transferable', 'rofr-used', 'terms-differ'] as const;
export type RefusalReason = (typeof REFUSALS)[number];

/** What the rule book said about a step when its transfer began; a later change of the rules does not change it. */
export interface StepRules {
  lines: readonly RuleLine[];
  /** In place of those of the template. */
  usual?: string;
  dueDays?: number;
  /** How long an approval holds. */
  validDays?: number;
  /** How long the buyer may still cancel after this step. */
  cancelDays?: number;
}

/** The lines of the rule book that steps show, by their keys. */
export const RULES_OF = {
  asking: ['howToStart', 'startsBy', 'paperDays', 'requestBy', 'requestContents', 'estoppelFee'],
  applying: ['papers', 'applicationFee', 'secondLoanBefore'],
  deciding: [
    ...['decisionDays', 'approvalValidDays', 'answerDays', 'silence', 'freeIfRefused', 'rofrWaiverFee'],
  ],
  agreeing: ['cancelDays'],
  signing: ['transferFee', 'insuranceBefore', 'releaseWith', 'feesInAdvance'],
} as const;

export interface StepTemplate {
  key: string;
  title: string;
  actor: StepActor;
  closes: Closing;
  /** Keys of the steps that have to be closed before it begins; the step before it in the list if absent. */
  needs?: readonly string[];
  /** How long it usually takes; null if there is nothing to say. */
  usual: string | null;
  /** Days until it is due, counted from the moment it became current. */
  dueDays: number;
  /** Two to four lines for the people who act. */
  todo: string;
  /** What to have ready. */
  ready: readonly string[];
  /** What may go wrong, and the way on. */
  whatIf: readonly { question: string; answer: string }[];
  /** A safety tip. */
  tip?: string;
  /** Written consent or approval: never skipped, and recorded with its date and who gave it. */
  bound?: true;
  /** The written approval says whether it releases the seller from liability. */
  asksRelease?: true;
  /** The step is bound unless the fact has one of these values. */
  boundUnless?: Condition;
  /** The step is left out if this holds for what was stated. */
  skippedIf?: (facts: Facts) => boolean;
  /** Due no earlier than this many days after the stated day. */
  dueAfter?: { fact: string; days: number };
  /** Refusals that a party may record while this step is current. */
  refusals?: readonly RefusalReason[];
  /** The parties bind themselves here: from this step on the buyer can no longer report other terms. */
  commits?: true;
  /** The lines of the rule book that belong here, by their keys. */
  rules?: readonly string[];
  /** The party who acts may move on without it. */
  optional?: true;
}

/** The answers by their questions, for `whatIf`. */
export const answers = (byQuestion: Readonly<Record<string, string>>): StepTemplate['whatIf'] =>
  Object.entries(byQuestion).map(([question, answer]) => ({ question, answer }));

/** The first step of every transfer. */
export const ACCEPT = 'accept';

export const ACCEPT_STEP: StepTemplate = {
  key: ACCEPT,
  title: 'Accept each other',
  actor: 'both',
  closes: 'both',
  usual: null,
  dueDays: 3,
  todo: 'Confirm that you want to go ahead, and say how the other person can reach you. Once both of you have accepted, you see each other’s name, email, and phone number here.',
  ready: ['The name to use', 'A phone number, if you like'],
  whatIf: answers({
    'What if the other person does not answer?':
      'The transfer ends by itself on the date shown, and the buyer gets the fee back.',
  }),
  tip: PAYMENT_WARNING,
};
