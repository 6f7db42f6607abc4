import { Injectable, type OnModuleInit } from '@nestjs/common';
import { JobWorker } from '../jobs/worker.js';
import { PaymentsSweeper } from './settling/payments.sweeper.js';
import { PaymentsWebhook } from './settling/payments.webhook.js';

/** The jobs that payments queue within their transactions. */
@Injectable()
export class PaymentsJobs implements OnModuleInit {
  constructor(
    private readonly worker: JobWorker,
    private readonly webhook: PaymentsWebhook,
    private readonly sweeper: PaymentsSweeper,
  ) {}

  onModuleInit(): void {
    // a sale changes the status of its contract
    const options = { changesPublicData: true };
    this.worker.register(
      'settle-payment',
      ({ paymentIntentId }) => this.webhook.handle(paymentIntentId, { actor: 'webhook' }),
      options,
    );
    this.worker.register(
      'release-others',
      ({ contractId }) => this.sweeper.releaseOthers(contractId),
      options,
    );
    this.worker.register('settle-open-purchases', ({ userId }) => this.sweeper.settleOpenOf(userId), options);
  }
}
