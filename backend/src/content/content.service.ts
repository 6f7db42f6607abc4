import { Field, ObjectType } from '@nestjs/graphql';
import { CLAIM_KEYS, CLAIMS_IN_CODE, type ClaimKey } from '@handover/domain/claims/claims';
import { HIDDEN_CLAIMS } from '@handover/domain/claims/claims-in-code';
import { landingWithout } from '@handover/domain/claims/shown-landing';
import type { LandingKey } from '@handover/domain/landing-content';
import { landingDefaults } from '@handover/domain/landing-defaults';
import { SITE_KEYS } from '@handover/domain/site';
import { Injectable } from '@nestjs/common';
import { DateTime } from '../common/api/scalars.js';
import { Shown } from '../common/api/shown.js';
import { ClaimsService } from '../settings/claims/claims.service.js';
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

  /** For pages of a site that takes real money while its settings cannot be read: the shipped texts without claims. */
  readonly fallback: readonly ContentEntry[] | null;

  constructor(
    private readonly settings: SettingsService,
    private readonly claims: ClaimsService,
    topics: TopicBus,
  ) {
    this.fallback = claims.areHidden ? withoutClaims([], CLAIM_KEYS) : null;
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
    const stored = settings.map(toEntry);
    return this.claims.areHidden ? withoutClaims(stored, await this.claims.hidden(settings)) : stored;
  }
}

const toEntry = ({ key, value, category, updatedAt }: ContentEntry): ContentEntry =>
  Object.assign(new ContentEntry(), { key, value, category, updatedAt });

/**
 * Where real money moves: each section is complete, whether stored or not, so that a client fills in no claim, and the
 * client reads which of the claims that stand in its code are hidden.
 */
function withoutClaims(stored: readonly ContentEntry[], hidden: readonly ClaimKey[]): ContentEntry[] {
  const values = new Map(stored.map(({ key, value }) => [key, value]));
  const sections = DEFAULT_CONTENT.map(({ key, category }) => ({
    key: key as string,
    value: JSON.stringify(landingWithout(key, values, hidden)),
    category,
  }));
  const ours = [
    ...sections,
    {
      key: HIDDEN_CLAIMS,
      value: CLAIMS_IN_CODE.filter((key) => hidden.includes(key)).join(' '),
      category: SettingCategory.LANDING,
    },
  ];
  const isHiddenLine = (key: string) => key === SITE_KEYS.footerLine && hidden.includes('footer-line');
  const written = new Map(stored.map((entry) => [entry.key, entry.updatedAt]));
  return [
    ...stored.filter(({ key }) => ours.every((entry) => entry.key !== key) && !isHiddenLine(key)),
    ...ours.map((entry) => toEntry({ ...entry, updatedAt: written.get(entry.key) ?? STARTED })),
  ];
}

/** When sections that are not stored were last changed: with the release that this process runs. */
const STARTED = new Date().toISOString();
