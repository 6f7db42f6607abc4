import { EventEmitter } from 'node:events';
import { afterEach, expect, it } from '@jest/globals';
import type { Request, Response } from 'express';
import { Traffic } from './overload.js';

const started: Traffic[] = [];
afterEach(() => started.splice(0).forEach((traffic) => traffic.onModuleDestroy()));

function traffic(most: number) {
  const made = new Traffic(most);
  started.push(made);
  const headers: Record<string, string> = {};
  const enter = (path = '/api/contracts') => {
    const response = Object.assign(new EventEmitter(), {
      setHeader: (name: string, value: string) => (headers[name] = value),
    });
    void made.handler({ path } as Request, response as unknown as Response, () => undefined);
    return () => response.emit('close');
  };
  return { made, enter, headers };
}

it('lets in as many as it can serve, and the next when one has left', () => {
  const { enter } = traffic(2);
  const leave = enter();
  enter();
  expect(() => enter()).toThrow('Many people are here right now');
  leave();
  expect(() => enter()).not.toThrow();
});

it('never sheds the watchers and the webhook', () => {
  const { enter } = traffic(0);
  expect(() => enter()).toThrow();
  for (const path of ['/healthz', '/readyz', '/metrics', '/api/stripe/webhook'])
    expect(() => enter(path)).not.toThrow();
  expect(() => enter('/healthzz')).toThrow();
});

it('asks every client to leave after its answer while it drains', () => {
  const { made, enter, headers } = traffic(1);
  enter();
  expect(headers).toEqual({});
  made.onModuleDestroy();
  enter('/healthz');
  expect(headers).toEqual({ Connection: 'close' });
});
