import {
  useCreateSettingMutation,
  useDeleteSettingMutation,
  useInitializeContentMutation,
  useInitializeSettingsMutation,
  useUpdateSettingMutation,
  type CreateSettingInput,
  type UpdateSettingInput,
} from '../../../generated/admin';
import { ContentDocument } from '../../../generated/boot';
import { useSetBoot } from '../../../lib/boot/boot';
import { request } from '../../../lib/boot/request';
import { toastError } from '../../../lib/toast/toast-error';
import { toast } from '../../../lib/toast/toast-store';

const TRY_AGAIN = 'Please try again.';
const options = { refetchQueries: ['AdminSettings'], awaitRefetchQueries: true };

/** The server's message per field, or null on success. */
type Outcome = Record<string, string> | null;

/** All setting mutations. Each shows a toast and refreshes the site content in header and footer. */
export function useSettingActions() {
  const refreshSite = useRefreshSite();
  const [create, creating] = useCreateSettingMutation(options);
  const [update, updating] = useUpdateSettingMutation(options);
  const [remove, removing] = useDeleteSettingMutation(options);
  const [fillContent, fillingContent] = useInitializeContentMutation(options);
  const [fillSettings, fillingSettings] = useInitializeSettingsMutation(options);

  async function act(
    work: () => Promise<string | undefined>,
    done: string,
    failed: string,
  ): Promise<Outcome> {
    try {
      const description = await work();
      toast({ title: done, ...(description && { description }) });
      await refreshSite();
      return null;
    } catch (error) {
      return toastError(error, failed, TRY_AGAIN).fields;
    }
  }

  return {
    busy: [creating, updating, removing, fillingContent, fillingSettings].some(({ loading }) => loading),
    createSetting: (input: CreateSettingInput) =>
      act(
        () => create({ variables: { input } }).then(() => undefined),
        'Setting created successfully',
        'Failed to create setting',
      ),
    updateSetting: (key: string, input: UpdateSettingInput) =>
      act(
        () => update({ variables: { key, input } }).then(() => undefined),
        'Setting updated successfully',
        'Failed to update setting',
      ),
    deleteSetting: (key: string) =>
      act(
        () => remove({ variables: { key } }).then(() => undefined),
        'Setting deleted successfully',
        'Failed to delete setting',
      ),
    initializeContent: () =>
      act(
        () => fillContent().then(({ data }) => data?.initializeContent.message),
        'Content Initialized Successfully!',
        'Failed to initialize content',
      ),
    initializeSettings: () =>
      act(
        () => fillSettings().then(({ data }) => data?.initializeSettings.message),
        'Default settings created successfully',
        'Failed to create setting',
      ),
  };
}

function useRefreshSite() {
  const setBoot = useSetBoot();
  return () =>
    request(ContentDocument)
      .then(({ content }) => setBoot({ content, contentFailed: false }))
      // The change is saved; header and footer will show it after the next page load.
      .catch(() => undefined);
}
