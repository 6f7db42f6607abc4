import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useQuestion } from '../../lib/session/member-question';
import { settle } from '../../testing/settle';
import { useUploads } from './useUploads';

/** The requests that were sent; a test answers them. */
const sent: FakeRequest[] = [];
class FakeRequest {
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload = () => {};
  onerror = () => {};
  status = 0;
  responseText = '';
  path = '';
  file: File | null = null;
  readonly open = (method: string, path: string) => void (this.path = `${method} ${path}`);
  readonly setRequestHeader = (name: string, value: string) => void (this.path += ` ${name}: ${value}`);
  readonly send = (file: File) => {
    this.file = file;
    sent.push(this);
  };
}
const request = (at: number) => sent[at] as FakeRequest;
const answer = (at: number, status: number, body = '') =>
  act(async () => {
    Object.assign(request(at), { status, responseText: body });
    request(at).onload();
    await settle();
  });

const onUploaded = jest.fn<() => Promise<unknown>>();
beforeEach(() => {
  sent.length = 0;
  onUploaded.mockReset().mockResolvedValue(undefined);
  globalThis.XMLHttpRequest = FakeRequest as unknown as typeof XMLHttpRequest;
});

const file = (name: string, type = 'image/jpeg') => new File(['x'], name, { type });
function openEditor() {
  const { result } = renderHook(() => useUploads('c1', onUploaded));
  return {
    add: (...files: File[]) => act(() => result.current.add(files)),
    uploads: () => result.current.uploads.map((one) => [one.file.name, one.progress, one.problem]),
    upload: (at: number) => result.current.uploads[at] as (typeof result.current.uploads)[number],
    hook: () => result.current,
  };
}

test('sends one photo after another, in the order in which they were chosen', async () => {
  const { add, uploads } = openEditor();
  add(file('a.jpg'), file('b.png', 'image/png'));
  add(file('c.jpg'));
  expect(sent.map((one) => one.file?.name)).toEqual(['a.jpg']);
  expect(request(0).path).toBe('POST /api/contracts/c1/photos Content-Type: image/jpeg');
  await answer(0, 201);
  expect(onUploaded).toHaveBeenCalledTimes(1);
  expect(uploads().map(([name]) => name)).toEqual(['b.png', 'c.jpg']);
  await answer(1, 201);
  await answer(2, 201);
  expect(sent.map((one) => one.file?.name)).toEqual(['a.jpg', 'b.png', 'c.jpg']);
  expect(uploads()).toEqual([]);
});

test('a photo stays in the list until it is shown among the others', async () => {
  let show = () => {};
  onUploaded.mockImplementation(() => new Promise<void>((resolve) => (show = resolve)));
  const { add, uploads } = openEditor();
  add(file('a.jpg'));
  await answer(0, 201);
  expect(uploads()).toHaveLength(1);
  await act(async () => show());
  expect(uploads()).toEqual([]);
});

test('shows how much was sent', () => {
  const { add, uploads } = openEditor();
  add(file('a.jpg'), file('b.jpg'));
  act(() => request(0).upload.onprogress?.({ loaded: 30, total: 40 }));
  expect(uploads()).toEqual([
    ['a.jpg', 0.75, null],
    ['b.jpg', 0, null],
  ]);
});

test('does not send what is no photo, and sends the others', () => {
  const { add, uploads } = openEditor();
  add(file('a.pdf', 'application/pdf'), file('b.jpg'));
  expect(sent.map((one) => one.file?.name)).toEqual(['b.jpg']);
  expect(uploads()[0]).toEqual(['a.pdf', 0, 'Please choose a JPEG, PNG or WebP photo.']);
});

test.each([
  ['the reason of the server', 413, '{"error":"This photo is too large."}', 'This photo is too large.'],
  ['a text of our own for any other answer', 502, '<html>', 'The connection was lost. Please try again.'],
])('a photo that failed shows %s, and does not stop the next one', async (_, status, body, problem) => {
  const { add, uploads } = openEditor();
  add(file('a.jpg'), file('b.jpg'));
  await answer(0, status, body);
  expect(uploads()[0]).toEqual(['a.jpg', 0, problem]);
  expect(onUploaded).not.toHaveBeenCalled();
  expect(request(1).file?.name).toBe('b.jpg');
});

test('a photo is sent again once the member has accepted the terms', async () => {
  const { add, uploads } = openEditor();
  const question = renderHook(() => useQuestion()).result;
  add(file('a.jpg'));
  await answer(0, 403, '{"error":"Please accept.","code":"TERMS_REQUIRED","details":{"version":2}}');
  expect(question.current).toMatchObject({ code: 'TERMS_REQUIRED', details: { version: 2 } });
  act(() => question.current?.answer(true));
  await act(settle);
  expect(sent).toHaveLength(2);
  await answer(1, 403, '{"error":"Please accept.","code":"TERMS_REQUIRED","details":{"version":2}}');
  act(() => question.current?.answer(false));
  await act(settle);
  expect(uploads()).toEqual([['a.jpg', 0, 'Please accept.']]);
});

test('a photo that failed is sent again after those that wait, or taken off the list', async () => {
  const { add, uploads, upload, hook } = openEditor();
  add(file('a.jpg'), file('b.jpg'), file('c.jpg'));
  await act(async () => {
    request(0).onerror();
    await settle();
  });
  expect(uploads()[0]).toEqual(['a.jpg', 0, 'The connection was lost. Please try again.']);
  act(() => hook().retry(upload(0)));
  expect(uploads()[0]).toEqual(['a.jpg', 0, null]);
  await answer(1, 201);
  await answer(2, 500);
  expect(sent.map((one) => one.file?.name)).toEqual(['a.jpg', 'b.jpg', 'c.jpg', 'a.jpg']);
  await answer(3, 201);
  expect(uploads().map(([name]) => name)).toEqual(['c.jpg']);
  act(() => hook().dismiss(upload(0).key));
  expect(uploads()).toEqual([]);
});
