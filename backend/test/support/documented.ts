import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

interface Answer {
  $ref?: string;
  content?: Record<string, object>;
}
interface Document {
  paths: Record<string, Record<string, { responses: Record<string, Answer> }>>;
  components: { responses: Record<string, Answer> };
}

const DOCUMENT = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../openapi.json'), 'utf8'),
) as Document;

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema(DOCUMENT, 'api');

const routes = Object.keys(DOCUMENT.paths).map((path) => ({
  path,
  pattern: new RegExp(`^${path.replace(/[.]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+')}$`),
  /** A route with words beats one with places. */
  places: (path.match(/\{/g) ?? []).length,
}));
const validators = new Map<string, ValidateFunction>();
const pointer = (words: string[]) =>
  words.map((word) => encodeURIComponent(word.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/');

/** Throws where an answer of the REST API is not what openapi.json says of it. */
export function refuseUndocumented(method: string, target: string, status: number, body: unknown): void {
  const path = target.split('?')[0] ?? '';
  const [route] = routes.filter(({ pattern }) => pattern.test(path)).sort((a, b) => a.places - b.places);
  const operation = route && DOCUMENT.paths[route.path]?.[method.toLowerCase()];
  if (!route || !operation) return;
  const call = `${method} ${route.path}`;
  const answer = operation.responses[status];
  if (!answer) throw new Error(`${call} answered ${status}, which openapi.json does not know.`);
  const shared = answer.$ref?.split('/').at(-1);
  const content = shared ? DOCUMENT.components.responses[shared]?.content : answer.content;
  if (!content?.['application/json']) return;
  const place = shared
    ? ['components', 'responses', shared]
    : ['paths', route.path, method.toLowerCase(), 'responses', String(status)];
  const key = pointer([...place, 'content', 'application/json', 'schema']);
  let validate = validators.get(key);
  if (!validate) {
    validate = ajv.compile({ $ref: `api#/${key}` });
    validators.set(key, validate);
  }
  if (!validate(body))
    throw new Error(
      `${call} ${status} is not as openapi.json says: ${ajv.errorsText(validate.errors)}\n${JSON.stringify(body)}`,
    );
}
