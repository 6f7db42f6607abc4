import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { buildSchema, getNamedType, isInputObjectType, type GraphQLField } from 'graphql';

/** REST and GraphQL take the same inputs: operations of both APIs are paired by their names. */
const committed = (file: string) => readFileSync(join(import.meta.dirname, '../..', file), 'utf8');

interface Schema {
  $ref?: string;
  properties?: Record<string, Schema>;
}
interface Operation {
  operationId: string;
  parameters?: { name: string; in: string }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

const document = JSON.parse(committed('openapi.json')) as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};
const schema = buildSchema(committed('schema.graphql'));
const fields = new Map(
  [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.entries(type?.getFields() ?? {}),
  ),
);

const lowered = (noun: string) => noun.charAt(0).toLowerCase() + noun.slice(1);
/** The GraphQL names of a query by the verb of its name in REST; the first one that exists is its twin. */
const NAMES: Record<string, (noun: string) => string[]> = {
  listAll: (noun) => [`all${noun}`, lowered(noun)],
  list: (noun) => [`my${noun}`, lowered(noun)],
  get: (noun) => [lowered(noun), `my${noun}`],
  count: (noun) => [`${lowered(noun)}Waiting`, lowered(noun)],
  compute: (noun) => [lowered(noun)],
};

const OTHER_NAMES: Record<string, string[]> = {
  getCurrentUser: ['me'],
  listMemberSessions: ['mySessions'],
  endMemberSession: ['endSession'],
  getMyPurchase: ['myPurchaseOf'],
  favouriteIds: ['myFavouriteIds'],
  exportOwnData: ['exportMyData'],
  deleteOwnData: ['deleteMyAccount'],
  reportReport: ['report'],
};

function twinOf({ operationId }: Operation): GraphQLField<unknown, unknown> | undefined {
  const [, verb = '', noun = ''] = /^(listAll|list|get|count|compute)([A-Z]\w+)$/.exec(operationId) ?? [];
  const names = OTHER_NAMES[operationId] ?? NAMES[verb]?.(noun) ?? [operationId];
  return names.map((name) => fields.get(name)).find((field) => field !== undefined);
}

function namesInRest({ parameters = [], requestBody }: Operation): string[] {
  const bodies = Object.values(requestBody?.content ?? {}).map(({ schema: body }) =>
    body.$ref ? document.components.schemas[body.$ref.split('/').at(-1) ?? ''] : body,
  );
  return [
    ...parameters.filter((parameter) => parameter.in !== 'header').map(({ name }) => name),
    ...bodies.flatMap((body) => Object.keys(body?.properties ?? {})),
  ];
}

/** The arguments, and the fields of an argument that is an input. */
function namesInGraphql({ args }: GraphQLField<unknown, unknown>): string[] {
  return args.flatMap(({ name, type }) => {
    const input = getNamedType(type);
    return isInputObjectType(input) ? Object.keys(input.getFields()) : [name];
  });
}

/** The name in REST of an input of GraphQL: the id in the path is `id`, and pages have a `limit` and a `cursor`. */
function inRest(name: string, rest: readonly string[]): string {
  if (rest.includes(name)) return name;
  if (name === 'first' || name === 'last') return 'limit';
  if (name === 'after') return 'cursor';
  return name.replace(/^(?:contract|transfer|passkey|user|session|application)Id$/, 'id');
}

/** Inputs that only one API has, on purpose. */
const DIFFERENT: Record<string, { only: string[]; reason: string }> = {
  listContracts: {
    only: ['minPayment', 'maxPayment', 'ids'],
    reason: 'the names of the specification for `payment`; `contractsByIds` takes the ids',
  },
  listContractFacets: { only: ['minPayment', 'maxPayment'], reason: 'as listContracts' },
  computeTrueCost: { only: ['assumptions'], reason: 'the body is the object of assumptions' },
  createImport: { only: ['content'], reason: 'the body of REST is the file' },
  importRules: { only: ['csv'], reason: 'the body of REST is the file' },
  listMessages: { only: ['cursor'], reason: 'the Link header says `cursor`, which is the same as `before`' },
  listTransferMessages: { only: ['cursor'], reason: 'as listMessages' },
  publishRule: { only: ['ruleId'], reason: 'the path of REST is that of the company, program or state' },
  listSettings: { only: ['cursor', 'limit'], reason: 'the specification has all settings in one answer' },
};

const pairs = Object.values(document.paths)
  .flatMap((methods) => Object.values(methods))
  .flatMap((operation) => {
    const twin = twinOf(operation);
    return twin ? [[operation.operationId, operation, twin] as const] : [];
  });

/** The inputs that only one API has. */
function onlyInOne(rest: string[], twin: GraphQLField<unknown, unknown>): string[] {
  const graphql = namesInGraphql(twin).map((name) => inRest(name, rest));
  const isOnlyIn = (names: string[]) => (name: string) => !names.includes(name);
  return [...rest.filter(isOnlyIn(graphql)), ...graphql.filter(isOnlyIn(rest))];
}

describe('the twins in REST and GraphQL', () => {
  it.each(pairs)('%s take the same inputs', (name, operation, twin) => {
    expect(onlyInOne(namesInRest(operation), twin)).toEqual(DIFFERENT[name]?.only ?? []);
  });

  it('are most operations', () => {
    expect(pairs.length).toBeGreaterThan(120);
  });
});
