import type { Duplex } from 'node:stream';
import { afterEach, expect, it, jest } from '@jest/globals';
import type { WebSocket } from 'ws';
import type { RequestContext } from '../common/api/request-of.js';
import { GateSocket } from './gate-socket.js';
import { SOCKET_LIMITS } from './socket-limits.js';

afterEach(() => void jest.useRealTimers());

it('limits operations per window, even after the system clock was set back', () => {
  jest.useFakeTimers();
  const { operations } = new GateSocket({} as WebSocket, {} as Duplex, {} as RequestContext);
  const allowed = () =>
    Array.from({ length: SOCKET_LIMITS.operations + 1 }, () => operations.allowsOneMore()).filter(Boolean)
      .length;
  expect(allowed()).toBe(SOCKET_LIMITS.operations);
  jest.setSystemTime(Date.now() - 2 * 60 * 60_000);
  expect(operations.allowsOneMore()).toBe(false);
  jest.advanceTimersByTime(SOCKET_LIMITS.windowMs);
  expect(allowed()).toBe(SOCKET_LIMITS.operations);
});
