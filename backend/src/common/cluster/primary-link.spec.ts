import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import cluster from 'node:cluster';
import { Config } from '../config/config.js';
import { TopicBus } from './topics.js';

/** Two workers whose primary process passes on what the first one sends. */
const config = new Config({ SESSION_SECRET: 'x'.repeat(32) });
const heard: unknown[] = [];
let worker: TopicBus;
/** The worker's listener alone, because jest listens to messages of its own. */
let fromPrimary: (message: unknown) => void;
beforeEach(() => {
  heard.length = 0;
  jest.replaceProperty(cluster, 'isWorker', true);
  worker = new TopicBus(config);
  fromPrimary = process.listeners('message').at(-1) as typeof fromPrimary;
  worker.on('messageSent', (payload) => heard.push(payload));
  worker.on('mayHaveMissed', () => heard.push('missed'));
});
afterEach(() => {
  worker.onApplicationShutdown();
  jest.restoreAllMocks();
});

it('hears events of other workers, and that one of them died', () => {
  const payload = { contractId: 'c', message: {} };
  fromPrimary({ event: JSON.stringify({ from: 'other', topic: 'messageSent', payload }) });
  fromPrimary({ missed: true });
  expect(heard).toEqual([payload, 'missed']);
});

it('hears its own events at once and once, with or without a primary process', () => {
  worker.publish('messageSent', { contractId: 'c', message: {} });
  expect(heard).toHaveLength(1);
});
