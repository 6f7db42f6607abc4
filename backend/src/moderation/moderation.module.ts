import { Module } from '@nestjs/common';
import { TextPreviewController } from './text-preview.controller.js';
import { TextPreviewResolver } from './text-preview.resolver.js';
import { TextPreviewService } from './text-preview.js';
import { TextReview } from './text-review.js';

@Module({
  controllers: [TextPreviewController],
  providers: [TextPreviewService, TextPreviewResolver, TextReview],
  exports: [TextReview],
})
export class ModerationModule {}
