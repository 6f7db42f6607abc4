import { ObjectType } from '@nestjs/graphql';
import { Shown } from '../common/shown.js';
import { SettingCategory } from '../settings/setting.entity.js';

@ObjectType({ description: 'A text of the site, as everybody may read it.' })
export class ContentEntry {
  @Shown(() => String, { description: 'Its name.', example: 'hero_content' })
  key: string;
  @Shown(() => String, {
    description: 'Its text; JSON in the content and social entries.',
    example: '{"title":"Transfer Your Contracts"}',
  })
  value: string;
  @Shown(() => SettingCategory, {
    description: 'Which part of the site it belongs to.',
    enum: SettingCategory,
    enumName: 'SettingCategory',
    example: SettingCategory.HERO,
  })
  category: SettingCategory;
}
