import { ID, Int, ObjectType } from '@nestjs/graphql';
import { DateTime } from '../common/api/scalars.js';
import { Shown } from '../common/api/shown.js';

@ObjectType('Passkey', { description: 'A passkey of yours.' })
export class PasskeyInfo {
  @Shown(() => ID, { description: 'Identifies the passkey.' })
  id: string;
  @Shown(() => String, { description: 'The name you gave it.', example: 'My phone' })
  name: string;
  @Shown(() => DateTime, { description: 'When you added it.' })
  createdAt: string;
  @Shown(() => DateTime, { nullable: true, description: 'When it was last used; null before that.' })
  lastUsedAt: string | null;
}

@ObjectType({ description: 'How your account is protected.' })
export class AccountSecurity {
  @Shown(() => Boolean, { description: 'False for members who sign in through a provider only.' })
  hasPassword: boolean;
  @Shown(() => Boolean, { description: 'True if sign-in requires a second factor.' })
  hasSecondFactor: boolean;
  @Shown(() => Boolean, { description: 'True if an authenticator app is set up.' })
  hasAuthenticator: boolean;
  @Shown(() => [PasskeyInfo], { description: 'Your passkeys, oldest first.' })
  passkeys: PasskeyInfo[];
  @Shown(() => Int, { description: 'How many recovery codes are left.', example: 10 })
  recoveryCodesLeft: number;
  @Shown(() => Boolean, {
    description:
      'True for a member of the staff who has to set up a second factor before the admin area opens.',
  })
  setupRequired: boolean;
}

@ObjectType({ description: 'The options for a browser’s navigator.credentials.' })
export class PasskeyOptions {
  @Shown(() => String, { description: 'The options as JSON text.', example: '{"challenge":"..."}' })
  options: string;
}

@ObjectType({ description: 'The key of a new authenticator app.' })
export class AuthenticatorSetup {
  @Shown(() => String, { description: 'The key as text.', example: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ' })
  secret: string;
  @Shown(() => String, {
    description: 'The key as the content of a QR code.',
    example: 'otpauth://totp/Handover:ada%40example.com?secret=GEZDGNBVGY3TQOJQ&issuer=Handover',
  })
  uri: string;
}

@ObjectType({ description: 'The result of a change of your second factors.' })
export class FactorChange {
  @Shown(() => [String], {
    nullable: true,
    description: 'New recovery codes, shown only once; null if the existing ones remain valid.',
    example: ['abcd-efgh-jkmn-pqrs'],
  })
  recoveryCodes: string[] | null;
}

@ObjectType({ description: 'Confirms that the proof was accepted.' })
export class Confirmed {
  @Shown(() => Boolean, { description: 'Always true.', example: true })
  success: boolean;
}
