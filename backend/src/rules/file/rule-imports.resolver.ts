import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { AdminOnly, Caller } from '../../common/api/access.js';
import type { RequestContext } from '../../common/api/request-of.js';
import { RuleImport } from './rule-import.types.js';
import { RuleImports } from './rule-imports.service.js';

@AdminOnly()
@Resolver(() => RuleImport)
export class RuleImportsResolver {
  constructor(private readonly imports: RuleImports) {}

  @Mutation(() => RuleImport, {
    description:
      'For admins: takes a CSV file with rules, which become drafts; nothing is stored if a row is wrong. A request of GraphQL has at most 64 kB: larger files go to POST /api/admin/rules/import.',
  })
  importRules(
    @Caller() caller: RequestContext,
    @Args('csv', { description: 'The text of the file.' }) csv: string,
    @Args('dryRun', {
      type: () => Boolean,
      nullable: true,
      description: 'Only reports what the file would change.',
    })
    dryRun?: boolean | null,
  ): Promise<RuleImport> {
    return this.imports.run(caller, csv, dryRun ?? false);
  }
}
