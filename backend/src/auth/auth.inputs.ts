import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { Equals, IsEmail, IsString, Length, MaxLength } from 'class-validator';
import { InputType } from '@nestjs/graphql';
import { Trim } from '../common/api/validation.js';
import { PASSWORD_LENGTH } from '../users/passwords.js';
import { PersonName } from '../users/user.inputs.js';
import { Given } from '../common/api/given.js';

const EMAIL_TEXT = { message: 'Please enter a valid email address.' };
const PASSWORD_TEXT = { message: 'Your password must have at least 10 characters (at most 200).' };

/** The link of an email. */
class LinkInput {
  @ApiProperty({ description: 'The token of the link in the email.' })
  @IsString({ message: 'This link is incomplete.' })
  @Length(1, 200, { message: 'This link is incomplete.' })
  token: string;
}

class EmailInput {
  @ApiProperty({ description: 'Email address, any case.', example: 'ada@example.com' })
  @Trim()
  @IsEmail({}, EMAIL_TEXT)
  @MaxLength(254, EMAIL_TEXT)
  email: string;
}

export class SignInInput {
  /** Only compared with the stored addresses, one of which may be admin@localhost. */
  @ApiProperty({ description: 'Email address, any case.', example: 'ada@example.com' })
  @Trim()
  @IsEmail({ require_tld: false }, EMAIL_TEXT)
  @MaxLength(254, EMAIL_TEXT)
  email: string;

  @ApiProperty({ description: 'The account’s password.', example: 'correct horse battery' })
  @IsString({ message: 'Please enter your password.' })
  @Length(1, PASSWORD_LENGTH.max, { message: 'Please enter your password.' })
  password: string;
}

export class RegisterInput extends EmailInput {
  @ApiProperty({
    description: 'At least 10 characters, not easy to guess.',
    example: 'correct horse battery',
  })
  @IsString(PASSWORD_TEXT)
  @Length(PASSWORD_LENGTH.min, PASSWORD_LENGTH.max, PASSWORD_TEXT)
  password: string;

  @ApiPropertyOptional({ type: String, nullable: true, description: 'First name.', example: 'Ada' })
  @PersonName('First name')
  firstName?: string | null;

  @ApiPropertyOptional({ type: String, nullable: true, description: 'Last name.', example: 'Byron' })
  @PersonName('Last name')
  lastName?: string | null;

  /** An HTML form sends "true" or "on" for a checked box. */
  @ApiProperty({ description: 'The person is 18 or older and accepts the terms.', example: true })
  @Transform(({ value }: { value: unknown }) => value === true || value === 'true' || value === 'on')
  @Equals(true, { message: 'Please confirm that you are 18 or older and accept the terms.' })
  acceptTerms: boolean;
}

export class ForgotPasswordInput extends EmailInput {}

export class ResetPasswordInput extends LinkInput {
  @ApiProperty({ description: 'The new password.', example: 'correct horse battery' })
  @IsString(PASSWORD_TEXT)
  @Length(PASSWORD_LENGTH.min, PASSWORD_LENGTH.max, PASSWORD_TEXT)
  password: string;
}

export class ResetLinkInput extends LinkInput {}

@ApiSchema({ description: 'Whether a link to set a new password still works.' })
export class ResetLink {
  @ApiProperty({ description: 'False if the link was used, has expired or never existed.', example: true })
  valid: boolean;
}

export class VerifyEmailInput extends LinkInput {}

const CURRENT_TEXT = { message: 'Please enter your current password.' };
const NEW_TEXT = { message: 'Your new password must have at least 10 characters (at most 200).' };

@InputType({ description: 'A new password for your account.' })
export class ChangePasswordInput {
  @Given(() => String, { description: 'Your current password.', example: 'correct horse battery' })
  @IsString(CURRENT_TEXT)
  @Length(1, PASSWORD_LENGTH.max, CURRENT_TEXT)
  currentPassword: string;

  @Given(() => String, {
    description: 'At least 10 characters, not easy to guess.',
    example: 'a quiet walk by the harbor',
  })
  @IsString(NEW_TEXT)
  @Length(PASSWORD_LENGTH.min, PASSWORD_LENGTH.max, NEW_TEXT)
  newPassword: string;
}
