import { describe, expect, it } from '@jest/globals';
import { createHmac } from 'node:crypto';
import { signedSessionId } from './session-cookie.js';

const SECRET = 'a secret of this test';
const sign = (id: string, secret = SECRET) =>
  `${id}.${createHmac('sha256', secret).update(id).digest('base64').replace(/=+$/, '')}`;
const cookieWith = (value: string) => `handover.sid=${encodeURIComponent(value)}`;
const idIn = (cookie?: string) => signedSessionId({ cookie }, false, SECRET);

describe('the session id of a cookie', () => {
  it('is read among other cookies, encoded or not', () => {
    const value = `s:${sign('abc-1')}`;
    for (const cookie of [cookieWith(value), `handover.sid=${value}`])
      expect([idIn(cookie), idIn(`theme=dark; ${cookie};a=b`)]).toEqual(['abc-1', 'abc-1']);
    expect(signedSessionId({ cookie: `__Host-handover=${value}` }, true, SECRET)).toBe('abc-1');
  });

  it.each([
    ['no cookie', undefined],
    ['another cookie', `x${cookieWith(`s:${sign('abc')}`)}`],
    ['no signature', cookieWith('s:abc')],
    ['an empty signature', cookieWith('s:abc.')],
    ['no mark of a signed value', cookieWith(sign('abc'))],
    ['a signature with another secret', cookieWith(`s:${sign('abc', 'another')}`)],
    ['the signature of another id', cookieWith(`s:abd${sign('abc').slice(3)}`)],
    ['a longer signature', cookieWith(`s:${sign('abc')}A`)],
    ['a broken encoding', 'handover.sid=s%3Aabc.%E0%A4'],
  ])('is none with %s', (_, cookie) => {
    expect(idIn(cookie)).toBe(null);
  });
});
