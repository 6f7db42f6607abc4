import type { ContractType } from './types/words.js';

/** What members report: a contract, a message of its thread, or the other party of a transfer. */
export const REPORT_TARGETS = ['contract', 'message', 'party'] as const;
export type ReportTarget = (typeof REPORT_TARGETS)[number];

interface ReasonRule {
  label: string;
  targets: readonly ReportTarget[];
  /** Only about contracts of these types; all if absent. */
  types?: readonly ContractType[];
  /** Only about contracts of a company whose rules are known. */
  needsRules?: true;
}

/** Why something is reported, in the order in which the dialog lists it. */
export const REPORT_REASONS = {
  scam: { label: 'It looks like a scam', targets: ['contract', 'message'] },
  'not-theirs': { label: "The seller doesn't hold this contract", targets: ['contract'] },
  'asks-for-money': { label: 'They ask for money outside Handover', targets: ['party'] },
  'no-show': { label: "They don't show up or reply", targets: ['party'] },
  'wrong-facts': { label: 'The facts are wrong', targets: ['contract'] },
  gone: { label: 'It is no longer available', targets: ['contract'] },
  'not-transferable': { label: 'It cannot be transferred', targets: ['contract'] },
  'rule-outdated': {
    label: 'The rules shown for the company are out of date',
    targets: ['contract'],
    needsRules: true,
  },
  abuse: { label: 'Insults or threats', targets: ['message', 'party'] },
  'off-platform': { label: 'Tries to move the conversation off Handover', targets: ['message'] },
  discriminates: {
    label: 'Discrimination',
    targets: ['contract', 'message'],
    types: ['apartment', 'mortgage'],
  },
  'private-data': { label: 'Shows private information', targets: ['message'] },
  'contact-in-photo': { label: 'Contact details in a photo', targets: ['contract'] },
  duplicate: { label: 'It is listed twice', targets: ['contract'] },
  other: { label: 'Something else', targets: ['contract', 'message', 'party'] },
} as const satisfies Record<string, ReasonRule>;

export type ReportReason = keyof typeof REPORT_REASONS;
export const ALL_REASONS = Object.keys(REPORT_REASONS) as readonly ReportReason[];

/** The reasons for which a target may be reported. Messages may discriminate on any contract. */
export const reasonsFor = (
  target: ReportTarget,
  { type, hasRules }: { type: ContractType; hasRules: boolean },
): ReportReason[] =>
  ALL_REASONS.filter((reason) => {
    const { targets, types, needsRules }: ReasonRule = REPORT_REASONS[reason];
    return (
      targets.includes(target) &&
      (target !== 'contract' || !types || types.includes(type)) &&
      (!needsRules || hasRules)
    );
  });

/**
 * This many open reports for these reasons stop the sale until an admin resolves them. Only reports by trusted members
 * count (see below).
 */
export const SERIOUS = {
  reasons: ['scam', 'not-theirs'],
  reports: 3,
  /** The reporter's email address has been confirmed for at least this many days. */
  confirmedDays: 7,
} as const satisfies { reasons: readonly ReportReason[]; reports: number; confirmedDays: number };

/** Reports of a member do not count once admins have dismissed this many of theirs within this many days. */
export const DISMISSED = { reports: 5, days: 90 } as const;

/** How long a holder has to answer whether a contract is still available. */
export const ANSWER_HOURS = 48;
