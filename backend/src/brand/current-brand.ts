import type { Brand } from '@handover/domain/brand/brand';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { TopicBus } from '../common/cluster/topics.js';
import { plainPagesShow } from '../common/http/plain-page.js';
import { SharedResults } from '../common/shared-results.js';
import { SettingsService } from '../settings/settings.service.js';

interface Current {
  name: string;
  brand: Brand;
}

/** Upper bound for a stale brand if Redis is down and a change was missed. */
const MAX_AGE_MS = 5_000;

/** The brand for what every browser asks for: icons, previews, plain pages. */
@Injectable()
export class CurrentBrand implements OnApplicationBootstrap {
  private readonly cached = new SharedResults<Current>({ maxAgeMs: MAX_AGE_MS, most: 1 });

  constructor(
    private readonly settings: SettingsService,
    topics: TopicBus,
  ) {
    for (const topic of ['settingsChanged', 'mayHaveMissed'] as const)
      topics.on(topic, () => {
        this.cached.forget();
        void this.tellPlainPages();
      });
  }

  onApplicationBootstrap(): void {
    void this.tellPlainPages();
  }

  async get(): Promise<Current> {
    return this.cached.get('brand', async () => {
      const [{ title }, brand] = await Promise.all([this.settings.siteInfo(), this.settings.brand()]);
      return { name: title, brand };
    });
  }

  /** They are for when nothing else works, so they cannot ask. */
  private async tellPlainPages(): Promise<void> {
    const current = await this.get().catch(() => null);
    if (current) plainPagesShow(current.name, current.brand.color);
  }
}
