import { Args, Extensions, Mutation, Query, Resolver, Subscription } from '@nestjs/graphql';
import {
  BeforeTerms,
  Caller,
  CurrentViewer,
  MemberOnly,
  NeedsConfirmedEmail,
  Public,
} from '../../common/api/access.js';
import { Done } from '../../common/api/done.js';
import { Shareable } from '../../common/api/operation-marks.js';
import { connectionType, PageArgs } from '../../common/api/paging.js';
import type { RequestContext, Viewer } from '../../common/api/request-of.js';
import { ContractType } from '../../contracts/contract.columns.js';
import { Contract } from '../../contracts/contract.entity.js';
import type { ListLength } from '../../graphql/cost.js';
import { ApplicationFeeds } from '../application.feeds.js';
import { ApplicationLists } from '../application.lists.js';
import { ApplicationsService } from '../applications.service.js';
import { SaleFeeds } from '../sale.feeds.js';
import { CandidateProfiles } from '../candidate-profiles.js';
import { InvitationsService } from '../invitations.service.js';
import { ChoosingService } from '../line/choosing.service.js';
import { SaleModeService } from '../line/sale-mode.service.js';
import { Application, Candidate } from '../rows/application.entity.js';
import { CandidateProfile } from '../rows/candidate-profile.entity.js';
import { CandidatePageArgs } from './candidate.pages.js';
import { ApplicationChange, CandidateQuestion, SaleChange, SaleSettings } from './candidate.types.js';
import {
  applicationIdArg,
  ApplyInput,
  ChooseArgs,
  contractIdArg,
  InviteArgs,
  PassArgs,
  ProfileInput,
  RankArgs,
  SaleModeArgs,
} from './candidates.inputs.js';

export const ApplicationConnection = connectionType(Application);
const typeArg = { type: () => ContractType, description: 'The type.' };

@MemberOnly()
@Resolver(() => Application)
export class CandidatesResolver {
  constructor(
    private readonly lists: ApplicationLists,
    private readonly applications: ApplicationsService,
    private readonly choosing: ChoosingService,
    private readonly sales: SaleModeService,
    private readonly profiles: CandidateProfiles,
    private readonly feeds: ApplicationFeeds,
    private readonly invitations: InvitationsService,
    private readonly saleFeeds: SaleFeeds,
  ) {}

  @Query(() => ApplicationConnection, { description: "The viewer's applications, newest first." })
  myApplications(@CurrentViewer() viewer: Viewer, @Args() page: PageArgs) {
    return this.lists.mine(viewer, page);
  }

  @Extensions({ usualLength: 50 } satisfies ListLength)
  @Query(() => [Candidate], {
    description:
      'The candidates for a contract in their order, for its holder; for admins with who they are.',
  })
  candidates(
    @Caller() caller: RequestContext,
    @Args('contractId', contractIdArg) contractId: string,
    @Args() page: CandidatePageArgs,
  ): Promise<Candidate[]> {
    return this.lists.ofContract(caller, contractId, page);
  }

  @Query(() => SaleSettings, { description: 'How a contract finds its buyer, for its holder.' })
  saleSettings(
    @CurrentViewer() viewer: Viewer,
    @Args('contractId', contractIdArg) contractId: string,
  ): Promise<SaleSettings> {
    return this.sales.get(viewer, contractId);
  }

  @Public()
  @Shareable()
  @Extensions({ usualLength: 15 } satisfies ListLength)
  @Query(() => [CandidateQuestion], { description: 'What candidates for contracts of a type are asked.' })
  candidateQuestions(@Args('type', typeArg) type: ContractType): CandidateQuestion[] {
    return this.profiles.questions(type);
  }

  @Query(() => CandidateProfile, { description: 'The answers that the viewer saved for a type.' })
  myCandidateProfile(
    @CurrentViewer() viewer: Viewer,
    @Args('type', typeArg) type: ContractType,
  ): Promise<CandidateProfile> {
    return this.profiles.get(viewer, type);
  }

  @Mutation(() => CandidateProfile, { description: 'Saves answers for the next applications to a type.' })
  saveCandidateProfile(
    @CurrentViewer() viewer: Viewer,
    @Args('type', typeArg) type: ContractType,
    @Args() { answers }: ProfileInput,
  ): Promise<CandidateProfile> {
    return this.profiles.save(viewer, type, answers);
  }

  @NeedsConfirmedEmail('apply')
  @Mutation(() => Application, {
    description: 'Tells the holder of an active contract who would take it over.',
  })
  applyForContract(
    @CurrentViewer() viewer: Viewer,
    @Args('contractId', contractIdArg) contractId: string,
    @Args('input') input: ApplyInput,
  ): Promise<Application> {
    return this.applications.apply(viewer, contractId, input, 'apply');
  }

  @NeedsConfirmedEmail('apply')
  @Mutation(() => Application, {
    description: 'The same for a pending contract, in case its transfer fails.',
  })
  standBy(
    @CurrentViewer() viewer: Viewer,
    @Args('contractId', contractIdArg) contractId: string,
    @Args('input') input: ApplyInput,
  ): Promise<Application> {
    return this.applications.apply(viewer, contractId, input, 'stand-by');
  }

  @BeforeTerms()
  @Mutation(() => Application, { description: 'The candidate leaves the line.' })
  withdrawApplication(
    @CurrentViewer() viewer: Viewer,
    @Args('id', applicationIdArg) id: string,
  ): Promise<Application> {
    return this.applications.withdraw(viewer, id);
  }

  @Mutation(() => Candidate, {
    description: 'The holder reserves the contract for a candidate, three times at most for the same one.',
  })
  chooseCandidate(
    @CurrentViewer() viewer: Viewer,
    @Args('applicationId', applicationIdArg) id: string,
    @Args() { hours }: ChooseArgs,
  ): Promise<Candidate> {
    return this.choosing.choose(viewer, id, hours);
  }

  @Mutation(() => Candidate, { description: 'The holder goes on without a candidate.' })
  passCandidate(
    @CurrentViewer() viewer: Viewer,
    @Args('applicationId', applicationIdArg) id: string,
    @Args() { reason }: PassArgs,
  ): Promise<Candidate> {
    return this.choosing.pass(viewer, id, reason);
  }

  @Mutation(() => [Candidate], { description: "Sets the holder's order of the candidates." })
  rankCandidates(
    @CurrentViewer() viewer: Viewer,
    @Args('contractId', contractIdArg) contractId: string,
    @Args() { ids }: RankArgs,
  ): Promise<Candidate[]> {
    return this.choosing.rank(viewer, contractId, ids);
  }

  @Mutation(() => Done, {
    description:
      'Asks a member who wrote in the thread to apply. The answer is the same if they have applied already.',
  })
  inviteCandidate(
    @CurrentViewer() viewer: Viewer,
    @Args('contractId', contractIdArg) contractId: string,
    @Args() { memberId }: InviteArgs,
  ): Promise<Done> {
    return this.invitations.invite(viewer, contractId, memberId);
  }

  @Mutation(() => Contract, { description: 'The holder gives a reservation up, once a day.' })
  releaseReservation(
    @CurrentViewer() viewer: Viewer,
    @Args('contractId', contractIdArg) contractId: string,
  ): Promise<Contract> {
    return this.choosing.release(viewer, contractId);
  }

  @Mutation(() => Contract, { description: 'How a contract finds its buyer, and what applicants must meet.' })
  setSaleMode(
    @CurrentViewer() viewer: Viewer,
    @Args('contractId', contractIdArg) contractId: string,
    @Args() input: SaleModeArgs,
  ): Promise<Contract> {
    return this.sales.set(viewer, contractId, input);
  }

  @Public()
  @Subscription(() => SaleChange, {
    description: 'A contract was reserved, is free again, or has another status or sale mode.',
  })
  saleChanged(@Caller() { viewer }: RequestContext, @Args('contractId', contractIdArg) contractId: string) {
    return this.saleFeeds.changes(viewer, contractId);
  }

  @Subscription(() => ApplicationChange, {
    description:
      'Each change of an application: all of a contract for its holder, their own for a candidate. Ends with the session.',
  })
  applicationChanged(@CurrentViewer() viewer: Viewer, @Args('contractId', contractIdArg) contractId: string) {
    return this.feeds.changes(viewer, contractId);
  }
}
