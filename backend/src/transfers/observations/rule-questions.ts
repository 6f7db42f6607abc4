import { isObservable, type RuleQuestions } from '@handover/domain/rules/observations';
import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../common/api/request-of.js';
import { CompanyContracts } from '../../contracts/rules/company-contracts.js';
import { RuleObservations } from '../../rules/observations/rule-observations.service.js';
import { partyOf, type Transfer } from '../transfer.entity.js';

/** Whether the viewer is asked, after a transfer, what the company behind the contract demanded. */
@Injectable()
export class RuleQuestionsAsked {
  constructor(
    private readonly contracts: CompanyContracts,
    private readonly observations: RuleObservations,
  ) {}

  /** By the id of the transfer; none for transfers about which the viewer cannot tell anything. */
  async of(viewer: Viewer, transfers: readonly Transfer[]): Promise<Map<string, RuleQuestions>> {
    const own = transfers.filter((transfer) => isObservable(transfer) && partyOf(transfer, viewer));
    if (own.length === 0) return new Map();
    const [companies, told] = await Promise.all([
      this.contracts.companiesOf(own.map(({ contractId }) => contractId)),
      this.observations.toldBy(
        viewer.id,
        own.map(({ id }) => id),
      ),
    ]);
    const asked = own.filter(({ id, contractId }) => told.has(id) || companies.get(contractId));
    return new Map(asked.map(({ id }) => [id, told.has(id) ? 'answered' : 'open'] as const));
  }
}
