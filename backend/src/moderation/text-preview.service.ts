import { Injectable } from '@nestjs/common';
import { RateLimits } from '../common/cluster/rate-limits.js';
import type { Viewer } from '../common/api/request-of.js';
import { previewText, type TextPreview } from './text-preview.js';

@Injectable()
export class TextPreviewService {
  constructor(private readonly limits: RateLimits) {}

  async preview(viewer: Viewer, text: string): Promise<TextPreview> {
    await this.limits.take('textPreview', viewer.id);
    return previewText(text);
  }
}
