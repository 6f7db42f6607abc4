import { describe, expect, it } from '@jest/globals';
import type { Tx } from './database.js';
import { defineEvent, Events } from './events.js';

const LISTED = defineEvent<{ title: string }>('spec.listed');
const tx = {} as Tx;

describe('Events', () => {
  it('run the handlers one after another, in the order in which they registered', async () => {
    const events = new Events();
    const steps: string[] = [];
    events.on(LISTED, async (_tx, { title }) => {
      await Promise.resolve();
      steps.push(`first: ${title}`);
    });
    events.on(LISTED, async (_tx, { title }) => void steps.push(`second: ${title}`));
    await events.emit(tx, LISTED, { title: 'Car' });
    expect(steps).toEqual(['first: Car', 'second: Car']);
  });

  it('fail the transaction with the error of a handler, and call no further one', async () => {
    const events = new Events();
    let isCalled = false;
    events.on(LISTED, () => Promise.reject(new Error('not written')));
    events.on(LISTED, async () => void (isCalled = true));
    await expect(events.emit(tx, LISTED, { title: 'Car' })).rejects.toThrow('not written');
    expect(isCalled).toBe(false);
  });

  it('refuse an event without a handler', async () => {
    const events = new Events();
    await expect(events.emit(tx, LISTED, { title: 'Car' })).rejects.toThrow('spec.listed');
    expect(events.unhandled()).toContain('spec.listed');
  });
});
