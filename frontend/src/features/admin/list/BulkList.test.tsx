import { expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { useToasts } from '../../../lib/toast/toast-store';
import { renderComponent } from '../../../testing/harness';
import { AdminList } from './AdminList';
import { AdminRow } from './AdminRow';
import { BulkList } from './BulkList';

const NAMES = ['ada', 'bob', 'cleo'];
const rows = NAMES.map((name) => (
  // bob cannot be suspended
  <AdminRow key={name} about={name} head={name} meta="" selectId={name === 'bob' ? undefined : name} />
));
const empty = { icon: () => null, title: 'None' } as never;

const Toasts = () => <output>{useToasts().map(({ title }) => title)}</output>;
const onEnd = jest.fn(() => Promise.resolve());
function renderList(suspend: (id: string, reason: string) => Promise<unknown>) {
  onEnd.mockClear();
  const { client } = renderComponent(
    <BulkList
      ids={['ada', 'cleo']}
      noun="user"
      label="Suspend"
      text="They are signed out."
      done="suspended"
      act={suspend}
      onEnd={onEnd}
    >
      <AdminList label="Users" rows={rows} failed={false} onRetry={() => undefined} empty={empty} />
      <Toasts />
    </BulkList>,
  );
  return jest.spyOn(client, 'refetchQueries');
}
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const confirm = async () => {
  await press('Suspend');
  fireEvent.change(screen.getByLabelText(/Reason/), { target: { value: 'Spam' } });
  await act(async () => fireEvent.click(screen.getAllByRole('button', { name: 'Suspend' }).at(-1)!));
};

it('acts on what is selected with one reason, and leaves out what cannot be selected', async () => {
  const suspend = jest.fn((_id: string, _reason: string) => Promise.resolve());
  const refetched = renderList(suspend);
  expect(screen.queryByRole('checkbox', { name: 'Select bob' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Suspend' })).toBeNull();
  fireEvent.click(box('Select all 2'));
  expect(box('Select cleo').checked).toBe(true);
  await confirm();
  expect(suspend.mock.calls).toEqual([
    ['ada', 'Spam'],
    ['cleo', 'Spam'],
  ]);
  expect(box('Select ada').checked).toBe(false);
  expect(screen.getByText('2 users suspended')).toBeTruthy();
  expect(refetched).not.toHaveBeenCalled();
});

it('goes on after one that fails, which stays selected, and reads the list again', async () => {
  const suspend = jest.fn((id: string, _reason: string) =>
    id === 'ada' ? Promise.reject(new Error('away')) : Promise.resolve(),
  );
  const refetched = renderList(suspend);
  fireEvent.click(box('Select all 2'));
  await confirm();
  expect(suspend).toHaveBeenCalledTimes(2);
  expect([box('Select ada').checked, box('Select cleo').checked]).toEqual([true, false]);
  expect(refetched.mock.calls).toEqual([[{ include: 'active' }]]);
});

it('reads lists again once at the end, even if the last entry fails', async () => {
  const suspend = jest.fn((id: string, _reason: string) => {
    expect(onEnd).not.toHaveBeenCalled();
    return id === 'cleo' ? Promise.reject(new Error('away')) : Promise.resolve();
  });
  renderList(suspend);
  fireEvent.click(box('Select all 2'));
  await confirm();
  expect(suspend).toHaveBeenCalledTimes(2);
  expect(onEnd).toHaveBeenCalledTimes(1);
});
