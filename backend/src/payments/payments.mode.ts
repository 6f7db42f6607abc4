import { nameEnum } from '../common/api/enum-of.js';

export enum PaymentsMode {
  /** Real cards, real money. */
  LIVE = 'live',
  /** The provider's own test mode. */
  TEST = 'test',
  /** The embedded sandbox: no account, no money. */
  SANDBOX = 'sandbox',
}

nameEnum(PaymentsMode, 'PaymentsMode', 'Whether real money moves.');
