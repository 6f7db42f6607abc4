import { Injectable } from '@nestjs/common';
import { BADGES } from '@handover/domain/business/organisations';
import type { Role } from '@handover/domain/transfers/transfer-life';
import { isAccepted, type TransferState } from '@handover/domain/transfers/transfer-state';
import type { Move } from '@handover/domain/transfers/transfer-rules';
import { isDay } from '@handover/domain/days';
import { invalid, notFound, unauthenticated } from '../common/api/errors.js';
import { RateLimits } from '../common/cluster/rate-limits.js';
import type { Viewer } from '../common/api/request-of.js';
import { Database, type Tx } from '../database/database.js';
import { Events } from '../database/events.js';
import { ContractsService } from '../contracts/contracts.service.js';
import { moderate, refuseSecrets } from '../moderation/moderate.js';
import { shownOrganisation } from '../organisations/approved-organisations.js';
import { PaymentsTransfers } from '../payments/payments.transfers.js';
import { lockAccounts } from '../users/accounts.js';
import { ContactCard } from './parties/contact-card.entity.js';
import { TransferBook } from './transfer.book.js';
import { TransferChanges } from './transfer.changes.js';
import { partyOf, type Transfer } from './transfer.entity.js';
import { BOTH_ACCEPTED } from './transfer.events.js';
import type { AcceptTransferInput, CompleteStepInput, RecordRefusalInput } from './transfers.inputs.js';
import { TransfersLists } from './transfer.views.js';

/** What a party asks for; who they are is read from the transfer. */
export type Asked = Omit<Move, 'by'>;

const PHONE = /^(?=(?:\D*\d){7,20}\D*$)\+?[\d ().-]{7,40}$/;

function refuseWrongDays(days: Record<string, string | null | undefined>): void {
  for (const [field, day] of Object.entries(days))
    if (day && !isDay(day)) throw invalid({ [field]: 'Please write the day as YYYY-MM-DD.' });
}

/** Before both have accepted, a note must not do what the acceptance does: an end would give the fee back as well. */
const withoutContacts = (note: Asked['note']): Asked['note'] => (note && moderate(note).masked) ?? note;

/** What the two parties do with their transfer. It does not exist for anyone else. */
@Injectable()
export class TransfersService {
  constructor(
    private readonly database: Database,
    private readonly limits: RateLimits,
    private readonly book: TransferBook,
    private readonly changes: TransferChanges,
    private readonly money: PaymentsTransfers,
    private readonly contracts: ContractsService,
    private readonly lists: TransfersLists,
    private readonly events: Events,
  ) {}

  /** Consent to being contacted and the card are written with the acceptance. */
  accept(viewer: Viewer, id: string, { name, phone, note }: AcceptTransferInput): Promise<Transfer> {
    return this.act(viewer, id, { action: 'accept' }, async (tx, transfer, after) => {
      refuseSecrets({ name, note });
      if (phone && !PHONE.test(phone))
        throw invalid({ phone: 'Please enter a phone number of 7 to 20 digits.' });
      const dealerId = viewer.id === transfer.buyerId ? await this.dealerOf(tx, transfer) : null;
      const card = { transferId: id, userId: viewer.id, dealerId, name, phone: phone ?? null };
      await tx.manager.insert(ContactCard, { ...card, note: note ?? null });
      if (isAccepted(after)) await this.tellBothAccepted(tx, transfer);
    });
  }

  /** Whom the form of the buyer names beside the seller. */
  private async dealerOf(tx: Tx, { type, contractId }: Transfer): Promise<string | null> {
    if (type !== 'car-lease') return null;
    const organisationId = (await this.contracts.find(contractId, tx))?.organisationId ?? null;
    return shownOrganisation(organisationId)?.badge === BADGES.dealer ? organisationId : null;
  }

  private async tellBothAccepted(tx: Tx, transfer: Transfer): Promise<void> {
    const of = { transferId: transfer.id, userId: transfer.buyerId };
    const { dealerId } = await tx.manager.findOneByOrFail(ContactCard, of);
    await this.events.emit(tx, BOTH_ACCEPTED, { transfer, dealerId });
  }

  completeStep(
    viewer: Viewer,
    id: string,
    key: string,
    { doneOn, note, from, validUntil, releaseIncluded }: CompleteStepInput,
  ): Promise<Transfer> {
    const said = { doneOn, note, from, validUntil, releaseIncluded };
    return this.act(viewer, id, { action: 'complete-step', key, ...said });
  }

  recordRefusal(
    viewer: Viewer,
    id: string,
    key: string,
    { reason, note, saidBy, saidOn }: RecordRefusalInput,
  ): Promise<Transfer> {
    return this.act(viewer, id, { action: 'record-refusal', key, reason, note, saidBy, saidOn });
  }

  /** One action of a party, in one transaction with everything that follows from it. */
  async act(
    viewer: Viewer,
    id: string,
    asked: Asked,
    alsoWrite: (tx: Tx, transfer: Transfer, after: TransferState) => Promise<void> = () => Promise.resolve(),
  ): Promise<Transfer> {
    const seen = await this.book.find(id);
    const by: Role | null = seen && partyOf(seen, viewer);
    if (!seen || !by) throw notFound('Transfer');
    refuseSecrets({ note: asked.note, from: asked.from, saidBy: asked.saidBy });
    const { doneOn, saidOn, day, validUntil } = asked;
    refuseWrongDays({ doneOn, saidOn, day, validUntil });
    await this.limits.take('transferStep', viewer.id);
    const note = seen.status === 'proposed' ? withoutContacts(asked.note) : asked.note;
    await this.database.transaction(async (tx) => {
      const purchase = await this.money.lock(tx, seen.purchaseId);
      const transfer = await this.book.lock(tx, id);
      const [account] = await lockAccounts(tx, [viewer.id]);
      if (!account?.mayAct) throw unauthenticated();
      const move = { ...asked, note, by };
      const after = await this.changes.make(tx, transfer, { move, userId: viewer.id, purchase });
      await alsoWrite(tx, transfer, after);
    });
    return this.lists.get(viewer, id);
  }
}
