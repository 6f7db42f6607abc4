import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act } from '@testing-library/react';
import {
  CreateSettingDocument,
  DeleteSettingDocument,
  InitializeContentDocument,
  InitializeSettingsDocument,
  SetClaimDocument,
  UpdateSettingDocument,
  type CreateSettingInput,
} from '../../../generated/admin';
import { refusal, renderWithProduct } from '../../../testing/harness';
import { useSettingActions } from './useSettingActions';

const setting = {
  __typename: 'Setting',
  id: '1',
  key: 'site_title',
  value: 'Handover',
  description: null,
  category: 'general',
  updatedAt: '2026-01-01T00:00:00.000Z',
};
const claim = {
  __typename: 'Claim',
  key: 'success-rate',
  where: 'Top of the landing page',
  texts: ['99% Success Rate'],
  state: 'CONFIRMED',
  hidden: false,
  confirmedAt: '2026-01-01T00:00:00.000Z',
  confirmedBy: 'ada@example.com',
};
const created = { message: 'Created 5 settings.', created: 5, skipped: 0, __typename: 'Initialized' };
const newSetting: CreateSettingInput = { key: 'site_title', value: 'Handover', category: 'GENERAL' };
const change = { value: 'Handover' };

const site = [{ key: 'site_title', value: 'Handover', category: 'general' }];
const fetchContent = jest.fn<typeof fetch>();
beforeEach(() => {
  fetchContent.mockImplementation(async () => new Response(JSON.stringify({ data: { content: site } })));
  globalThis.fetch = fetchContent;
});
afterEach(() => void fetchContent.mockReset());

type Actions = ReturnType<typeof useSettingActions>;
const actions = [
  {
    name: 'create',
    run: (hook: Actions) => hook.createSetting(newSetting),
    request: { query: CreateSettingDocument, variables: { input: newSetting } },
    data: { createSetting: setting },
    done: { title: 'Setting created successfully' },
    failed: 'Failed to create setting',
  },
  {
    name: 'update',
    run: (hook: Actions) => hook.updateSetting('site_title', change),
    request: { query: UpdateSettingDocument, variables: { key: 'site_title', input: change } },
    data: { updateSetting: setting },
    done: { title: 'Setting updated successfully' },
    failed: 'Failed to update setting',
  },
  {
    name: 'delete',
    run: (hook: Actions) => hook.deleteSetting('site_title'),
    request: { query: DeleteSettingDocument, variables: { key: 'site_title' } },
    data: { deleteSetting: { __typename: 'Done', success: true } },
    done: { title: 'Setting deleted successfully' },
    failed: 'Failed to delete setting',
  },
  {
    name: 'set claim',
    run: (hook: Actions) => hook.setClaim('success-rate', true),
    request: { query: SetClaimDocument, variables: { key: 'success-rate', input: { confirmed: true } } },
    data: { setClaim: claim },
    done: { title: 'Claim confirmed' },
    failed: 'Failed to change the claim',
  },
  {
    name: 'initialize content',
    run: (hook: Actions) => hook.initializeContent(),
    request: { query: InitializeContentDocument },
    data: { initializeContent: created },
    done: { title: 'Content Initialized Successfully!', description: 'Created 5 settings.' },
    failed: 'Failed to initialize content',
  },
  {
    name: 'initialize settings',
    run: (hook: Actions) => hook.initializeSettings(),
    request: { query: InitializeSettingsDocument },
    data: { initializeSettings: created },
    done: { title: 'Default settings created successfully', description: 'Created 5 settings.' },
    failed: 'Failed to create setting',
  },
];

test.each(actions)('$name: success is announced and shows in the header and footer', async (action) => {
  const { hook, toast, boot } = renderWithProduct(useSettingActions, {
    boot: { content: [] },
    mocks: [{ request: action.request, result: { data: action.data } }],
  });

  expect(await act(() => action.run(hook()))).toBeNull();
  expect(toast()).toEqual(action.done);
  expect(boot().content).toEqual(site);
});

test.each(actions)("$name: a refusal gives the server's reason and changes nothing", async (action) => {
  const { hook, toast, boot } = renderWithProduct(useSettingActions, {
    boot: { content: [] },
    mocks: [
      { request: action.request, result: refusal('CONFLICT', 'This key exists already.', { key: 'Taken' }) },
    ],
  });

  expect(await act(() => action.run(hook()))).toEqual({ key: 'Taken' });
  expect(toast()).toEqual({
    title: action.failed,
    description: 'This key exists already.',
    variant: 'destructive',
  });
  expect(boot().content).toEqual([]);
  expect(fetchContent).not.toHaveBeenCalled();
});

test('a saved setting is announced even when the page around it cannot be refreshed', async () => {
  fetchContent.mockRejectedValue(new TypeError('offline'));
  const { hook, toast } = renderWithProduct(useSettingActions, {
    mocks: [
      {
        request: { query: UpdateSettingDocument, variables: { key: 'site_title', input: change } },
        result: { data: { updateSetting: setting } },
      },
    ],
  });

  expect(await act(() => hook().updateSetting('site_title', change))).toBeNull();
  expect(toast()).toEqual({ title: 'Setting updated successfully' });
});
