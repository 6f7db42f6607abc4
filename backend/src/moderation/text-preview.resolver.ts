import { Args, Query, Resolver } from '@nestjs/graphql';
import { CurrentViewer, MemberOnly } from '../common/api/access.js';
import type { Viewer } from '../common/api/request-of.js';
import { PreviewTextArgs, TextPreview, TextPreviewService } from './text-preview.js';

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
