import type { Facts } from '@handover/domain/facts/fact';
import { Args, ID, Query, Resolver } from '@nestjs/graphql';
import { Caller, CurrentViewer, MemberOnly, Public } from '../../common/api/access.js';
import { Shareable } from '../../common/api/operation-marks.js';
import type { RequestContext, Viewer } from '../../common/api/request-of.js';
import { FactsObject, JsonObject } from '../../common/api/scalars.js';
import { ContractType } from '../contract.columns.js';
import { Contract } from '../contract.entity.js';
import { ContractFacts } from './facts.service.js';
import { FactDefinition, TrueCost } from './facts.types.js';
import { PrivateFacts } from './private-facts.js';

const contractId = { type: () => ID, description: 'The contract.' };

@Resolver(() => Contract)
export class ContractFactsResolver {
  constructor(
    private readonly facts: ContractFacts,
    private readonly secret: PrivateFacts,
  ) {}

  @Public()
  @Shareable()
  @Query(() => [FactDefinition], { description: 'The facts that contracts of a type can state.' })
  factDefinitions(
    @Args('type', { type: () => ContractType, description: 'The type.' }) type: ContractType,
  ): FactDefinition[] {
    return this.facts.definitions(type);
  }

  @Public()
  @Query(() => TrueCost, { description: 'What a contract costs, with assumptions of the caller.' })
  trueCost(
    @Caller() caller: RequestContext,
    @Args('contractId', contractId) id: string,
    @Args('assumptions', {
      type: () => JsonObject,
      nullable: true,
      description: 'Such as {"milesPerMonth": 1500}; amounts in cents, rates in thousandths of a percent.',
    })
    assumptions: object | null,
  ): Promise<TrueCost> {
    return this.facts.cost(caller, id, assumptions);
  }

  @MemberOnly()
  @Query(() => FactsObject, {
    description:
      'Private facts, for the holder, admins, and a buyer once both parties have accepted the transfer.',
  })
  privateFacts(@CurrentViewer() viewer: Viewer, @Args('contractId', contractId) id: string): Promise<Facts> {
    return this.secret.get(viewer, id);
  }
}
