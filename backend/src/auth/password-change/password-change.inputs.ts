import { InputType } from '@nestjs/graphql';
import { IsString, Length } from 'class-validator';
import { Given } from '../../common/api/given.js';
import { PASSWORD_LENGTH } from '../../users/passwords.js';

const CURRENT = { message: 'Please enter your current password.' };
const NEW = { message: 'Your new password must have at least 10 characters (at most 200).' };

@InputType({ description: 'A new password for your account.' })
export class ChangePasswordInput {
  @Given(() => String, { description: 'Your current password.', example: 'correct horse battery' })
  @IsString(CURRENT)
  @Length(1, PASSWORD_LENGTH.max, CURRENT)
  currentPassword: string;

  @Given(() => String, {
    description: 'At least 10 characters, not easy to guess.',
    example: 'a quiet walk by the harbor',
  })
  @IsString(NEW)
  @Length(PASSWORD_LENGTH.min, PASSWORD_LENGTH.max, NEW)
  newPassword: string;
}
