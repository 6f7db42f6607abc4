interface KindRule {
  /** What the member chooses about. */
  label: string;
  /** When it comes. */
  hint: string;
  /** Why it cannot be switched off; null if it can. */
  locked: string | null;
}

/** The kinds of notifications, in the order in which the preferences list them. */
export const NOTIFICATION_KINDS = {
  question: {
    label: 'Questions about your listings',
    hint: 'Someone writes in the public thread of a contract that you listed.',
    locked: null,
  },
  answer: {
    label: 'Answers to your questions',
    hint: 'The seller answers in a public thread where you asked, changes the contract, or takes it off the market; and when a report of yours is closed.',
    locked: null,
  },
  'private-message': {
    label: 'Private messages',
    hint: 'The other person in a transfer writes to you.',
    locked: null,
  },
  'transfer-step': {
    label: 'Steps of a transfer',
    hint: 'A step is done, reopened, or gets a new day, or it is your turn.',
    locked: null,
  },
  deadline: {
    label: 'Deadlines',
    hint: 'Something is due soon, late, or waiting for your answer, or the transfer is paused.',
    locked: 'A missed deadline can end your transfer, so we always tell you.',
  },
  money: {
    label: 'Fees and how a transfer ends',
    hint: 'A fee is paid, refunded, or kept, or a transfer ends.',
    locked: 'This is about your money, so we always tell you.',
  },
  saved: {
    label: 'Saved searches',
    hint: 'New contracts match a search that you saved.',
    locked: 'Each search has its own frequency. Change it, or switch it off, at the search under Saved.',
  },
  offer: {
    label: 'Candidates and offers',
    hint: 'Someone asks to take over your contract, makes an offer, or chooses you.',
    locked: null,
  },
  favourite: {
    label: 'Favorites',
    hint: 'A contract that you saved gets new terms, is in transfer, is available again, or goes off the market.',
    locked: null,
  },
} as const satisfies Record<string, KindRule>;

export type NotificationKind = keyof typeof NOTIFICATION_KINDS;
export const KINDS = Object.keys(NOTIFICATION_KINDS) as readonly NotificationKind[];

/** Kinds that a member can switch off. */
export const isOptional = (kind: NotificationKind): boolean => NOTIFICATION_KINDS[kind].locked === null;
