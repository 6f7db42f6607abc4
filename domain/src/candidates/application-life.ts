export const APPLICATION_STATUSES = ['open', 'chosen', 'passed', 'withdrawn', 'bought', 'closed'] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

/** Who acts: the two people, the clock of windows and offers, or a change of the contract. */
export type ApplicationActor = 'candidate' | 'holder' | 'clock' | 'contract';

interface Move {
  to: ApplicationStatus;
  by: readonly ApplicationActor[];
}

/** The whole life cycle: status -> action -> new status and permitted actors. Nothing else changes a status. */
export const APPLICATION_LIFE = {
  open: {
    offer: { to: 'open', by: ['candidate', 'holder'] },
    choose: { to: 'chosen', by: ['holder', 'clock'] },
    pass: { to: 'passed', by: ['holder'] },
    withdraw: { to: 'withdrawn', by: ['candidate'] },
    buy: { to: 'bought', by: ['contract'] },
    close: { to: 'closed', by: ['contract'] },
  },
  chosen: {
    release: { to: 'open', by: ['holder', 'clock', 'contract'] },
    withdraw: { to: 'withdrawn', by: ['candidate'] },
    buy: { to: 'bought', by: ['contract'] },
    close: { to: 'closed', by: ['contract'] },
  },
  passed: {},
  withdrawn: {},
  bought: {},
  closed: {},
} as const satisfies Record<ApplicationStatus, Record<string, Move>>;

type ActionsOf<Status> = Status extends ApplicationStatus ? keyof (typeof APPLICATION_LIFE)[Status] : never;
export type ApplicationAction = ActionsOf<ApplicationStatus>;

/** Every action of the table, in its order. */
export const APPLICATION_ACTIONS = [
  ...new Set(Object.values(APPLICATION_LIFE).flatMap((moves) => Object.keys(moves))),
] as readonly ApplicationAction[];

/** Where an action leads; null if this actor never takes it in this status. */
export function applicationMove(
  from: ApplicationStatus,
  action: ApplicationAction,
  by: ApplicationActor,
): ApplicationStatus | null {
  const moves: Partial<Record<ApplicationAction, Move>> = APPLICATION_LIFE[from];
  const move = moves[action];
  return move?.by.includes(by) ? move.to : null;
}

/** What one of the two may do in a status. */
export const applicationActions = (status: ApplicationStatus, by: ApplicationActor): ApplicationAction[] =>
  APPLICATION_ACTIONS.filter((action) => applicationMove(status, action, by) !== null);

/** In these it stands in the line. */
export const IN_LINE: readonly ApplicationStatus[] = APPLICATION_STATUSES.filter(
  (status) => Object.keys(APPLICATION_LIFE[status]).length > 0,
);

export const PASS_REASONS = ['terms', 'date', 'requirement', 'other-chosen', 'no-answer'] as const;
export type PassReason = (typeof PASS_REASONS)[number];

/** Candidates read the reasons that they can do something about; else only that the seller went on with somebody else. */
export const shownPassReason = (reason: PassReason | null): PassReason | null =>
  reason === 'terms' || reason === 'date' ? reason : null;

export const APPLICATION_SOURCES = ['apply', 'stand-by', 'invited'] as const;
export type ApplicationSource = (typeof APPLICATION_SOURCES)[number];

export const OFFER_STATUSES = ['made', 'accepted', 'declined', 'countered', 'lapsed', 'void'] as const;
export type OfferStatus = (typeof OFFER_STATUSES)[number];

/** An offer can be answered until its time is over, whether or not the clock has noticed. */
export const isAnswerable = (offer: { status: OfferStatus; expiresAt: string }, now: string): boolean =>
  offer.status === 'made' && offer.expiresAt > now;
