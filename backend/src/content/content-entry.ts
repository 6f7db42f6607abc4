import { Field, ObjectType } from '@nestjs/graphql';
import { DateTime } from '../common/api/scalars.js';
import { Shown } from '../common/api/shown.js';
import { SettingCategory } from '../settings/setting.entity.js';

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
    enum: SettingCategory,
    enumName: 'SettingCategory',
    example: SettingCategory.HERO,
  })
  category: SettingCategory;

  /** REST answers key, value and category. */
  @Field(() => DateTime, { description: 'When it was last changed.' })
  updatedAt: string;
}
