import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import type { GraphQLObjectType } from 'graphql';
import { Contract } from '../../src/contracts/contract.entity.js';
import { KnownOperations } from '../../src/graphql/known-operations.js';
import { contractInput, contractWords, listContract } from '../factories/contract.js';
import { startApp, type TestApp } from '../support/product/app.js';
import type { Person } from '../support/person.js';

const CONTRACT = `query One($id: ID!) { contract(id: $id) { id title type transferFee forSale createdAt holder { id name } deletable } }`;
const LIST = `query List($filter: ContractFilter, $first: Int, $withTotal: Boolean!) {
  contracts(filter: $filter, first: $first) {
    edges { cursor node { ...Shown __typename } } pageInfo { hasNextPage endCursor } totalCount @include(if: $withTotal)
  } } fragment Shown on Contract { id title messages(last: 2) { edges { node { sender { name } } } } }`;
const SUBMIT = `mutation ($input: SubmitContractInput!) { submitContract(input: $input) { title type } }`;
const DEFAULTED = 'query ($id: ID = "x") { contract(id: $id) { id } }';

describe('an operation that was accepted before', () => {
  let product: TestApp;
  let member: Person;
  let id: string;
  let known: KnownOperations;

  beforeAll(async () => {
    product = await startApp();
    known = product.app.get(KnownOperations);
    member = await product.member();
    ({ id } = await listContract(member));
  });
  afterAll(() => product.stop());

  /** What clients see of an answer; only the time since the request differs between two of them. */
  const send = async (as: Person, query: string, variables: object, more: object = {}, headers = {}) => {
    const {
      status,
      body,
      headers: given,
    } = await as.rest('POST', '/graphql', { query, variables, ...more }, headers);
    return { status, body, type: given.get('content-type'), length: given.get('content-length') };
  };

  const isKnown = (text: string) => known.find(text) !== null;
  const input = () => contractInput(contractWords());
  it.each<[what: string, query: string, variables: () => object, more?: object]>([
    ['one contract', CONTRACT, () => ({ id })],
    ['an unknown contract', CONTRACT, () => ({ id: 'nothing' })],
    ['a variable that is missing', CONTRACT, () => ({})],
    ['a variable of another type', CONTRACT, () => ({ id: { a: 1 } })],
    ['a list with fragments and edges', LIST, () => ({ first: 3, withTotal: true })],
    ['a list without a part', LIST, () => ({ first: 3, withTotal: false, filter: { type: 'CAR_LEASE' } })],
    ['a filter that is invalid', LIST, () => ({ first: 3, withTotal: false, filter: { location: 'a\nb' } })],
    ['an enum that is unknown', LIST, () => ({ first: 3, withTotal: false, filter: { type: 'SPACESHIP' } })],
    ['a page that is too large', LIST, () => ({ first: 501, withTotal: false })],
    ['too many fields', LIST, () => ({ first: 5_000, withTotal: false })],
    ['a number that is too large', LIST, () => ({ first: 2147483648, withTotal: false })],
    ['fields for members', '{ mySessions { device current } }', () => ({})],
    ['a mutation', SUBMIT, () => ({ input: input() })],
    ['a mutation with invalid input', SUBMIT, () => ({ input: { ...input(), title: 'x' } })],
    ['a mutation without input', SUBMIT, () => ({})],
    ['a default that is null', DEFAULTED, () => ({ id: null })],
    ['its name', CONTRACT, () => ({ id }), { operationName: 'One' }],
    ['another name', CONTRACT, () => ({ id }), { operationName: 'Two' }],
    ['variables that are no object', CONTRACT, () => ({ id }), { variables: 'x' }],
    ['extensions of a client', CONTRACT, () => ({ id }), { extensions: { clientLibrary: { name: 'x' } } }],
    ['the schema', '{ __schema { queryType { name } } }', () => ({})],
  ])('is answered as by Apollo Server: %s', async (_what, query, variables, more = {}) => {
    for (const person of [product.visitor(), member]) {
      // a comment of its own, so that Apollo Server has not seen the document yet
      const text = `${query} # ${Math.random()}`;
      const byApollo = await send(person, text, variables(), more);
      expect(await send(person, text, variables(), more)).toEqual(byApollo);
      expect(await send(person, text, variables(), more)).toEqual(byApollo);
    }
  });

  it('reads plain properties without a resolver, and answers an error of one that is computed', async () => {
    const { schema } = product.app.get(GraphQLSchemaHost);
    const fields = (schema.getType('Contract') as GraphQLObjectType).getFields();
    const hasResolver = (name: string) => fields[name]?.resolve !== undefined;
    expect(['title', 'createdAt', 'messageCount'].map(hasResolver)).toEqual([false, false, false]);
    expect(['trueCost', 'forSale', 'holder'].map(hasResolver)).toEqual([true, true, true]);

    const compute = jest.spyOn(Contract.prototype, 'trueCost', 'get').mockImplementation(() => {
      throw new Error('It cannot be computed.');
    });
    const text = 'query ($id: ID!) { contract(id: $id) { title trueCost { total } } }';
    const byApollo = await send(member, text, { id });
    expect(byApollo.body).toMatchObject({
      data: { contract: { title: expect.any(String), trueCost: null } },
      errors: [{ path: ['contract', 'trueCost'] }],
    });
    expect(await send(member, text, { id })).toEqual(byApollo);
    compute.mockRestore();
  });

  it.each([
    'application/graphql-response+json,application/json;q=0.9',
    'text/html',
    '*/*',
    'application/json',
  ])('is sent as the client accepts it: %s', async (accept) => {
    const text = `${CONTRACT} # ${accept}`;
    const byApollo = await send(member, text, { id }, {}, { accept });
    expect(await send(member, text, { id }, {}, { accept })).toEqual(byApollo);
  });

  it('is executed by its compiled function, with the rights of each caller', async () => {
    const text = '{ me { id } } # compiled';
    expect(isKnown(text)).toBe(false);
    await send(member, text, {});
    expect(isKnown(text)).toBe(true);
    expect((await send(product.visitor(), text, {})).body).toEqual({ data: { me: null } });
    expect((await send(member, text, {})).body).toMatchObject({ data: { me: { id: member.id } } });
  });

  it('is not kept if it was refused, reads the schema, has a default or is long', async () => {
    const texts = [
      '{ nothing }',
      '{ __schema { queryType { name } } }',
      DEFAULTED,
      `{ me { id } } # ${'x'.repeat(5_000)}`,
    ];
    for (const text of texts) {
      await send(member, text, {});
      expect(isKnown(text)).toBe(false);
    }
  });

  it('is dropped when many others were used since', async () => {
    const text = (n: number) => `{ me { id } } # many ${n}`;
    for (let n = 0; n < 201; n++) {
      await send(member, text(n), {});
      isKnown(text(1));
    }
    expect([0, 1, 200].map((n) => isKnown(text(n)))).toEqual([false, true, true]);
  });
});
