import { beforeEach, expect, it } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { renderComponent } from '../../../testing/harness';
import { AdminList } from './AdminList';
import { AdminRow } from './AdminRow';

const row = (name: string) => (
  <AdminRow key={name} about={name} head={name} meta="">
    <button type="button">Edit {name}</button>
    <input aria-label={`Note on ${name}`} />
  </AdminRow>
);

beforeEach(() => {
  renderComponent(
    <AdminList
      label="People"
      // a row that another one stands for, as in the list of reports
      rows={[row('Ada'), null, row('Bob'), row('Cleo')]}
      failed={false}
      onRetry={() => undefined}
      empty={{ icon: () => null, title: 'None' } as never}
    />,
  );
});

const rows = () => screen.getAllByRole('listitem');
const reachedByTab = () => rows().flatMap((item, at) => (item.tabIndex === 0 ? [at] : []));
const focused = () => rows().indexOf(document.activeElement as HTMLElement);
const key = (name: string, modifiers = {}) =>
  act(() => void fireEvent.keyDown(document.activeElement!, { key: name, ...modifiers }));
const help = () => screen.queryByRole('dialog', { name: 'Keyboard shortcuts' });

it('is one stop of Tab, and j and k move the focus between its rows', () => {
  expect(reachedByTab()).toEqual([0]);
  act(() => rows()[0]!.focus());
  key('k');
  expect(focused()).toBe(0);
  for (const at of [1, 2, 2]) {
    key('j');
    expect(focused()).toBe(at);
    expect(reachedByTab()).toEqual([at]);
  }
  key('k');
  expect(focused()).toBe(1);
});

it('goes on from the row whose button has the focus', () => {
  act(() => screen.getByRole('button', { name: 'Edit Bob' }).focus());
  key('j');
  expect(focused()).toBe(2);
});

it('leaves keys alone outside the list, in a field, and with a modifier', () => {
  for (const name of ['j', '?']) key(name);
  act(() => screen.getByRole('textbox', { name: 'Note on Ada' }).focus());
  for (const name of ['j', '?']) key(name);
  act(() => rows()[0]!.focus());
  for (const modifier of ['ctrlKey', 'metaKey', 'altKey']) key('j', { [modifier]: true });
  expect(focused()).toBe(0);
  expect(help()).toBeNull();
});

it('lists its keys after ?, and the row has the focus again when they are closed', async () => {
  act(() => rows()[1]!.focus());
  await act(async () => key('?', { shiftKey: true }));
  screen.getByText('Previous row');
  expect(help()!.contains(document.activeElement)).toBe(true);
  key('j');
  expect(help()!.contains(document.activeElement)).toBe(true);
  key('Escape');
  expect(help()).toBeNull();
  expect(focused()).toBe(1);
});
