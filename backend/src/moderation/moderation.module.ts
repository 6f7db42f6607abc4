import { Module } from '@nestjs/common';
import { TextPreviewController, TextPreviewResolver, TextPreviewService } from './text-preview.js';
import { TextReview } from './text-review.js';

@Module({
  controllers: [TextPreviewController],
  providers: [TextPreviewService, TextPreviewResolver, TextReview],
  exports: [TextReview],
})
export class ModerationModule {}
