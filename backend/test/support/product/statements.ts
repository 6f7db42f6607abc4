import type { IncomingMessage, Server } from 'node:http';
import pg from 'pg';
import { requestOfLine } from '../../../src/http/request-log.js';
import type { TestApp } from './app.js';

interface Named {
  name?: string;
  text?: string;
}

/** The payment sandbox is a part of our server: the product calls it, and it calls the product. */
const OF_PRODUCT = /^\/(sandbox|api\/stripe)\//;

/** The terms in force are in memory; a request that finds them old has them read beside its own work. */
const BESIDE = /from legal_texts where kind = 'terms'/;

/**
 * The names, or else the texts, of the statements with which the requests of `work` ask the database. Jobs, timers and what
 * other requests have left to do run beside it at any time; theirs do not count.
 */
export async function statementsOf({ app }: TestApp, work: () => Promise<unknown>): Promise<string[]> {
  const server: Server = app.getHttpServer();
  const requests = new Set<unknown>();
  const note = (request: IncomingMessage) => {
    if (!OF_PRODUCT.test(request.url ?? '')) requests.add(request);
  };
  const statements: string[] = [];
  const query = pg.Client.prototype.query as (...args: unknown[]) => unknown;
  server.prependListener('request', note);
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const { req } = requestOfLine() as { req?: unknown };
    const { name, text } = typeof args[0] === 'string' ? ({ text: args[0] } as Named) : (args[0] as Named);
    const statement = name ?? text ?? '';
    if (requests.has(req) && !BESIDE.test(statement)) statements.push(statement);
    return query.apply(this, args);
  } as typeof pg.Client.prototype.query;
  try {
    await work();
  } finally {
    pg.Client.prototype.query = query as typeof pg.Client.prototype.query;
    server.off('request', note);
  }
  return statements;
}
