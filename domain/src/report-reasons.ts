import type { ContractType } from './facts/fact.js';

/** What members report: a contract, a message of its thread, or the other party of a transfer. */
export const REPORT_TARGETS = ['contract', 'message', 'party'] as const;
export type ReportTarget = (typeof REPORT_TARGETS)[number];

interface ReasonRule {
  label: string;
  targets: readonly ReportTarget[];
  /** Only about contracts of these types; all if absent. */
  types?: readonly ContractType[];
}

/** Why something is reported, in the order in which the dialog lists it. */
export const REPORT_REASONS = {
  scam: { label: 'It looks like a scam', targets: ['contract', 'message'] },
  'not-theirs': { label: 'The contract is not theirs', targets: ['contract'] },
  'asks-for-money': { label: 'They ask for money outside Handover', targets: ['party'] },
  'no-show': { label: 'They do not show up or answer', targets: ['party'] },
  'wrong-facts': { label: 'The facts are wrong', targets: ['contract'] },
  gone: { label: 'It is no longer available', targets: ['contract'] },
  'not-transferable': { label: 'It cannot be transferred', targets: ['contract'] },
  abuse: { label: 'Insults or threats', targets: ['message', 'party'] },
  'off-platform': { label: 'Asks to leave the site', targets: ['message'] },
  discriminates: {
    label: 'It discriminates',
    targets: ['contract', 'message'],
    types: ['apartment', 'mortgage'],
  },
  'private-data': { label: 'It shows private data', targets: ['message'] },
  'contact-in-photo': { label: 'Contact details in a photo', targets: ['contract'] },
  duplicate: { label: 'It is listed twice', targets: ['contract'] },
  other: { label: 'Something else', targets: ['contract', 'message', 'party'] },
} as const satisfies Record<string, ReasonRule>;

export type ReportReason = keyof typeof REPORT_REASONS;
export const ALL_REASONS = Object.keys(REPORT_REASONS) as readonly ReportReason[];

/** The reasons for which a target may be reported. Messages may discriminate on any contract. */
export const reasonsFor = (target: ReportTarget, type: ContractType): ReportReason[] =>
  ALL_REASONS.filter((reason) => {
    const { targets, types }: ReasonRule = REPORT_REASONS[reason];
    return targets.includes(target) && (target !== 'contract' || !types || types.includes(type));
  });

/** As many open reports for these reasons, by members who count, stop the sale until an admin has looked. */
export const SERIOUS = {
  reasons: ['scam', 'not-theirs'],
  reports: 3,
  /** The reporter's email address has been confirmed for so many days. */
  confirmedDays: 7,
} as const satisfies { reasons: readonly ReportReason[]; reports: number; confirmedDays: number };

/** The reports of a member with so many dismissed ones do not count. */
export const DISMISSED = { reports: 5, days: 90 } as const;

/** How long a holder has to answer whether a contract is still available. */
export const ANSWER_HOURS = 48;
