import { Field, ObjectType } from '@nestjs/graphql';
import type { LandingKey } from '@handover/domain/landing-content';
import { landingDefaults } from '@handover/domain/landing-defaults';
import { Injectable } from '@nestjs/common';
import { DateTime } from '../common/api/scalars.js';
import { Shown } from '../common/api/shown.js';
import { SettingCategory, type InitializeContentResult } from '../settings/setting.entity.js';
import type { RequestContext } from '../common/api/request-of.js';
import { TopicBus } from '../common/cluster/topics.js';
import { SharedResults } from '../common/shared-results.js';
import { SettingsService } from '../settings/settings.service.js';

@ObjectType({ description: 'A public text of the site.' })
export class ContentEntry {
  @Shown(() => String, { description: 'Key of the setting.', example: 'hero_content' })
  key: string;
  @Shown(() => String, {
    description: 'Text; JSON in content and social entries.',
    example: '{"title":"Transfer Your Contracts"}',
  })
  value: string;
  @Shown(() => SettingCategory, {
    description: 'Category of the setting.',
    example: SettingCategory.HERO,
  })
  category: SettingCategory;

  /** REST answers key, value and category. */
  @Field(() => DateTime, { description: 'When it was last changed.' })
  updatedAt: string;
}

const entry = (key: LandingKey, category: SettingCategory, section: string) => ({
  key,
  value: JSON.stringify(landingDefaults[key], null, 2),
  category,
  description: `${section} section of the landing page`,
});

/** The settings that "Initialize Content" creates. */
export const DEFAULT_CONTENT = [
  entry('hero_content', SettingCategory.HERO, 'Hero'),
  entry('services_content', SettingCategory.SERVICES, 'Services'),
  entry('how_it_works_content', SettingCategory.LANDING, 'How It Works'),
  entry('trust_safety_content', SettingCategory.TRUST_SAFETY, 'Trust & Safety'),
];

/** Upper bound for stale content if Redis is down and a change was missed. */
const MAX_AGE_MS = 5_000;

/** The landing page's content: read by every visitor and changed rarely, so it is cached. */
@Injectable()
export class ContentService {
  private readonly cached = new SharedResults<ContentEntry[]>({ maxAgeMs: MAX_AGE_MS, most: 1 });

  constructor(
    private readonly settings: SettingsService,
    topics: TopicBus,
  ) {
    for (const topic of ['settingsChanged', 'mayHaveMissed'] as const)
      topics.on(topic, () => this.cached.forget());
  }

  async entries(): Promise<ContentEntry[]> {
    return this.cached.get('content', () => this.read());
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
