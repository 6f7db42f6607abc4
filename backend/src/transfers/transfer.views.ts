import { Injectable } from '@nestjs/common';
import type { RuleQuestions } from '@handover/domain/rules/observations';
import { isOpen, OPEN_STATUSES, type Party } from '@handover/domain/transfers/transfer-life';
import { nextStep, transferDueAt } from '@handover/domain/transfers/transfer-graph';
import { allowedActions, allowedOnStep } from '@handover/domain/transfers/transfer-rules';
import { threadProblem } from '@handover/domain/transfers/transfer-messages';
import { isAccepted, type TransferState } from '@handover/domain/transfers/transfer-state';
import { In } from 'typeorm';
import { notFound } from '../common/api/errors.js';
import { isUuid, type Connection, type PageArgs } from '../common/api/paging.js';
import { may, type Viewer } from '../common/api/request-of.js';
import { Database, type Tx } from '../database/database.js';
import { newestFirst } from '../database/newest-first.js';
import { PaymentsTransfers } from '../payments/payments.transfers.js';
import { emailsOf } from '../users/accounts.js';
import { staffActions, staffStepActions } from './admin/staff-actions.js';
import { ContactCard, TransferContact } from './parties/contact-card.entity.js';
import { stateOf, TransferBook } from './transfer.book.js';
import { TransferEvent } from './transfer-event.entity.js';
import { TransferStep } from './transfer-step.entity.js';
import { partyOf, Transfer } from './transfer.entity.js';
import { RuleQuestionsAsked } from './observations/rule-questions.js';
import { StepTimes } from './figures/step-times.js';

/** The newest ones of each transfer: many times what the longest takes. */
const EVENTS_SHOWN = 200;

const unreadOf = ({ messageCount, holderReadSeq, buyerReadSeq }: Transfer, party: Party | null): number =>
  messageCount - (party === 'holder' ? holderReadSeq : buyerReadSeq);

/** Transfers as one viewer may see them. The caller has checked that they may see them at all. */
@Injectable()
export class TransferViews {
  constructor(
    private readonly database: Database,
    private readonly money: PaymentsTransfers,
    private readonly times: StepTimes,
    private readonly questions: RuleQuestionsAsked,
  ) {}

  /** `as`: staff who are a party see the staff's side of their own transfer there. */
  async of(viewer: Viewer, transfers: Transfer[], as?: 'admin'): Promise<Transfer[]> {
    const ids = transfers.map(({ id }) => id);
    const { manager } = this.database;
    const where = { transferId: In(ids) };
    const [steps, events, contacts, terms, usual, questions] = await Promise.all([
      manager.find(TransferStep, { where, order: { position: 'ASC' } }),
      this.newestEvents(ids),
      as === 'admin' ? new Map<string, TransferContact[]>() : this.ownContacts(viewer, transfers),
      this.money.termsOf(transfers.map(({ purchaseId }) => purchaseId)),
      this.times.usual(),
      as === 'admin' ? new Map<string, RuleQuestions>() : this.questions.of(viewer, transfers),
    ]);
    for (const step of steps) step.usual = step.rules?.usual ?? usual(step.type, step.key);
    const now = new Date().toISOString();
    for (const transfer of transfers) {
      transfer.steps = steps.filter(({ transferId }) => transferId === transfer.id);
      const state = stateOf(transfer);
      transfer.pauseReasons = state.pauseReasons;
      const party = as === 'admin' ? null : partyOf(transfer, viewer);
      transfer.role = party;
      const next = nextStep(state, party ?? 'admin')?.key;
      transfer.currentStep =
        transfer.steps.find(({ key }) => key === next && isOpen(transfer.status)) ?? null;
      transfer.dueAt = transfer.status === 'in-progress' ? transferDueAt(state) : null;
      this.showActions(viewer, transfer, state, now);
      transfer.events = events.filter(({ transferId }) => transferId === transfer.id);
      const accepted = isAccepted(state);
      transfer.contacts = party && accepted ? (contacts.get(transfer.id) ?? []) : null;
      transfer.terms = terms.get(transfer.purchaseId) ?? null;
      transfer.acceptsMessages = party !== null && threadProblem(state, now) === null;
      transfer.ruleQuestions = questions.get(transfer.id) ?? null;
      transfer.unreadMessages = transfer.acceptsMessages ? unreadOf(transfer, party) : 0;
      // what lies ahead is the business of two people who have agreed to go there together
      if (party && !accepted) transfer.steps = transfer.steps.slice(0, 1);
    }
    return transfers;
  }

  private showActions(viewer: Viewer, transfer: Transfer, state: TransferState, now: string): void {
    const { role, steps } = transfer;
    // staff decide nothing about a transfer of their own
    const roles = partyOf(transfer, viewer) ? [] : viewer.roles;
    transfer.allowedActions = role ? allowedActions(state, role, now) : staffActions(roles, state, now);
    for (const step of steps)
      step.allowedActions = role
        ? allowedOnStep(state, step.key, role, now)
        : staffStepActions(roles, state, step.key, now);
  }

  /** Oldest first. SQL: a limit for each transfer, because a party may name one day after another without an end. */
  private async newestEvents(transferIds: string[]): Promise<TransferEvent[]> {
    const rows = await this.database.query<TransferEvent>(
      `select e.id, e.transfer_id as "transferId", e.at, e.by, e.by_user_id as "byUserId", e.action,
         e.step_key as "stepKey", e.note
       from unnest($1::uuid[]) wanted (id) cross join lateral (
         select * from transfer_events where transfer_id = wanted.id order by id desc limit ${EVENTS_SHOWN}) e
       order by e.id`,
      [transferIds],
    );
    // of its class: REST would send all columns of a plain object, the account of who did it too
    return rows.map((row) => Object.assign(new TransferEvent(), row));
  }

  /** The cards of the transfers to which the viewer is a party. */
  private ownContacts(viewer: Viewer, transfers: Transfer[]): Promise<Map<string, TransferContact[]>> {
    return this.contacts(transfers.filter((transfer) => partyOf(transfer, viewer)));
  }

  /** The only statement that reads cards for people; the caller has checked that they may, or has audited it. */
  async contacts(
    own: Transfer[],
    on: Pick<Tx, 'manager'> = this.database,
  ): Promise<Map<string, TransferContact[]>> {
    const cards = await on.manager.find(ContactCard, {
      where: { transferId: In(own.map(({ id }) => id)) },
    });
    const emails = await emailsOf(on, [...new Set(cards.map(({ userId }) => userId))]);
    const contactOf = (transfer: Transfer, { userId, name, phone, note }: ContactCard): TransferContact =>
      Object.assign(new TransferContact(), {
        role: partyOf(transfer, { id: userId }) as Party,
        email: emails.get(userId) ?? null,
        ...{ name, phone, note },
      });
    return new Map(
      own.map((transfer) => [
        transfer.id,
        cards.filter((card) => card.transferId === transfer.id).map((card) => contactOf(transfer, card)),
      ]),
    );
  }
}

/** Reads transfers for their parties and for staff; for everyone else they do not exist. */
@Injectable()
export class TransfersLists {
  constructor(
    private readonly database: Database,
    private readonly book: TransferBook,
    private readonly views: TransferViews,
  ) {}

  async get(viewer: Viewer, id: string): Promise<Transfer> {
    const transfer = await this.book.find(id);
    if (!transfer || !(may(viewer, 'readTransfers') || partyOf(transfer, viewer))) throw notFound('Transfer');
    return this.seen(viewer, transfer);
  }

  /** The open one, or else the newest, of those that the viewer may see; null if there is none. */
  async findOfContract(viewer: Viewer | null, contractId: string): Promise<Transfer | null> {
    if (!viewer || !isUuid(contractId)) return null;
    const own = may(viewer, 'readTransfers') ? [{}] : [{ buyerId: viewer.id }, { sellerId: viewer.id }];
    const newest = (more: object) =>
      this.database.manager.findOne(Transfer, {
        where: own.map((condition) => ({ contractId, ...condition, ...more })),
        order: { createdAt: 'DESC' },
      });
    const transfer = (await newest({ status: In(OPEN_STATUSES) })) ?? (await newest({}));
    return transfer && this.seen(viewer, transfer);
  }

  async getOfContract(viewer: Viewer, contractId: string): Promise<Transfer> {
    const transfer = await this.findOfContract(viewer, contractId);
    if (!transfer) throw notFound('Transfer');
    return transfer;
  }

  /** The viewer's own, as holder and as buyer. */
  async mine(viewer: Viewer, page: PageArgs): Promise<Connection<Transfer>> {
    const list = this.database.manager.createQueryBuilder(Transfer, 'transfer');
    list.where('(transfer.buyerId = :viewer or transfer.sellerId = :viewer)', { viewer: viewer.id });
    const read = await newestFirst(list, page);
    await this.views.of(
      viewer,
      read.edges.map(({ node }) => node),
    );
    return read;
  }

  private async seen(viewer: Viewer, transfer: Transfer): Promise<Transfer> {
    return (await this.views.of(viewer, [transfer]))[0] as Transfer;
  }
}
