import type { SubjectKind } from '@handover/domain/rules/rule';
import { Args, Extensions, Query, Resolver } from '@nestjs/graphql';
import { Caller, Public } from '../common/api/access.js';
import { Shareable } from '../common/api/operation-marks.js';
import type { RequestContext } from '../common/api/request-of.js';
import { ContractType } from '../contracts/contract.columns.js';
import type { ListLength } from '../graphql/cost.js';
import { CompaniesService } from './companies.service.js';
import { CheckRulesInput, CompaniesArgs, CompanyArgs } from './company.inputs.js';
import { Company, CompanyConnection, RuleCheck, RuleDefinition } from './company.types.js';
import { SubjectKindEnum } from './rule-subject.entity.js';

@Resolver(() => Company)
export class CompaniesResolver {
  constructor(private readonly service: CompaniesService) {}

  @Public()
  @Query(() => CompanyConnection, {
    description: 'Companies of the rule book whose name or other name has the text, by slug.',
  })
  companies(@Caller() caller: RequestContext, @Args() args: CompaniesArgs) {
    return this.service.list(caller, args);
  }

  @Public()
  @Shareable()
  @Query(() => Company, {
    description:
      'One company of the rule book, and what it demands of contracts of a type. The slug of one that was merged finds the one that replaces it.',
  })
  company(@Args() { slug, type }: CompanyArgs): Promise<Company> {
    return this.service.get(slug, type);
  }

  @Public()
  @Shareable()
  @Extensions({ usualLength: 25 } satisfies ListLength)
  @Query(() => [RuleDefinition], {
    description: 'The values that rules about contracts of a type can state.',
  })
  ruleDefinitions(
    @Args('type', { type: () => ContractType, description: 'The type.' }) type: ContractType,
    @Args('kind', { type: () => SubjectKindEnum, description: 'Whose rules.' }) kind: SubjectKind,
  ): RuleDefinition[] {
    return this.service.definitions(type, kind);
  }

  @Public()
  @Query(() => RuleCheck, {
    description: 'What the rule book says about a contract that is not listed yet. Nothing is stored.',
  })
  checkRules(
    @Caller() caller: RequestContext,
    @Args('input', { description: 'What is known of it.' }) input: CheckRulesInput,
  ): Promise<RuleCheck> {
    return this.service.check(caller, input);
  }
}
