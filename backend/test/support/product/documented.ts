import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

interface Media {
  schema?: object;
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
}
interface DocumentedAnswer {
  $ref?: string;
  headers?: Record<string, object>;
  content?: Record<string, Media>;
}
export interface Operation {
  operationId: string;
  tags: string[];
  parameters?: { name: string; schema: object }[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, DocumentedAnswer>;
}
interface Document {
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    responses: Record<string, DocumentedAnswer>;
    schemas: Record<string, { properties?: Record<string, object> }>;
  };
}

/** The committed description of the REST API. */
export const API = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../openapi.json'), 'utf8'),
) as Document;

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
// a field that the description does not name, such as one without @Shown, must not be sent
for (const schema of Object.values(API.components.schemas))
  if (schema.properties) Object.assign(schema, { additionalProperties: false });
ajv.addSchema(API, 'api');

const routes = Object.keys(API.paths).map((path) => ({
  path,
  pattern: new RegExp(`^${path.replace(/[.]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+')}$`),
  /** A route with words beats one with places. */
  places: (path.match(/\{/g) ?? []).length,
}));
const validators = new Map<string, ValidateFunction>();
const pointer = (words: string[]) =>
  words.map((word) => encodeURIComponent(word.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/');

function validator(words: string[]): ValidateFunction {
  const key = pointer(words);
  let validate = validators.get(key);
  if (!validate) {
    validate = ajv.compile({ $ref: `api#/${key}` });
    validators.set(key, validate);
  }
  return validate;
}

/**
 * Headers that clients rely on: an answer has one of them only if the description names it. Set-Cookie counts for
 * requests without a cookie; with one, any answer may bring another, because the session's user is gone.
 */
const NAMED_HEADERS = ['Link', 'Location', 'Retry-After', 'Set-Cookie'];

interface CheckedAnswer {
  status: number;
  headers: Headers;
  /** Absent if the answer is not JSON. */
  body?: unknown;
  hadCookie: boolean;
}

/** Throws if an answer of the REST API differs from what openapi.json says about it. */
export function refuseUndocumented(
  method: string,
  target: string,
  { status, headers, body, hadCookie }: CheckedAnswer,
): void {
  const path = target.split('?')[0] ?? '';
  const [route] = routes.filter(({ pattern }) => pattern.test(path)).sort((a, b) => a.places - b.places);
  const operation = route && API.paths[route.path]?.[method.toLowerCase()];
  if (!route || !operation) return;
  const call = `${method} ${route.path}`;
  const answer = operation.responses[status];
  if (!answer) throw new Error(`${call} answered ${status}, which openapi.json does not know.`);
  const shared = answer.$ref?.split('/').at(-1);
  const documented = shared ? API.components.responses[shared] : answer;
  for (const name of NAMED_HEADERS)
    if (headers.has(name) && !(hadCookie && name === 'Set-Cookie') && !documented?.headers?.[name])
      throw new Error(`${call} ${status} has a ${name} header, which openapi.json does not name.`);
  if (body === undefined || !documented?.content?.['application/json']) return;
  const place = shared
    ? ['components', 'responses', shared]
    : ['paths', route.path, method.toLowerCase(), 'responses', String(status)];
  const validate = validator([...place, 'content', 'application/json', 'schema']);
  if (!validate(body))
    throw new Error(
      `${call} ${status} is not as openapi.json says: ${ajv.errorsText(validate.errors)}\n${JSON.stringify(body)}`,
    );
}

interface Example {
  /** Where it stands in the document. */
  place: string;
  /** Why it does not fit its schema; null if it does. */
  errors: string | null;
}

/** Every example of the document beside a schema, checked against it. */
export function examplesOf(value: unknown, place: string[] = []): Example[] {
  if (typeof value !== 'object' || value === null) return [];
  const node = value as { schema?: object; example?: unknown; examples?: unknown };
  // examples are data, not descriptions: nothing in them is looked into
  const children = Object.entries(value).flatMap(([name, child]) =>
    name === 'example' || name === 'examples' ? [] : examplesOf(child, [...place, name]),
  );
  // the example of a property stands in its schema, the others stand beside one
  const schema = node.schema ? [...place, 'schema'] : place;
  const given = [
    ...('example' in node ? [node.example] : []),
    ...(node.schema && node.examples
      ? Object.values(node.examples as Record<string, { value: unknown }>)
      : []
    ).map((example) => example.value),
  ];
  return [
    ...given.map((example) => {
      const validate = validator(schema);
      return { place: place.join('/'), errors: validate(example) ? null : ajv.errorsText(validate.errors) };
    }),
    ...children,
  ];
}
