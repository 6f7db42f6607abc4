import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SCOPE_NAMES, type Scope } from '@handover/domain/business/scopes';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import type { GraphQLSchema } from 'graphql';
import { POLICY } from '../access-policy.js';
import { listContract } from '../factories/contract.js';
import { refusalOverGraphql, refusalOverRest } from '../support/product/operations.js';
import type { Person } from '../support/person.js';
import { startApp, type TestApp } from '../support/product/app.js';
import { RawSocket } from '../support/sockets.js';
import { programOf, type Program } from '../support/business/tokens.js';

const LISTING_ACTS = 'renew pause resume withdraw relist elsewhere'.split(' ');
const STEP_ACTS = 'complete confirm reopen undo expect skip refusal refusal-answer'.split(' ');
const IMPORT_READS = ['GET /api/imports', 'GET /api/imports/:id', 'GET /api/imports/mapping'];
const IMPORT_QUERIES = 'Query.imports Query.import Query.importMapping Subscription.importProgress';
/** Events tell about transfers. */
const WEBHOOKS = ['GET /api/webhooks', 'GET /api/webhooks/:id/deliveries'];
const TRANSFER_ACTS = ['accept', 'decline', 'withdraw', 'end-stalled'];

/** What each scope of a member reaches, written down a second time. Everything else of members is closed to tokens. */
const OF_MEMBERS: Partial<Record<Scope, { rest: string[]; graphql: string }>> = {
  'listings:read': {
    rest: [
      'GET /api/listings',
      'GET /api/listings/:id',
      'GET /api/contracts/:id',
      'GET /api/contracts/:id/photos',
      ...IMPORT_READS,
      'GET /api/imports/sources',
    ],
    graphql: `Query.importSources Query.myListings Query.myListing Query.privateFacts Query.contract Query.photos ${IMPORT_QUERIES}`,
  },
  'listings:write': {
    rest: [
      'POST /api/contracts',
      'PUT /api/listings/:id',
      ...LISTING_ACTS.map((act) => `POST /api/listings/:id/${act}`),
      'POST /api/contracts/:id/photos',
      'PATCH /api/photos/:id',
      'DELETE /api/photos/:id',
      'PUT /api/listings/by-external/:externalId',
      'POST /api/imports',
      'POST /api/imports/:id/cancel',
      'PUT /api/imports/mapping',
      ...IMPORT_READS,
    ],
    graphql:
      `${IMPORT_QUERIES} Mutation.putListing Mutation.createImport Mutation.cancelImport Mutation.setImportMapping ` +
      'Mutation.submitContract Mutation.updateMyContract Mutation.renewContract Mutation.pauseContract Mutation.resumeContract Mutation.withdrawContract Mutation.relistContract Mutation.markElsewhere Mutation.describePhoto Mutation.movePhoto Mutation.deletePhoto',
  },
  'messages:read': {
    rest: ['GET /api/contracts/:id/chat', 'GET /api/conversations', 'GET /api/conversations/unread'],
    graphql:
      'Query.messages Query.myConversations Query.unreadConversations Subscription.messageSent Subscription.messageChanged',
  },
  'messages:write': {
    rest: ['POST /api/contracts/:id/chat', 'POST /api/conversations/:id/read'],
    graphql: 'Mutation.sendMessage Mutation.markConversationRead',
  },
  'transfers:read': {
    rest: [
      'GET /api/transfers',
      'GET /api/transfers/:id',
      'GET /api/contracts/:id/transfer',
      'GET /api/transfers/:id/messages',
      ...WEBHOOKS,
    ],
    graphql:
      'Query.myWebhooks Query.webhookDeliveries Query.myTransfers Query.transfer Query.contractTransfer Query.transferMessages Subscription.transferChanged Subscription.transferMessageSent',
  },
  'transfers:write': {
    rest: [
      ...TRANSFER_ACTS.map((act) => `POST /api/transfers/:id/${act}`),
      ...STEP_ACTS.map((act) => `POST /api/transfers/:id/steps/:key/${act}`),
      'POST /api/transfers/:id/messages',
      'POST /api/transfers/:id/messages/read',
      'POST /api/transfers/:id/observation',
    ],
    graphql:
      'Mutation.acceptTransfer Mutation.declineTransfer Mutation.withdrawTransfer Mutation.endStalledTransfer Mutation.completeStep Mutation.confirmStep Mutation.reopenStep Mutation.undoStep Mutation.expectStep Mutation.skipStep Mutation.recordRefusal Mutation.answerRefusal Mutation.sendTransferMessage Mutation.markTransferRead Mutation.observeRule',
  },
};

/** What lets a token follow a link; the others lead to what every page shows, so they belong to the field around them. */
const LINKS: Record<string, Scope[]> = {
  'Contract.messages': ['market:read', 'messages:read', 'admin:read'],
  'Contract.applicationCount': ['market:read', 'admin:read'],
  'Contract.reservedForMe': [],
};
const OPEN_LINKS =
  'Contract.holder Contract.deletable Contract.managedByMe Contract.requirements Contract.photos Contract.ruleLines'.split(
    ' ',
  );
const linksClosedTo = (scope: Scope) =>
  Object.keys(LINKS).filter((link) => LINKS[link]?.includes(scope) === false);

/** Reads of visitors that are no reads of the market: signing in, links of emails, what is a member's own. */
const NOT_OF_THE_MARKET =
  /logout|login|auth\/|renewal|unsubscribe|conversations\/unread|unreadConversations|contractTransfer/;
/** They read, though with POST. */
const READING_POSTS = ['POST /api/rules/check', 'POST /api/contracts/:id/true-cost'];
/** Admins confirm who they are before these. */
const STEP_UP = /export|(?:audit|reports|users|purchases)\.csv$/;
/** Answered by a page, which says what went wrong. */
const BY_PAGE = /login\/oidc/;

interface Row {
  name: string;
  scopes: Scope[];
  without: string[];
}

function rowsOf(api: 'rest' | 'graphql'): Row[] {
  return POLICY.flatMap(({ rule, without = [], ...operation }) =>
    (operation[api] ?? []).map((name) => {
      const scopes = (Object.keys(OF_MEMBERS) as Scope[]).filter((scope) => {
        const known = OF_MEMBERS[scope]?.[api] ?? [];
        return (typeof known === 'string' ? known.split(' ') : known).includes(name);
      });
      const reads = /^(GET|Query|Subscription)\b/.test(name);
      if (rule.visitor === 'in' && !NOT_OF_THE_MARKET.test(name) && (reads || READING_POSTS.includes(name)))
        scopes.push('market:read');
      if (rule.member === 'FORBIDDEN' && reads && !STEP_UP.test(name)) scopes.push('admin:read');
      return { name, scopes, without };
    }),
  );
}

/** Elsewhere, a token is not read: pages, files, health checks. */
const isApi = ({ name }: Row) => / \/api\//.test(name) && !BY_PAGE.test(name);
const isRoot = ({ name }: Row) => /^(Query|Mutation)\./.test(name);

let product: TestApp;
let schema: GraphQLSchema;
let admin: Person;
let contractId: string;
const programs = new Map<string, Promise<Program>>();

beforeAll(async () => {
  product = await startApp();
  ({ schema } = product.app.get(GraphQLSchemaHost));
  admin = await product.admin();
  contractId = (await listContract(admin)).id;
});
afterAll(() => product.stop());

function programWith(scopes: readonly Scope[]): Promise<Program> {
  const key = scopes.join();
  const known = programs.get(key) ?? programOf(admin, scopes);
  programs.set(key, known);
  return known;
}

const foreignTo = (scopes: readonly Scope[]) => SCOPE_NAMES.filter((scope) => !scopes.includes(scope));

/** Whether the token was what refused the call. */
async function expectReach(
  { name, scopes, without }: Row,
  call: (as: Program, name: string, without: string[]) => Promise<string | null>,
): Promise<void> {
  expect([name, await call(await programWith(foreignTo(scopes)), name, without)]).toEqual([
    name,
    'FORBIDDEN',
  ]);
  for (const scope of scopes) {
    const refusal = await call(await programWith([scope]), name, [...without, ...linksClosedTo(scope)]);
    expect([name, scope, refusal]).not.toEqual([name, scope, 'FORBIDDEN']);
    expect([name, scope, refusal]).not.toEqual([name, scope, 'UNAUTHENTICATED']);
  }
}

describe('a token with every scope but the right one is refused, and one with only the right one gets in', () => {
  it.each(rowsOf('rest').filter(isApi))('REST: $name', (row) =>
    expectReach(row, (as, name) => refusalOverRest(as, name, contractId)),
  );

  it.each(rowsOf('graphql').filter(isRoot))('GraphQL: $name', (row) =>
    expectReach(row, (as, name, without) => refusalOverGraphql(as, schema, name, contractId, without)),
  );

  it.each(rowsOf('graphql').filter(({ name }) => name.startsWith('Subscription.')))(
    'sockets: $name',
    async (row) => {
      const field = schema.getSubscriptionType()!.getFields()[row.name.split('.')[1]!]!;
      const args = field.args.map(({ name }) => `${name}: ${JSON.stringify(contractId)}`).join();
      const query = `subscription { ${field.name}${args && `(${args})`} { __typename } }`;
      await expectReach(row, async ({ token }) => {
        const socket = await RawSocket.open(product.url, { init: false });
        socket.send({ type: 'connection_init', payload: { Authorization: `Bearer ${token}` } });
        await socket.next(({ type }) => type === 'connection_ack');
        socket.subscribe('1', query);
        await socket.live('1');
        const refused = socket.frames.find(({ id }) => id === '1');
        socket.stop();
        return refused ? ((await socket.codeOf('1')) ?? null) : null;
      });
    },
  );

  it.each(rowsOf('rest').filter(({ name }) => BY_PAGE.test(name)))('pages: $name', async ({ name }) => {
    const program = await programWith(SCOPE_NAMES);
    const { status, headers } = await program.rest('GET', name.split(' ')[1]!);
    expect([status, headers.get('location')]).toEqual([302, expect.stringContaining('error=FORBIDDEN')]);
  });

  it('follows a link of a contract only with its scope', async () => {
    const links = rowsOf('graphql').flatMap(({ name }) => (name.startsWith('Contract.') ? [name] : []));
    // the first one has as many tokens as one may have
    const second = await product.admin();
    expect(links.toSorted()).toEqual([...Object.keys(LINKS), ...OPEN_LINKS].toSorted());
    const read = async (link: string, scopes: Scope[]) => {
      const words = { 'Contract.messages': '{ edges { node { id } } }', 'Contract.holder': '{ id }' };
      const others = { 'Contract.photos': '{ id }', 'Contract.ruleLines': '{ key }' };
      const field = `${link.split('.')[1]} ${{ ...words, ...others }[link] ?? ''}`;
      const program = await programOf(second, scopes);
      const { body } = await program.graphql(`{ contract(id: "${contractId}") { ${field} } }`);
      return body.errors?.[0]?.extensions?.code ?? null;
    };
    for (const link of links) {
      const scopes = LINKS[link];
      expect([link, await read(link, ['listings:read'])]).toEqual([link, scopes ? 'FORBIDDEN' : null]);
      for (const scope of scopes ?? [])
        expect([link, scope, await read(link, ['listings:read', scope])]).toEqual([link, scope, null]);
    }
  });

  it('walks all of them', () => {
    expect(rowsOf('rest').filter(isApi).length).toBeGreaterThan(200);
    expect(rowsOf('graphql').filter(isRoot).length).toBeGreaterThan(200);
    for (const api of ['rest', 'graphql'] as const)
      expect(rowsOf(api).filter(({ scopes }) => scopes.length === 0).length).toBeGreaterThan(60);
  });
});
