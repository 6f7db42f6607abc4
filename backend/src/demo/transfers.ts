import { addDays } from '@handover/domain/days';
import { NOTIFICATION_EVENTS } from '@handover/domain/notifications/notification-events';
import { isOpen, otherOf, type Party } from '@handover/domain/transfers/transfer-life';
import { isAccepted } from '@handover/domain/transfers/transfer-state';
import { isBound } from '@handover/domain/transfers/transfer-steps';
import { ContractStatus } from '../contracts/contract.status.js';
import { moderate } from '../moderation/moderate.js';
import { firstReason } from '../transfers/transfer.book.js';
import type { Catalogue, DemoContract } from './catalogue.js';
import { giveTo, untouched } from './listings.js';
import type { Member } from './members.js';
import type { Random } from './random.js';
import { playUntilNow, type Played } from './transfer-play.js';
import { purchaseOf } from './transfer-purchases.js';
import { ENDED_STORIES, OPEN_STORIES, TALK } from './transfer-stories.js';

type Rows = Record<string, unknown>[];

const MESSAGE_EVERY_DAYS = 0.8;

/**
 * A transfer for each story, on contracts of the catalogue that were listed before it began. The open ones are between
 * the two accounts that can sign in; of the others one of them is the buyer. Changes status and holder of the contracts.
 * Returns rows by table, in the order in which they can be inserted, and who buys what from whom in the open ones.
 */
export function makeTransfers(random: Random, catalogue: Catalogue, now: number) {
  const { members } = catalogue;
  // neither of the two is part of these threads, so either can become holder or buyer
  const free = untouched(catalogue);
  const tables: Record<string, Rows> = {};
  const known: string[] = [];
  for (const [index, story] of [...OPEN_STORIES, ...ENDED_STORIES].entries()) {
    const [buyer, other] = index % 2 ? [members[1], members[0]] : [members[0], members[1]];
    const played = playUntilNow(story, now);
    const at = free.findIndex(
      ({ type, createdAt }) => type === story.type && createdAt.toISOString() < played.state.createdAt,
    );
    const [contract] = at < 0 ? [] : free.splice(at, 1);
    if (!contract) continue;
    if (OPEN_STORIES.includes(story)) {
      giveTo(other.id, contract);
      known.push(`${story.shows}: ${buyer.email} buys from ${other.email}`);
    }
    contract.status = statusAfter(played);
    contract.updatedAt = new Date(played.at);
    const holder = members.find(({ id }) => id === contract.sellerId) ?? other;
    for (const [table, rows] of Object.entries(rowsOf(random, played, contract, { buyer, holder }, now)))
      (tables[table] ??= []).push(...rows);
  }
  return { tables, known };
}

function statusAfter({ state, outcome }: Played): ContractStatus {
  if (isOpen(state.status)) return ContractStatus.PENDING;
  if (state.status === 'completed') return ContractStatus.COMPLETED;
  return outcome?.takeOffMarket || state.feeOutcome === 'undecided'
    ? ContractStatus.CANCELLED
    : ContractStatus.ACTIVE;
}

function rowsOf(
  random: Random,
  played: Played,
  contract: DemoContract,
  parties: Record<Party, Member>,
  now: number,
): Record<string, Rows> {
  const { steps, ...state } = played.state;
  const { purchase, history, payments } = purchaseOf(random, played, contract, parties.buyer.id);
  const transferId = random.uuidAt(Date.parse(state.createdAt));
  const of = { transferId };
  const idOf: Record<string, string> = { holder: parties.holder.id, buyer: parties.buyer.id };
  const messages = talk(played, new Date(now).toISOString());
  const messageCount = messages.length;
  // while the transfer goes on, the newest message is unread for the party who did not write it
  const last = isOpen(state.status) && messages.at(-1)?.by;
  const readBy = (party: Party) => (last === otherOf(party) ? messageCount - 1 : messageCount);
  const idAt = (at: string, nth: number) => random.uuidAt(Date.parse(at) + nth);
  return {
    purchases: [purchase],
    purchase_transitions: history,
    'sandbox.objects': payments,
    transfers: [
      {
        ...{ ...state, ...firstReason(state), id: transferId, contractId: contract.id },
        ...{ purchaseId: purchase.id, buyerId: parties.buyer.id, sellerId: parties.holder.id, messageCount },
        ...{ holderReadSeq: readBy('holder'), buyerReadSeq: readBy('buyer') },
      },
    ],
    transfer_steps: steps.map((step, position) => {
      return { ...step, ...of, position, type: state.type, bound: isBound(state.type, step.key, {}) };
    }),
    transfer_events: played.events.map((event, nth) => {
      return { ...event, ...of, id: idAt(event.at, nth), byUserId: idOf[event.by] ?? null };
    }),
    notifications: played.news.map(({ at, to, event, facts }, nth) => ({
      ...{ ...of, id: idAt(at, nth), userId: idOf[to], event, facts, createdAt: at, inApp: true },
      ...{ kind: NOTIFICATION_EVENTS[event].kind, contractId: contract.id },
    })),
    transfer_messages: messages.map((message, nth) => {
      return { ...message, ...of, id: idAt(message.createdAt, nth), senderId: idOf[message.by] };
    }),
    contact_cards: isAccepted({ steps }) ? cardsOf(transferId, parties, state.createdAt) : [],
  };
}

const cardsOf = (transferId: string, { holder, buyer }: Record<Party, Member>, createdAt: string): Rows =>
  [
    { ...holder, phone: '+1 512 555 0143', note: 'Evenings are best.' },
    { ...buyer, phone: null, note: null },
  ].map(({ id: userId, firstName, lastName, phone, note }) => {
    return { transferId, userId, createdAt, phone, note, name: `${firstName} ${lastName.charAt(0)}.` };
  });

/** What the two wrote to each other between the acceptance and the last thing that happened. */
function talk({ state, events, at: until }: Played, now: string) {
  const accepted = events.filter(({ action }) => action === 'accept')[1];
  if (!accepted) return [];
  const end = isOpen(state.status) ? now : until;
  return TALK.map((message, index) => ({
    message,
    by: index % 2 ? ('holder' as const) : ('buyer' as const),
    seq: index + 1,
    createdAt: addDays(accepted.at, (index + 0.2) * MESSAGE_EVERY_DAYS),
    flags: moderate(message).flags,
  })).filter(({ createdAt }) => createdAt < end);
}
