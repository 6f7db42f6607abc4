import { randomUUID } from 'node:crypto';
import { expect, it } from '@jest/globals';
import type { Config } from '../common/config/config.js';
import { RenewalTokens } from './listing.tokens.js';

const tokensOf = (renewalKey: string) => new RenewalTokens({ renewalKey } as unknown as Config);
const tokens = tokensOf('a key');
const renewal = { contractId: randomUUID(), freshUntil: '2026-04-01T00:00:00.000Z' };

it('reads the contract and the time that it wrote', () =>
  expect(tokens.read(tokens.write(renewal))).toEqual(renewal));

it('reads no token that is changed, cut off, or signed with another key', () => {
  const token = tokens.write(renewal);
  const [what = '', signature = ''] = token.split('.');
  const later = Buffer.from(`${renewal.contractId} 2027-04-01T00:00:00.000Z`).toString('base64url');
  const wrong = [
    ...[`${later}.${signature}`, token.slice(0, -1), `${token}A`, what, `${what}.`, '', undefined, [token]],
    tokensOf('another key').write(renewal),
  ];
  expect(wrong.map((one) => tokens.read(one))).toEqual(wrong.map(() => null));
});

it('reads no token about what is no contract', () =>
  expect(tokens.read(tokens.write({ ...renewal, contractId: 'searches' }))).toBeNull());
