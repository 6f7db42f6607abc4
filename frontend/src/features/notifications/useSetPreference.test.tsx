import { expect, test } from '@jest/globals';
import { act } from '@testing-library/react';
import {
  NotificationPreferencesDocument,
  SetNotificationPreferenceDocument,
} from '../../generated/notifications';
import { refusal, renderWithProduct } from '../../testing/harness';
import { useSetPreference } from './useSetPreference';

const preference = {
  ...{ __typename: 'NotificationPreference' as const, kind: 'QUESTION' as const },
  ...{ mail: true, inApp: true, locked: false },
};
const query = { query: NotificationPreferencesDocument };
const request = {
  query: SetNotificationPreferenceDocument,
  variables: { input: { kind: 'QUESTION', mail: false } },
};

function openPreferences(result: object) {
  const product = renderWithProduct(() => useSetPreference(preference), {
    mocks: [{ request, result, delay: 20 }],
  });
  product.client.writeQuery({ ...query, data: { notificationPreferences: [preference] } });
  const shown = () => {
    const [{ mail, inApp } = {}] =
      product.client.readQuery({ ...query, optimistic: true })?.notificationPreferences ?? [];
    return { mail, inApp };
  };
  return { ...product, shown };
}

test('the switch moves at once, and stays', async () => {
  const { hook, shown, toast } = openPreferences({
    data: { setNotificationPreference: { ...preference, mail: false } },
  });
  let saved: Promise<void> | undefined;
  act(() => void (saved = hook()({ mail: false })));
  expect(shown()).toEqual({ mail: false, inApp: true });
  await act(async () => saved);
  expect(shown()).toEqual({ mail: false, inApp: true });
  expect(toast()).toEqual({});
});

test('the switch moves back if the server refuses', async () => {
  const { hook, shown, toast } = openPreferences(refusal('UNAVAILABLE', 'Busy'));
  let saved: Promise<void> | undefined;
  act(() => void (saved = hook()({ mail: false })));
  expect(shown()).toEqual({ mail: false, inApp: true });
  await act(async () => saved);
  expect(shown()).toEqual({ mail: true, inApp: true });
  expect(toast()).toMatchObject({ title: 'Error', variant: 'destructive' });
});
