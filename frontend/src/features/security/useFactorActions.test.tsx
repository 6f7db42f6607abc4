import { expect, test } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import { ConfirmAuthenticatorDocument, SecurityDocument, useSecurityQuery } from '../../generated/security';
import { refusal, renderWithProduct } from '../../testing/harness';
import { useFactorActions } from './useFactorActions';

const codes = ['abcd-efgh-jkmn-pqrs', 'bcde-fghj-kmnp-qrst'];
const confirm = { query: ConfirmAuthenticatorDocument, variables: { input: { code: '123456' } } };
const security = {
  __typename: 'AccountSecurity',
  hasPassword: true,
  hasSecondFactor: false,
  hasAuthenticator: false,
  passkeys: [],
  recoveryCodesLeft: 0,
  setupRequired: false,
};

function useActions() {
  const { data } = useSecurityQuery();
  return { isLoaded: Boolean(data), ...useFactorActions(false) };
}

test('shows the recovery codes even if the settings cannot be read again', async () => {
  const { hook, toast } = renderWithProduct(useActions, {
    mocks: [
      { request: { query: SecurityDocument }, result: { data: { mySecurity: security } } },
      {
        request: confirm,
        result: { data: { confirmAuthenticator: { __typename: 'FactorChange', recoveryCodes: codes } } },
      },
    ],
  });
  await waitFor(() => expect(hook().isLoaded).toBe(true));
  await act(() => hook().confirmApp('123456'));
  expect(hook().recoveryCodes).toEqual(codes);
  expect(toast()).toEqual({ title: 'Your authenticator app is set up' });
  act(() => hook().forgetRecoveryCodes());
  expect(hook().recoveryCodes).toBeNull();
});

test('throws what the server refused, for the form to show', async () => {
  const { hook } = renderWithProduct(useActions, {
    mocks: [
      { request: confirm, result: refusal('VALIDATION', 'Check your input.', { code: 'Wrong code.' }) },
    ],
  });
  await expect(act(() => hook().confirmApp('123456'))).rejects.toThrow('Check your input.');
  expect(hook().recoveryCodes).toBeNull();
});
