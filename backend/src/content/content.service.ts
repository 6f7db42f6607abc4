import { Injectable } from '@nestjs/common';
import type { RequestContext } from '../common/request-of.js';
import type { InitializeContentResult } from '../settings/setting.entity.js';
import { SettingsService } from '../settings/settings.service.js';
import { ContentEntry } from './content-entry.js';
import { DEFAULT_CONTENT } from './default-content.js';

/** A process that misses a change, because the bus is away, is behind for this long at most. */
const KEPT_MS = 5_000;

interface Kept {
  generation: number;
  until: number;
  entries: Promise<ContentEntry[]>;
}

/** What the landing page reads: asked by every visitor, changed a few times a year, so it is kept for a moment. */
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
    // a failed read is nobody else's answer
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
    return settings.map(({ key, value, category }) =>
      Object.assign(new ContentEntry(), { key, value, category }),
    );
  }
}
