import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { AdminOnly, Caller, NeedsStepUp } from '../common/api/access.js';
import { PageArgs } from '../common/api/paging.js';
import type { RequestContext } from '../common/api/request-of.js';
import { RuleSubject, RuleSubjectConnection } from './rule-subject.entity.js';
import { RuleSubjectFilter, SaveRuleInput, SaveRuleSubjectInput } from './rule-subject.inputs.js';
import { RuleSubjectsList } from './rule-subjects.list.js';
import { RuleSubjectsService } from './rule-subjects.service.js';
import { RuleVersion } from './rule-version.entity.js';
import { RuleVersionsService } from './rule-versions.service.js';

const id = (description: string) => ({ type: () => ID, description });

@AdminOnly()
@Resolver(() => RuleSubject)
export class RuleSubjectsResolver {
  constructor(
    private readonly all: RuleSubjectsList,
    private readonly subjects: RuleSubjectsService,
    private readonly versions: RuleVersionsService,
  ) {}

  @Query(() => RuleSubjectConnection, { description: 'For admins: the rule book, newest first.' })
  ruleSubjects(
    @Args() page: PageArgs,
    @Args('filter', { nullable: true, type: () => RuleSubjectFilter }) filter?: RuleSubjectFilter,
  ) {
    return this.all.list(filter, page);
  }

  @Mutation(() => RuleSubject, {
    description:
      'For admins: adds a company, program or state to the rule book, or changes one. It is public at once.',
  })
  saveRuleSubject(
    @Caller() caller: RequestContext,
    @Args('input', { description: 'Its names and types.' }) input: SaveRuleSubjectInput,
  ): Promise<RuleSubject> {
    return this.subjects.save(caller, input.id ?? null, input);
  }

  @Mutation(() => RuleVersion, { description: 'For admins: writes a new version of a rule, as a draft.' })
  saveRule(
    @Caller() caller: RequestContext,
    @Args('input', { description: 'What it demands, and who says so.' }) input: SaveRuleInput,
  ): Promise<RuleVersion> {
    return this.versions.save(caller, input.subjectId, input);
  }

  @Mutation(() => RuleVersion, {
    description: 'For admins: puts a version of a rule in force, and makes its company public.',
  })
  publishRule(
    @Caller() caller: RequestContext,
    @Args('id', id('The version.')) ruleId: string,
  ): Promise<RuleVersion> {
    return this.versions.publish(caller, ruleId);
  }

  @Mutation(() => RuleSubject, {
    description: 'For admins: takes a company, program or state out of the rule book for good.',
  })
  retireRuleSubject(
    @Caller() caller: RequestContext,
    @Args('id', id('The one to retire.')) subjectId: string,
  ): Promise<RuleSubject> {
    return this.subjects.retire(caller, subjectId);
  }

  @NeedsStepUp()
  @Mutation(() => RuleSubject, {
    description:
      'For admins: replaces a company, program or state by another one, which is returned. Its contracts follow within minutes.',
  })
  mergeRuleSubjects(
    @Caller() caller: RequestContext,
    @Args('id', id('The one that is replaced.')) subjectId: string,
    @Args('into', id('The one that replaces it.')) into: string,
  ): Promise<RuleSubject> {
    return this.subjects.merge(caller, subjectId, into);
  }
}
