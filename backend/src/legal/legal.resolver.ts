import type { LegalKind } from '@handover/domain/legal/legal-kinds';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
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
import type { RequestContext, Viewer } from '../common/api/request-of.js';
import { TermsAcceptances } from './acceptances.service.js';
import { LegalDrafts } from './legal-drafts.service.js';
import { LegalKindEnum, LegalText } from './legal-text.entity.js';
import { LegalTexts } from './legal-texts.service.js';
import {
  AcceptTermsArgs,
  LegalChangesArgs,
  PreviewLegalTextArgs,
  PublishLegalTextInput,
  SaveLegalTextInput,
} from './legal.inputs.js';
import { LegalChanges, LegalDraft, LegalTextPreview } from './legal.types.js';

const Kind = () => Args('kind', { type: () => LegalKindEnum, description: 'Which text.' });

@Public()
@Resolver()
export class LegalResolver {
  constructor(private readonly texts: LegalTexts) {}

  @Shareable()
  @Query(() => LegalText, {
    nullable: true,
    description: 'A legal text as it is in force; null for fees or cookies that were never published.',
  })
  legalText(@Kind() kind: LegalKind): Promise<LegalText | null> {
    return this.texts.inForce(kind);
  }

  @Shareable()
  @Query(() => [LegalText], { description: 'All published versions of a legal text, newest first.' })
  legalTexts(@Kind() kind: LegalKind): Promise<LegalText[]> {
    return this.texts.versions(kind);
  }

  @Shareable()
  @Query(() => LegalChanges, { description: 'What the version in force changed since an earlier one.' })
  legalChanges(@Args() { kind, since }: LegalChangesArgs): Promise<LegalChanges> {
    return this.texts.changes(kind, since);
  }
}

@MemberOnly()
@Resolver()
export class TermsResolver {
  constructor(private readonly acceptances: TermsAcceptances) {}

  @BeforeTerms()
  @KeepsAnswers()
  @Mutation(() => Done, {
    description:
      'Accepts a version of the terms. Refused for one that a version to be accepted has replaced.',
  })
  acceptTerms(@CurrentViewer() viewer: Viewer, @Args() { version }: AcceptTermsArgs): Promise<Done> {
    return this.acceptances.accept(viewer, version);
  }
}

@AdminOnly()
@Resolver()
export class LegalAdminResolver {
  constructor(private readonly drafts: LegalDrafts) {}

  @Query(() => LegalDraft, {
    description: 'For admins: the draft of a legal text and the history of its versions.',
  })
  legalDraft(@Kind() kind: LegalKind): Promise<LegalDraft> {
    return this.drafts.get(kind);
  }

  @Query(() => LegalTextPreview, {
    description: 'For admins: a text as it would be shown, and how it differs from the one in force.',
  })
  previewLegalText(@Args() { kind, body }: PreviewLegalTextArgs): Promise<LegalTextPreview> {
    return this.drafts.preview(kind, body);
  }

  @KeepsAnswers()
  @Mutation(() => LegalDraft, {
    description:
      'For admins: saves the draft of a legal text. CONFLICT if another admin has changed it since.',
  })
  saveLegalText(
    @Caller() caller: RequestContext,
    @Kind() kind: LegalKind,
    @Args('input', { description: 'The draft.' }) input: SaveLegalTextInput,
  ): Promise<LegalDraft> {
    return this.drafts.save(caller, kind, input);
  }

  @NeedsStepUp()
  @Mutation(() => LegalText, {
    description: 'For admins: publishes the draft of a legal text as its next version.',
  })
  publishLegalText(
    @Caller() caller: RequestContext,
    @Kind() kind: LegalKind,
    @Args('input', { description: 'What is new.' }) input: PublishLegalTextInput,
  ): Promise<LegalText> {
    return this.drafts.publish(caller, kind, input);
  }
}
