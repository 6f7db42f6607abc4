import { afterEach, expect, it } from '@jest/globals';
import { listContract } from '../factories/contract.js';
import { startApp, type TestApp } from '../support/product/app.js';
import { LinkedApps } from '../support/product/linked-apps.js';
import { RawSocket } from '../support/sockets.js';
import {
  programOf,
  Program,
  readsListings,
  REFUSED_TOKEN,
  WORKING_TOKEN,
} from '../support/business/tokens.js';

const open: TestApp[] = [];
afterEach(async () => {
  for (const app of open.splice(0).reverse()) await app.stop();
});

it('a token that one process revokes is refused by another one, whose sockets close without the event', async () => {
  const near = await startApp();
  open.push(near);
  const far = await startApp({ DATABASE_URL: near.databaseUrl });
  open.push(far);
  const link = new LinkedApps(near, far);
  const member = await near.member();
  const { id } = await listContract(member);
  const { token, tokenId } = await programOf(member, ['listings:read', 'market:read']);
  const program = new Program(far.url, token);
  expect(await readsListings(program)).toEqual(WORKING_TOKEN);
  const socket = await RawSocket.open(far.url, { init: false });
  socket.send({ type: 'connection_init', payload: { Authorization: `Bearer ${token}` } });
  await socket.next(({ type }) => type === 'connection_ack');
  await socket.watch(id);
  link.hold();
  await member.rest('DELETE', `/api/tokens/${tokenId}`);
  const from = performance.now();
  expect(await readsListings(program)).toEqual(REFUSED_TOKEN);
  expect((await socket.closed).code).toBe(4001);
  // the sessions and tokens of sockets are read every second
  expect(performance.now() - from).toBeLessThan(2_000);
});
