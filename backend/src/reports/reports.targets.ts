import { Injectable } from '@nestjs/common';
import type { ReportTarget } from '@handover/domain/report-reasons';
import { ReportedMessages } from '../chat/admin/reported-messages.js';
import { AppError, notFound } from '../common/api/errors.js';
import type { Viewer } from '../common/api/request-of.js';
import type { Contract } from '../contracts/contract.entity.js';
import { ContractsService } from '../contracts/contracts.service.js';
import { ReportedParties } from '../transfers/parties/reported-parties.js';
import type { Transfer } from '../transfers/transfer.entity.js';

export interface Target {
  /** As it is stored: a party is named by the transfer. */
  id: string;
  contract: Contract;
  /** The member whom a report of it is about. */
  subjectId: string;
  transfer: Transfer | null;
}

/** Finds what is reported, and refuses what the viewer may not report. */
@Injectable()
export class ReportTargets {
  constructor(
    private readonly contracts: ContractsService,
    private readonly messages: ReportedMessages,
    private readonly parties: ReportedParties,
  ) {}

  async find(viewer: Viewer, type: ReportTarget, id: string): Promise<Target> {
    const target = await this[type](viewer, id);
    if (target.subjectId === viewer.id)
      throw new AppError(
        'CONFLICT',
        `You cannot report your own ${type === 'message' ? 'message' : 'contract'}.`,
      );
    return target;
  }

  private async contract(_viewer: Viewer, id: string): Promise<Target> {
    const contract = await this.contracts.get(id);
    return { id, contract, subjectId: contract.userId, transfer: null };
  }

  private async message(_viewer: Viewer, id: string): Promise<Target> {
    const message = await this.messages.find(id);
    if (!message) throw notFound('Message');
    const contract = await this.contracts.get(message.contractId);
    return { id, contract, subjectId: message.senderId, transfer: null };
  }

  private async party(viewer: Viewer, id: string): Promise<Target> {
    const found = await this.parties.find(viewer.id, id);
    if (!found) throw notFound('Transfer');
    const { transfer, otherId } = found;
    const contract = await this.contracts.get(transfer.contractId);
    return { id: transfer.id, contract, subjectId: otherId, transfer };
  }
}
