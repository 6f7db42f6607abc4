import { expect, test } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import { DeleteMyAccountDocument, DeletionProofDocument } from '../../generated/account';
import { refusal, renderWithProduct, type HarnessOptions } from '../../testing/harness';
import { useDeleteAccount } from './useDeleteAccount';

async function open(hasPassword: boolean, hasSecondFactor: boolean, mocks: HarnessOptions['mocks'] = []) {
  const mySecurity = { __typename: 'Security', hasPassword, hasSecondFactor };
  const product = renderWithProduct(useDeleteAccount, {
    mocks: [{ request: { query: DeletionProofDocument }, result: { data: { mySecurity } } }, ...mocks],
  });
  await waitFor(() => expect(product.hook().opening).toBe(false));
  return product;
}

test.each([
  { hasPassword: true, hasSecondFactor: false, asksPassword: true },
  { hasPassword: true, hasSecondFactor: true, asksPassword: false },
  { hasPassword: false, hasSecondFactor: false, asksPassword: false },
])('asks for the password only if there is no stronger proof: %o', async (member) => {
  const { hook } = await open(member.hasPassword, member.hasSecondFactor);
  expect(hook().asksPassword).toBe(member.asksPassword);
});

test('a wrong password is shown at its field, and the account stays', async () => {
  const fields = { password: 'Wrong password.' };
  const { hook, toast } = await open(true, false, [
    {
      request: { query: DeleteMyAccountDocument, variables: { input: { password: 'guess' } } },
      result: refusal('VALIDATION', 'Please check the marked fields.', fields),
    },
  ]);
  expect(await act(() => hook().deleteAccount('guess'))).toEqual(fields);
  expect(toast()).toMatchObject({ title: "Couldn't delete your account", variant: 'destructive' });
  expect(hook().busy).toBe(false);
});
