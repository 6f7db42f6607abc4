import type { Facts } from '@handover/domain/facts/fact';
import { Injectable } from '@nestjs/common';
import { notFound } from '../../common/api/errors.js';
import type { Viewer } from '../../common/api/request-of.js';
import { reachesContract } from '../../common/api/token-reach.js';
import { Database } from '../../database/database.js';
import type { Contract } from '../contract.entity.js';
import { ContractsService } from '../contracts.service.js';
import { storedPrivateFacts } from './private-facts.entity.js';

type IsAcceptedBuyer = (userId: string, contract: Pick<Contract, 'id' | 'status'>) => Promise<boolean>;

/** Reads private facts. Transfers register who the accepted buyer is, because imports only go down. */
@Injectable()
export class PrivateFacts {
  private isAcceptedBuyer: IsAcceptedBuyer = () =>
    Promise.reject(new Error('No module knows the accepted buyers of contracts.'));

  constructor(
    private readonly database: Database,
    private readonly contracts: ContractsService,
  ) {}

  register(isAcceptedBuyer: IsAcceptedBuyer): void {
    this.isAcceptedBuyer = isAcceptedBuyer;
  }

  /**
   * Returns the private facts to the holder, admins, and a buyer once both parties have accepted the transfer. Throws
   * NOT_FOUND for everyone else.
   */
  async get(viewer: Viewer, contractId: string): Promise<Facts> {
    const contract = await this.contracts.get(contractId);
    if (!(await this.mayRead(viewer, contract))) throw notFound('Contract');
    return storedPrivateFacts(this.database, contract.id);
  }

  private mayRead(viewer: Viewer, contract: Contract): boolean | Promise<boolean> {
    if (!reachesContract(viewer, contract)) return false;
    const { userId, hiddenAt } = contract;
    if (viewer.isAdmin || (viewer.id === userId && !hiddenAt)) return true;
    return this.isAcceptedBuyer(viewer.id, contract);
  }
}
