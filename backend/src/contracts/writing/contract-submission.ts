import { feeOf } from '@handover/domain/fee';
import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../common/api/request-of.js';
import { RateLimits } from '../../common/cluster/rate-limits.js';
import { today } from '../../common/today.js';
import { Database, type Tx } from '../../database/database.js';
import { refuseSecrets } from '../../moderation/moderate.js';
import { ContractApprovals } from '../approval/contract-approvals.js';
import { refuseClosed } from '../contract.availability.js';
import { costColumns } from '../contract.cost.js';
import type { Contract } from '../contract.entity.js';
import type { SubmitContractInput } from '../contract.inputs.js';
import { asWritten } from '../contract.rows.js';
import { newTerms } from '../contract.terms.js';
import { ContractsService } from '../contracts.service.js';
import { ContractsMarket } from '../listing-clock.store.js';
import { subjectIdOf } from '../rules/contract.rules.js';
import { TransferStops } from '../rules/transfer-stops.js';
import { storePrivateFacts } from '../facts/private-facts.entity.js';
import { refuseKind, statedFacts } from '../facts/stated-facts.js';
import { ContractInsertion } from './contract.insertion.js';
import { moderationOf } from './contract.moderation.js';
import { placeIdOf } from '../../places/find-place.js';

@Injectable()
export class ContractSubmission {
  constructor(
    private readonly database: Database,
    private readonly limits: RateLimits,
    private readonly contracts: ContractsService,
    private readonly insertion: ContractInsertion,
    private readonly approvals: ContractApprovals,
    private readonly market: ContractsMarket,
    private readonly stops: TransferStops,
  ) {}

  async submit(viewer: Viewer, input: SubmitContractInput): Promise<Contract> {
    const { facts, privateFacts, ...stated } = input;
    const { type, title, description, location } = stated;
    refuseSecrets({ title, description, location });
    refuseKind(type, [title, description]);
    const terms = newTerms({ ...stated, facts: statedFacts({ type, given: facts }) });
    const statedPrivately = statedFacts({ type, given: privateFacts, isPrivate: true });
    await this.limits.take('submit', viewer.id);
    const transferFee = feeOf(type);
    const moderated = moderationOf(terms);
    const placeId = placeIdOf({ location, maskedLocation: moderated.maskedLocation }, input.placeId);
    refuseClosed({ type, placeId, location: moderated.maskedLocation ?? location });
    const submitted = {
      ...terms,
      ...moderated,
      ...costColumns({ ...terms, transferFee, termAsOf: today() }),
      userId: viewer.id,
      transferFee,
      placeId,
      subjectId: subjectIdOf({ type, facts: terms.facts, companyId: input.companyId }),
    };
    this.stops.refuse({ ...submitted, termAsOf: today() });
    const isSecret = Object.keys(statedPrivately).length > 0;
    const waits = this.approvals.concerns(viewer);
    if (!isSecret && !waits) return this.insertion.insert(submitted);
    return this.database.transaction(async (tx) => {
      const contract = await this.insertion.insertAlone(tx, submitted);
      if (isSecret) {
        await storePrivateFacts(tx, contract.id, statedPrivately);
        await this.contracts.refuseDuplicate(tx, contract.id);
      }
      return waits ? this.hold(tx, contract.id) : contract;
    });
  }

  private async hold(tx: Tx, id: string): Promise<Contract> {
    await this.approvals.holdNew(tx, id);
    await this.market.leave(tx, id, 'waiting');
    return asWritten((await this.contracts.find(id, tx)) as Contract);
  }
}
