import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { createSandbox, type Sandbox } from '@handover/sandbox/sandbox.module';
import express, { type RequestHandler } from 'express';
import { join } from 'node:path';
import pg from 'pg';
import { Config } from '../../common/config/config.js';
import { ROOT } from '../../common/root.js';
import { Database } from '../../database/database.js';
import { OwnAddress } from './own-address.js';
import { PaymentPoints } from '../settling/payments.points.js';

const STATIC_DIR = join(ROOT, 'sandbox/dist/browser');
const POOL_SIZE = 8;
const UNDER_SANDBOX = /^\/sandbox/i;
/** While many people pay at once, the provider answers slowly instead of refusing. */
const POOL_WAIT_MS = 15_000;

/** Runs the payment sandbox on our own server; not started when real keys are configured. */
@Injectable()
export class PaymentsSandbox implements BeforeApplicationShutdown, OnApplicationShutdown {
  private readonly logger = new Logger(PaymentsSandbox.name);
  private running: { sandbox: Sandbox; pool: pg.Pool } | undefined;

  constructor(
    private readonly config: Config,
    private readonly database: Database,
    private readonly address: OwnAddress,
    private readonly points: PaymentPoints,
  ) {}

  async start(): Promise<RequestHandler | null> {
    if (this.config.paymentsMode !== 'sandbox') return null;
    // a separate pool: requests of ours that wait for the sandbox must not hold the connections that it needs
    const pool = new pg.Pool({
      ...this.database.pool.options,
      max: POOL_SIZE,
      connectionTimeoutMillis: POOL_WAIT_MS,
    });
    pool.on('error', () => undefined);
    const sandbox = createSandbox({
      pool,
      secretKey: this.config.stripeSecretKey,
      publishableKey: this.config.stripePublishableKey,
      webhookSecret: this.config.stripeWebhookSecret,
      webhookUrl: () => {
        const address = this.address.now();
        return address && `${address}/api/stripe/webhook`;
      },
      // endpoints that inject faults and list all payments: never in production
      controls: !this.config.production,
      staticDir: STATIC_DIR,
      onPoint: (name, detail) => this.points.reach(`sandbox ${name}`, detail),
      onError: (error) => this.logger.warn(error),
    });
    await sandbox.migrate();
    sandbox.start();
    this.running = { sandbox, pool };
    const router = express.Router().use('/sandbox', sandbox.router);
    // the router would compare the path of every request, which takes longer
    return (request, response, next) =>
      UNDER_SANDBOX.test(request.path) ? router(request, response, next) : next();
  }

  async beforeApplicationShutdown(): Promise<void> {
    if (!this.running) return;
    const { sandbox } = this.running;
    await sandbox.stop();
  }

  async onApplicationShutdown(): Promise<void> {
    // after the last request has been answered
    await this.running?.pool.end();
  }
}
