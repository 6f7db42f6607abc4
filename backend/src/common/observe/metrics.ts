import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { AggregatorRegistry, collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { isWorker, metricsOfAllWorkers } from '../cluster/primary-link.js';

export type Api = 'rest' | 'graphql' | 'page';

const SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Outcomes that are the server's own fault: not those of an outage, of overload or of the payment provider. */
const FAULTS = ['INTERNAL', '500'];

declare global {
  namespace Express {
    interface Locals {
      /** Error code of the response. For GraphQL it is set only if all of its errors are UNAVAILABLE. */
      errorCode?: string;
      /** The answer that is sent, if it is one that several requests may share. */
      answer?: { api: Api; operation: string };
    }
  }
}

/** Prometheus metrics. Labels come from our routes and schema, never from a request's content. */
@Injectable()
export class Metrics {
  readonly registry = new Registry();
  private faults = 0;

  private readonly requests = new Counter({
    name: 'handover_requests_total',
    help: 'Requests answered, by operation and outcome (OK or the error code).',
    labelNames: ['api', 'operation', 'outcome'],
    registers: [this.registry],
  });

  private readonly errors = new Counter({
    name: 'handover_errors_total',
    help: 'Requests that ended in an error, by its code.',
    labelNames: ['api', 'code'],
    registers: [this.registry],
  });

  private readonly duration = new Histogram({
    name: 'handover_request_duration_seconds',
    help: 'Time from the request to its answer, by operation.',
    labelNames: ['api', 'operation'],
    buckets: SECONDS,
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
    if (!isWorker()) return;
    // answers the primary process when it collects the metrics of its workers
    new AggregatorRegistry();
    AggregatorRegistry.setRegistries(this.registry);
  }

  /** In the format of Prometheus; workers answer for all of them. */
  text(): Promise<string> {
    return isWorker() ? metricsOfAllWorkers() : this.registry.metrics();
  }

  /** Registered once by the socket gate; called on each scrape. */
  watchSockets(sockets: () => number, subscriptions: () => number): void {
    this.watch('handover_open_sockets', 'WebSockets that are open on this process.', sockets);
    this.watch(
      'handover_open_subscriptions',
      'GraphQL subscriptions that are open on this process.',
      subscriptions,
    );
  }

  private watch(name: string, help: string, now: () => number): void {
    const gauge: Gauge = new Gauge({
      name,
      help,
      registers: [this.registry],
      collect: () => gauge.set(now()),
    });
  }

  /** How many requests have ended in a fault of the server since the last call of this method. */
  takeFaults(): number {
    const { faults } = this;
    this.faults = 0;
    return faults;
  }

  /** Records a finished operation. */
  count(api: Api, operation: string, outcome: string, seconds: number): void {
    this.requests.inc({ api, operation, outcome });
    if (outcome !== 'OK') this.errors.inc({ api, code: outcome });
    if (FAULTS.includes(outcome)) this.faults++;
    this.duration.observe({ api, operation }, seconds);
  }

  /**
   * Measures a request when its response is produced: it is counted before the client reads it, and slow clients do not
   * distort the time. The request gate of GraphQL measures it per operation, except for answers that are sent again.
   */
  measure(request: Request, response: Response): void {
    const from = performance.now();
    response.on('prefinish', () => {
      const { locals, statusCode } = response;
      const isGraphql = !locals.answer && request.method === 'POST' && request.path === '/graphql';
      if (isGraphql) return;
      const { api, operation } = locals.answer ?? operationOf(request);
      const outcome = locals.errorCode ?? (statusCode < 400 ? 'OK' : String(statusCode));
      this.count(api, operation, outcome, secondsSince(from));
    });
  }
}

/** The route of a REST call; everything else counts as a page. */
export function operationOf({ method, route }: Request): { api: Api; operation: string } {
  const path = (route as { path?: string } | undefined)?.path;
  const isApi = path !== undefined && /^\/(api|healthz|readyz|metrics)/.test(path);
  return isApi ? { api: 'rest', operation: `${method} ${path}` } : { api: 'page', operation: 'page' };
}

export const secondsSince = (from: number): number => (performance.now() - from) / 1_000;
