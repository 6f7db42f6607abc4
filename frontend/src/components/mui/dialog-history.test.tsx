import { afterEach, expect, it, jest } from '@jest/globals';
import { settle } from '../../testing/settle';
import { addToHistory } from './dialog-history';

const dialogs = () => (window.history.state as { dialogs?: number } | null)?.dialogs ?? 0;
const opened: (() => void)[] = [];
function open() {
  const close = jest.fn();
  const remove = addToHistory(close);
  opened.push(remove);
  return { close, remove: () => opened.splice(opened.indexOf(remove), 1)[0]?.() };
}
afterEach(async () => {
  while (opened.length > 0) opened.pop()?.();
  await settle();
});

it('Back closes the topmost dialog only', async () => {
  const bottom = open();
  const top = open();
  await settle();
  expect(dialogs()).toBe(2);
  top.close.mockImplementation(() => top.remove());
  window.history.back();
  await settle();
  expect(top.close).toHaveBeenCalledTimes(1);
  expect(bottom.close).not.toHaveBeenCalled();
  expect(dialogs()).toBe(1);
});

it('a dialog that was closed by a button leaves no entry behind', async () => {
  const dialog = open();
  await settle();
  dialog.remove();
  await settle();
  expect(dialogs()).toBe(0);
  expect(dialog.close).not.toHaveBeenCalled();
});

it('a dialog that replaces another takes over its entry', async () => {
  const first = open();
  await settle();
  const { length } = window.history;
  first.remove();
  const second = open();
  await settle();
  expect(window.history.length).toBe(length);
  expect(second.close).not.toHaveBeenCalled();
});

it('a dialog that may not be closed at the moment stays in front of the page', async () => {
  const busy = open();
  await settle();
  window.history.back();
  await settle();
  expect(busy.close).toHaveBeenCalledTimes(1);
  expect(dialogs()).toBe(1);
});

it('a link inside a dialog goes to its page and no further back', async () => {
  const dialog = open();
  await settle();
  dialog.remove();
  window.history.pushState({ page: 'account' }, '', '/account');
  await settle();
  expect(window.location.pathname).toBe('/account');
  expect(window.history.state).toEqual({ page: 'account' });
});
