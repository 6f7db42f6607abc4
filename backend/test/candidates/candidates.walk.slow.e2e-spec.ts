import { beforeAll, expect, it } from '@jest/globals';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { getNamedType, type GraphQLField, type GraphQLSchema } from 'graphql';
import { rest, type OfferShown } from '../support/contracts/candidates.js';
import { dataOf } from '../support/lists.js';
import { listContract } from '../support/payments.js';
import { product, startPayments } from '../support/payments-stage.js';
import type { Person } from '../support/person.js';
import { DOCUMENT, documentOf, exampleBody } from '../support/product/operations.js';
import { RawSocket } from '../support/sockets.js';
import { eventually } from '../support/until.js';

/* Another candidate of the same contract tries every operation of both APIs with every id that there is. */

startPayments();

const NOTE = 'My cousin moves to Anchorage';
const INCLUDES = 'A very particular roof box';
const INCENTIVE = 4_711_00;

let schema: GraphQLSchema;
let holder: Person;
let first: Person;
let other: Person;
let contractId: string;
let applicationId: string;
let offer: OfferShown;

beforeAll(async () => {
  ({ schema } = product.app.get(GraphQLSchemaHost));
  [holder, first, other] = [await product.member(), await product.member(), await product.member()];
  await product.confirm(holder, first, other);
  contractId = (await listContract(holder)).id;
  const answers = { creditBand: 'under-600', note: NOTE };
  ({ id: applicationId } = dataOf(await rest.apply(first, contractId, answers)));
  offer = dataOf(await rest.offer(first, applicationId, { incentive: INCENTIVE, includes: INCLUDES }));
  dataOf(await rest.apply(other, contractId, { creditBand: '740-up' }));
});

const ids = () => [contractId, applicationId, offer.id, first.id];
/** What only the two may read, and who the candidate is. */
const said = () => [NOTE, INCLUDES, String(INCENTIVE), applicationId, offer.id];
const person = () => [first.id, first.email];

/** Every route that reads, and every other one that names something. */
const routes = Object.entries(DOCUMENT.paths).flatMap(([path, methods]) =>
  Object.entries(methods)
    .filter(([method]) => method === 'get' || path.includes('{'))
    .map(([method]) => ({ path, method: method.toUpperCase() })),
);

async function overRest(as: Person): Promise<string[]> {
  const answers: string[] = [];
  for (const { path, method } of routes)
    for (const id of path.includes('{') ? ids() : ['']) {
      if (path.endsWith('/logout')) continue;
      const answer = await as.rest(
        method,
        path.replace(/\{\w+\}/g, id),
        exampleBody(method, path, contractId),
      );
      answers.push(`${method} ${path}: ${JSON.stringify(answer.body)}`);
    }
  return answers;
}

const fieldsOf = (type: 'Query' | 'Mutation' | 'Subscription') =>
  Object.values((schema.getType(type) as ReturnType<GraphQLSchema['getQueryType']>)!.getFields());
const namesSomething = ({ args }: GraphQLField<unknown, unknown>) =>
  args.some(({ type }) => getNamedType(type).name === 'ID');

async function overGraphql(as: Person): Promise<string[]> {
  const answers: string[] = [];
  const fields = [
    ...fieldsOf('Query').map((field) => ['Query', field] as const),
    ...fieldsOf('Mutation')
      .filter(namesSomething)
      .map((field) => ['Mutation', field] as const),
  ];
  for (const [type, field] of fields)
    for (const id of namesSomething(field) ? ids() : ['']) {
      const { query, variables } = documentOf(schema, `${type}.${field.name}`, id);
      answers.push(`${field.name}: ${JSON.stringify((await as.graphql(query, variables)).body)}`);
    }
  return answers;
}

/** The answers that say one of these. */
const telling = (answers: string[], secrets: string[]) =>
  answers.filter((answer) => secrets.some((secret) => answer.includes(secret)));

it('another candidate hears nothing of the first one on any subscription', async () => {
  const socket = await RawSocket.open(product.url, { person: other });
  let at = 0;
  for (const field of fieldsOf('Subscription'))
    for (const id of ids()) {
      const { query, variables } = documentOf(schema, `Subscription.${field.name}`, id);
      socket.subscribe(String((at += 1)), query, variables);
    }
  const control = await RawSocket.open(product.url, { person: holder });
  const { query, variables } = documentOf(schema, 'Subscription.applicationChanged', contractId);
  control.subscribe('1', query, variables);
  await control.live('1');
  const before = control.messages().length;
  dataOf(await rest.answer(holder, offer.id, 'decline'));
  await eventually(() => Promise.resolve(control.messages().length > before), true);
  const heard = JSON.stringify(socket.messages());
  for (const secret of [applicationId, offer.id, ...person()]) expect(heard).not.toContain(secret);
  for (const each of [socket, control]) each.socket.close();
});

it.each([
  ['REST', overRest],
  ['GraphQL', overGraphql],
])('another candidate finds nothing of the first one through any operation of %s', async (_, walk) => {
  expect(telling(await walk(other), [...said(), ...person()])).toEqual([]);
  // still signed in: the walk was not one of a visitor
  expect(dataOf(await rest.mine(other)).items).toHaveLength(1);
});

it.each([
  ['REST', overRest],
  ['GraphQL', overGraphql],
])(
  'the holder reads the answers in %s, and not who it is: the same walk would find them',
  async (_, walk) => {
    const answers = await walk(holder);
    for (const secret of [applicationId, INCLUDES]) expect(telling(answers, [secret])).not.toEqual([]);
    expect(telling(answers, person())).toEqual([]);
  },
);
