import type { ApolloCache } from '@apollo/client';
import {
  useCreateSettingMutation,
  useDeleteSettingMutation,
  useInitializeContentMutation,
  useInitializeSettingsMutation,
  useSetClaimMutation,
  useUpdateSettingMutation,
  type CreateSettingInput,
  type UpdateSettingInput,
} from '../../../generated/admin';
import { ContentDocument } from '../../../generated/boot';
import { useSetBoot } from '../../../lib/boot/boot';
import { request } from '../../../lib/boot/request';
import { toastError } from '../../../lib/toast/toast-error';
import { toast } from '../../../lib/toast/toast-store';

/** Whether a claim has been replaced depends on the settings. */
const forgetClaims = (cache: ApolloCache): void => void cache.evict({ fieldName: 'claims' });

const options = { refetchQueries: ['AdminSettings'], awaitRefetchQueries: true, update: forgetClaims };

/** All setting mutations. Each shows a toast and refreshes the site content in header and footer. */
export function useSettingActions() {
  const setBoot = useSetBoot();
  const [create, creating] = useCreateSettingMutation(options);
  const [update, updating] = useUpdateSettingMutation(options);
  const [remove, removing] = useDeleteSettingMutation(options);
  const [fillContent, fillingContent] = useInitializeContentMutation(options);
  const [fillSettings, fillingSettings] = useInitializeSettingsMutation(options);
  const [decide, deciding] = useSetClaimMutation();

  const refreshSite = () =>
    request(ContentDocument)
      .then(({ content }) => setBoot({ content, contentFailed: false }))
      // The change is saved; header and footer will show it after the next page load.
      .catch(() => undefined);

  /** Returns the server's message per field, or null on success. */
  async function act<Data>(
    work: Promise<{ data?: Data | null | undefined }>,
    done: string,
    failed: string,
    messageOf?: (data: Data) => string,
  ): Promise<Record<string, string> | null> {
    try {
      const { data } = await work;
      toast({ title: done, ...(data && messageOf && { description: messageOf(data) }) });
      await refreshSite();
      return null;
    } catch (error) {
      return toastError(error, failed, 'Please try again.').fields;
    }
  }

  return {
    busy: [creating, updating, removing, fillingContent, fillingSettings, deciding].some(
      ({ loading }) => loading,
    ),
    createSetting: (input: CreateSettingInput) =>
      act(create({ variables: { input } }), 'Setting created successfully', 'Failed to create setting'),
    updateSetting: (key: string, input: UpdateSettingInput) =>
      act(update({ variables: { key, input } }), 'Setting updated successfully', 'Failed to update setting'),
    deleteSetting: (key: string) =>
      act(remove({ variables: { key } }), 'Setting deleted successfully', 'Failed to delete setting'),
    setClaim: (key: string, confirmed: boolean) =>
      act(
        decide({ variables: { key, input: { confirmed } } }),
        confirmed ? 'Claim confirmed' : 'Claim no longer confirmed',
        'Failed to change the claim',
      ),
    initializeContent: () =>
      act(
        fillContent(),
        'Content Initialized Successfully!',
        'Failed to initialize content',
        (data) => data.initializeContent.message,
      ),
    initializeSettings: () =>
      act(
        fillSettings(),
        'Default settings created successfully',
        'Failed to create setting',
        (data) => data.initializeSettings.message,
      ),
  };
}
