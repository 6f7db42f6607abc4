import { InputType } from '@nestjs/graphql';
import { IsEnum, IsOptional, IsString, Length, Matches, MaxLength } from 'class-validator';
import { Given } from '../common/api/given.js';
import { EmptyToNull, PlainText, Trim } from '../common/api/validation.js';
import { SETTING_LIMITS, SettingCategory } from './setting.entity.js';

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
