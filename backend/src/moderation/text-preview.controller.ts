import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentViewer, MemberOnly } from '../common/api/access.js';
import type { Viewer } from '../common/api/request-of.js';
import { PreviewTextArgs, TextPreview } from './text-preview.js';
import { TextPreviewService } from './text-preview.service.js';

@MemberOnly()
@ApiTags('chat')
@Controller('api/preview-text')
export class TextPreviewController {
  constructor(private readonly previews: TextPreviewService) {}

  @Post()
  @HttpCode(200)
  @ApiOperation({
    summary: 'A preview of a text as others would read it, with hints for its writer; nothing is stored',
  })
  @ApiOkResponse({ type: TextPreview })
  previewText(@CurrentViewer() viewer: Viewer, @Body() { text }: PreviewTextArgs): Promise<TextPreview> {
    return this.previews.preview(viewer, text);
  }
}
