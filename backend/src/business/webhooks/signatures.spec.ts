import { describe, expect, it } from '@jest/globals';
import { Webhook as Verifier } from 'standardwebhooks';
import { newSecret, secretsOf, signatures } from './signatures.js';

const id = '019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f';
const payload = JSON.stringify({
  type: 'listing.changed',
  timestamp: '2026-03-01T12:00:00.000Z',
  data: { é: 1 },
});
const now = () => Math.floor(Date.now() / 1000);
const headers = (signature: string, timestamp = now()) => ({
  'webhook-id': id,
  'webhook-timestamp': String(timestamp),
  'webhook-signature': signature,
});

describe('the signatures', () => {
  const [secret, old] = [newSecret(), newSecret()];

  it('are those of Standard Webhooks, by its own package', () => {
    const timestamp = now();
    const signed = signatures([secret], { id, timestamp, payload });
    expect(new Verifier(secret).verify(payload, headers(signed, timestamp))).toEqual(JSON.parse(payload));
    expect(() => new Verifier(old).verify(payload, headers(signed, timestamp))).toThrow();
    expect(() => new Verifier(secret).verify(`${payload} `, headers(signed, timestamp))).toThrow();
    expect(() => new Verifier(secret).verify(payload, headers(signed, timestamp - 1))).toThrow();
  });

  it('are made with both secrets until the old one ends', () => {
    const row = { secret, oldSecret: old, oldSecretUntil: '2026-03-02T12:00:00.000Z' };
    expect(secretsOf(row, '2026-03-02T11:59:59.999Z')).toEqual([secret, old]);
    expect(secretsOf(row, '2026-03-02T12:00:00.000Z')).toEqual([secret]);
    expect(secretsOf({ secret, oldSecret: null, oldSecretUntil: null }, '2026-03-02T12:00:00.000Z')).toEqual([
      secret,
    ]);
    const timestamp = now();
    const signed = signatures([secret, old], { id, timestamp, payload });
    for (const each of [secret, old]) new Verifier(each).verify(payload, headers(signed, timestamp));
  });

  it('have a secret of 32 bytes of their own', () => {
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(secret).not.toBe(old);
  });
});
