import { isObservable } from '@handover/domain/rules/observations';
import { Injectable } from '@nestjs/common';
import { AppError, notFound, unauthenticated } from '../../common/api/errors.js';
import type { Viewer } from '../../common/api/request-of.js';
import { RateLimits } from '../../common/cluster/rate-limits.js';
import { CompanyContracts } from '../../contracts/rules/company-contracts.js';
import { Database } from '../../database/database.js';
import { refuseSecrets } from '../../moderation/moderate.js';
import type { ObserveRuleInput } from '../../rules/observations/rule-observation.inputs.js';
import { RuleObservations } from '../../rules/observations/rule-observations.service.js';
import { lockAccounts } from '../../users/accounts.js';
import { TransferBook } from '../transfer.book.js';
import { partyOf, type Transfer } from '../transfer.entity.js';
import { TransfersLists } from '../transfer.views.js';

/** What a party tells about the company behind the contract when the transfer is over. */
@Injectable()
export class TransfersObservations {
  constructor(
    private readonly database: Database,
    private readonly limits: RateLimits,
    private readonly book: TransferBook,
    private readonly contracts: CompanyContracts,
    private readonly observations: RuleObservations,
    private readonly lists: TransfersLists,
  ) {}

  /** Throws CONFLICT if the company has not decided, is not known, or the party has told about it before. */
  async observe(viewer: Viewer, transferId: string, input: ObserveRuleInput): Promise<Transfer> {
    const transfer = await this.book.find(transferId);
    if (!transfer || !partyOf(transfer, viewer)) throw notFound('Transfer');
    await this.limits.take('observation', viewer.id);
    refuseSecrets({ note: input.note });
    if (!isObservable(transfer)) throw new AppError('CONFLICT', 'The company has not decided yet.');
    const company = (await this.contracts.companiesOf([transfer.contractId])).get(transfer.contractId);
    if (!company) throw new AppError('CONFLICT', 'We do not know the company behind this contract.');
    await this.database.transaction(async (tx) => {
      const [account] = await lockAccounts(tx, [viewer.id]);
      if (!account?.mayAct) throw unauthenticated();
      const { id: subjectId, type } = company;
      await this.observations.add(tx, { subjectId, type, transferId, memberId: viewer.id }, input);
    });
    return this.lists.get(viewer, transferId);
  }
}
