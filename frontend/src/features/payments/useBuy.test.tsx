import { expect, test } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import type { ComponentProps, ReactElement } from 'react';
import { ChangedContractDocument } from '../../generated/contracts';
import {
  CreatePaymentIntentDocument,
  StatedTermsFragmentDoc,
  TermsNowDocument,
} from '../../generated/payments';
import { refusal, renderWithProduct, type HarnessOptions } from '../../testing/harness';
import { contractNumber } from '../../testing/samples';
import { settle } from '../../testing/settle';
import type { BuyDialog } from './BuyDialog';
import { useBuy } from './useBuy';

type Dialog = ReactElement<{ children: ReactElement<ComponentProps<typeof BuyDialog>> }>;

const contract = contractNumber(1);
const intentFor = (termsVersion: number) => ({
  query: CreatePaymentIntentDocument,
  variables: { contractId: contract.id, termsVersion },
});
const created = (clientSecret: string, feeRule = 'STANDARD') => ({
  data: { createPaymentIntent: { __typename: 'PaymentIntentResult', clientSecret, feeRule } },
});

/** The hook, with the contract loaded. `dialog` gives the props of the dialog, or undefined while it is closed. */
function withContract(mocks: HarnessOptions['mocks'] = []) {
  const product = renderWithProduct(useBuy, { mocks });
  const query = { query: ChangedContractDocument, variables: { id: contract.id } };
  product.client.writeQuery({ ...query, data: { contract } });
  const dialog = () => (product.hook().dialog as Dialog | null)?.props.children.props;
  return { ...product, dialog, cached: () => product.client.readQuery(query)?.contract };
}
const settled = () => act(settle);

test('opens the dialog at once, and hands it the payment when it exists', async () => {
  const { hook, dialog } = withContract([{ request: intentFor(1), result: created('secret') }]);
  act(() => hook().buy(contract));
  expect(dialog()).toMatchObject({ contract, clientSecret: null, before: null });
  await settled();
  expect(dialog()).toMatchObject({ clientSecret: 'secret' });
});

test('promises the fee rule of the payment, not the one that the page has read', async () => {
  const { hook, dialog } = withContract([
    { request: intentFor(1), result: created('secret', 'ALWAYS_REFUND') },
  ]);
  act(() => hook().buy(contract));
  await settled();
  expect(dialog()).toMatchObject({ clientSecret: 'secret', contract: { feeRule: 'ALWAYS_REFUND' } });
});

test('a payment that arrives after the dialog was closed does not open it again', async () => {
  const { hook, dialog } = withContract([{ request: intentFor(1), result: created('secret') }]);
  act(() => hook().buy(contract));
  act(() => dialog()?.onClose());
  await settled();
  expect(dialog()).toBeUndefined();
});

test.each(['NOT_FOR_SALE', 'CONTRACT_TAKEN'])(
  '%s closes the dialog and shows the contract as taken',
  async (code) => {
    const { hook, dialog, toast, cached } = withContract([
      { request: intentFor(1), result: refusal(code, 'This contract is taken.') },
    ]);
    act(() => hook().buy(contract));
    await settled();
    expect(dialog()).toBeUndefined();
    expect(toast()).toEqual({
      title: 'Error',
      description: 'This contract is taken.',
      variant: 'destructive',
    });
    expect(cached()).toMatchObject({ status: 'PENDING', forSale: false });
  },
);

test('NOT_OFFERED closes the dialog, says why, and reads the contract again', async () => {
  const notOffered = 'Transfers of this kind are not offered in New York yet.';
  const { hook, dialog, toast, cached } = withContract([
    { request: intentFor(1), result: refusal('NOT_OFFERED', notOffered) },
    {
      request: { query: ChangedContractDocument, variables: { id: contract.id } },
      result: { data: { contract: { ...contract, forSale: false, notOffered } } },
    },
  ]);
  act(() => hook().buy(contract));
  await settled();
  expect(dialog()).toBeUndefined();
  expect(toast()).toMatchObject({ description: notOffered });
  await waitFor(() => expect(cached()).toMatchObject({ forSale: false, status: 'ACTIVE', notOffered }));
});

test('an unreachable server closes the dialog and leaves the contract for sale', async () => {
  const { hook, dialog, toast, cached } = withContract([
    { request: intentFor(1), error: new Error('offline') },
  ]);
  act(() => hook().buy(contract));
  await settled();
  expect(dialog()).toBeUndefined();
  expect(toast()).toMatchObject({ title: 'Error', description: 'Failed to initialize payment' });
  expect(cached()).toMatchObject({ forSale: true });
});

test('facts that the page has shown are compared with those of now', async () => {
  const factTable = (value: string) => [{ key: 'deposit', label: 'Deposit', value }];
  const changed = contractNumber(1, { termsVersion: 2 });
  const { hook, dialog, client } = withContract([
    { request: intentFor(1), result: refusal('TERMS_CHANGED', 'The terms have changed.') },
    {
      request: { query: TermsNowDocument, variables: { id: contract.id } },
      result: { data: { contract: { ...changed, incentive: 0, factTable: factTable('$900.00') } } },
    },
  ]);
  client.cache.writeFragment({
    id: client.cache.identify(contract) ?? '',
    fragment: StatedTermsFragmentDoc,
    data: { id: contract.id, incentive: 0, factTable: factTable('$500.00') },
  });
  act(() => hook().buy(contract));
  await waitFor(() =>
    expect(dialog()).toMatchObject({
      before: { factTable: [{ value: '$500.00' }] },
      contract: { factTable: [{ value: '$900.00' }] },
    }),
  );
});

test('changed terms are shown beside the old ones, and the payment continues under the new ones', async () => {
  const changed = contractNumber(1, { termsVersion: 2, monthlyPayment: 50_000 });
  const { hook, dialog } = withContract([
    { request: intentFor(1), result: refusal('TERMS_CHANGED', 'The terms have changed.') },
    {
      request: { query: TermsNowDocument, variables: { id: contract.id } },
      result: { data: { contract: { ...changed, incentive: 0, factTable: [] } } },
    },
    { request: intentFor(2), result: created('new secret') },
  ]);
  act(() => hook().buy(contract));
  await waitFor(() =>
    expect(dialog()).toMatchObject({
      contract: { monthlyPayment: 50_000 },
      clientSecret: null,
      before: contract,
    }),
  );
  act(() => dialog()?.onContinue());
  await settled();
  expect(dialog()).toMatchObject({ clientSecret: 'new secret', before: null });
});
