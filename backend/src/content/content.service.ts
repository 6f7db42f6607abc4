import { Injectable } from '@nestjs/common';
import type { RequestContext } from '../common/api/request-of.js';
import { SharedResults } from '../common/shared-results.js';
import type { InitializeContentResult } from '../settings/setting.entity.js';
import { SettingsService } from '../settings/settings.service.js';
import { ContentEntry } from './content-entry.js';
import { DEFAULT_CONTENT } from './default-content.js';

/** Upper bound for stale content if Redis is down and a change was missed. */
const MAX_AGE_MS = 5_000;

/** The landing page's content: read by every visitor and changed rarely, so it is cached. */
@Injectable()
export class ContentService {
  private readonly cached = new SharedResults<ContentEntry[]>({ maxAgeMs: MAX_AGE_MS, most: 1 });

  constructor(private readonly settings: SettingsService) {}

  async entries(): Promise<ContentEntry[]> {
    // a change of the settings begins a new generation, here or in another process
    return this.cached.get(String(this.settings.generation), () => this.read());
  }

  initialize(caller: RequestContext): Promise<InitializeContentResult> {
    return this.settings.createMissing(caller, DEFAULT_CONTENT);
  }

  private async read(): Promise<ContentEntry[]> {
    const settings = await this.settings.all();
    return settings.map(({ key, value, category, updatedAt }) =>
      Object.assign(new ContentEntry(), { key, value, category, updatedAt }),
    );
  }
}
