import type { Brand } from '@handover/domain/brand/brand';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { TopicBus } from '../common/cluster/topics.js';
import { setSiteLook } from '../common/site-look.js';
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
        void this.tellProcess();
      });
  }

  onApplicationBootstrap(): void {
    void this.tellProcess();
  }

  async get(): Promise<Current> {
    return this.cached.get('brand', async () => {
      const [{ title }, brand] = await Promise.all([this.settings.siteInfo(), this.settings.brand()]);
      return { name: title, brand };
    });
  }

  private async tellProcess(): Promise<void> {
    const current = await this.get().catch(() => null);
    if (current) setSiteLook({ name: current.name, color: current.brand.color });
  }
}
