import {
  applyDecorators,
  Body,
  Controller,
  Get,
  HttpCode,
  Param,
  Post,
  Put,
  Query,
  Res,
} from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import {
  BeforeTerms,
  CurrentViewer,
  MemberOnly,
  NeedsConfirmedEmail,
  Public,
} from '../../common/api/access.js';
import { linkNext } from '../../common/http/link-next.js';
import { ListQuery, pageOf } from '../../common/api/list-query.js';
import { KeepsAnswers, Shareable } from '../../common/api/operation-marks.js';
import { Refuses } from '../../common/api/refuses.js';
import type { Viewer } from '../../common/api/request-of.js';
import type { ContractType } from '../../contracts/contract.columns.js';
import { ApplicationLists } from '../application.lists.js';
import { ApplicationsService } from '../applications.service.js';
import { CandidateProfiles } from '../candidate-profiles.js';
import { OffersService } from '../offers.service.js';
import { Application } from '../rows/application.entity.js';
import { CandidateProfile } from '../rows/candidate-profile.entity.js';
import { Offer } from '../rows/offer.entity.js';
import { CandidateQuestion } from './candidate.types.js';
import { ApplyInput, OfferTermsInput, ProfileInput } from './candidates.inputs.js';

const Apply = (path: string) =>
  applyDecorators(
    Post(path),
    NeedsConfirmedEmail('apply'),
    ApiCreatedResponse({ type: Application }),
    Refuses('OWN_CONTRACT', 'NOT_FOUND', 'NOT_FOR_SALE', 'CONFLICT', 'EMAIL_UNCONFIRMED', 'RATE_LIMITED'),
  );

const Answer = (path: string) =>
  applyDecorators(
    KeepsAnswers(),
    Post(path),
    HttpCode(200),
    ApiOkResponse({ type: Offer }),
    Refuses('CONFLICT', 'OFFER_CLOSED', 'RATE_LIMITED'),
  );

const TypeParam = () =>
  ApiParam({
    name: 'type',
    description: 'Type of the contracts.',
    schema: { type: 'string', example: 'car-lease' },
  });

/** What candidates do, and the offers of both. */
@MemberOnly()
@ApiTags('candidates')
@Controller('api')
export class ApplicationsController {
  constructor(
    private readonly lists: ApplicationLists,
    private readonly applications: ApplicationsService,
    private readonly offers: OffersService,
    private readonly profiles: CandidateProfiles,
  ) {}

  @Get('applications')
  @ApiOperation({ summary: "The viewer's applications, newest first" })
  @ApiOkResponse({ type: [Application] })
  async listApplications(
    @CurrentViewer() viewer: Viewer,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Application[]> {
    return linkNext(response, await this.lists.mine(viewer, pageOf(query)));
  }

  @Apply('contracts/:id/applications')
  applyForContract(
    @CurrentViewer() viewer: Viewer,
    @Param('id') id: string,
    @Body() input: ApplyInput,
  ): Promise<Application> {
    return this.applications.apply(viewer, id, input, 'apply');
  }

  @Apply('contracts/:id/stand-by')
  standBy(
    @CurrentViewer() viewer: Viewer,
    @Param('id') id: string,
    @Body() input: ApplyInput,
  ): Promise<Application> {
    return this.applications.apply(viewer, id, input, 'stand-by');
  }

  @BeforeTerms()
  @Post('applications/:id/withdraw')
  @HttpCode(200)
  @ApiOkResponse({ type: Application })
  @Refuses('CONFLICT')
  withdrawApplication(@CurrentViewer() viewer: Viewer, @Param('id') id: string): Promise<Application> {
    return this.applications.withdraw(viewer, id);
  }

  @KeepsAnswers()
  @Post('applications/:id/offers')
  @ApiCreatedResponse({ type: Offer })
  @Refuses('CONFLICT', 'OFFER_CLOSED', 'RATE_LIMITED')
  makeOffer(
    @CurrentViewer() viewer: Viewer,
    @Param('id') id: string,
    @Body() terms: OfferTermsInput,
  ): Promise<Offer> {
    return this.offers.make(viewer, id, terms);
  }

  @Answer('offers/:id/accept')
  @ApiOperation({ summary: 'Accepts an offer of the other one' })
  acceptOffer(@CurrentViewer() viewer: Viewer, @Param('id') id: string): Promise<Offer> {
    return this.offers.answer(viewer, id, 'accept');
  }

  @Answer('offers/:id/decline')
  @ApiOperation({ summary: 'Declines an offer of the other one' })
  declineOffer(@CurrentViewer() viewer: Viewer, @Param('id') id: string): Promise<Offer> {
    return this.offers.answer(viewer, id, 'decline');
  }

  @Answer('offers/:id/counter')
  @ApiOperation({ summary: 'Answers an offer of the other one with another one' })
  counterOffer(
    @CurrentViewer() viewer: Viewer,
    @Param('id') id: string,
    @Body() terms: OfferTermsInput,
  ): Promise<Offer> {
    return this.offers.answer(viewer, id, 'counter', terms);
  }

  @Get('candidate-profiles/:type')
  @ApiOperation({ summary: 'The answers that the viewer saved for a type' })
  @TypeParam()
  @ApiOkResponse({ type: CandidateProfile })
  @Refuses('NOT_FOUND')
  getCandidateProfile(
    @CurrentViewer() viewer: Viewer,
    @Param('type') type: ContractType,
  ): Promise<CandidateProfile> {
    return this.profiles.get(viewer, type);
  }

  @KeepsAnswers()
  @Put('candidate-profiles/:type')
  @TypeParam()
  @ApiOkResponse({ type: CandidateProfile })
  @Refuses('NOT_FOUND')
  saveCandidateProfile(
    @CurrentViewer() viewer: Viewer,
    @Param('type') type: ContractType,
    @Body() { answers }: ProfileInput,
  ): Promise<CandidateProfile> {
    return this.profiles.save(viewer, type, answers);
  }

  @Public()
  @Shareable()
  @Get('candidate-questions/:type')
  @ApiOperation({ summary: 'What candidates for contracts of a type are asked' })
  @TypeParam()
  @ApiOkResponse({ type: [CandidateQuestion] })
  @Refuses('NOT_FOUND')
  candidateQuestions(@Param('type') type: ContractType): CandidateQuestion[] {
    return this.profiles.questions(type);
  }
}
