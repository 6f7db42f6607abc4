import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { refusalError, renderComponent } from '../../../testing/harness';
import { Undo, UNDO_SHOWN_MS } from './Undo';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const open = (isAllowed = true, onUndo: () => Promise<void> = () => Promise.resolve()) => {
  const sent = jest.fn(onUndo);
  renderComponent(<Undo title="See the car" isAllowed={isAllowed} onUndo={sent} />);
  return sent;
};
const button = () => screen.queryByRole('button', { name: 'Undo' });
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('offers a way back for ten seconds, and goes on saying what was done', async () => {
  open();
  await wait(UNDO_SHOWN_MS - 1);
  expect(button()).not.toBeNull();
  await wait(1);
  expect(button()).toBeNull();
  expect(screen.queryByText('Done: See the car.')).not.toBeNull();
});

test('waits for those who have reached it by keyboard or pointer', async () => {
  open();
  for (const [enter, leave] of [
    [fireEvent.focus, fireEvent.blur],
    [fireEvent.mouseEnter, fireEvent.mouseLeave],
  ] as const) {
    enter(button() as HTMLElement);
    await wait(UNDO_SHOWN_MS * 3);
    leave(button() as HTMLElement);
    await wait(UNDO_SHOWN_MS - 1);
    expect(button()).not.toBeNull();
  }
});

test('takes the step back once, however often it is pressed', async () => {
  const sent = open(true, () => new Promise(() => undefined));
  fireEvent.click(button() as HTMLElement);
  fireEvent.click(button() as HTMLElement);
  await wait(UNDO_SHOWN_MS * 2);
  expect(sent).toHaveBeenCalledTimes(1);
  expect(button()?.ariaBusy).toBe('true');
});

test('says why it is too late', async () => {
  open(true, () => Promise.reject(refusalError('CONFLICT', 'The transfer has moved on.')));
  fireEvent.click(button() as HTMLElement);
  await wait(0);
  expect(screen.getByRole('alert').textContent).toBe('The transfer has moved on.');
});

test('offers nothing that the server does not allow', () => {
  open(false);
  expect(button()).toBeNull();
  expect(screen.queryByText('Done: See the car.')).not.toBeNull();
});
