import { InputType } from '@nestjs/graphql';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import { PASSWORD_LENGTH } from '../users/passwords.js';
import { Given } from '../common/api/given.js';

const PASSWORD_TEXT = { message: 'Please enter your password.' };

@InputType({ description: 'Proves that the account is yours.' })
export class DeleteAccountInput {
  @Given(() => String, {
    nullable: true,
    description:
      'Your password. Members with a second factor or without a password leave it out and need a proof of the last 15 minutes.',
    example: 'correct horse battery',
  })
  @IsOptional()
  @IsString(PASSWORD_TEXT)
  @MaxLength(PASSWORD_LENGTH.max, PASSWORD_TEXT)
  password?: string | null;
}
