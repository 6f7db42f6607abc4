import { registerEnumType } from '@nestjs/graphql';

export enum PaymentsMode {
  /** Real cards, real money. */
  LIVE = 'live',
  /** The provider's own test mode. */
  TEST = 'test',
  /** The embedded sandbox: no account, no money. */
  SANDBOX = 'sandbox',
}

registerEnumType(PaymentsMode, { name: 'PaymentsMode', description: 'Whether real money moves.' });
