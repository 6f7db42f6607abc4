import { expect, it, jest } from '@jest/globals';
import type { RequestContext } from '../common/api/request-of.js';
import { OncePerRequest } from './request-loader.js';

const request = () => ({}) as RequestContext;

it('reads a value once per request', async () => {
  const read = jest.fn((key: string) => Promise.resolve({ key }));
  const once = new OncePerRequest(read);
  const [one, other] = [request(), request()];
  const value = await once.get(one, 'a');
  expect(value).toEqual({ key: 'a' });
  expect(await once.get(one, 'a')).toBe(value);
  expect(await once.get(other, 'a')).not.toBe(value);
  expect(await once.get(one, 'b')).toEqual({ key: 'b' });
  expect(read.mock.calls).toEqual([['a'], ['a'], ['b']]);
});

it('shares a read that is under way', async () => {
  const read = jest.fn(() => Promise.resolve(1));
  const once = new OncePerRequest(read);
  const one = request();
  expect(await Promise.all([once.get(one, 'a'), once.get(one, 'a')])).toEqual([1, 1]);
  expect(read).toHaveBeenCalledTimes(1);
});

it('reads again after a failure', async () => {
  const read = jest.fn(() => Promise.resolve(1)).mockRejectedValueOnce(new Error('The connection ended.'));
  const once = new OncePerRequest(read);
  const one = request();
  await expect(once.get(one, 'a')).rejects.toThrow('The connection ended.');
  expect(await once.get(one, 'a')).toBe(1);
});
