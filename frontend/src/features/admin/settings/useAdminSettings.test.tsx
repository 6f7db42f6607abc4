import { expect, test } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import { AdminSettingsDocument } from '../../../generated/admin';
import { renderWithProduct } from '../../../testing/harness';
import { connectionOf } from '../../../testing/samples';
import { settle } from '../../../testing/settle';
import { ALL_SETTINGS, useAdminSettings } from './useAdminSettings';

const page = (keys: string[], more: { hasNextPage?: boolean; after?: string } = {}) => {
  const setting = (key: string) => ({
    ...{ __typename: 'Setting', id: key, key, value: '', description: null },
    ...{ category: 'GENERAL', updatedAt: '2026-03-01T12:00:00.000Z' },
  });
  const { after, ...pageInfo } = more;
  return {
    request: { query: AdminSettingsDocument, variables: { ...ALL_SETTINGS, ...(after && { after }) } },
    result: { data: { settings: connectionOf(keys.map(setting), pageInfo) } },
  };
};
const keysOf = (settings: { key: string }[] | undefined) => settings?.map(({ key }) => key);

test('shows the settings by key, also those of further pages', async () => {
  const { hook } = renderWithProduct(useAdminSettings, {
    mocks: [page(['site_title', 'about'], { hasNextPage: true }), page(['company'], { after: 'about' })],
  });
  await waitFor(() => expect(keysOf(hook().settings)).toEqual(['about', 'site_title']));
  await act(async () => void (await hook().loadMore?.()));
  await waitFor(() => expect(keysOf(hook().settings)).toEqual(['about', 'company', 'site_title']));
  expect(hook().loadMore).toBeUndefined();
});

test('offers a retry only if there is nothing to show', async () => {
  const { hook } = renderWithProduct(useAdminSettings, {
    mocks: [{ ...page([]), result: undefined as never, error: new Error('offline') }, page(['about'])],
  });
  await waitFor(() => expect(hook().failed).toBe(true));
  act(() => hook().retry());
  await waitFor(() => expect(keysOf(hook().settings)).toEqual(['about']));
  act(() => hook().retry());
  await act(settle);
  expect(hook().failed).toBe(false);
  expect(keysOf(hook().settings)).toEqual(['about']);
});
