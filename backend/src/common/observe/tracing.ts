import type { SpanStart, Tracing } from './span.js';

let tracing: Tracing | null = null;

/** OpenTelemetry is loaded only with OTEL_EXPORTER_OTLP_ENDPOINT. Returns how to stop it. */
export async function startTracing(endpoint: string, share: number): Promise<() => Promise<void>> {
  tracing = (await import('./tracing.otlp.js')).otlpTracing(endpoint, share);
  return () => tracing?.stop() ?? Promise.resolve();
}

/** Null unless traces are exported. */
export const activeTracing = (): Tracing | null => tracing;

/** What every line of the log names. */
export function traceOfLine(): { trace_id?: string } {
  const traceId = tracing?.current()?.traceId;
  return traceId ? { trace_id: traceId } : {};
}

/** Runs `work` in a span that ends with it. */
export async function inSpan<Result>(options: SpanStart, work: () => Promise<Result>): Promise<Result> {
  if (!tracing) return work();
  const span = tracing.start(options);
  try {
    return await span.run(work);
  } catch (error) {
    span.fail(error);
    throw error;
  } finally {
    span.end();
  }
}
