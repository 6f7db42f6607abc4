import { IN_LINE } from '@handover/domain/candidates/application-life';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { AppError } from '../common/api/errors.js';
import { CONTRACTS_CHANGED, TERMS_CHANGE } from '../contracts/contract.events.js';
import { isReservedNow, reservationOf, setLineLeft, unreserve } from '../contracts/contract.reservation.js';
import type { Tx } from '../database/database.js';
import { Events } from '../database/events.js';
import { enqueue } from '../jobs/jobs.js';
import { PURCHASE_PAID, SALE_GAVE_BACK } from '../payments/payments.events.js';
import { BuyerQuestions } from '../payments/payments.reservations.js';
import type { Purchase } from '../payments/purchase/purchase.entity.js';
import { ApplicationBook } from './application.book.js';
import { APPLICATION_CHANGED, type ApplicationNews } from './application.events.js';
import { LineService } from './line/line.service.js';
import { Application } from './rows/application.entity.js';
import { Offer } from './rows/offer.entity.js';

/** Keeps applications in step with sales and contracts, in the transactions that change those. */
@Injectable()
export class ApplicationsFollow {
  constructor(
    private readonly events: Events,
    private readonly book: ApplicationBook,
    line: LineService,
    buyers: BuyerQuestions,
  ) {
    events.on(PURCHASE_PAID, (tx, purchase) => this.bought(tx, purchase));
    events.on(SALE_GAVE_BACK, (tx, { contractId }) => line.begin(tx, contractId));
    events.on(CONTRACTS_CHANGED, async (tx, { contractIds, what }) => {
      if (what === 'status') for (const id of contractIds) await this.closeLater(tx, id);
    });
    events.on(TERMS_CHANGE, (tx, { contractId, by }) => this.voidOffers(tx, contractId, by.actor));
    buyers.register({ agreedTerms: (tx, contractId, buyerId) => agreedTerms(tx, contractId, buyerId) });
  }

  /** The contract is locked. A window that was over, unnoticed, ends for its candidate. */
  private async bought(tx: Tx, { contractId, buyerId }: Purchase): Promise<void> {
    const line = await this.book.inLine(tx, contractId);
    if (line.length === 0) return;
    for (const application of line) {
      if (application.candidateId === buyerId)
        await this.book.move(tx, application, { action: 'buy', by: 'contract' });
      else if (application.status === 'chosen')
        await this.book.move(
          tx,
          application,
          { action: 'release', by: 'contract' },
          { queuedAt: () => 'now()', chosenAt: null, agreed: null, rank: null },
        );
    }
    await unreserve(tx, contractId);
    await setLineLeft(tx, contractId, 0);
  }

  /** A job decides, because a contract may be back before it runs. */
  private async closeLater(tx: Tx, contractId: string): Promise<void> {
    if (await tx.manager.existsBy(Application, { contractId, status: In(IN_LINE) }))
      await enqueue(tx, 'line-close', { contractId }, { key: `line-close:${contractId}` });
  }

  /** What the two proposed or agreed on was about the old terms. A chosen candidate buys what the holder offered. */
  private async voidOffers(tx: Tx, contractId: string, actor: 'admin' | 'seller'): Promise<void> {
    const contract = await reservationOf(tx, contractId);
    if (actor === 'seller' && isReservedNow(contract))
      throw new AppError(
        'CONFLICT',
        `A candidate has this contract reserved until ${contract.windowUntil}. You can edit it after that.`,
        { until: contract.windowUntil as string },
      );
    const open = await tx.manager.findBy(Application, { contractId, status: 'open' });
    const where = { applicationId: In(open.map(({ id }) => id)), status: In(['made', 'accepted'] as const) };
    const offers = open.length > 0 ? await tx.manager.findBy(Offer, where) : [];
    if (offers.length === 0) return;
    await tx.manager.update(Offer, { id: In(offers.map(({ id }) => id)) }, { status: 'void' });
    const news = open.flatMap((application): ApplicationNews[] => {
      const voided = offers.find(({ applicationId }) => applicationId === application.id);
      if (!voided) return [];
      const { candidateId, number } = application;
      this.book.publish(tx, application);
      const told = { contractId, event: 'offer-void', once: `void:${voided.id}` } as const;
      return [
        { ...told, userId: candidateId, facts: { to: 'candidate', number } },
        { ...told, userId: contract.userId, facts: { to: 'holder', number } },
      ];
    });
    await this.events.emit(tx, APPLICATION_CHANGED, news);
  }
}

/** What the buyer whose window is open agreed on with the holder; null as listed. */
async function agreedTerms({ manager }: Pick<Tx, 'manager'>, contractId: string, candidateId: string) {
  const chosen = await manager.findOneBy(Application, { contractId, candidateId, status: 'chosen' });
  return chosen?.agreed ? { applicationId: chosen.id, agreed: chosen.agreed } : null;
}
