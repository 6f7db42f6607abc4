import { afterEach, expect, it, jest } from '@jest/globals';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { OwnAddress } from './own-address.js';
import { ProviderError } from './provider.payment.js';

const server = createServer();
const address = new OwnAddress({ httpAdapter: { getHttpServer: () => server } } as never);
afterEach(() => void jest.restoreAllMocks());

it('calls a server that takes long to start unavailable, and is told its address once it listens', async () => {
  jest.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(AbortSignal.abort());
  const refusal: unknown = await address.listening().catch((error: unknown) => error);
  // not a failure of ours: the sweeper warns, and looks again
  expect(refusal).toBeInstanceOf(ProviderError);
  expect(refusal).toMatchObject({ problem: 'unavailable', unknown: true });

  const waiting = address.listening();
  server.listen(0, '127.0.0.1');
  expect(await waiting).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  server.close();
  await once(server, 'close');
});
