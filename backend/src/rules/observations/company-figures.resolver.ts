import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Caller, Public } from '../../common/api/access.js';
import type { RequestContext } from '../../common/api/request-of.js';
import { ContractCompany } from '../../contracts/rules/rule.types.js';
import { RequestLoader } from '../../graphql/request-loader.js';
import { RuleFigures } from '../company.types.js';
import { RuleFiguresStore } from './rule-figures.service.js';

/** What was measured with the company behind a contract. REST shows it with the company. */
@Resolver(() => ContractCompany)
export class ContractCompanyResolver {
  private readonly loader = new RequestLoader<ContractCompany, RuleFigures | null>(
    async (companies) => {
      const figures = await this.store.of(companies.map(({ id }) => id));
      return companies.map(({ id, type }) => figures.get(`${id} ${type}`) ?? null);
    },
    ({ id, type }) => `${id} ${type}`,
  );

  constructor(private readonly store: RuleFiguresStore) {}

  @Public()
  @ResolveField(() => RuleFigures, {
    nullable: true,
    description: 'What was measured here with contracts of the type; null below ten decisions.',
  })
  figures(
    @Parent() company: ContractCompany,
    @Caller() request: RequestContext,
  ): Promise<RuleFigures | null> {
    return this.loader.get(request, company);
  }
}
