import { LEGAL_KINDS } from '@handover/domain/legal/legal-kinds';
import { applyDecorators, Body, Controller, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import {
  AdminOnly,
  BeforeTerms,
  Caller,
  CurrentViewer,
  MemberOnly,
  NeedsStepUp,
  Public,
} from '../common/api/access.js';
import { Done } from '../common/api/done.js';
import { KeepsAnswers, Shareable } from '../common/api/operation-marks.js';
import { Refuses, type RestCode } from '../common/api/refuses.js';
import type { RequestContext, Viewer } from '../common/api/request-of.js';
import { TermsAcceptances } from './acceptances.service.js';
import { LegalDrafts } from './legal-drafts.service.js';
import { LegalText } from './legal-text.entity.js';
import { kindOf, LegalTexts } from './legal-texts.service.js';
import {
  AcceptTermsArgs,
  LegalBodyInput,
  LegalChangesInput,
  PublishLegalTextInput,
  SaveLegalTextInput,
} from './legal.inputs.js';
import { LegalChanges, LegalDraft, LegalTextPreview } from './legal.types.js';

/** The path names a kind of text. */
const OfKind = (...refusals: RestCode[]) =>
  applyDecorators(
    ApiParam({
      name: 'kind',
      description: 'Which text.',
      schema: { type: 'string', enum: [...LEGAL_KINDS], example: 'terms' },
    }),
    Refuses('NOT_FOUND', ...refusals),
  );

@Public()
@ApiTags('site')
@Controller('api/legal')
export class LegalController {
  constructor(private readonly texts: LegalTexts) {}

  @Shareable()
  @Get(':kind')
  @ApiOperation({
    summary: 'A legal text as it is in force; 404 for fees or cookies that were never published',
  })
  @ApiOkResponse({ type: LegalText })
  @OfKind()
  getLegalText(@Param('kind') kind: string): Promise<LegalText> {
    return this.texts.get(kindOf(kind));
  }

  @Shareable()
  @Get(':kind/versions')
  @ApiOperation({ summary: 'All published versions of a legal text, newest first' })
  @ApiOkResponse({ type: [LegalText] })
  @OfKind()
  listLegalTexts(@Param('kind') kind: string): Promise<LegalText[]> {
    return this.texts.versions(kindOf(kind));
  }

  @Shareable()
  @Get(':kind/changes')
  @ApiOperation({ summary: 'What the version in force changed since an earlier one' })
  @ApiOkResponse({ type: LegalChanges })
  @OfKind()
  getLegalChanges(@Param('kind') kind: string, @Query() { since }: LegalChangesInput): Promise<LegalChanges> {
    return this.texts.changes(kindOf(kind), since);
  }
}

@MemberOnly()
@ApiTags('account')
@Controller('api/user/terms')
export class TermsController {
  constructor(private readonly acceptances: TermsAcceptances) {}

  @BeforeTerms()
  @KeepsAnswers()
  @Post()
  @HttpCode(200)
  @ApiOkResponse({ type: Done })
  @Refuses('NOT_FOUND', 'CONFLICT')
  acceptTerms(@CurrentViewer() viewer: Viewer, @Body() { version }: AcceptTermsArgs): Promise<Done> {
    return this.acceptances.accept(viewer, version);
  }
}

@AdminOnly()
@ApiTags('admin')
@Controller('api/admin/legal/:kind')
export class LegalAdminController {
  constructor(private readonly drafts: LegalDrafts) {}

  @Get()
  @ApiOperation({ summary: 'The draft of a legal text and the history of its versions' })
  @ApiOkResponse({ type: LegalDraft })
  @OfKind()
  getLegalDraft(@Param('kind') kind: string): Promise<LegalDraft> {
    return this.drafts.get(kindOf(kind));
  }

  @KeepsAnswers()
  @Post('preview')
  @HttpCode(200)
  @ApiOkResponse({ type: LegalTextPreview })
  @OfKind()
  previewLegalText(@Param('kind') kind: string, @Body() { body }: LegalBodyInput): Promise<LegalTextPreview> {
    return this.drafts.preview(kindOf(kind), body);
  }

  @KeepsAnswers()
  @Put()
  @ApiOkResponse({ type: LegalDraft })
  @OfKind('CONFLICT')
  saveLegalText(
    @Caller() caller: RequestContext,
    @Param('kind') kind: string,
    @Body() input: SaveLegalTextInput,
  ): Promise<LegalDraft> {
    return this.drafts.save(caller, kindOf(kind), input);
  }

  @NeedsStepUp()
  @Post('publish')
  @HttpCode(200)
  @ApiOkResponse({ type: LegalText })
  @OfKind('CONFLICT')
  publishLegalText(
    @Caller() caller: RequestContext,
    @Param('kind') kind: string,
    @Body() input: PublishLegalTextInput,
  ): Promise<LegalText> {
    return this.drafts.publish(caller, kindOf(kind), input);
  }
}
