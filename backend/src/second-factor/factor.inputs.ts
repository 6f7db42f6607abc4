import { InputType } from '@nestjs/graphql';
import { IsOptional, IsString, Length, Matches } from 'class-validator';
import { Given } from '../common/api/given.js';
import { EmptyToNull, OneLine, Trim } from '../common/api/validation.js';

const NAME = { message: 'Please give this passkey a name of up to 60 characters.' };
const PASSKEY = { message: 'This passkey did not work. Please try again.' };
const DIGITS = { message: 'Please enter the six digits your app shows.' };
const CODE = { message: 'Please enter the code from your app, or a recovery code.' };
const PASSWORD = { message: 'Please enter your password.' };

@InputType({ description: 'A new passkey.' })
export class AddPasskeyInput {
  @Given(() => String, { description: 'A name for the passkey.', example: 'My phone' })
  @Trim()
  @IsString(NAME)
  @Length(1, 60, NAME)
  @OneLine(NAME)
  name: string;

  @Given(() => String, { description: "The browser's response to the passkey options, as JSON." })
  @IsString(PASSKEY)
  @Length(2, 20_000, PASSKEY)
  passkey: string;
}

@InputType({ description: 'A code that proves that the app is set up.' })
export class ConfirmAuthenticatorInput {
  @Given(() => String, { description: 'The six digits the app shows.', example: '123456' })
  @Trim()
  @IsString(DIGITS)
  @Matches(/^\d{6}$/, DIGITS)
  code: string;
}

@InputType({ description: 'One proof of your identity: a code, a passkey response or your password.' })
export class ProofInput {
  @Given(() => String, {
    nullable: true,
    description: 'The six digits your authenticator app shows, or a recovery code.',
    example: '123456',
  })
  @EmptyToNull()
  @IsOptional()
  @IsString(CODE)
  @Length(6, 40, CODE)
  code?: string | null;

  @Given(() => String, {
    nullable: true,
    description: "The browser's response to the passkey options, as JSON.",
  })
  @EmptyToNull()
  @IsOptional()
  @IsString(PASSKEY)
  @Length(2, 20_000, PASSKEY)
  passkey?: string | null;

  @Given(() => String, {
    nullable: true,
    description: 'Your password; only for accounts without a second factor.',
  })
  @IsOptional()
  @IsString(PASSWORD)
  @Length(1, 200, PASSWORD)
  password?: string | null;
}
