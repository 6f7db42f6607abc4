import { InputType } from '@nestjs/graphql';
import { IsOptional, IsString, Length } from 'class-validator';
import { Given } from '../common/api/given.js';
import { EmptyToNull } from '../common/api/validation.js';

const CODE = { message: 'Please enter the code from your app, or a recovery code.' };
const PASSKEY = { message: 'This passkey did not work. Please try again.' };
const PASSWORD = { message: 'Please enter your password.' };

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
