import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';

export interface ReceivedSpan {
  traceId: string;
  spanId: string;
  parentSpanId: string;
  name: string;
  kind: number;
  attributes: Record<string, string | number>;
}

/** Fields of a protobuf message by number, each with all its values. */
type Fields = Map<number, (Buffer | bigint)[]>;

/**
 * Receives traces as the OpenTelemetry Collector does: OTLP over http, with protobuf. Numbers of the fields are those of
 * opentelemetry/proto/trace/v1/trace.proto.
 */
export class OtlpReceiver {
  readonly spans: ReceivedSpan[] = [];
  readonly services = new Set<string>();
  private readonly server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts);
      const isTraces =
        request.url === '/v1/traces' && request.headers['content-type'] === 'application/x-protobuf';
      if (isTraces) this.receive(request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body);
      response.writeHead(isTraces ? 200 : 404, { 'content-type': 'application/x-protobuf' }).end();
    });
  });

  async start(): Promise<string> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  private receive(body: Buffer): void {
    for (const resourceSpans of inner(fieldsOf(body), 1)) {
      for (const resource of inner(resourceSpans, 1))
        this.services.add(String(attributesOf(resource, 1)['service.name']));
      for (const scopeSpans of inner(resourceSpans, 2))
        for (const span of inner(scopeSpans, 2))
          this.spans.push({
            traceId: bytes(span, 1).toString('hex'),
            spanId: bytes(span, 2).toString('hex'),
            parentSpanId: bytes(span, 4).toString('hex'),
            name: bytes(span, 5).toString(),
            kind: Number(span.get(6)?.[0] ?? 0),
            attributes: attributesOf(span, 9),
          });
    }
  }
}

const inner = (fields: Fields, number: number): Fields[] =>
  (fields.get(number) ?? []).map((value) => fieldsOf(value as Buffer));

const bytes = (fields: Fields, number: number): Buffer =>
  (fields.get(number)?.[0] as Buffer | undefined) ?? Buffer.alloc(0);

const attributesOf = (fields: Fields, number: number): Record<string, string | number> =>
  Object.fromEntries(
    inner(fields, number).map((pair) => {
      const [value] = inner(pair, 2);
      const whole = value?.get(3)?.[0];
      return [
        bytes(pair, 1).toString(),
        whole === undefined ? bytes(value as Fields, 1).toString() : Number(whole),
      ];
    }),
  );

/** https://protobuf.dev/programming-guides/encoding */
function fieldsOf(message: Buffer): Fields {
  const fields: Fields = new Map();
  let at = 0;
  const varint = (): bigint => {
    let value = 0n;
    for (let shift = 0n; ; shift += 7n) {
      const byte = message[at++] as number;
      value |= BigInt(byte & 0x7f) << shift;
      if (byte < 0x80) return value;
    }
  };
  const take = (length: number): Buffer => message.subarray(at, (at += length));
  while (at < message.length) {
    const tag = Number(varint());
    const type = tag & 7;
    const value = type === 0 ? varint() : take(type === 2 ? Number(varint()) : type === 1 ? 8 : 4);
    fields.set(tag >> 3, [...(fields.get(tag >> 3) ?? []), value]);
  }
  return fields;
}
