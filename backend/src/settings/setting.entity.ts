import { ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { DateTime } from '../common/scalars.js';
import { Shown } from '../common/shown.js';
import { Moment } from '../database/moment.column.js';

export enum SettingCategory {
  GENERAL = 'general',
  LANDING = 'landing',
  CONTACT = 'contact',
  HERO = 'hero',
  SERVICES = 'services',
  TRUST_SAFETY = 'trust-safety',
  SOCIAL = 'social',
}

registerEnumType(SettingCategory, {
  name: 'SettingCategory',
  description: 'Which part of the site a setting belongs to.',
});

export const SETTING_LIMITS = { key: 100, value: 50_000, description: 500 } as const;

/** What an admin writes about the site. All of it is public: secrets live in the environment. */
@Entity('settings')
@Check(
  'settings_category_known',
  `category in ('general', 'landing', 'contact', 'hero', 'services', 'trust-safety', 'social')`,
)
@Index('settings_listed', { synchronize: false })
@ObjectType({ description: 'A text of the site that an admin may change. Every setting is public.' })
export class Setting {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'settings_pkey' })
  @Shown(() => ID, {
    description: 'Identifies the setting.',
    example: '019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f',
  })
  id: string;

  @Index('settings_key_unique', { unique: true })
  @Column('text')
  @Shown(() => String, { description: 'Its name, the same for ever.', example: 'company_phone' })
  key: string;

  @Column('text')
  @Shown(() => String, {
    description: 'Its text; JSON in the content and social settings.',
    example: '(800) 555-0142',
  })
  value: string;

  @Column('text', { nullable: true })
  @Shown(() => String, {
    nullable: true,
    description: 'What it is for.',
    example: 'Support phone in the footer',
  })
  description: string | null;

  @Column('text', { default: SettingCategory.GENERAL })
  @Shown(() => SettingCategory, {
    description: 'Which part of the site it belongs to.',
    enum: SettingCategory,
    enumName: 'SettingCategory',
  })
  category: SettingCategory;

  @Moment('created_at', { now: true })
  createdAt: string;

  @Moment('updated_at', { now: true })
  @Shown(() => DateTime, {
    description: 'When it was last changed.',
    example: '2026-03-01T12:00:00.000Z',
  })
  updatedAt: string;
}

@ObjectType({ description: 'What an initialisation did. What exists already is never overwritten.' })
export class InitializeContentResult {
  @Shown(() => String, { description: 'What happened, for people.', example: '4 settings created, 0 kept.' })
  message: string;
  @Shown(() => Int, { description: 'How many settings were missing and now exist.', example: 4 })
  created: number;
  @Shown(() => Int, { description: 'How many existed already and were left alone.', example: 0 })
  skipped: number;
}
