import { afterEach, expect, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { choose, clearChoice } from '../../../lib/compare/choice';
import { renderComponent } from '../../../testing/harness';
import { useToasts } from '../../../lib/toast/toast-store';
import { CompareBar } from './CompareBar';
import { CompareButton } from './CompareButton';
import { useChoice } from '../../../lib/compare/choice';

afterEach(() => act(clearChoice));

const contracts = [1, 2, 3, 4, 5].map((number) => ({
  ...{ id: `c${number}`, title: `Lease ${number}`, type: 'CAR_LEASE' as const },
}));

function Bar() {
  const choice = useChoice();
  return choice.type && <CompareBar {...choice} type={choice.type} />;
}
const Toast = () => <p>{useToasts()[0]?.description}</p>;

function open() {
  renderComponent(
    <MemoryRouter>
      {contracts.map((contract) => (
        <CompareButton key={contract.id} contract={contract} />
      ))}
      <CompareButton contract={{ id: 'a1', title: 'Flat', type: 'APARTMENT' }} />
      <Bar />
      <Toast />
    </MemoryRouter>,
  );
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const isPressed = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-pressed');

test('two to four contracts of one type can be compared, in the order in which they were chosen', () => {
  open();
  expect(screen.queryByRole('region', { name: 'Compare' })).toBeNull();
  press('Compare Lease 2');
  expect(isPressed('Compare Lease 2')).toBe('true');
  screen.getByText('Compare 1 of 4');
  screen.getByText('Choose one more car lease.');
  expect(screen.queryByRole('link', { name: 'Compare' })).toBeNull();
  press('Compare Lease 1');
  screen.getByText('Compare 2 of 4');
  expect(screen.getByRole('link', { name: 'Compare' }).getAttribute('href')).toBe('/contracts?compare=c2,c1');
  for (const number of [3, 4, 5]) press(`Compare Lease ${number}`);
  screen.getByText('Compare 4 of 4');
  expect(isPressed('Compare Lease 5')).toBe('false');
  screen.getByText('Remove one of them before you add another.');
  press('Compare Lease 2');
  screen.getByText('Compare 3 of 4');
  press('Clear');
  expect(isPressed('Compare Lease 1')).toBe('false');
  expect(screen.queryByRole('region', { name: 'Compare' })).toBeNull();
});

test('one of another type is refused with an offer to start over with it', () => {
  open();
  press('Compare Lease 1');
  press('Compare Flat');
  expect(isPressed('Compare Flat')).toBe('false');
  screen.getByText('You are comparing car leases. Start over to compare apartments.');
  press('Start over with apartments');
  expect([isPressed('Compare Flat'), isPressed('Compare Lease 1')]).toEqual(['true', 'false']);
});

test('the choice stays in this browser, and follows that of another tab', () => {
  open();
  press('Compare Lease 1');
  expect(JSON.parse(localStorage.getItem('handover.compare') ?? '')).toEqual({
    type: 'car-lease',
    ids: ['c1'],
  });
  const elsewhere = (text: string) => {
    localStorage.setItem('handover.compare', text);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'handover.compare' })));
  };
  elsewhere('{"type":"apartment","ids":["a1"]}');
  expect([isPressed('Compare Flat'), isPressed('Compare Lease 1')]).toEqual(['true', 'false']);
  for (const nonsense of ['{"type":"boat","ids":["c1"]}', '{"type":"loan","ids":[1]}', '{']) {
    act(() => choose('car-lease', ['c1']));
    elsewhere(nonsense);
    expect(screen.queryByRole('region', { name: 'Compare' })).toBeNull();
  }
});
