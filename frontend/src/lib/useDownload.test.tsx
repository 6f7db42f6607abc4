import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import { renderWithProduct } from '../testing/harness';
import { useQuestion } from './session/member-question';
import { useDownload } from './useDownload';

const get = jest.fn<(path: string) => Promise<Response>>();
const saved: { name: string; href: string }[] = [];

beforeEach(() => {
  saved.length = 0;
  get.mockReset();
  globalThis.fetch = (path) => get(path as string);
  // jsdom has no object URLs and does not download
  URL.createObjectURL = () => 'blob:1';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, href: this.href });
  });
});
afterEach(() => void jest.restoreAllMocks());

const file = (disposition = 'attachment; filename="handover-data-2026-01-31.json"') =>
  new Response('{}', { headers: { 'content-disposition': disposition } });
const refused = (body: object, status = 403) => new Response(JSON.stringify(body), { status });
const needsProof = () =>
  refused({ error: 'Please confirm.', code: 'STEP_UP_REQUIRED', details: { proofs: ['password'] } });

const renderDownload = () => renderWithProduct(() => ({ ...useDownload(), question: useQuestion() }));

test('saves the file under the name that the server gives, and is busy until then', async () => {
  let answer = (_response: Response) => {};
  get.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  const { hook, toast } = renderDownload();
  act(() => void hook().download('/api/user/export', 'data.json'));
  expect(hook().busy).toBe(true);
  act(() => answer(file()));
  await waitFor(() => expect(hook().busy).toBe(false));
  expect(get.mock.calls).toEqual([['/api/user/export']]);
  expect(saved).toEqual([{ name: 'handover-data-2026-01-31.json', href: 'blob:1' }]);
  expect(toast()).toEqual({});
});

test('saves the file under the given name if the server names none', async () => {
  get.mockResolvedValue(file('attachment'));
  const { hook } = renderDownload();
  await act(() => hook().download('/api/user/export', 'data.json'));
  expect(saved).toMatchObject([{ name: 'data.json' }]);
});

test("shows the server's message if it refuses", async () => {
  get.mockResolvedValue(refused({ error: 'Too many exports today.', code: 'RATE_LIMITED' }, 429));
  const { hook, toast } = renderDownload();
  await act(() => hook().download('/api/user/export', 'data.json'));
  expect(saved).toEqual([]);
  expect(hook().busy).toBe(false);
  expect(toast()).toEqual({
    title: 'Download failed',
    description: 'Too many exports today.',
    variant: 'destructive',
  });
});

test('shows a message of its own if the server cannot be reached', async () => {
  get.mockRejectedValue(new TypeError('Failed to fetch'));
  const { hook, toast } = renderDownload();
  await act(() => hook().download('/api/user/export', 'data.json'));
  expect(saved).toEqual([]);
  expect(toast()).toMatchObject({ title: 'Download failed', variant: 'destructive' });
});

test('asks for a proof of identity where the server requires one, and downloads after it', async () => {
  get.mockResolvedValueOnce(needsProof()).mockResolvedValueOnce(file());
  const { hook } = renderDownload();
  act(() => void hook().download('/api/user/export', 'data.json'));
  await waitFor(() => expect(hook().question).toMatchObject({ details: { proofs: ['password'] } }));
  expect(saved).toEqual([]);
  act(() => hook().question?.answer(true));
  await waitFor(() => expect(saved).toHaveLength(1));
  await waitFor(() => expect(hook().busy).toBe(false));
  expect(get).toHaveBeenCalledTimes(2);
});

test('downloads nothing if the member does not confirm', async () => {
  get.mockImplementation(async () => needsProof());
  const { hook, toast } = renderDownload();
  act(() => void hook().download('/api/user/export', 'data.json'));
  await waitFor(() => expect(hook().question).not.toBeNull());
  act(() => hook().question?.answer(false));
  await waitFor(() => expect(toast()).toMatchObject({ description: 'Please confirm.' }));
  expect(get).toHaveBeenCalledTimes(1);
  expect(saved).toEqual([]);
});
