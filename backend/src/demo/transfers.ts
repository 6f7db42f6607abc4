import { NOTIFICATION_EVENTS } from '@handover/domain/notifications/notification-events';
import { addDays } from '@handover/domain/days';
import { isOpen, type Party } from '@handover/domain/transfers/transfer-life';
import { isAccepted } from '@handover/domain/transfers/transfer-state';
import { isBound } from '@handover/domain/transfers/transfer-steps';
import { ContractStatus } from '../contracts/contract.status.js';
import { moderate } from '../moderation/moderate.js';
import { firstReason } from '../transfers/transfer.book.js';
import type { Catalogue, DemoContract } from './catalogue.js';
import type { Member } from './members.js';
import type { Random } from './random.js';
import { playUntilNow, type Played } from './transfer-play.js';
import { purchaseOf } from './transfer-purchases.js';
import { ENDED_STORIES, OPEN_STORIES, TALK, type Story } from './transfer-stories.js';

type Rows = Record<string, unknown>[];

export interface DemoTransfers {
  /** Rows by table, in the order in which they can be inserted. */
  tables: Record<string, Rows>;
  /** "what it shows: who buys from whom", for those between the two known accounts. */
  known: string[];
}

const MESSAGE_EVERY_DAYS = 0.8;

/**
 * A transfer for each story, on contracts of the catalogue that were listed before it began. The open ones are between
 * the two accounts that can sign in; of the others one of them is the buyer. Changes status and holder of the contracts.
 */
export function makeTransfers(random: Random, { members, contracts }: Catalogue, now: number): DemoTransfers {
  const known = members.slice(0, 2) as [Member, Member];
  const isKnown = (id: string) => known.some((member) => member.id === id);
  // neither of the two is part of these threads, so either can become holder or buyer
  const free = contracts.filter(
    ({ sellerId, messages }) => !isKnown(sellerId) && !messages.some(({ senderId }) => isKnown(senderId)),
  );
  const tables: DemoTransfers['tables'] = {};
  const write = (table: string, rows: Rows) => (tables[table] ??= []).push(...rows);
  const shown: string[] = [];
  [...OPEN_STORIES, ...ENDED_STORIES].forEach((story, index) => {
    const [buyer, holder] = index % 2 ? known.toReversed() : known;
    const played = playUntilNow(story, now);
    const contract = take(free, story, played);
    if (!contract || !buyer || !holder) return;
    if (OPEN_STORIES.includes(story)) {
      giveTo(holder.id, contract);
      shown.push(`${story.shows}: ${buyer.email} buys from ${holder.email}`);
    }
    contract.status = statusAfter(played);
    contract.updatedAt = new Date(played.at);
    const parties = { buyer, holder: members.find(({ id }) => id === contract.sellerId) ?? holder };
    writeTransfer(random, write, { played, contract, parties, now });
  });
  return { tables, known: shown };
}

/** Takes a contract of the type that was listed before the transfer began. */
function take(free: DemoContract[], { type }: Story, { state }: Played): DemoContract | null {
  const at = free.findIndex(
    (contract) => contract.type === (type as string) && contract.createdAt.toISOString() < state.createdAt,
  );
  return at < 0 ? null : (free.splice(at, 1)[0] ?? null);
}

export function giveTo(holderId: string, contract: DemoContract): void {
  for (const message of contract.messages)
    if (message.senderId === contract.sellerId) message.senderId = holderId;
  contract.sellerId = holderId;
}

function statusAfter({ state, outcome }: Played): ContractStatus {
  if (isOpen(state.status)) return ContractStatus.PENDING;
  if (state.status === 'completed') return ContractStatus.COMPLETED;
  return outcome?.takeOffMarket || state.feeOutcome === 'undecided'
    ? ContractStatus.CANCELLED
    : ContractStatus.ACTIVE;
}

function writeTransfer(
  random: Random,
  write: (table: string, rows: Rows) => void,
  {
    played,
    contract,
    parties,
    now,
  }: { played: Played; contract: DemoContract; parties: Record<Party, Member>; now: number },
): void {
  const { steps, ...state } = played.state;
  const { purchase, history, payments } = purchaseOf(random, played, contract, parties.buyer.id);
  const id = random.uuidAt(Date.parse(state.createdAt));
  const of = { transferId: id };
  const idOf: Record<string, string> = { holder: parties.holder.id, buyer: parties.buyer.id };
  const messages = talk(random, played, new Date(now).toISOString()).map((message) => ({
    ...message,
    ...of,
    senderId: idOf[message.by],
  }));
  const count = messages.length;
  // while the transfer goes on, the newest message is unread for the party who did not write it
  const last = isOpen(state.status) && messages.at(-1)?.by;
  const readBy = (party: Party) => (last && last !== party ? count - 1 : count);
  write('purchases', [purchase]);
  write('purchase_transitions', history as Rows);
  write('sandbox.objects', payments as Rows);
  write('transfers', [
    {
      ...{ ...state, ...firstReason(state), id, purchaseId: purchase.id, contractId: contract.id },
      ...{ buyerId: parties.buyer.id, sellerId: parties.holder.id, messageCount: count },
      ...{ holderReadSeq: readBy('holder'), buyerReadSeq: readBy('buyer') },
    },
  ]);
  write(
    'transfer_steps',
    steps.map((step, position) => ({
      ...{ ...step, ...of, position, type: state.type, bound: isBound(state.type, step.key, {}) },
    })),
  );
  write(
    'transfer_events',
    played.events.map((event, at) => ({
      ...{ ...event, ...of, id: random.uuidAt(Date.parse(event.at) + at), byUserId: idOf[event.by] ?? null },
    })),
  );
  write(
    'notifications',
    played.news.map(({ at, to, event, facts }, index) => ({
      ...{ id: random.uuidAt(Date.parse(at) + index), userId: idOf[to], event, facts, createdAt: at },
      ...{ kind: NOTIFICATION_EVENTS[event].kind, contractId: contract.id, transferId: id, inApp: true },
    })),
  );
  write('transfer_messages', messages);
  if (isAccepted({ steps })) write('contact_cards', cardsOf(id, parties, state.createdAt));
}

const cardsOf = (transferId: string, parties: Record<Party, Member>, createdAt: string): Rows =>
  (['holder', 'buyer'] as const).map((party) => ({
    ...{ transferId, userId: parties[party].id, createdAt },
    name: `${parties[party].firstName} ${parties[party].lastName.charAt(0)}.`,
    phone: party === 'holder' ? '+1 512 555 0143' : null,
    note: party === 'holder' ? 'Evenings are best.' : null,
  }));

/** What the two wrote to each other between the acceptance and the last thing that happened. */
function talk(random: Random, { state, events, at: until }: Played, now: string) {
  const accepted = events.filter(({ action }) => action === 'accept')[1];
  if (!accepted) return [];
  const end = isOpen(state.status) ? now : until;
  return TALK.map((message, index) => ({
    message,
    by: index % 2 ? ('holder' as const) : ('buyer' as const),
    seq: index + 1,
    createdAt: addDays(accepted.at, (index + 0.2) * MESSAGE_EVERY_DAYS),
    flags: moderate(message).flags,
  }))
    .filter(({ createdAt }) => createdAt < end)
    .map((message) => ({ id: random.uuidAt(Date.parse(message.createdAt)), ...message }));
}
