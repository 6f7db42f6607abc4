import { ID, Int, ObjectType, InputType } from '@nestjs/graphql';
import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { nameEnum } from '../common/api/enum-of.js';
import { DateTime } from '../common/api/scalars.js';
import { Shown } from '../common/api/shown.js';
import { Moment } from '../database/moment.column.js';
import { SqlIndex } from '../database/sql-index.js';
import { IsEnum, IsOptional, IsString, Length, Matches, MaxLength } from 'class-validator';
import { Given } from '../common/api/given.js';
import { EmptyToNull, PlainText, Trim } from '../common/api/validation.js';

export enum SettingCategory {
  GENERAL = 'general',
  LANDING = 'landing',
  CONTACT = 'contact',
  HERO = 'hero',
  SERVICES = 'services',
  TRUST_SAFETY = 'trust-safety',
  SOCIAL = 'social',
}

nameEnum(SettingCategory, 'SettingCategory', 'Category of a setting.');

const SETTING_LIMITS = { key: 100, value: 50_000, description: 500 } as const;

/** A public text of the site that admins edit. Secrets belong in the environment. */
@Entity('settings')
@Check(
  'settings_category_known',
  `category in ('general', 'landing', 'contact', 'hero', 'services', 'trust-safety', 'social')`,
)
@SqlIndex('settings_listed', 'on settings (created_at desc, id desc)')
@ObjectType({ description: 'A text of the site that admins edit. Every setting is public.' })
export class Setting {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'settings_pkey' })
  @Shown(() => ID, {
    description: 'Id of the setting.',
    example: '019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f',
  })
  id: string;

  @Index('settings_key_unique', { unique: true })
  @Column('text')
  @Shown(() => String, { description: 'Unique key, cannot be changed.', example: 'company_phone' })
  key: string;

  @Column('text')
  @Shown(() => String, {
    description: 'Text; JSON in content and social settings.',
    example: '(800) 555-0142',
  })
  value: string;

  @Column('text', { nullable: true })
  @Shown(() => String, {
    nullable: true,
    description: 'Purpose of the setting.',
    example: 'Support phone in the footer',
  })
  description: string | null;

  @Column('text', { default: SettingCategory.GENERAL })
  @Shown(() => SettingCategory, { description: 'Category.' })
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

@ObjectType({ description: 'Result of an initialization. Existing settings are never overwritten.' })
export class InitializeContentResult {
  @Shown(() => String, { description: 'Message for the admin.', example: '4 settings created, 0 kept.' })
  message: string;
  @Shown(() => Int, { description: 'Number of settings created.', example: 4 })
  created: number;
  @Shown(() => Int, { description: 'Number of settings that already existed.', example: 0 })
  skipped: number;
}

const REQUIRED = { message: 'Key and value are required.' };
const DESCRIPTION = { message: `Description must have at most ${SETTING_LIMITS.description} characters.` };

@InputType({ description: 'Changes to a setting.' })
export class UpdateSettingInput {
  @Given(() => String, { description: 'The new text, at most 50,000 characters.', example: '(800) 555-0199' })
  @IsString(REQUIRED)
  @Matches(/\S/, REQUIRED)
  @MaxLength(SETTING_LIMITS.value, {
    message: `Value must have at most ${SETTING_LIMITS.value.toLocaleString('en')} characters.`,
  })
  @PlainText({ message: 'Value must not contain control characters.' })
  value: string;

  @Given(() => String, {
    nullable: true,
    description: 'Purpose of the setting; absent keeps the current text, empty removes it.',
    example: 'Support phone in the footer',
  })
  @EmptyToNull()
  @IsOptional()
  @IsString({ message: 'Description must be a string.' })
  @MaxLength(SETTING_LIMITS.description, DESCRIPTION)
  @PlainText({ message: 'Description must not contain control characters.' })
  description?: string | null;
}

@InputType({ description: 'A new setting. It becomes public.' })
export class CreateSettingInput extends UpdateSettingInput {
  @Given(() => String, {
    description: '1 to 100 letters, digits, dots, dashes and underscores; must be new.',
    example: 'company_phone',
  })
  @Trim()
  @IsString(REQUIRED)
  @Length(1, SETTING_LIMITS.key, { message: 'Key must have 1 to 100 characters.' })
  @Matches(/^[A-Za-z0-9_.-]+$/, {
    message: 'Key may only have letters, digits, dots, dashes and underscores.',
  })
  key: string;

  @Given(() => SettingCategory, { nullable: true, description: 'Category; `general` by default.' })
  @IsOptional()
  @IsEnum(SettingCategory, { message: 'That category does not exist.' })
  category?: SettingCategory | null;
}
