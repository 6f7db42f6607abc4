import { InputType } from '@nestjs/graphql';
import { IsString, Length, Matches } from 'class-validator';
import { Given } from '../common/api/given.js';
import { OneLine, Trim } from '../common/api/validation.js';

const NAME = { message: 'Please give this passkey a name of up to 60 characters.' };
const RESPONSE = { message: 'This passkey did not work. Please try again.' };
const CODE = { message: 'Please enter the six digits your app shows.' };

@InputType({ description: 'A new passkey.' })
export class AddPasskeyInput {
  @Given(() => String, { description: 'A name for the passkey.', example: 'My phone' })
  @Trim()
  @IsString(NAME)
  @Length(1, 60, NAME)
  @OneLine(NAME)
  name: string;

  @Given(() => String, { description: "The browser's response to the passkey options, as JSON." })
  @IsString(RESPONSE)
  @Length(2, 20_000, RESPONSE)
  passkey: string;
}

@InputType({ description: 'A code that proves that the app is set up.' })
export class ConfirmAuthenticatorInput {
  @Given(() => String, { description: 'The six digits the app shows.', example: '123456' })
  @Trim()
  @IsString(CODE)
  @Matches(/^\d{6}$/, CODE)
  code: string;
}
