import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentViewer, MemberOnly } from '../common/api/access.js';
import type { Viewer } from '../common/api/request-of.js';
import { Refuses } from '../common/api/refuses.js';
import { PreviewTextArgs, TextPreview, TextPreviewService } from './text-preview.js';

@MemberOnly()
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
