import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { BootProvider, type BootState } from '../../lib/boot/boot';
import { contractNumber } from '../../testing/samples';
import { settle } from '../../testing/settle';
import { useLatest } from './useLatest';

const answer = jest.fn<() => Promise<Response>>();
const found = (number: number) =>
  new Response(JSON.stringify({ data: { contracts: { edges: [{ node: contractNumber(number) }] } } }));
const refused = () => new Response(JSON.stringify({ errors: [{ message: 'Busy' }] }));

beforeEach(() => {
  answer.mockReset();
  globalThis.fetch = () => answer();
});

/** The landing page: the first page that was opened, unless it has the key of a later one. */
async function openLanding(latest: number[] | null, key?: string) {
  const contracts = latest?.map((number) => contractNumber(number));
  const boot = { me: null, content: [], ...(contracts && { latest: contracts }) } as unknown as BootState;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <BootProvider initial={boot}>
      <MemoryRouter initialEntries={[{ pathname: '/', ...(key && { key }) }]}>{children}</MemoryRouter>
    </BootProvider>
  );
  const { result } = renderHook(useLatest, { wrapper });
  const titles = () => result.current.contracts?.map(({ title }) => title);
  const first = titles();
  await act(settle);
  return { first, titles, result };
}

test('shows what the server put in the page, without asking again', async () => {
  const { titles } = await openLanding([1]);
  expect(titles()).toEqual(['Contract 1']);
  expect(answer).not.toHaveBeenCalled();
});

test('is loaded if the visitor came from another page that has none', async () => {
  answer.mockResolvedValue(found(2));
  const { first, titles } = await openLanding(null, 'later');
  expect(first).toBeUndefined();
  expect(titles()).toEqual(['Contract 2']);
});

test('shows the old ones when the visitor comes back, until the new ones are there', async () => {
  answer.mockResolvedValue(found(2));
  const { first, titles } = await openLanding([1], 'later');
  expect(first).toEqual(['Contract 1']);
  expect(titles()).toEqual(['Contract 2']);
  expect(answer).toHaveBeenCalledTimes(1);
});

test('a failed refresh keeps the old ones, without an error', async () => {
  answer.mockResolvedValue(refused());
  const { titles, result } = await openLanding([1], 'later');
  expect(titles()).toEqual(['Contract 1']);
  expect(result.current.failed).toBe(false);
});

test('says that nothing could be loaded, and loads it on a retry', async () => {
  answer.mockResolvedValueOnce(refused()).mockResolvedValueOnce(found(2));
  const { titles, result } = await openLanding(null);
  expect(result.current.failed).toBe(true);
  await act(async () => {
    result.current.retry();
    await settle();
  });
  expect(result.current.failed).toBe(false);
  expect(titles()).toEqual(['Contract 2']);
});
