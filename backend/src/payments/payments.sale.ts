import { Injectable } from '@nestjs/common';
import { ContractStatus, STATUS_RULES } from '../contracts/contract.status.js';
import { ContractsService } from '../contracts/contracts.service.js';
import type { Tx } from '../database/database.js';
import { enqueue } from '../jobs/jobs.js';
import type { MailData, MailJob } from '../jobs/mail.job.js';
import type { Purchase } from './purchase.entity.js';

const { ACTIVE } = ContractStatus;
const SOLD = STATUS_RULES[ACTIVE].purchaseLeadsTo as ContractStatus;

interface Parties {
  buyerEmail: string;
  sellerEmail: string;
}

/** What a sale does beside the purchase itself, always in the transaction that moves the purchase. */
@Injectable()
export class PaymentsSale {
  constructor(private readonly contracts: ContractsService) {}

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
    await this.mail(tx, purchase, { template: 'purchase-buyer', to: buyerEmail, data });
    await this.mail(tx, purchase, { template: 'purchase-seller', to: sellerEmail, data });
    await this.mail(tx, purchase, {
      template: 'purchase-operator',
      to: null,
      data: { ...data, buyerEmail, sellerEmail, paymentIntentId: purchase.paymentIntentId as string },
    });
    const { contractId } = purchase;
    await enqueue(tx, 'release-others', { contractId }, { key: `release-others:${contractId}` });
  }

  private async mail(tx: Tx, { id }: Purchase, job: MailJob): Promise<void> {
    await enqueue(tx, 'mail', job, { key: `${job.template}:${id}` });
  }

  private async parties(tx: Tx, { buyerId, sellerId }: Purchase): Promise<Parties> {
    const [parties] = await tx.query<Parties>(
      `select b.email as "buyerEmail", s.email as "sellerEmail" from users b, users s
       where b.id = $1 and s.id = $2`,
      [buyerId, sellerId],
    );
    return parties as Parties;
  }
}
