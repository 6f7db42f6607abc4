import { Injectable } from '@nestjs/common';
import { ContractStatus, STATUS_RULES } from '../contracts/contract.status.js';
import { ContractsService } from '../contracts/contracts.service.js';
import type { Statement, Tx } from '../database/database.js';
import { enqueue } from '../jobs/jobs.js';
import type { MailData, MailJob } from '../jobs/mail.job.js';
import type { Purchase } from './purchase.entity.js';

const { ACTIVE } = ContractStatus;
const GONE = '(account deleted)';
const SOLD = STATUS_RULES[ACTIVE].purchaseLeadsTo as ContractStatus;

const PARTIES: Statement = {
  name: 'purchases.parties',
  text: 'select id from users where id = any($1) and deleted_at is null order by id for key share',
};

/** Null where the account was deleted since. */
interface Parties {
  buyerEmail: string | null;
  sellerEmail: string | null;
}

/** What a sale does beside the purchase itself, always in the transaction that moves the purchase. */
@Injectable()
export class PaymentsSale {
  constructor(private readonly contracts: ContractsService) {}

  /**
   * False where the buyer's or the seller's account was deleted. As long as the transaction lasts neither can be: a
   * deletion locks the account first, too.
   */
  async lockParties(tx: Tx, { buyerId, sellerId }: Pick<Purchase, 'buyerId' | 'sellerId'>): Promise<boolean> {
    const there = await tx.query(PARTIES, [[buyerId, sellerId]]);
    return there.length === 2;
  }

  /** The contract is off the market from the claim on, before the card is charged. */
  async begin(tx: Tx, { contractId }: Purchase): Promise<void> {
    if (!(await this.contracts.move(tx, contractId, ACTIVE, SOLD)))
      throw new Error(`Contract ${contractId} was claimed while it was not for sale.`);
  }

  /** The charge did not go through: for sale again, unless an admin has decided otherwise since. */
  async undo(tx: Tx, { contractId }: Purchase): Promise<void> {
    await this.contracts.move(tx, contractId, SOLD, ACTIVE);
  }

  /** Paid. Everybody is told once: these jobs exist exactly if this transition does, and it happens once. */
  async finish(tx: Tx, purchase: Purchase): Promise<void> {
    const { buyerEmail, sellerEmail } = await this.parties(tx, purchase);
    const data: MailData['purchase-buyer'] = {
      contractId: purchase.contractId,
      contractTitle: purchase.contractTitle,
      amount: purchase.amount,
      purchaseId: purchase.id,
      purchasedAt: purchase.capturedAt as string,
    };
    if (buyerEmail) await this.mail(tx, purchase, { template: 'purchase-buyer', to: buyerEmail, data });
    if (sellerEmail) await this.mail(tx, purchase, { template: 'purchase-seller', to: sellerEmail, data });
    await this.mail(tx, purchase, {
      template: 'purchase-operator',
      to: null,
      data: {
        ...data,
        buyerEmail: buyerEmail ?? GONE,
        sellerEmail: sellerEmail ?? GONE,
        paymentIntentId: purchase.paymentIntentId as string,
      },
    });
    const { contractId } = purchase;
    await enqueue(tx, 'release-others', { contractId }, { key: `release-others:${contractId}` });
  }

  private async mail(tx: Tx, { id }: Purchase, job: MailJob): Promise<void> {
    await enqueue(tx, 'mail', job, { key: `${job.template}:${id}` });
  }

  private async parties(tx: Tx, { buyerId, sellerId }: Purchase): Promise<Parties> {
    const [parties] = await tx.query<Parties>(
      `select (select email from users where id = $1 and deleted_at is null) as "buyerEmail",
         (select email from users where id = $2 and deleted_at is null) as "sellerEmail"`,
      [buyerId, sellerId],
    );
    return parties as Parties;
  }
}
