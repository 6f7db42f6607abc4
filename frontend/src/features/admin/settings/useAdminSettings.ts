import { useMemo } from 'react';
import { useAdminSettingsQuery, type SettingFieldsFragment } from '../../../generated/admin';
import { ALL_SETTINGS } from './all-settings';

/** All settings by key. */
export function useAdminSettings() {
  const { data, error, refetch, fetchMore } = useAdminSettingsQuery({
    variables: ALL_SETTINGS,
    fetchPolicy: 'cache-and-network',
  });
  const settings = useMemo<SettingFieldsFragment[] | undefined>(
    () => data?.settings.edges.map(({ node }) => node).sort((a, b) => a.key.localeCompare(b.key)),
    [data],
  );
  const { hasNextPage = false, endCursor = null } = data?.settings.pageInfo ?? {};
  return {
    settings,
    failed: Boolean(error) && !data,
    retry: () => void refetch().catch(() => undefined),
    loadMore: hasNextPage ? () => fetchMore({ variables: { after: endCursor } }) : undefined,
  };
}
