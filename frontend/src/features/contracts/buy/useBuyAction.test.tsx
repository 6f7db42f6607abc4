import { expect, jest, test } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import type { ContractFieldsFragment } from '../../../generated/contracts';
import { contractNumber } from '../../../testing/samples';
import { buyOffer, useBuyAction } from './useBuyAction';

const onBuy = jest.fn();
const buttonFor = (viewerId: string | null, change: Partial<ContractFieldsFragment> = {}) => {
  const contract = { ...contractNumber(1), ...change } as unknown as ContractFieldsFragment;
  const { result } = renderHook(() => useBuyAction({ contract, viewerId, onBuy }));
  return { contract, button: result.current };
};

test('a member buys', () => {
  const { button, contract } = buttonFor('ada');
  expect(button?.reason).toBeNull();
  button?.props.onClick?.();
  expect(onBuy.mock.calls).toEqual([[contract]]);
});

test('a visitor signs in first, and comes back to the contract', () => {
  const { button, contract } = buttonFor(null);
  expect(button?.props).toEqual({ href: `/api/login?returnTo=%2Fcontracts%2F${contract.id}%3Fbuy%3D1` });
});

test('a disabled button names its reason for screen readers, to visitors, too', () => {
  for (const viewerId of ['ada', null]) {
    const { button } = buttonFor(viewerId, { forSale: false, status: 'PENDING' });
    expect(button?.reason).toBe('A transfer is already in progress.');
    expect(button?.props).toEqual({
      disabled: true,
      title: button?.reason,
      'aria-describedby': button?.reasonId,
    });
  }
});

test('a contract that is not offered in its state says so', () => {
  const notOffered = 'Transfers of this kind are not offered in New York yet.';
  expect(buttonFor('ada', { forSale: false, notOffered }).button?.reason).toBe(notOffered);
});

test('there is no button without a fee', () =>
  expect(buttonFor('ada', { transferFee: null }).button).toBeNull());

const LATER = '2099-01-02T15:00:00.000Z';

test('a contract that is reserved for somebody else says until when', () => {
  expect(buttonFor('ada', { reservedUntil: LATER }).button?.reason).toMatch(
    /^Reserved until Jan 2, 2099, \d+:\d\d [AP]M\.$/,
  );
  const over = { reservedUntil: '2026-01-01T00:00:00.000Z' };
  expect(buttonFor('ada', over).button?.reason).toBeNull();
});

test('where the seller chooses, only the chosen candidate buys', () => {
  const contract = contractNumber(1, { saleMode: 'CHOOSE', reservedUntil: LATER });
  expect(buttonFor('ada', { saleMode: 'CHOOSE' }).button?.reason).toBe(
    'The seller chooses. Ask to take over.',
  );
  expect(buyOffer(contract, 'ada', { isReservedForViewer: true })).toEqual({ reason: null });
});
