import express, { type ErrorRequestHandler, type Router } from 'express';
import { listDisputes } from './objects/disputes.js';
import { urlUnknown } from './errors.js';
import { listEvents, retrieveEvent } from './objects/events.js';
import { confirmIntent } from './objects/intent.confirm.js';
import { cancelIntent, captureIntent } from './objects/intent.settle.js';
import { createIntent, listIntents, retrieveIntent, updateIntent } from './objects/intents.js';
import type { Operation, OperationRunner } from './operation.runner.js';
import { createPaymentMethod } from './objects/payment-methods.js';
import { createRefund, listRefunds, retrieveRefund } from './objects/refunds.js';

type Route = ['get' | 'post', string, Operation];

const ROUTES: Route[] = [
  ['post', '/payment_intents', { name: 'payment_intents.create', run: createIntent }],
  ['get', '/payment_intents', { name: 'payment_intents.list', run: listIntents }],
  [
    'get',
    '/payment_intents/:id',
    { name: 'payment_intents.retrieve', run: retrieveIntent, publishable: true },
  ],
  ['post', '/payment_intents/:id', { name: 'payment_intents.update', run: updateIntent }],
  [
    'post',
    '/payment_intents/:id/confirm',
    { name: 'payment_intents.confirm', run: confirmIntent, publishable: true },
  ],
  ['post', '/payment_intents/:id/capture', { name: 'payment_intents.capture', run: captureIntent }],
  ['post', '/payment_intents/:id/cancel', { name: 'payment_intents.cancel', run: cancelIntent }],
  [
    'post',
    '/payment_methods',
    { name: 'payment_methods.create', run: createPaymentMethod, publishable: true },
  ],
  ['post', '/refunds', { name: 'refunds.create', run: createRefund }],
  ['get', '/refunds', { name: 'refunds.list', run: listRefunds }],
  ['get', '/refunds/:id', { name: 'refunds.retrieve', run: retrieveRefund }],
  ['get', '/disputes', { name: 'disputes.list', run: listDisputes }],
  ['get', '/events', { name: 'events.list', run: listEvents }],
  ['get', '/events/:id', { name: 'events.retrieve', run: retrieveEvent }],
];

export const OPERATIONS: readonly string[] = ROUTES.map(([, , operation]) => operation.name);

/** Stripe's HTTP API: everything below `/v1`, and nothing else. */
export function apiRoutes(runner: OperationRunner): Router {
  const router = express.Router({ caseSensitive: true });
  router.use('/v1', express.text({ type: () => true, limit: '64kb' }));
  for (const [method, path, operation] of ROUTES)
    router[method](`/v1${path}`, (req, res) => runner.handle(operation, req, res));
  router.use('/v1', (req, res) => runner.handle(UNKNOWN, req, res));
  router.use('/v1', answerUnreadable);
  return router;
}

const UNKNOWN: Operation = {
  name: 'unknown',
  publishable: true,
  run: ({ apiPath, method }) => Promise.reject(urlUnknown(method, apiPath)),
};

/** A body too large, or cut off, never reaches an operation. */
const answerUnreadable: ErrorRequestHandler = (error: { status?: number }, _req, res, next) => {
  if (res.headersSent || !error.status) return next(error);
  res.status(error.status).json({
    error: { type: 'invalid_request_error', message: 'The request body could not be read.' },
  });
};
