import { refuseUndocumented } from './product/documented.js';

/** Rated strong in a millisecond; a sentence takes ten. */
export const PASSWORD = 'mzqvkwrtpxhd';

export interface Answer<Body = unknown> {
  status: number;
  headers: Headers;
  body: Body;
}

/** What came of an operation, in words that are the same for REST and GraphQL. */
export type Outcome<Data = unknown> =
  | { ok: true; data: Data; code?: undefined; message?: undefined; fields?: undefined }
  | { ok: false; data?: undefined; code: string; message: string; fields?: Record<string, string> };

interface ErrorShape {
  error?: string;
  code?: string;
  details?: { fields?: Record<string, string> };
}

interface GraphQLAnswer {
  data?: Record<string, unknown> | null;
  errors?: { message: string; extensions?: { code?: string; details?: ErrorShape['details'] } }[];
}

const bodyOf = (body: unknown): string | Uint8Array<ArrayBuffer> | undefined => {
  if (body instanceof Uint8Array) return new Uint8Array(body);
  return body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
};

/** A test client for REST and GraphQL that keeps its cookies. */
export class Person {
  id = '';
  email = '';
  cookie = '';

  constructor(readonly url: string) {}

  async register(email: string): Promise<void> {
    const { status, body } = await this.rest('POST', '/api/register', {
      email,
      password: PASSWORD,
      acceptTerms: true,
    });
    if (status !== 201) throw new Error(`register answered ${status}: ${JSON.stringify(body)}`);
    this.id = (body as { id: string }).id;
    this.email = email;
  }

  async signIn(email = this.email, password = PASSWORD): Promise<Answer> {
    return this.rest('POST', '/api/login', { email, password });
  }

  async rest<Body = any>( // oxlint-disable-line typescript/no-explicit-any -- bodies are what tests look at
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<Body>> {
    const hadCookie = this.cookie !== '';
    const response = await fetch(this.url + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(this.cookie && { cookie: this.cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: bodyOf(body),
    });
    this.keepCookie(response.headers);
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    const answered = (isJson ? JSON.parse(text) : text) as Body;
    const { status, headers: answerHeaders } = response;
    refuseUndocumented(method, path, {
      status,
      headers: answerHeaders,
      hadCookie,
      ...(isJson && { body: answered }),
    });
    return { status, headers: answerHeaders, body: answered };
  }

  async graphql(query: string, variables: object = {}): Promise<Answer<GraphQLAnswer>> {
    return this.rest<GraphQLAnswer>('POST', '/graphql', { query, variables });
  }

  /** A REST call as an outcome. */
  async viaRest<Data>(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Outcome<Data>> {
    const answer = await this.rest(method, path, body, headers);
    if (answer.status < 400) return { ok: true, data: answer.body as Data };
    const { error = '', code = String(answer.status), details } = answer.body as ErrorShape;
    return { ok: false, code, message: error, fields: details?.fields };
  }

  /** A GraphQL operation with one field as an outcome; enum words come back as REST has them. */
  async viaGraphql<Data>(query: string, variables: object = {}): Promise<Outcome<Data>> {
    const { body } = await this.graphql(query, variables);
    const [error] = body.errors ?? [];
    if (error)
      return {
        ok: false,
        code: error.extensions?.code ?? 'NONE',
        message: error.message,
        fields: error.extensions?.details?.fields,
      };
    // refused before GraphQL saw it, as a hostile body is
    const { error: refusal, code = 'NONE' } = body as ErrorShape;
    if (refusal !== undefined) return { ok: false, code, message: refusal };
    return { ok: true, data: inRestWords(Object.values(body.data ?? {})[0]) as Data };
  }

  private keepCookie(headers: Headers): void {
    const kept = new Map(this.cookie.split('; ').map((pair) => [pair.split('=')[0], pair]));
    for (const line of headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const name = pair.split('=')[0];
      if (/expires=Thu, 01 Jan 1970/i.test(line)) kept.delete(name);
      else kept.set(name, pair);
    }
    this.cookie = [...kept.values()].filter(Boolean).join('; ');
  }
}

const ENUM_FIELDS = new Set(['type', 'status', 'category', 'mode', 'from', 'to', 'roles']);

/** CAR_LEASE as car-lease in the fields that are enums; `__typename` is left out. */
function inRestWords(value: unknown, field = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => inRestWords(item, field));
  if (typeof value === 'string') return ENUM_FIELDS.has(field) ? enumWord(value) : value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, inRestWords(child, name)]));
}

export const enumWord = (name: string): string => name.toLowerCase().replaceAll('_', '-');
export const enumName = (word: string): string => word.toUpperCase().replaceAll('-', '_');
