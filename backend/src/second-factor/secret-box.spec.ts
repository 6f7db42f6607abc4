import { expect, it } from '@jest/globals';
import { SecretBox } from './secret-box.js';

it('opens what it sealed, and nothing that was changed or sealed under another secret', () => {
  const box = new SecretBox('a secret of the tests');
  const sealed = box.seal('GEZDGNBVGY3TQOJQ');
  expect(sealed.toString('latin1')).not.toContain('GEZDGNBVGY3TQOJQ');
  expect(box.open(sealed)).toBe('GEZDGNBVGY3TQOJQ');
  expect(new SecretBox('another secret').open(sealed)).toBeNull();
  sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ 1;
  expect(box.open(sealed)).toBeNull();
});
