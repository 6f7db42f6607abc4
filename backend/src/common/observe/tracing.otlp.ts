import { AsyncLocalStorage } from 'node:async_hooks';
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Context, type Span } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import {
  defaultResource,
  detectResources,
  resourceAttributesEnvDetector,
  serviceNameEnvDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { ActiveSpan, Tracing } from './span.js';

const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;
const KINDS = {
  server: SpanKind.SERVER,
  internal: SpanKind.INTERNAL,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
};

const current = new AsyncLocalStorage<ActiveSpan & { span: Span }>();

/** Spans at our own seams, sent to an OTLP receiver; instrumentation of libraries is not needed (docs/adr/0025). */
export function otlpTracing(endpoint: string, share: number): Tracing {
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'handover', 'process.pid': process.pid }))
      // OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES
      .merge(detectResources({ detectors: [serviceNameEnvDetector, resourceAttributesEnvDetector] })),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [
      new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }) }),
    ],
  });
  const tracer = provider.getTracer('handover');
  return {
    start: ({ name, kind, attributes, parent }) =>
      active(tracer.startSpan(name, { kind: KINDS[kind], attributes }, parentOf(parent))),
    current: () => current.getStore(),
    traceparent: () => {
      const context = current.getStore()?.span.spanContext();
      const flags = context?.traceFlags.toString(16).padStart(2, '0');
      return context && `00-${context.traceId}-${context.spanId}-${flags}`;
    },
    stop: () => provider.shutdown(),
  };
}

function parentOf(traceparent: string | undefined): Context {
  const [, traceId, spanId, flags = ''] = TRACEPARENT.exec(traceparent ?? '') ?? [];
  if (traceId && spanId)
    return trace.setSpanContext(ROOT_CONTEXT, {
      traceId,
      spanId,
      traceFlags: Number.parseInt(flags, 16),
      isRemote: true,
    });
  const parent = current.getStore();
  return parent ? trace.setSpan(ROOT_CONTEXT, parent.span) : ROOT_CONTEXT;
}

function active(span: Span): ActiveSpan {
  const one = {
    span,
    traceId: span.spanContext().traceId,
    rename: (name: string) => void span.updateName(name),
    set: (attributes: Record<string, string | number>) => void span.setAttributes(attributes),
    fail: (error: unknown) => {
      span.recordException(error instanceof Error ? error : String(error));
      span.setStatus({ code: SpanStatusCode.ERROR });
    },
    end: () => span.end(),
    run: <Result>(work: () => Result): Result => current.run(one, work),
  };
  return one;
}
