/** Where a span stands in a trace; the words are OpenTelemetry's. */
type Kind = 'server' | 'internal' | 'client' | 'consumer';

export interface SpanStart {
  name: string;
  kind: Kind;
  attributes?: Record<string, string | number>;
  /** The `traceparent` of a request or a job; by default the current span is the parent. */
  parent?: string;
}

export interface ActiveSpan {
  readonly traceId: string;
  rename(name: string): void;
  set(attributes: Record<string, string | number>): void;
  fail(error: unknown): void;
  end(): void;
  /** Makes this the current span of what `work` does, now and later. */
  run<Result>(work: () => Result): Result;
}

/** Implemented with OpenTelemetry in tracing.otlp.ts. */
export interface Tracing {
  start(options: SpanStart): ActiveSpan;
  current(): ActiveSpan | undefined;
  /** Of the current span, as W3C Trace Context has it. */
  traceparent(): string | undefined;
  /** Sends what is left. */
  stop(): Promise<void>;
}

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
