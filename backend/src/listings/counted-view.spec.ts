import { randomUUID } from 'node:crypto';
import { expect, it } from '@jest/globals';
import type { Viewer } from '../common/api/request-of.js';
import { hashOf, viewOf } from './counted-view.js';

const contractId: string = randomUUID();
const visitor = { viewer: null, source: '203.0.113.7', userAgent: 'Mozilla/5.0 (Macintosh) Safari/605.1.15' };
const member = (id: string) => ({ ...visitor, viewer: { id } as Viewer });
/** A view as it is stored. */
function view(request: Parameters<typeof viewOf>[1], day = '2026-03-10', key = 'a key', id = contractId) {
  const counted = viewOf(id, request, day);
  return (
    counted && { contractId: counted.contractId, hash: hashOf(counted, key), viewerId: counted.viewerId }
  );
}

it.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'facebookexternalhit/1.1',
  'Slackbot-LinkExpanding 1.0',
  'Chrome-Lighthouse',
])('does not count %s', (userAgent) => expect(view({ ...visitor, userAgent })).toBeNull());

it('does not count a client without a name, or what is no id', () => {
  const { viewer, source } = visitor;
  expect(view({ viewer, source })).toBeNull();
  expect(viewOf('robots.txt', visitor, '2026-03-10')).toBeNull();
});

it('counts a browser whose name only resembles that of a robot', () =>
  expect(view({ ...visitor, userAgent: 'Mozilla/5.0 (Linux; Robotics) Chrome/120' })).not.toBeNull());

it('counts a visitor once a day, by address', () => {
  expect(view(visitor)).toEqual(view({ ...visitor, userAgent: 'Firefox' }));
  expect(view({ ...visitor, source: '203.0.113.8' })?.hash).not.toBe(view(visitor)?.hash);
  expect(view(visitor, '2026-03-11')?.hash).not.toBe(view(visitor)?.hash);
});

it('counts a member once a day, wherever they are', () => {
  expect(view({ ...member('ada'), source: '198.51.100.1' })).toEqual(view(member('ada')));
  expect(view(member('bob'))?.hash).not.toBe(view(member('ada'))?.hash);
  expect(view(member('ada'))?.viewerId).toBe('ada');
});

it('counts a contract once whether its id is written in upper or lower case', () =>
  expect(view(visitor, '2026-03-10', 'a key', contractId.toUpperCase())).toEqual(view(visitor)));

it('names no address, and cannot be guessed without the key', () => {
  expect(JSON.stringify(view(visitor))).not.toContain(visitor.source);
  expect(view(visitor, '2026-03-10', 'another key')?.hash).not.toBe(view(visitor)?.hash);
});
