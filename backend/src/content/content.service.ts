import { Injectable } from '@nestjs/common';
import type { RequestContext } from '../common/request-of.js';
import type { InitializeContentResult } from '../settings/setting.entity.js';
import { SettingsService } from '../settings/settings.service.js';
import { ContentEntry } from './content-entry.js';
import { DEFAULT_CONTENT } from './default-content.js';

/** Upper bound for stale content if Redis is down and a change was missed. */
const KEPT_MS = 5_000;

interface Kept {
  generation: number;
  until: number;
  entries: Promise<ContentEntry[]>;
}

/** The landing page's content: read by every visitor and changed rarely, so it is cached. */
@Injectable()
export class ContentService {
  private kept: Kept | null = null;

  constructor(private readonly settings: SettingsService) {}

  entries(): Promise<ContentEntry[]> {
    const now = Date.now();
    const { generation } = this.settings;
    if (this.kept && this.kept.generation === generation && this.kept.until > now) return this.kept.entries;
    const entries = this.read();
    const kept = { generation, until: now + KEPT_MS, entries };
    this.kept = kept;
    // Do not cache a failed read.
    entries.catch(() => {
      if (this.kept === kept) this.kept = null;
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
