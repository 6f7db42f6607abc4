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
