import { afterEach, expect, it, jest } from '@jest/globals';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { ChatSplits } from '../../src/chat/chat.service.js';
import { ContentService } from '../../src/content/content.service.js';
import { SharedAnswers } from '../../src/http/answers/shared-answers.js';
import { TopicBus } from '../../src/common/cluster/topics.js';
import { setAvailabilityNow } from '../../src/contracts/contract.availability.js';
import { JobWorker } from '../../src/jobs/worker.js';
import { MailTransport } from '../../src/mail/mail.service.js';
import { SessionStore } from '../../src/sessions/session.store.js';
import { SOCKET_LIMITS } from '../../src/sockets/socket-limits.js';
import { listContract } from '../factories/contract.js';
import { startApp, type TestApp } from '../support/product/app.js';
import { jobsAreDone } from '../support/product/jobs.js';
import { LinkedApps } from '../support/product/linked-apps.js';
import { Person } from '../support/person.js';
import { RawSocket } from '../support/sockets.js';
import { until } from '../support/until.js';

interface Sent {
  message: string;
}

const limits = SOCKET_LIMITS as { sessionCheckMs: number };
const { sessionCheckMs } = limits;
const textsOf = (messages: Sent[]) => messages.map(({ message }) => message);
const visitorOf = ({ url }: TestApp) => new Person(url);

/** The same member, with the same cookie, at another process. */
const at = ({ url }: TestApp, { cookie }: Person) => Object.assign(new Person(url), { cookie });

const accepts = async (url: string): Promise<boolean> => {
  const socket = connect(Number(new URL(url).port), 'localhost');
  const isOpen = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return isOpen;
};

const open: TestApp[] = [];
/** Two products on one database, with a link between them; the first one stops last. */
async function twoApps(): Promise<[TestApp, TestApp, LinkedApps]> {
  const first = await startApp();
  open.push(first);
  const second = await startApp({ DATABASE_URL: first.databaseUrl });
  open.push(second);
  return [first, second, new LinkedApps(first, second)];
}
afterEach(async () => {
  jest.restoreAllMocks();
  limits.sessionCheckMs = sessionCheckMs;
  for (const app of open.splice(0).reverse()) await app.stop();
});

it('a visitor who subscribes at one process misses no message of the other whose event is late', async () => {
  const [near, far, link] = await twoApps();
  near.app.get(SharedAnswers).options.maxAgeMs = 60_000;
  const seller = await far.member();
  const { id } = await listContract(seller);
  const path = `/api/contracts/${id}/chat`;
  const read = async () => textsOf((await visitorOf(near).rest<Sent[]>('GET', path)).body);
  for (let count = 0; count < 3; count++) expect(await read()).toEqual([]);
  link.hold();
  await seller.rest('POST', path, { message: 'first' });
  const socket = await RawSocket.open(near.url);
  await socket.watch(id);
  expect(await read()).toEqual(['first']);
  await seller.rest('POST', path, { message: 'second' });
  link.release();
  await socket.untilMessages(1);
  expect(textsOf(socket.messages())).toEqual(['second']);
  socket.stop();
});

it('a process learns what another one was told not to sell, also if it has missed the event', async () => {
  const [near, far, link] = await twoApps();
  const { id } = await listContract(await far.member(), { type: 'apartment', location: 'Brooklyn, NY' });
  const admin = await far.admin();
  const set = (mode: string) =>
    admin.rest('PUT', '/api/admin/availability/NY/apartment', {
      mode,
      feeRule: 'standard',
      reason: 'A test.',
    });
  const isForSale = async () =>
    (await visitorOf(near).rest<{ forSale: boolean }>('GET', `/api/contracts/${id}`)).body.forSale;
  expect(await isForSale()).toBe(true);

  link.hold();
  await set('no-sale');
  // the products of one test share their memory: as if the near one had its own
  setAvailabilityNow([]);
  near.app.get(TopicBus).publish('publicDataChanged', {});
  expect(await isForSale()).toBe(true);
  link.release();
  expect(await isForSale()).toBe(false);

  link.hold();
  await set('open');
  setAvailabilityNow([{ state: 'NY', type: 'apartment', mode: 'no-sale', feeRule: 'standard' }]);
  near.app.get(TopicBus).publish('mayHaveMissed', {});
  await until(isForSale);
});

it('a process that stops closes its port first, and its link to the others after its last answer', async () => {
  // only events may close sockets here
  limits.sessionCheckMs = 600_000;
  const [staying, stopping] = await twoApps();
  await jobsAreDone(staying);
  await staying.app.get(JobWorker).beforeApplicationShutdown();
  // a job that is still running when the process is to stop
  const mailSent = Promise.withResolvers<undefined>();
  const mail = jest
    .spyOn(stopping.app.get(MailTransport, { strict: false }), 'send')
    .mockReturnValue(mailSent.promise);
  const [seller, leaving] = [await stopping.member(), await stopping.member()];
  await until(async () => mail.mock.calls.length > 0);
  const { id } = await listContract(seller);
  const subscriber = await RawSocket.open(staying.url);
  await subscriber.watch(id);
  const socket = await RawSocket.open(staying.url, { person: at(staying, leaving) });

  // requests that are under way when the process is to stop
  const mayAnswer = Promise.withResolvers<undefined>();
  const store = stopping.app.get(SessionStore, { strict: false });
  const destroy = store.destroy.bind(store);
  const ending = jest
    .spyOn(store, 'destroy')
    .mockImplementation((sid, done) => void mayAnswer.promise.then(() => destroy(sid, done)));
  const splits = jest
    .spyOn(stopping.app.get(ChatSplits, { strict: false }), 'mask')
    .mockImplementation((sent) => mayAnswer.promise.then(() => sent));
  const path = `/api/contracts/${id}/chat`;
  const sending = seller.rest('POST', path, { message: 'Number 1234' });
  const signingOut = leaving.rest('GET', '/api/logout');
  await until(async () => ending.mock.calls.length + splits.mock.calls.length === 2);

  const stopped = stopping.stop();
  open.pop();
  let hasStopped = false;
  void stopped.then(() => (hasStopped = true));
  // the job keeps the process for up to 4.5 seconds
  await until(async () => !(await accepts(stopping.url)), 3_000);
  // what its last requests read is dropped by writes elsewhere
  const content = stopping.app.get(ContentService, { strict: false });
  const keys = async () => (await content.entries()).map(({ key }) => key);
  expect(await keys()).not.toContain('a_key');
  const forget = jest.spyOn(stopping.app.get(SharedAnswers), 'forget');
  const setting = { key: 'a_key', value: 'x', category: 'general' };
  expect((await (await staying.admin()).rest('POST', '/api/admin/settings', setting)).status).toBe(201);
  expect(forget).toHaveBeenCalled();
  expect(await keys()).toContain('a_key');
  expect(hasStopped).toBe(false);

  mayAnswer.resolve(undefined);
  expect((await sending).status).toBe(201);
  expect((await signingOut).status).toBeLessThan(400);
  await subscriber.untilMessages(1, '1', 2_000);
  expect(await Promise.race([socket.closed, sleep(2_000)])).toMatchObject({ code: 4001 });
  mailSent.resolve(undefined);
  await stopped;
  subscriber.stop();
});
