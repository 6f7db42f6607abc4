import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { useDebounce } from './useDebounce';

const applied = jest.fn<(text: string) => void>();
beforeEach(() => {
  jest.useFakeTimers();
  applied.mockClear();
});
afterEach(() => void jest.useRealTimers());

const NotLoadedYet = lazy(() => new Promise<never>(() => undefined));

function Field() {
  const typing = useDebounce(300);
  const change = (text: string) => typing.run(() => applied(text));
  return <input onChange={({ target }) => change(target.value)} />;
}
const Pages = ({ path }: { path: string }) => (
  <Suspense fallback="Loading">{path === '/list' ? <Field /> : <NotLoadedYet />}</Suspense>
);
const type = (value: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value } });
const wait = (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms));

test('runs the last callback after the pause', async () => {
  render(<Pages path="/list" />);
  type('c');
  await wait(200);
  type('civic');
  await wait(299);
  expect(applied).not.toHaveBeenCalled();
  await wait(1);
  expect(applied.mock.calls).toEqual([['civic']]);
});

test('runs nothing once another page was opened, even while its code still loads', async () => {
  const { rerender } = render(<Pages path="/list" />);
  type('civic');
  rerender(<Pages path="/contracts/1" />);
  await wait(1_000);
  expect(screen.getByText('Loading')).toBeTruthy();
  expect(applied).not.toHaveBeenCalled();
});
