import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import type { Hostile } from './hostile.js';
import type { Random } from './random.js';
import type { WireRequest } from './wire.js';

interface Property {
  name: string;
  example: unknown;
  kind: 'number' | 'id' | 'text' | 'other';
}

export interface Route {
  method: string;
  /** With {name} in place of a parameter. */
  path: string;
  query: string[];
  body: Property[];
}

interface Schema {
  $ref?: string;
  type?: string;
  enum?: unknown[];
  example?: unknown;
  properties?: Record<string, Schema>;
  allOf?: Schema[];
}

/** Every REST operation, read from the product's own description so that none is missing. */
export function routesOf(app: INestApplication): Route[] {
  const document: OpenAPIObject = SwaggerModule.createDocument(app, new DocumentBuilder().build());
  const resolve = (schema: Schema): Schema =>
    schema.$ref
      ? (document.components?.schemas?.[schema.$ref.split('/').at(-1) as string] as Schema)
      : schema.allOf
        ? resolve(schema.allOf[0] as Schema)
        : schema;
  const property = ([name, given]: [string, Schema]): Property => {
    const { type, enum: values, example } = resolve(given);
    const kind = /id$/i.test(name)
      ? 'id'
      : type === 'integer' || type === 'number'
        ? 'number'
        : type === 'string'
          ? 'text'
          : 'other';
    return { name, example: example ?? values?.[0] ?? (type === 'boolean' ? true : 'some text'), kind };
  };
  const documented = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(
      operations as Record<
        string,
        {
          parameters?: { name: string; in: string }[];
          requestBody?: { content: Record<string, { schema: Schema }> };
        }
      >,
    ).map(([method, { parameters = [], requestBody }]): Route => ({
      method: method.toUpperCase(),
      path,
      query: parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name),
      body: Object.entries(
        resolve(Object.values(requestBody?.content ?? {})[0]?.schema ?? {}).properties ?? {},
      ).map(property),
    })),
  );
  return [...documented, ...OUTSIDE_THE_DOCUMENT];
}

const page = (path: string, query: string[] = []): Route => ({ method: 'GET', path, query, body: [] });
const OUTSIDE_THE_DOCUMENT: Route[] = [
  page('/'),
  page('/contracts', ['type', 'location', 'q']),
  page('/contracts/{id}'),
  page('/admin'),
  page('/account'),
  page('/api/login', ['returnTo', 'mode', 'token', 'error']),
  page('/{path}'),
  page('/assets/{path}'),
  page('/api/{path}'),
  page('/dev/mailbox/{path}'),
  page('/sandbox/3ds/{path}/details'),
  page('/robots.txt'),
  page('/sitemap.xml'),
  page('/healthz'),
  page('/metrics'),
  { method: 'POST', path: '/api/stripe/webhook', query: [], body: [] },
];

const METHODS = [
  'HEAD',
  'OPTIONS',
  'PATCH',
  'PUT',
  'DELETE',
  'POST',
  'GET',
  'TRACE',
  'PROPFIND',
  'M-SEARCH',
  'QUERY',
  'get',
  'G\u00c9T',
  'BREW',
];
const TYPES = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  'application/json; charset=bogus',
  'application/json;;;',
  'application/graphql',
  'application/JSON',
  'text/json',
  '',
  '*/*',
  'x',
];
const PERCENT = ['%', '%zz', '%c0%af', '%00', '%ed%a0%80', '%ff', '%2e%2e%2f', '%2', '%u0041', '+%0d%0a'];

/** One request to one operation, wrong in one or two ways. */
export function restRequest(route: Route, hostile: Hostile, cookie: string): WireRequest {
  const { random } = hostile;
  const headers: [string, string][] = [['Host', 'localhost']];
  // signing in or out would turn the rest of the run into a visitor's
  if (cookie && !/log(in|out)|register/.test(route.path)) headers.push(['Cookie', cookie]);
  const request: WireRequest = {
    about: `${route.method} ${route.path}`,
    method: random.chance(0.06) ? random.pick(METHODS) : route.method,
    target: targetOf(route, hostile),
    headers,
  };
  if (route.body.length > 0 || random.chance(0.1)) {
    request.body = bodyOf(route, hostile);
    headers.push(['Content-Type', random.chance(0.08) ? random.pick(TYPES) : 'application/json']);
  }
  for (const spoil of [oddHeaders, oddCookies, brokenBody]) if (random.chance(0.08)) spoil(request, hostile);
  if (request.body) headers.push(['Content-Length', String(request.body.length)]);
  return request;
}

function targetOf(route: Route, hostile: Hostile): string {
  const { random } = hostile;
  const word = (name: string) => {
    const value = /cursor|before|after/.test(name)
      ? hostile.cursor()
      : /limit/.test(name)
        ? String(hostile.number())
        : /key/i.test(name)
          ? keyOf(hostile)
          : random.chance(0.6)
            ? hostile.id()
            : hostile.text();
    const short = value.slice(0, 3_000);
    if (random.chance(0.05)) return random.pick(PERCENT);
    return encodeURIComponent(short.toWellFormed());
  };
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => word(name));
  const query = [...route.query, ...(random.chance(0.1) ? ['limit', '__proto__', 'q[]', 'a[b][c]', ''] : [])]
    .filter(() => random.chance(0.5))
    .flatMap((name) => (random.chance(0.15) ? [name, name] : [name]))
    .map((name) => `${name}=${word(name)}`)
    .join('&');
  const target = query ? `${path}?${query}` : path;
  if (random.chance(0.98)) return target;
  return random.oneOf(
    () => `http://localhost${target}`,
    () => `http://x:99999${target}`,
    () => `/${target}`,
    () => `${target}/`,
    () => `${target}#x`,
    () => target.toUpperCase(),
    () => '*',
    () => `/\\evil.example${target}`,
    () => `/./..${target}`,
    () => `${target}?${'a=1&'.repeat(2000)}`,
    () => `${target};x=1`,
  );
}

const keyOf = ({ random, known, text }: Hostile): string =>
  random.chance(0.5) && known.settings.length > 0 ? random.pick(known.settings) : text();

function bodyOf(route: Route, hostile: Hostile): Buffer {
  const { random } = hostile;
  const body: Record<string, unknown> = Object.fromEntries(
    route.body.map(({ name, example, kind }) => [name, kind === 'id' ? hostile.id() : example]),
  );
  for (let times = random.below(3); times > 0; times--) {
    const { name, kind } = route.body.length > 0 ? random.pick(route.body) : { name: 'x', kind: 'other' };
    body[name] = random.oneOf<unknown>(
      hostile.text,
      hostile.json,
      kind === 'number' ? hostile.number : hostile.text,
      () => undefined,
      () => [body[name]],
      () => ({ [name]: body[name] }),
    );
  }
  if (random.chance(0.08)) body[hostile.text().slice(0, 60)] = hostile.json();
  return Buffer.from(hostile.written(random.chance(0.06) ? hostile.json() : body));
}

function brokenBody(request: WireRequest, { random }: Hostile): void {
  const body = request.body ?? Buffer.from('{"a":1}');
  request.body = random.oneOf(
    () => body.subarray(0, random.below(body.length + 1)),
    () => Buffer.concat([Buffer.from('\ufeff'), body]),
    () => Buffer.concat([body, body]),
    () => Buffer.from([0xff, 0xfe, ...body.subarray(0, 100)]),
    () => Buffer.from(`{"title":"${'\\'.repeat(random.below(9))}"`),
    () => Buffer.from('{"a":"\\ud83d","b":"\\u0000"}'),
    () => Buffer.from(`{"message":"\xed\xa0\x80"}`, 'latin1'),
    () => Buffer.from('['.repeat(20_000)),
    () => Buffer.from(`${'{"a":'.repeat(9_000)}1${'}'.repeat(9_000)}`),
    () => Buffer.from('{"a":1,"a":2,"__proto__":{"isAdmin":true}}'),
    () => Buffer.from('null'),
    () => Buffer.from('"text"'),
    () => Buffer.from('123'),
    () => Buffer.from('email=a%00&password=%ff&email=b&returnTo=//evil.example'),
    () => Buffer.alloc(70_000, 'a'),
    () => Buffer.from(`{"message":"${'a'.repeat(66_000)}"}`),
    () => Buffer.alloc(0),
  );
}

const SPOILED_HEADERS: ((random: Random) => [string, string])[] = [
  () => ['Accept', 'x'.repeat(3_000)],
  () => ['Accept-Encoding', 'br;q=x, *;q=0'],
  () => ['Accept-Language', '\xff\xfe'],
  () => ['Content-Encoding', 'gzip'],
  () => ['Content-Encoding', 'bogus'],
  () => ['Origin', 'null'],
  () => ['Origin', 'http://evil.example'],
  () => ['Origin', 'http://localhost.evil.example'],
  () => ['Sec-Fetch-Site', 'cross-site'],
  () => ['Sec-Fetch-Site', 'bogus'],
  () => ['X-Forwarded-For', "1.1.1.1, '; drop table users"],
  () => ['X-Forwarded-Host', 'evil.example'],
  () => ['X-HTTP-Method-Override', 'DELETE'],
  () => ['X-Request-Id', '"><script>'],
  () => ['Range', 'bytes=5-1,99999999999999999999-'],
  () => ['If-None-Match', '*'],
  () => ['If-Modified-Since', 'never'],
  () => ['Expect', '100-continue'],
  () => ['Expect', 'the unexpected'],
  () => ['Authorization', 'Bearer \xc3\x28'],
  () => ['Stripe-Signature', 't=9e99,v1=\xff'],
  () => ['Referer', 'javascript:alert(1)'],
  () => ['Transfer-Encoding', 'identity'],
  () => ['Host', 'evil.example"><script>'],
  () => ['Host', '\xff'],
  () => ['X-Long', 'y'.repeat(20_000)],
  (random) => [`X-${random.below(1e6)}\x01`, 'a\x00b'],
  () => ['', 'empty name'],
];

function oddHeaders({ headers }: WireRequest, { random }: Hostile): void {
  const header = random.pick(SPOILED_HEADERS)(random);
  if (header[0] === 'Host') headers[0] = header;
  else headers.push(header);
}

function oddCookies({ headers }: WireRequest, { random }: Hostile): void {
  const real = headers.find(([name]) => name === 'Cookie')?.[1] ?? 'handover.sid=s%3Aabc.def';
  const odd = random.oneOf(
    () => `${real}x`,
    () => real.replace(/.$/, 'A'),
    () => real.replace('s%3A', 's%3A\x80'),
    () => `handover.sid=${'a'.repeat(9_000)}`,
    () => 'handover.sid=s%3A.%00; handover.sid=%zz',
    () => 'handover.sid=j%3A%7B%22__proto__%22%3A1%7D',
    () => `handover.sid=; ${'a=b; '.repeat(1500)}`,
    () => '=;;=;,"',
    () => `__Host-${real}`,
  );
  headers.splice(0, headers.length, ...headers.filter(([name]) => name !== 'Cookie'), ['Cookie', odd]);
}
