import { expect, test } from '@jest/globals';
import { act } from '@testing-library/react';
import { UpdateProfileDocument } from '../../generated/account';
import type { Me } from '../../lib/session/viewer-texts';
import { refusal, renderWithProduct } from '../../testing/harness';
import { useUpdateProfile } from './useUpdateProfile';

const me = {
  __typename: 'User',
  id: '00000000-0000-7000-8000-000000000901',
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: null,
  isAdmin: false,
  roles: [],
  createdAt: '2026-01-01T00:00:00.000Z',
  emailVerified: true,
} as unknown as Me;
const input = { firstName: 'Grace' };
const request = { query: UpdateProfileDocument, variables: { input } };

test('a saved name shows in the header at once', async () => {
  const renamed = { ...me, firstName: 'Grace' };
  const { hook, toast, boot } = renderWithProduct(useUpdateProfile, {
    boot: { me },
    mocks: [{ request, result: { data: { updateProfile: renamed } } }],
  });

  expect(await act(() => hook().updateProfile(input))).toEqual({});
  expect(boot().me?.firstName).toBe('Grace');
  expect(toast()).toEqual({
    title: 'Profile updated',
    description: 'Your name has been successfully updated.',
  });
});

test('a refused name gives the text for its field and changes nothing', async () => {
  const fields = { firstName: 'First name must have at most 100 characters.' };
  const { hook, toast, boot } = renderWithProduct(useUpdateProfile, {
    boot: { me },
    mocks: [{ request, result: refusal('VALIDATION', 'Please check the marked fields.', fields) }],
  });

  expect(await act(() => hook().updateProfile(input))).toEqual(fields);
  expect(boot().me?.firstName).toBe('Ada');
  expect(toast()).toMatchObject({ title: 'Update failed', variant: 'destructive' });
});
