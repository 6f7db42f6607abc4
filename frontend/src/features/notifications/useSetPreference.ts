import {
  useSetNotificationPreferenceMutation,
  type PreferenceFieldsFragment,
} from '../../generated/notifications';
import { toastError } from '../../lib/toast/toast-error';

/** Changes where one kind is wanted; the switch moves at once, and back if the server refuses. */
export function useSetPreference(preference: PreferenceFieldsFragment) {
  const [set] = useSetNotificationPreferenceMutation();
  return async (change: Partial<Pick<PreferenceFieldsFragment, 'mail' | 'inApp'>>) => {
    const { kind } = preference;
    try {
      await set({
        variables: { input: { kind, ...change } },
        optimisticResponse: {
          setNotificationPreference: { ...preference, ...change },
        },
      });
    } catch (error) {
      toastError(error, 'Error', 'Your choice could not be saved. Please try again.');
    }
  };
}
