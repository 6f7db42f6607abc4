import { describe, expect, it } from '@jest/globals';
import { isSecret, newSecret } from './token-secrets.js';

describe('secrets of API tokens', () => {
  it('begin with a mark, have one length, and differ', () => {
    const secrets = Array.from({ length: 50 }, newSecret);
    for (const secret of secrets) expect(secret).toMatch(/^hod_[0-9A-Za-z]{49}$/);
    expect(new Set(secrets).size).toBe(50);
  });

  it('are told from other texts by their checksum', () => {
    const secret = newSecret();
    expect(isSecret(secret)).toBe(true);
    const other = secret[10] === 'x' ? 'y' : 'x';
    expect(isSecret(secret.slice(0, 10) + other + secret.slice(11))).toBe(false);
    expect(isSecret(secret.slice(0, -1))).toBe(false);
    expect(isSecret(secret.replace('hod_', 'ghp_'))).toBe(false);
    expect(isSecret('')).toBe(false);
  });
});
