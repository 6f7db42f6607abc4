import { Injectable } from '@nestjs/common';
import { Config } from '../common/config.js';
import type { PaymentsMode } from './payments.mode.js';
import { PaymentsConfig } from './payments.types.js';

/** What the browser has to know; the same build serves every mode. */
@Injectable()
export class PaymentsConfigService {
  constructor(private readonly config: Config) {}

  get(): PaymentsConfig {
    const sandbox = this.config.paymentsMode === 'sandbox';
    return Object.assign(new PaymentsConfig(), {
      mode: this.config.paymentsMode as PaymentsMode,
      publishableKey: this.config.stripePublishableKey,
      apiBase: sandbox ? '/sandbox/stripe' : null,
      scriptUrl: sandbox ? '/sandbox/stripe.js' : null,
    });
  }
}
