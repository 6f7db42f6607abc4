import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';
import type { Person } from '../person.js';

/** The description of the REST API. */
export const DOCUMENT = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../openapi.json'), 'utf8'),
) as {
  paths: Record<string, Record<string, { requestBody?: { content: Record<string, { example: object }> } }>>;
};

/** The documented example of a body, about this contract; undefined if the call has none. `path` as the description writes it. */
export function exampleBody(method: string, path: string, contractId: string): object | undefined {
  const documented = DOCUMENT.paths[path]?.[method.toLowerCase()];
  const example = documented?.requestBody?.content['application/json']?.example;
  return example && { ...example, ...('contractId' in example && { contractId }) };
}

/** The code that a call is refused with; null where it is let in. */
export async function refusalOverRest(
  caller: Person,
  operation: string,
  contractId: string,
): Promise<string | null> {
  const [method = '', route = ''] = operation.split(' ');
  const path = route
    .replace(/:(id|contractId)\b/, contractId)
    .replace(/:\w+/g, 'text')
    .replace('{*path}', 'nowhere');
  const body = exampleBody(method, route.replace(/:(\w+)/g, '{$1}'), contractId);
  const { body: answer } = await caller.rest<{ code?: string }>(
    method === 'ALL' ? 'GET' : method,
    path,
    body,
  );
  return answer?.code ?? null;
}

/** A value that an argument takes, made of its type. */
function sample(type: GraphQLInputType, name: string, contractId: string): unknown {
  if (isNonNullType(type)) return sample(type.ofType, name, contractId);
  if (isListType(type)) return [sample(type.ofType, name, contractId)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type))
    return Object.fromEntries(
      Object.values(type.getFields()).map((field) => [
        field.name,
        sample(field.type, field.name, contractId),
      ]),
    );
  const { name: typeName } = getNamedType(type);
  if (typeName === 'Int') return 1;
  // also where the id of a row says where a page begins
  if (/cursor|after|before|since/i.test(name)) return undefined;
  if (typeName === 'ID') return contractId;
  if (typeName === 'Facts' || typeName === 'JSON') return {};
  if (typeName === 'Boolean') return true;
  return name === 'email' ? 'ada@example.com' : 'text';
}

/** Documents that ask for it in a transfer would have 401 tokens. */
const NOT_NESTED = ['Contract.managedByMe'];

/** `around`: the names of the types that it is in; `without`: names of fields that are not asked for. */
function selection(
  type: GraphQLOutputType,
  without: readonly string[],
  around: readonly string[] = [],
): string {
  const named = getNamedType(type);
  // a purchase has its transfer, which has the purchase
  if (!isObjectType(named) || around.includes(named.name)) return '';
  const depth = around.length;
  // nested members and contracts repeat, and a document has at most 400 tokens
  if ((named.name === 'PublicMember' && depth > 0) || (named.name === 'Contract' && depth > 1))
    return '{ id }';
  const fields = Object.values(named.getFields()).flatMap((field) => {
    const name = `${named.name}.${field.name}`;
    if (without.includes(name) || (depth > 0 && NOT_NESTED.includes(name))) return [];
    if (!isObjectType(getNamedType(field.type))) return field.name;
    const inner = depth < 3 ? selection(field.type, without, [...around, named.name]) : '';
    return inner ? `${field.name} ${inner}` : [];
  });
  return fields.length > 0 ? `{ ${fields.join(' ')} }` : '';
}

/** The same of a root field; `without`: arguments that are not sent, and fields (`Contract.messages`) that are not asked for. */
export async function refusalOverGraphql(
  caller: Person,
  schema: GraphQLSchema,
  operation: string,
  contractId: string,
  without: string[] = [],
): Promise<string | null> {
  const { query, variables } = documentOf(schema, operation, contractId, without);
  const { body } = await caller.graphql(query, variables);
  const [error] = body.errors ?? [];
  if (error && !error.extensions?.code) throw new Error(`${operation}: ${error.message}`);
  if (error?.extensions?.code === 'BAD_REQUEST') throw new Error(`${operation}: ${error.message}\n${query}`);
  return error?.extensions?.code ?? null;
}

/** A document that asks for all that a root field has, and variables for its arguments. */
export function documentOf(
  schema: GraphQLSchema,
  operation: string,
  contractId: string,
  without: string[] = [],
): { query: string; variables: object } {
  const [type = '', name = ''] = operation.split('.');
  const root = schema.getType(type);
  if (!isObjectType(root)) throw new Error(`${type} is no type`);
  const field = root.getFields()[name] as GraphQLField<unknown, unknown>;
  const args = field.args.filter((arg) => !without.includes(arg.name));
  const declared = args.map((arg) => `$${arg.name}: ${arg.type.toString()}`).join(', ');
  const handed = args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  const query = `${type.toLowerCase()}${declared && `(${declared})`} { ${name}${handed && `(${handed})`} ${selection(field.type, without)} }`;
  const variables = Object.fromEntries(args.map((arg) => [arg.name, sample(arg.type, arg.name, contractId)]));
  return { query, variables };
}
