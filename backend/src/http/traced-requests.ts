import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { Request, Response } from 'express';
import { finalize, tap, type Observable } from 'rxjs';
import { operationOf } from '../common/observe/metrics.js';
import { activeTracing } from '../common/observe/tracing.js';

/**
 * The trace that our own reverse proxy has begun. Other clients are ignored, because they could fill traces or have all
 * their requests exported.
 */
export function callersTrace(request: Request): string | undefined {
  const isTrusted = request.app.get('trust proxy fn') as (address: string, hop: number) => boolean;
  const { traceparent } = request.headers;
  if (typeof traceparent !== 'string') return undefined;
  return isTrusted(request.socket.remoteAddress ?? '', 0) ? traceparent : undefined;
}

/**
 * Answers a request within a span that lasts until the end of the response. The header `X-Trace-Id` names the trace.
 */
export function tracedRequest(request: Request, response: Response, answer: () => void): void {
  const tracing = activeTracing();
  if (!tracing) return answer();
  const parent = callersTrace(request);
  const span = tracing.start({
    name: request.method ?? 'GET',
    kind: 'server',
    ...(parent && { parent }),
  });
  request.span = span;
  response.setHeader('X-Trace-Id', span.traceId);
  response.once('close', () =>
    span.run(() => {
      const { operation } = response.locals.answer ?? operationOf(request);
      const name = /^\/graphql(\?|$)/.test(request.originalUrl) ? '/graphql' : 'page';
      span.rename(operation === 'page' ? `${request.method} ${name}` : operation);
      span.set({ 'http.request.method': request.method, 'http.response.status_code': response.statusCode });
      if (response.statusCode >= 500) span.fail(response.locals.errorCode ?? response.statusCode);
      span.end();
    }),
  );
  span.run(answer);
}

/** Adds a span for each resolver and controller method. Used only if traces are exported. */
@Injectable()
export class TracedHandlers implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const name = `${context.getClass().name}.${context.getHandler().name}`;
    const span = activeTracing()?.start({ name, kind: 'internal' });
    if (!span) return next.handle();
    return span
      .run(() => next.handle())
      .pipe(
        tap({ error: (error: unknown) => span.fail(error) }),
        finalize(() => span.end()),
      );
  }
}
