import { Injectable } from '@nestjs/common';
import { Config } from '../common/config/config.js';
import type { PaymentsMode } from './payments.mode.js';
import { PaymentsConfig } from './payments.types.js';

/** The payment settings for the browser, which are not part of the build. */
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
