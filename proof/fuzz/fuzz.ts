import { GraphQLSchemaHost } from '@nestjs/graphql';
import type { TestApp } from '../../backend/test/support/product/app.js';
import type { Person } from '../../backend/test/support/person.js';
import { complaintAbout } from './complaints.js';
import { graphqlRequest, operationsOf } from './graphql.js';
import { Hostile, type Known } from './hostile.js';
import { Random } from './random.js';
import { restRequest, routesOf } from './rest.js';
import { tellSocket } from './sockets.js';
import { Wire, type WireAnswer, type WireRequest } from './wire.js';

export interface FuzzOptions {
  seed: number;
  /** REST and GraphQL requests and socket frames together. */
  requests: number;
  /** One request may take this long when nothing else runs. */
  slowestMs: number;
  /** Stops after this many seconds. */
  seconds?: number;
}

export interface FuzzReport {
  seed: number;
  sent: Record<'rest' | 'graphql' | 'socket', number>;
  statuses: Record<string, number>;
  p50: number;
  p99: number;
  max: number;
  /** Requests over the limit that were slow again when they ran alone. */
  slow: string[];
  violations: string[];
}

const AT_ONCE = 3;
const KNOWN_AT_MOST = 60;
const ASKED_AGAIN = 25;
const MOST_VIOLATIONS = 20;
const GRAPHQL_SHARE = 0.4;
const SOCKET_SHARE = 0.04;

/** Sends hostile requests to the whole product and records forbidden behavior. */
export async function fuzz(product: TestApp, options: FuzzOptions): Promise<FuzzReport> {
  const random = new Random(options.seed);
  const [visitor, member, admin] = [product.visitor(), await product.member(), await product.admin()];
  const hostile = new Hostile(random, await knownOf(product, member));
  const spared = [member.id, admin.id, ...(await sessionsOf(member)), ...(await sessionsOf(admin))];
  const routes = routesOf(product.app);
  const operations = operationsOf(product.app.get(GraphQLSchemaHost).schema);
  const port = Number(new URL(product.url).port);
  const violations: string[] = [];
  const crashes = listenForCrashes((what) => violations.push(what));
  const report = {
    seed: options.seed,
    sent: { rest: 0, graphql: 0, socket: 0 },
    statuses: {} as Record<string, number>,
  };
  const times: number[] = [];
  const slow: { asked: WireRequest; ms: number }[] = [];
  const until = Date.now() + (options.seconds ?? Infinity) * 1000;
  const total = () => report.sent.rest + report.sent.graphql + report.sent.socket;
  const cookieOf = ({ cookie }: Person) => cookie;

  async function socket(): Promise<void> {
    const story = await tellSocket(
      product.url,
      operations,
      hostile,
      cookieOf(random.pick([visitor, member, admin])),
    );
    report.sent.socket += story.sent;
    if (/"INTERNAL"/.test(story.frames.join()))
      violations.push(`socket: INTERNAL in ${story.frames.join().slice(0, 300)}`);
    if (story.closeCode === 1011 || story.closeCode === 4500)
      violations.push(`socket closed with ${story.closeCode}`);
    if ((story.refused?.status ?? 0) >= 500) violations.push(`handshake answered ${story.refused?.status}`);
  }

  async function request(wire: Wire): Promise<void> {
    const isGraphql = random.chance(GRAPHQL_SHARE);
    const cookie = cookieOf(random.pick([visitor, member, member, admin]));
    const asked = isGraphql
      ? graphqlRequest(random.pick(operations), hostile, cookie)
      : restRequest(random.pick(routes), hostile, cookie);
    report.sent[isGraphql ? 'graphql' : 'rest']++;
    const answer = await wire.send(asked).catch((error: unknown) => {
      violations.push(`${String(error)}: ${shown(asked)}`);
      wire.close();
      return null;
    });
    const status = String(answer?.status ?? 'closed');
    report.statuses[status] = (report.statuses[status] ?? 0) + 1;
    if (!answer) return;
    times.push(answer.ms);
    if (answer.ms > options.slowestMs) slow.push({ asked, ms: answer.ms });
    const complaint = complaintAbout(asked, answer);
    if (complaint) violations.push(described(complaint, asked, answer));
    learn(hostile, answer, spared);
  }

  async function work(): Promise<void> {
    const wire = new Wire(port);
    while (total() < options.requests && violations.length < MOST_VIOLATIONS && Date.now() < until) {
      const one = random.chance(SOCKET_SHARE) ? socket() : request(wire);
      await one.catch((error: unknown) => violations.push(`the fuzzer itself: ${stackOf(error)}`));
    }
    wire.close();
  }

  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const stillSlow = await slowAlone(slow, port, options.slowestMs);
  await new Promise((resolve) => setTimeout(resolve, 50));
  crashes.stop();
  for (const person of [member, admin]) {
    const { status } = await person.rest('GET', '/api/auth/user');
    if (status !== 200) violations.push(`${person.email} was signed out: ${status}`);
  }
  times.sort((a, b) => a - b);
  const quantile = (share: number) =>
    Math.round((times[Math.floor((times.length - 1) * share)] ?? 0) * 10) / 10;
  return {
    ...report,
    p50: quantile(0.5),
    p99: quantile(0.99),
    max: quantile(1),
    slow: stillSlow,
    violations,
  };
}

/** The rows that exist when the fuzzer starts. */
async function knownOf(product: TestApp, member: Person): Promise<Known> {
  const others = [await product.member(), await product.member()];
  const contracts: string[] = [];
  for (const owner of [member, ...others]) {
    for (let at = 0; at < 3; at++) {
      const { body } = await owner.rest<{ id: string }>('POST', '/api/contracts', {
        title: `Contract ${at}`,
        type: 'car-lease',
        description: 'Well kept.',
        location: 'Austin, TX',
        monthlyPayment: 38_900,
        remainingTermMonths: 18,
      });
      contracts.push(body.id);
    }
  }
  const message = await member.rest<{ id: string }>('POST', `/api/contracts/${contracts[0]}/chat`, {
    message: 'Hello',
  });
  return {
    contracts,
    messages: [message.body.id],
    users: others.map(({ id }) => id),
    settings: ['site_title'],
    intents: [],
    cursors: [],
  };
}

async function sessionsOf(person: Person): Promise<string[]> {
  const { body } = await person.rest<{ id: string }[]>('GET', '/api/user/sessions');
  return body.map(({ id }) => id);
}

const UUID_FIELD = /"(id|contractId)":"([0-9a-f-]{36})"/g;

/** Collects ids and cursors from answers, so that later requests reach more code. */
function learn({ known, random }: Hostile, { body, headers }: WireAnswer, spared: string[]): void {
  if (body.length > 20_000) return;
  for (const [, , id = ''] of body.matchAll(UUID_FIELD))
    // the fuzzer's admin deletes every row whose id it knows, and its members end every session whose id they know
    if (!spared.includes(id)) keep(known.contracts, id, random);
  for (const [, cursor] of body.matchAll(/"(?:endCursor|cursor)":"([\w-]+)"/g))
    keep(known.cursors, cursor as string, random);
  const next = headers.get('link')?.match(/cursor=([\w-]+)/)?.[1];
  if (next) keep(known.cursors, next, random);
}

function keep(list: string[], item: string, random: Random): void {
  if (list.includes(item)) return;
  if (list.length < KNOWN_AT_MOST) list.push(item);
  else list[random.below(list.length)] = item;
}

/** Any request can be slow once on a busy machine; a request is slow if it was slow three times alone. */
async function slowAlone(
  slow: { asked: WireRequest; ms: number }[],
  port: number,
  slowestMs: number,
): Promise<string[]> {
  const wire = new Wire(port);
  const found: string[] = [];
  slow.sort((a, b) => b.ms - a.ms);
  for (const { asked: request } of slow.slice(0, ASKED_AGAIN)) {
    let best = Infinity;
    for (let time = 0; time < 3 && best > slowestMs; time++)
      best = Math.min(best, (await wire.send(request))?.ms ?? 0);
    if (best > slowestMs) found.push(`${Math.round(best)} ms: ${shown(request)}`);
  }
  wire.close();
  return found;
}

function listenForCrashes(complain: (what: string) => void) {
  const heard = (kind: string) => (error: unknown) => complain(`${kind}: ${stackOf(error)}`);
  const listeners = (['uncaughtException', 'unhandledRejection'] as const).map(
    (name) => [name, heard(name)] as const,
  );
  for (const [name, listener] of listeners) process.on(name, listener);
  return {
    stop: () => {
      for (const [name, listener] of listeners) process.off(name, listener);
    },
  };
}

const described = (complaint: string, request: WireRequest, { status, body }: WireAnswer): string =>
  `${complaint}: ${shown(request)} -> ${status} ${body.slice(0, 300)}`;

const shown = ({ about, method, target, headers, body }: WireRequest): string =>
  JSON.stringify({
    about,
    method,
    target: target.slice(0, 400),
    headers: headers.map(([n, v]) => `${n}: ${v.slice(0, 120)}`),
    body: body?.toString('latin1').slice(0, 600),
  });

const stackOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);
