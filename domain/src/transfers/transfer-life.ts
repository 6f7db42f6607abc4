/** What happens to a contract after the fee is paid, until both sides say that it is handed over. */
export const TRANSFER_STATUSES = ['proposed', 'in-progress', 'completed', 'cancelled'] as const;
export type TransferStatus = (typeof TRANSFER_STATUSES)[number];

/** The two members a transfer is between. */
export type Party = 'holder' | 'buyer';
export type Role = Party | 'admin';
/** Who changes a transfer. `clock` is the hourly job, `provider` the payment provider (disputes, refunds). */
export type TransferActor = Role | 'clock' | 'provider';

export const PARTIES: readonly Party[] = ['holder', 'buyer'];
export const isParty = (by: TransferActor): by is Party => by === 'holder' || by === 'buyer';
export const otherOf = (party: Party): Party => (party === 'holder' ? 'buyer' : 'holder');

interface Rule {
  to: readonly TransferStatus[];
  by: readonly TransferActor[];
}

const ONGOING: readonly TransferStatus[] = ['in-progress'];
const ONWARDS: readonly TransferStatus[] = ['in-progress', 'completed'];
const OVER: readonly TransferStatus[] = ['cancelled'];
const WITH_ADMIN: readonly TransferActor[] = ['holder', 'buyer', 'admin'];

/** In both open statuses; the status stays, or the transfer is over. */
const whileOpen = (status: TransferStatus) =>
  ({
    'extend-step': { to: [status], by: ['admin'] },
    pause: { to: [status], by: ['admin', 'clock', 'provider'] },
    resume: { to: [status], by: ['admin', 'clock', 'provider'] },
    complete: { to: ['completed'], by: ['admin'] },
    cancel: { to: OVER, by: ['admin', 'provider'] },
    'charge-back': { to: [status, 'cancelled'], by: ['provider'] },
  }) as const satisfies Record<string, Rule>;

/** The whole life cycle: status -> action -> possible new statuses and permitted actors. Nothing else changes a status. */
export const TRANSFER_LIFE = {
  proposed: {
    ...whileOpen('proposed'),
    accept: { to: ['proposed', 'in-progress'], by: PARTIES },
    decline: { to: OVER, by: ['holder'] },
    withdraw: { to: OVER, by: ['buyer'] },
    expire: { to: OVER, by: ['clock'] },
  },
  'in-progress': {
    ...whileOpen('in-progress'),
    'complete-step': { to: ONWARDS, by: WITH_ADMIN },
    'confirm-step': { to: ONWARDS, by: PARTIES },
    'confirm-silently': { to: ONWARDS, by: ['clock'] },
    'reopen-step': { to: ONGOING, by: PARTIES },
    'undo-step': { to: ONGOING, by: PARTIES },
    'expect-step': { to: ONGOING, by: PARTIES },
    'skip-step': { to: ONWARDS, by: WITH_ADMIN },
    'record-refusal': { to: ONGOING, by: PARTIES },
    'answer-refusal': { to: ['in-progress', 'cancelled'], by: PARTIES },
    'agree-silently': { to: OVER, by: ['clock'] },
    stall: { to: ONGOING, by: ['clock'] },
    'end-stalled': { to: ['in-progress', 'cancelled'], by: PARTIES },
    withdraw: { to: OVER, by: PARTIES },
  },
  completed: {},
  cancelled: { 'decide-fee': { to: OVER, by: ['admin'] } },
} as const satisfies Record<TransferStatus, Record<string, Rule>>;

type ActionsOf<Status> = Status extends TransferStatus ? keyof (typeof TRANSFER_LIFE)[Status] : never;
export type TransferAction = ActionsOf<TransferStatus>;

/** Every action of the table, in its order. */
export const TRANSFER_ACTIONS = [
  ...new Set(Object.values(TRANSFER_LIFE).flatMap((actions) => Object.keys(actions))),
] as readonly TransferAction[];

/** The rule of the table; null if the actor never takes this action in this status. */
export function ruleOf(status: TransferStatus, action: TransferAction, by: TransferActor): Rule | null {
  const rules: Partial<Record<TransferAction, Rule>> = TRANSFER_LIFE[status];
  const rule = rules[action];
  return rule?.by.includes(by) ? rule : null;
}

/** What people may do: the parties and admins. The others are for the clock and the payment provider. */
export const PEOPLES_ACTIONS = TRANSFER_ACTIONS.filter((action) =>
  TRANSFER_STATUSES.some((status) =>
    (['holder', 'buyer', 'admin'] as const).some((role) => ruleOf(status, action, role)),
  ),
);

/** The statuses in which a contract is being handed over: at most one such transfer per contract. */
export const OPEN_STATUSES = TRANSFER_STATUSES.filter((status) => 'cancel' in TRANSFER_LIFE[status]);

export const isOpen = (status: TransferStatus): boolean => OPEN_STATUSES.includes(status);
