import { ArgsType, ObjectType, Args, Query, Resolver } from '@nestjs/graphql';
import { IsString, MaxLength } from 'class-validator';
import { Injectable, Body, Controller, HttpCode, Post } from '@nestjs/common';
import { Given } from '../common/api/given.js';
import { Shown } from '../common/api/shown.js';
import { PlainText } from '../common/api/validation.js';
import { moderate } from './moderate.js';
import type { OffPlatformKind } from './detection/off-platform.js';
import { findSecret, SECRET_TEXTS } from './detection/secrets.js';
import { RateLimits } from '../common/cluster/rate-limits.js';
import type { Viewer } from '../common/api/request-of.js';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { BeforeTerms, CurrentViewer, MemberOnly } from '../common/api/access.js';
import { Refuses } from '../common/api/refuses.js';

/** The length of the longest text that the site accepts. */
const MOST_CHARACTERS = 5000;

@ArgsType()
class PreviewTextArgs {
  @Given(() => String, {
    description: 'The text, at most 5000 characters.',
    example: 'Call 512-555-0199',
  })
  @IsString({ message: 'Please send a text.' })
  @MaxLength(MOST_CHARACTERS, { message: 'A text has at most 5000 characters.' })
  @PlainText({ message: 'The text must not contain control characters.' })
  text: string;
}

@ObjectType({ description: 'The preview of a text.' })
class TextPreview {
  @Shown(() => String, { description: 'The text as others would read it.', example: 'Call ••••••••••••' })
  masked: string;
  @Shown(() => [String], {
    description: 'Hints for the writer.',
    example: ['Phone numbers are hidden from others.'],
  })
  warnings: string[];
}

const OFF_THE_SITE =
  'Taking payment off the site means it cannot be insured and your account will be closed.';
const STAY_HERE = 'Please keep the conversation here, where everyone can read it.';

const WARNINGS: Record<OffPlatformKind, string> = {
  phone: 'Phone numbers are hidden from others.',
  email: 'Email addresses are hidden from others.',
  link: 'Links are hidden from others.',
  handle: 'Names of accounts on other services are hidden from others.',
  messenger: STAY_HERE,
  'payment-app': OFF_THE_SITE,
  wire: OFF_THE_SITE,
};

function previewText(text: string): TextPreview {
  const { masked, flags } = moderate(text);
  const secret = findSecret(text);
  const warnings = [...(secret ? [SECRET_TEXTS[secret]] : []), ...flags.map((kind) => WARNINGS[kind])];
  // sharing any contact detail adds the warning about paying off the site
  if (flags.length > 0) warnings.push(OFF_THE_SITE);
  return Object.assign(new TextPreview(), { masked: masked ?? text, warnings: [...new Set(warnings)] });
}

@Injectable()
export class TextPreviewService {
  constructor(private readonly limits: RateLimits) {}

  async preview(viewer: Viewer, text: string): Promise<TextPreview> {
    await this.limits.take('textPreview', viewer.id);
    return previewText(text);
  }
}

@MemberOnly()
@BeforeTerms()
@ApiTags('chat')
@Controller('api/preview-text')
export class TextPreviewController {
  constructor(private readonly previews: TextPreviewService) {}

  @Post()
  @HttpCode(200)
  @ApiOkResponse({ type: TextPreview })
  @Refuses('RATE_LIMITED')
  previewText(@CurrentViewer() viewer: Viewer, @Body() { text }: PreviewTextArgs): Promise<TextPreview> {
    return this.previews.preview(viewer, text);
  }
}

@MemberOnly()
@Resolver()
export class TextPreviewResolver {
  constructor(private readonly previews: TextPreviewService) {}

  @Query(() => TextPreview, {
    description: 'A preview of a text as others would read it, with hints for its writer; nothing is stored.',
  })
  previewText(@CurrentViewer() viewer: Viewer, @Args() { text }: PreviewTextArgs): Promise<TextPreview> {
    return this.previews.preview(viewer, text);
  }
}
