import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { toRest } from '../../common/api/shown.js';
import type { Contract } from '../../contracts/contract.entity.js';
import { STATUS_RULES } from '../../contracts/contract.status.js';
import { ContractsService } from '../../contracts/contracts.service.js';
import { Database, type Tx } from '../../database/database.js';
import { WebhookEvent } from './webhook-delivery.entity.js';

const AT_ONCE = 100;

/** Writes what is sent: ids, and the contract as everyone may read it. */
@Injectable()
export class WebhookPayloads {
  constructor(
    private readonly database: Database,
    private readonly contracts: ContractsService,
  ) {}

  /** Of events that triggers wrote, also of those that wait behind others, so that each has the contract as it was then. */
  async writeAll(): Promise<void> {
    let unwritten: WebhookEvent[];
    do {
      unwritten = await this.database.manager.find(WebhookEvent, {
        where: { payload: IsNull() },
        order: { id: 'ASC' },
        take: AT_ONCE,
      });
      for (const event of unwritten) await this.write(this.database, event);
    } while (unwritten.length === AT_ONCE);
  }

  async write(
    on: Pick<Tx, 'manager' | 'query'>,
    { id, type, subject: contractId, facts, createdAt: timestamp }: WebhookEvent,
  ): Promise<void> {
    const found = await this.contracts.find(contractId, on);
    const contract = found && isPublic(found) ? found : null;
    const isOffered = contract !== null && STATUS_RULES[contract.status].listed;
    // an admin has to approve it first, or it has left the market already
    if (type === 'listing.published' && !isOffered) {
      await on.manager.delete(WebhookEvent, { id });
      return;
    }
    const data = { contractId, ...facts, contract: toRest(contract) };
    const payload = JSON.stringify({ type, timestamp, data });
    await on.manager.update(WebhookEvent, { id, payload: IsNull() }, { payload });
  }
}

const isPublic = ({ hiddenAt, written }: Readonly<Contract>): boolean =>
  !hiddenAt && !written?.awaitsApproval;
