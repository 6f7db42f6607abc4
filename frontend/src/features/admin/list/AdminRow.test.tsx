import { afterEach, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { Link, MemoryRouter } from 'react-router';
import { renderComponent } from '../../../testing/harness';
import { AdminRow } from './AdminRow';

const inWideLayout = () => {
  window.matchMedia = () =>
    ({ matches: true, addEventListener: () => undefined, removeEventListener: () => undefined }) as never;
};
afterEach(() => void Reflect.deleteProperty(window, 'matchMedia'));

const promote = jest.fn();
const suspend = jest.fn();
const show = () => {
  promote.mockClear();
  suspend.mockClear();
  renderComponent(
    <MemoryRouter>
      <ul>
        <AdminRow
          about="Ada"
          head="Ada"
          meta="ada@example.com"
          acts={[
            { label: 'Make Admin', icon: () => null, inRow: 'wide', onClick: promote } as never,
            { label: 'Reply', icon: () => null, inRow: true, onClick: () => undefined } as never,
            { label: 'Suspend', icon: () => null, onClick: suspend } as never,
          ]}
          details={<Link to="?q=ada">Contracts</Link>}
        />
      </ul>
    </MemoryRouter>,
  );
};
const row = () => screen.getByRole('listitem');
const panel = () => screen.queryByRole('dialog', { name: 'Ada' });
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const choose = (name: string) => act(async () => fireEvent.click(screen.getByRole('menuitem', { name })));
const items = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);

it('opens its panel by a click on the row, and Esc returns the focus to the row', async () => {
  show();
  act(() => row().focus());
  await act(async () => fireEvent.click(screen.getByText('ada@example.com')));
  expect(panel()?.contains(document.activeElement)).toBe(true);
  await act(async () => fireEvent.keyDown(document.activeElement!, { key: 'Escape' }));
  expect(panel()).toBeNull();
  expect(document.activeElement).toBe(row());
});

it('opens its panel by Enter on the row, but not on one of its buttons', async () => {
  show();
  fireEvent.keyDown(screen.getByRole('button', { name: 'Make Admin Ada' }), { key: 'Enter' });
  expect(panel()).toBeNull();
  const isLeftToBrowser = await act(async () => fireEvent.keyDown(row(), { key: 'Enter' }));
  expect(panel()).not.toBeNull();
  // the browser would press the button of the panel that has the focus by then
  expect(isLeftToBrowser).toBe(false);
});

it('does not open its panel by a press on one of its buttons', async () => {
  show();
  await press('Make Admin Ada');
  expect(promote).toHaveBeenCalledTimes(1);
  expect(panel()).toBeNull();
});

it('has a menu of the acts that are no buttons of the row, and one of all acts in the panel', async () => {
  inWideLayout();
  show();
  await press('Actions for Ada');
  expect(items()).toEqual(['Details', 'Suspend']);
  await choose('Suspend');
  expect(suspend).toHaveBeenCalledTimes(1);
  expect(panel()).toBeNull();
  await press('Actions for Ada');
  await choose('Details');
  const all = within(panel()!).getByRole('button', { name: 'Actions for Ada' });
  await act(async () => fireEvent.click(all));
  expect(items()).toEqual(['Make Admin', 'Reply', 'Suspend']);
});

it('closes its panel when a link in it leads to the same list with another filter', async () => {
  show();
  await act(async () => fireEvent.keyDown(row(), { key: 'Enter' }));
  await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Contracts' })));
  expect(panel()).toBeNull();
});

it('has the acts for which the narrow layout has no room in its menu', async () => {
  show();
  await press('Actions for Ada');
  expect(items()).toEqual(['Details', 'Make Admin', 'Suspend']);
  await choose('Make Admin');
  expect(promote).toHaveBeenCalledTimes(1);
});
