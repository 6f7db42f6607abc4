import { useMemo } from 'react';
import { useAdminSettingsQuery, type SettingFieldsFragment } from '../../../generated/admin';

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

/** Variables of the settings query: there are dozens of settings, not thousands, so one page usually holds them. */
export const ALL_SETTINGS = { first: 500 };
