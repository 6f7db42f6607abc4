import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { onStopSignals } from './stop-signals.js';

let now = 0;
const listeners = new Map<string, () => void>();
const [stop, force] = [jest.fn(), jest.fn()];
beforeEach(() => {
  now = 5_000;
  jest.clearAllMocks();
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  jest.spyOn(process, 'on').mockImplementation((name, listener) => {
    listeners.set(String(name), listener as () => void);
    return process;
  });
  onStopSignals(stop, force);
});
afterEach(() => {
  jest.restoreAllMocks();
});

const receive = (signal: string, afterMs = 0) => {
  now += afterMs;
  listeners.get(signal)?.();
};

it.each(['SIGINT', 'SIGTERM', 'SIGHUP'])('stops once at %s and repeats within a second', (signal) => {
  for (const other of [signal, signal, 'SIGINT', 'SIGTERM']) receive(other, 250);
  expect(stop).toHaveBeenCalledTimes(1);
  expect(force).not.toHaveBeenCalled();
});

it.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
])('is forced by a later %s with the code %d', (signal, code) => {
  receive('SIGTERM');
  receive(signal, 1_001);
  expect(stop).toHaveBeenCalledTimes(1);
  expect(force).toHaveBeenCalledWith(code);
});
