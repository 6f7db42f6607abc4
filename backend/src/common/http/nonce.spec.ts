import { ServerResponse, type IncomingMessage } from 'node:http';
import { expect, it } from '@jest/globals';
import { nonceFor } from './nonce.js';

const POLICY = 'Content-Security-Policy';
const responseWith = (policy?: string) => {
  const response = new ServerResponse({ method: 'GET' } as IncomingMessage);
  if (policy !== undefined) response.setHeader(POLICY, policy);
  return response;
};

it('allows one nonce per response, however often it is asked for', () => {
  const response = responseWith("default-src 'self'; style-src 'self'; img-src 'self'");
  const nonce = nonceFor(response);
  expect(nonceFor(response)).toBe(nonce);
  expect(response.getHeader(POLICY)).toBe(
    `default-src 'self'; style-src 'self' 'nonce-${nonce}'; img-src 'self'`,
  );
  expect(nonceFor(responseWith("style-src 'self'"))).not.toBe(nonce);
});

it.each([undefined, "default-src 'self'"])('throws if the policy is %s', (policy) => {
  const response = responseWith(policy);
  expect(() => nonceFor(response)).toThrow('style-src');
  expect(response.getHeader(POLICY)).toBe(policy);
});
