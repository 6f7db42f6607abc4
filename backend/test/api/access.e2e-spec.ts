import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { STAFF_ROLES } from '@handover/domain/roles';
import { RequestMethod, type Type } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { isObjectType, type GraphQLObjectType, type GraphQLResolveInfo, type GraphQLSchema } from 'graphql';
import { AppError } from '../../src/common/api/errors.js';
import { UsersService } from '../../src/users/users.service.js';
import { POLICY, type Rule, type Who } from '../access-policy.js';
import { listContract } from '../factories/contract.js';
import { startApp, type TestApp } from '../support/product/app.js';
import { refusalOverGraphql, refusalOverRest } from '../support/product/operations.js';
import { Person } from '../support/person.js';

const REFUSALS = ['UNAUTHENTICATED', 'FORBIDDEN', 'OWN_CONTRACT'];
const WHO: Who[] = ['visitor', 'expired', 'suspended', 'member', 'owner', 'admin', ...STAFF_ROLES];
/** A wrong password is answered like a missing session. */
const ALSO_UNAUTHENTICATED = 'POST /api/login';
/** Ends the session that the other calls need. */
const LAST = 'GET /api/logout';

interface Handler {
  name: string;
  decided: boolean;
}

let product: TestApp;
let schema: GraphQLSchema;
let people: Record<Who, Person>;
let contractId: string;

beforeAll(async () => {
  product = await startApp();
  ({ schema } = product.app.get(GraphQLSchemaHost));
  const [owner, expired, suspended] = [
    await product.member(),
    await product.member(),
    await product.member(),
  ];
  people = {
    visitor: product.visitor(),
    expired,
    suspended,
    member: await product.member(),
    owner,
    admin: await product.admin(),
    moderator: await product.staff('moderator'),
    finance: await product.staff('finance'),
    support: await product.staff('support'),
  };
  contractId = (await listContract(owner)).id;
  await product.database.query(
    `update sessions set expire = now() - interval '1 second' where sess #>> '{passport,user}' = $1`,
    [expired.id],
  );
  // the session row is kept: a suspended member is a visitor, even with a valid cookie
  await product.database.query('update users set suspended_at = now() where id = $1', [suspended.id]);
});
afterAll(() => product.stop());

const classes = (): Type[] =>
  [...product.app.get(ModulesContainer).values()].flatMap((module) =>
    [...module.controllers.values(), ...module.providers.values()]
      .map(({ metatype }) => metatype)
      .filter((metatype): metatype is Type => typeof metatype === 'function' && Boolean(metatype.prototype)),
  );

function methodsOf(from: Type): { method: object; decided: boolean }[] {
  const prototype = from.prototype as Record<string, object>;
  return Object.entries(Object.getOwnPropertyDescriptors(prototype))
    .filter(([name, { value }]) => name !== 'constructor' && typeof value === 'function')
    .map(([, { value }]) => ({
      method: value as object,
      decided: Reflect.hasMetadata('access', value as object) || Reflect.hasMetadata('access', from),
    }));
}

const joined = (...parts: string[]) => `/${parts.join('/')}`.replace(/\/+/g, '/').replace(/(?<=.)\/$/, '');

/** Every REST route, as Nest is told of it. */
function restRoutes(): Handler[] {
  return classes()
    .filter((from) => Reflect.hasMetadata('__controller__', from))
    .flatMap((from) =>
      methodsOf(from)
        .filter(({ method }) => Reflect.hasMetadata('method', method))
        .map(({ method, decided }) => ({
          name: `${RequestMethod[Reflect.getMetadata('method', method) as number]} ${joined(
            Reflect.getMetadata('path', from) as string,
            Reflect.getMetadata('path', method) as string,
          )}`,
          decided,
        })),
    );
}

/** Every resolver of a root field or of a field that links types, with its field in the schema. */
function resolvers(): Handler[] {
  return classes().flatMap((from) =>
    methodsOf(from)
      .filter(
        ({ method }) =>
          Reflect.hasMetadata('graphql:resolver_type', method) ||
          Reflect.hasMetadata('graphql:resolve_property', method),
      )
      .map(({ method, decided }) => ({
        name: `${typeOf(method, from)}.${
          (Reflect.getMetadata('graphql:resolver_name', method) as string | undefined) ??
          (method as { name: string }).name
        }`,
        decided,
      })),
  );
}

/** A root field's resolver names its type itself; that of a linking field belongs to the type of its class. */
function typeOf(method: object, from: Type): string {
  const type = (Reflect.getMetadata('graphql:resolver_type', method) ??
    Reflect.getMetadata('graphql:resolver_type', from)) as string | (() => Type);
  return typeof type === 'string' ? type : type().name;
}

const rootFields = (): string[] =>
  [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap((type) =>
    type ? Object.keys(type.getFields()).map((field) => `${type.name}.${field}`) : [],
  );

const isRootField = (name: string) => /^(Query|Mutation|Subscription)\./.test(name);

const inPolicy = (api: 'rest' | 'graphql') => POLICY.flatMap((operation) => operation[api] ?? []).sort();

describe('every operation has an access rule', () => {
  it('every REST route is in the policy, and no other', () => {
    expect(
      restRoutes()
        .map(({ name }) => name)
        .sort(),
    ).toEqual(inPolicy('rest'));
  });

  it('every root field of the schema is in the policy, and no other', () => {
    expect(rootFields().sort()).toEqual(inPolicy('graphql').filter(isRootField));
  });

  it('every resolver, of linking fields too, is in the policy, and no other', () => {
    expect(
      resolvers()
        .map(({ name }) => name)
        .sort(),
    ).toEqual(inPolicy('graphql'));
  });

  it('every handler declares its access: @Public, @MemberOnly, @StaffOnly or @AdminOnly', () => {
    const silent = [...restRoutes(), ...resolvers()].filter(({ decided }) => !decided);
    expect(silent.map(({ name }) => name)).toEqual([]);
  });
});

/** The same person in another tab: what a call does to the cookie stays there. */
function tabOf(who: Who): Person {
  return Object.assign(new Person(product.url), { cookie: people[who].cookie });
}

function expectRule(refusal: string | null, rule: Rule, who: Who): void {
  const expected = rule[who];
  if (expected === 'in') expect(REFUSALS).not.toContain(refusal);
  else expect(refusal).toBe(expected);
}

/** Calls that are refused change nothing, so they run in parallel; the others run one after the other. */
async function askEach(rule: Rule, ask: (who: Who) => Promise<void>): Promise<void> {
  await Promise.all(WHO.filter((who) => rule[who] !== 'in').map(ask));
  for (const who of WHO) if (rule[who] === 'in') await ask(who);
}

const rows = (api: 'rest' | 'graphql') =>
  POLICY.flatMap(({ rule, without = [], ...operation }) =>
    (operation[api] ?? []).map((name) => ({ name, rule, without })),
  )
    .filter(({ name }) => api === 'rest' || /^(Query|Mutation)\./.test(name))
    .sort((a, b) => Number(a.name === LAST) - Number(b.name === LAST));

describe('the matrix over REST', () => {
  it.each(rows('rest'))('$name', async ({ name, rule }) => {
    await askEach(rule, async (who) => {
      const refusal = await refusalOverRest(tabOf(who), name, contractId);
      if (name === ALSO_UNAUTHENTICATED) expect(refusal).toBe('UNAUTHENTICATED');
      else expectRule(refusal, rule, who);
    });
  });
});

describe('the matrix over GraphQL', () => {
  // signed out by the last call over REST
  beforeAll(async () => {
    for (const who of ['member', 'owner', 'admin', ...STAFF_ROLES] as const) await people[who].signIn();
    contractId = (await listContract(people.owner)).id;
  });

  it.each(rows('graphql'))('$name', async ({ name, rule, without }) => {
    await askEach(rule, async (who) =>
      expectRule(await refusalOverGraphql(tabOf(who), schema, name, contractId, without), rule, who),
    );
  });
});

describe('the matrix over the fields that link types', () => {
  const edges = POLICY.flatMap(({ rule, graphql = [] }) =>
    graphql.filter((name) => !isRootField(name)).map((name) => ({ name, rule })),
  );

  /** The type and those that inherit the field from it. */
  function typesWith(edge: string): GraphQLObjectType[] {
    const [typeName = '', name = ''] = edge.split('.');
    const types = Object.values(schema.getTypeMap()).filter(isObjectType);
    const { description } = types.find((type) => type.name === typeName)?.getFields()[name] ?? {};
    return types.filter((type) => type.getFields()[name]?.description === description);
  }

  /** Resolves the field of an object that the viewer has got hold of, however they did. */
  async function refusalOfField(who: Who, type: GraphQLObjectType, name: string): Promise<string | null> {
    const parent = {
      id: contractId,
      contractId,
      purchaseId: contractId,
      userId: people.owner.id,
      buyerId: people.owner.id,
      sellerId: people.owner.id,
      senderId: people.owner.id,
      actorId: people.owner.id,
      organisationId: null,
      // what rules apply to
      type: 'loan',
      facts: {},
      location: '',
      requirements: null,
      // what other modules know about a member is read with the account
      handedOver: 0,
      latestSeconds: null,
    };
    // the session decides who the viewer is
    const { body } = await tabOf(who).rest<{ id?: string }>('GET', '/api/auth/user');
    const viewer = body.id ? await product.app.get(UsersService).findCurrent(body.id) : null;
    const context = { viewer, ip: '127.0.0.1', source: 'test' };
    try {
      const { resolve } = type.getFields()[name] ?? {};
      const value: unknown = await resolve?.(parent, {}, context, { fieldName: name } as GraphQLResolveInfo);
      // a type inherits the fields of its base class, but not their resolvers
      return value === undefined ? 'no resolver' : null;
    } catch (error) {
      return error instanceof AppError ? error.code : String(error);
    }
  }

  it.each(edges)('$name', async ({ name, rule }) => {
    const field = name.split('.')[1] ?? '';
    for (const type of typesWith(name))
      for (const who of WHO) {
        const refusal = await refusalOfField(who, type, field);
        expect([type.name, who, refusal]).toEqual([type.name, who, rule[who] === 'in' ? null : rule[who]]);
      }
  });
});
