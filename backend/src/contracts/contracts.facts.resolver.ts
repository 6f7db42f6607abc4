import { cardFacts } from '@handover/domain/facts/card-facts';
import type { Facts } from '@handover/domain/facts/fact';
import { factRows } from '@handover/domain/facts/key-facts';
import { Args, ID, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { Caller, CurrentViewer, MemberOnly, Public } from '../common/access.js';
import { Shareable } from '../common/operation-marks.js';
import type { RequestContext, Viewer } from '../common/request-of.js';
import { FactsObject, JsonObject } from '../common/scalars.js';
import { Contract, ContractType } from './contract.entity.js';
import { ContractFacts, usualCost } from './contracts.facts.service.js';
import { FactDefinition, FactRow, TrueCost } from './fact.types.js';
import { FlaggedContract } from './flagged-contract.js';
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

/** What is computed from the facts of a contract, as people read it. */
@Resolver(() => Contract)
export class ShownFactsResolver {
  @Public()
  @ResolveField(() => [FactRow], { description: 'The stated facts, and the key facts that are not stated.' })
  factTable(@Parent() { type, facts }: Contract): FactRow[] {
    return factRows(type, facts);
  }

  @Public()
  @ResolveField(() => [String], { description: 'What matters most for its type, in short texts for a card.' })
  cardFacts(@Parent() contract: Contract): string[] {
    const { type, facts, incentive, effectiveMonthly } = contract;
    const cost = type === ContractType.MORTGAGE ? usualCost(contract) : null;
    const cashAtTransfer = cost?.cashAtTransfer ?? null;
    return cardFacts({ type, facts, incentive, effectiveMonthly, cashAtTransfer });
  }

  @Public()
  @ResolveField(() => TrueCost, {
    nullable: true,
    description: 'What it costs with the usual assumptions; null once its term is over.',
  })
  trueCost(@Parent() contract: Contract): TrueCost | null {
    return usualCost(contract);
  }
}

/** A type inherits the fields of its base class, but not their resolvers. */
@Resolver(() => FlaggedContract)
export class FlaggedShownFactsResolver extends ShownFactsResolver {}
