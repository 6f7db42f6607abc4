import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isLeafType,
  isListType,
  isObjectType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';
import type { Hostile } from './hostile.js';
import type { WireRequest } from './wire.js';

type Kind = 'query' | 'mutation' | 'subscription';
interface Operation {
  kind: Kind;
  field: GraphQLField<unknown, unknown>;
}

export interface Document {
  query: string;
  variables: Record<string, unknown>;
  about: string;
}

/** Every root field, read from the schema so that none is missing. */
export const operationsOf = (schema: GraphQLSchema): Operation[] =>
  (['query', 'mutation', 'subscription'] as const).flatMap((kind) => {
    const type = {
      query: schema.getQueryType(),
      mutation: schema.getMutationType(),
      subscription: schema.getSubscriptionType(),
    }[kind];
    return Object.values(type?.getFields() ?? {}).map((field) => ({ kind, field }));
  });

const INTROSPECTION = `{ __schema { types { fields { type { ${'ofType { '.repeat(12)}name${' }'.repeat(12)} } } } } }`;

/** A document generated from the schema with hostile values, or a query bomb. */
export function documentFor(operation: Operation, hostile: Hostile): Document {
  const { random } = hostile;
  const { kind, field } = operation;
  const variables: Record<string, unknown> = {};
  const args = field.args
    .filter(({ type }) => String(type).endsWith('!') || random.chance(0.6))
    .map(({ name, type }) => {
      const value = valueFor(type, name, hostile);
      if (random.chance(0.25)) return { definition: '', use: `${name}: ${literal(value, hostile)}` };
      variables[name] = value;
      return {
        definition: `$${name}: ${random.chance(0.05) ? 'Nothing!' : String(type)}`,
        use: `${name}: $${name}`,
      };
    });
  const definitions = args
    .map(({ definition }) => definition)
    .filter(Boolean)
    .join(', ');
  const uses = args.map(({ use }) => use).join(', ');
  const body = `${field.name}${uses ? `(${uses})` : ''}${selection(field.type, hostile, 1)}`;
  const query = `${kind} ${definitions ? `(${definitions})` : ''} { ${spoiled(body, hostile)} }`;
  return {
    query: random.chance(0.06) ? scratched(query, hostile) : query,
    variables,
    about: `${kind} ${field.name}`,
  };
}

function valueFor(type: GraphQLInputType, name: string, hostile: Hostile): unknown {
  const { random } = hostile;
  if (random.chance(0.12)) return hostile.json();
  const inner = getNullableType(type);
  if (isListType(inner)) return [valueFor(inner.ofType, name, hostile)];
  if (isInputObjectType(inner))
    return Object.fromEntries(
      Object.values(inner.getFields())
        .filter((field) => String(field.type).endsWith('!') || random.chance(0.5))
        .map((field) => [field.name, valueFor(field.type, field.name, hostile)]),
    );
  if (isEnumType(inner)) return random.chance(0.8) ? random.pick(inner.getValues()).name : hostile.text();
  if (inner.name === 'Int') return random.chance(0.5) ? random.pick([1, 20, 600, 38_900]) : hostile.number();
  if (inner.name === 'ID') return hostile.id();
  if (/after|before/.test(name)) return hostile.cursor();
  if (name === 'key' && random.chance(0.5) && hostile.known.settings.length > 0)
    return random.pick(hostile.known.settings);
  return random.chance(0.4) ? 'An honest text' : hostile.text();
}

/** A value in GraphQL's own notation. */
function literal(value: unknown, hostile: Hostile): string {
  if (Array.isArray(value))
    return `[${value
      .slice(0, 50)
      .map((item) => literal(item, hostile))
      .join(' ')}]`;
  if (typeof value === 'object' && value !== null)
    return `{${Object.entries(value)
      .map(([name, item]) => `${name.replace(/\W/g, '') || 'x'}: ${literal(item, hostile)}`)
      .join(' ')}}`;
  if (typeof value === 'string' && hostile.random.chance(0.1)) return `"""${value}"""`;
  if (typeof value === 'string' && /^[A-Z_]+$/.test(value)) return value;
  return hostile.written(value);
}

function selection(type: GraphQLOutputType, hostile: Hostile, depth: number): string {
  const named = getNamedType(type);
  if (isLeafType(named)) return hostile.random.chance(0.01) ? ' { id }' : '';
  if (!isObjectType(named) && !isInterfaceType(named)) return '';
  const fields = Object.values(named.getFields())
    .filter((field) => (depth < 5 || isLeafType(getNamedType(field.type))) && hostile.random.chance(0.7))
    .map((field) => {
      const args = field.args
        .filter(() => hostile.random.chance(0.5))
        .map((arg) => `${arg.name}: ${literal(valueFor(arg.type, arg.name, hostile), hostile)}`);
      return `${field.name}${args.length > 0 ? `(${args.join(', ')})` : ''}${selection(field.type, hostile, depth + 1)}`;
    });
  return ` { __typename ${fields.join(' ')} }`;
}

/** Wraps a selection in a query bomb. */
function spoiled(body: string, { random }: Hostile): string {
  if (random.chance(0.85)) return body;
  const many = random.pick([3, 20, 1000]);
  return random.oneOf(
    () => Array.from({ length: many }, (_, at) => `a${at}: ${body}`).join(' '),
    () => `${body} ${'@skip(if: false)'.repeat(many)}`,
    () => `${body} ${'@nothing'.repeat(many)}`,
    () => `${'... { '.repeat(many)}${body}${' }'.repeat(many)}`,
    () => `...A } fragment A on Query { ...B ...B } fragment B on Query { ...A ${body}`,
    () => `${'__typename '.repeat(many)} ${body}`,
    () => `${body} { ${'edges { node { '.repeat(many)} id ${'} } '.repeat(many)} }`,
    () => `${body} } query B { __typename`,
    () =>
      `${body} } ${Array.from({ length: many }, (_, at) => `fragment F${at} on Query { ...F${at + 1} ...F${at + 1} }`).join(' ')} query C { ...F0`,
    () => `${'a'.repeat(many * 20)} ${body}`,
    () => `__type(name: "${'x'.repeat(many)}") { name } ${body}`,
  );
}

/** The text with one random damage. */
function scratched(text: string, { random }: Hostile): string {
  const at = random.below(text.length);
  return random.oneOf(
    () => text.slice(0, at),
    () => text.slice(0, at) + text.slice(at + 1 + random.below(5)),
    () =>
      text.slice(0, at) +
      random.pick(['{', '}', '"', '"""', '$', '@', '...', '\0', '\ud800', '#', '\\', '&', '9e9', '\u2028']) +
      text.slice(at),
    () => text + text,
  );
}

/** A document as a request, sometimes in a form that GraphQL over HTTP does not allow. */
export function graphqlRequest(operation: Operation, hostile: Hostile, cookie: string): WireRequest {
  const { random } = hostile;
  const { about, query, variables } = random.chance(0.01)
    ? { about: 'introspection', query: INTROSPECTION, variables: {} }
    : documentFor(operation, hostile);
  const headers: [string, string][] = [['Host', 'localhost']];
  if (cookie) headers.push(['Cookie', cookie]);
  const request: WireRequest = { about, method: 'POST', target: '/graphql', headers };
  if (random.chance(0.03)) {
    request.method = random.pick(['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS']);
    const words = new URLSearchParams({ query: query.toWellFormed(), variables: JSON.stringify(variables) });
    request.target = `/graphql?${String(words).slice(0, 8_000)}`;
    if (random.chance(0.5)) headers.push(['Apollo-Require-Preflight', '1']);
    return request;
  }
  const plain = { query, variables };
  const payload: unknown = random.chance(0.88)
    ? plain
    : random.oneOf<unknown>(
        () => [plain, plain],
        () => ({ query: [query], variables }),
        () => ({ query, variables: hostile.json() }),
        () => ({ ...plain, operationName: hostile.json() }),
        () => ({ ...plain, extensions: hostile.json() }),
        () => ({ ...plain, extensions: { persistedQuery: { version: 1, sha256Hash: hostile.text() } } }),
        () => ({ variables }),
        () => ({ query: '' }),
        () => ({ query: hostile.text() }),
        () => hostile.json(),
      );
  request.body = Buffer.from(hostile.written(payload));
  headers.push([
    'Content-Type',
    random.chance(0.04)
      ? random.pick([
          'text/plain',
          'application/graphql',
          'application/json; charset=x',
          'multipart/form-data',
        ])
      : 'application/json',
  ]);
  headers.push(['Content-Length', String(request.body.length)]);
  return request;
}
