import { STATE_CODES } from '@handover/domain/states';
import { expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { contractKinds } from '../../../components/contract/contract-kinds';
import {
  AdminAvailabilityDocument,
  SetAvailabilityDocument,
  type SetAvailabilityInput,
} from '../../../generated/admin-states';
import { refusal, renderComponent, type HarnessOptions } from '../../../testing/harness';
import { settle } from '../../../testing/settle';
import { StatesTab } from './StatesTab';

const OPEN = { mode: 'OPEN', feeRule: 'STANDARD', reason: null, sourceName: null, checkedOn: null };
const NEW_YORK = { state: 'NY', type: 'APARTMENT' };
const DECIDED = {
  feeRule: 'ALWAYS_REFUND',
  reason: 'Ask a lawyer',
  sourceName: 'A law',
  checkedOn: '2026-11-23',
};
const cells = STATE_CODES.flatMap((state) =>
  contractKinds.map(({ type }) => ({
    __typename: 'StateAvailability',
    ...{ state, type },
    ...OPEN,
    ...(state === 'NY' && type === 'APARTMENT' && DECIDED),
  })),
);
const listed = { request: { query: AdminAvailabilityDocument }, result: { data: { availability: cells } } };

async function show(address = '/', mocks: HarnessOptions['mocks'] = []) {
  renderComponent(
    <MemoryRouter initialEntries={[address]}>
      <StatesTab />
    </MemoryRouter>,
    { mocks: [listed, ...mocks] },
  );
  await act(settle);
}
const cell = (name: string) => screen.getByRole('button', { name });
const cellsShown = () => screen.getAllByRole('gridcell').length;
const press = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key });
const focused = () => document.activeElement?.textContent?.trim();
const save = (answer: object, input: Partial<SetAvailabilityInput>) => ({
  request: { query: SetAvailabilityDocument, variables: { input: { ...NEW_YORK, ...input } } },
  result: answer,
});
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const submit = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Save' })));

it('is a grid of 51 states and 5 types, of which Tab reaches one cell and keys the others', async () => {
  await show();
  expect([cellsShown(), screen.getAllByRole('columnheader').length]).toEqual([255, 6]);
  const first = cell('Car Lease in Alabama: Open');
  expect(screen.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0)).toEqual([first]);
  act(() => first.focus());
  const way = ['ArrowRight', 'ArrowDown', 'End', 'ArrowRight', 'PageDown', 'Home', 'ArrowUp'].map((key) => {
    press(key);
    return focused();
  });
  expect(way).toEqual([
    'Apartment in Alabama: Open',
    'Apartment in Alaska: Open',
    'Loan in Alaska: Open',
    'Loan in Alaska: Open',
    'Loan in Hawaii: Open',
    'Car Lease in Hawaii: Open',
    'Car Lease in Georgia: Open',
  ]);
});

it('has a line for each state where the layout is narrow, of which one is open', async () => {
  await show();
  // jsdom lays out no media queries: the lines are hidden, as in the wide layout
  const lines = [...document.querySelectorAll<HTMLButtonElement>('.fold')];
  const line = (text: string) => lines.find(({ textContent }) => textContent === text)!;
  const opened = () => lines.filter(({ ariaExpanded }) => ariaExpanded === 'true');
  expect([lines.length, opened()]).toEqual([51, []]);
  fireEvent.click(line('AlaskaAll types: Open'));
  const newYork = line('New YorkApartment: Open, Always refund');
  fireEvent.click(newYork);
  expect(opened()).toEqual([newYork]);
  expect(cell('Car Lease in New York: Open').tabIndex).toBe(0);
  fireEvent.click(newYork);
  expect(opened()).toEqual([]);
});

it('shows what differs, or a state that is looked for, by the address', async () => {
  await show('/?show=changed');
  expect(cellsShown()).toBe(5);
  expect(cell('Apartment in New York: Open Always refund')).toBeTruthy();
});

it('finds a state by its letters, and says if there is none', async () => {
  await show('/?q=wv');
  expect(screen.getByRole('rowheader').querySelector('.name')?.textContent).toBe('West Virginia');
});

it('says if nothing is found', async () => {
  await show('/?q=Narnia');
  expect(screen.getByText('No such state')).toBeTruthy();
});

it('saves a change with its reason, and the cell follows', async () => {
  const after = { ...DECIDED, mode: 'NO_SALE', reason: 'Not yet', sourceName: null, checkedOn: '2026-11-26' };
  const given = { mode: 'NO_SALE', feeRule: 'ALWAYS_REFUND', reason: 'Not yet', sourceName: null } as const;
  await show('/?show=changed', [
    save({ data: { setAvailability: { __typename: 'StateAvailability', ...NEW_YORK, ...after } } }, given),
  ]);
  fireEvent.click(cell('Apartment in New York: Open Always refund'));
  expect(screen.getByText('Last decided on November 23, 2026.')).toBeTruthy();
  fireEvent.click(screen.getByLabelText(/^Not sold/));
  type('Reason', ' Not yet ');
  type('Source (optional)', '');
  await submit();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(cell('Apartment in New York: Not sold Always refund')).toBeTruthy();
});

it('asks for a reason, and shows what the server says about it', async () => {
  const given = { mode: 'OPEN', feeRule: 'STANDARD', reason: 'x', sourceName: null } as const;
  await show('/?q=Texas', [
    {
      ...save(refusal('VALIDATION', 'Too short.', { reason: 'Too short.' }), {}),
      request: {
        query: SetAvailabilityDocument,
        variables: { input: { state: 'TX', type: 'LOAN', ...given } },
      },
    },
  ]);
  fireEvent.click(screen.getAllByRole('gridcell').at(-1)!.querySelector('button')!);
  await submit();
  expect(screen.getByText('Please enter a reason.')).toBeTruthy();
  type('Reason', 'x');
  await submit();
  await waitFor(() => expect(screen.getByText('Too short.')).toBeTruthy());
});
