import { Injectable } from '@nestjs/common';
import type { RequestContext } from '../common/request-of.js';
import type { InitializeContentResult } from '../settings/setting.entity.js';
import { SettingsService } from '../settings/settings.service.js';
import { ContentEntry } from './content-entry.js';
import { DEFAULT_CONTENT } from './default-content.js';

/** Upper bound for stale content if Redis is down and a change was missed. */
const MAX_AGE_MS = 5_000;

interface Cached {
  generation: number;
  until: number;
  entries: Promise<ContentEntry[]>;
}

/** The landing page's content: read by every visitor and changed rarely, so it is cached. */
@Injectable()
export class ContentService {
  private cached: Cached | null = null;

  constructor(private readonly settings: SettingsService) {}

  entries(): Promise<ContentEntry[]> {
    const now = Date.now();
    const { generation } = this.settings;
    if (this.cached && this.cached.generation === generation && this.cached.until > now)
      return this.cached.entries;
    const entries = this.read();
    const cached = { generation, until: now + MAX_AGE_MS, entries };
    this.cached = cached;
    // Do not cache a failed read.
    entries.catch(() => {
      if (this.cached === cached) this.cached = null;
    });
    return entries;
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
