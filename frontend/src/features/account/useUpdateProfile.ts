import { useUpdateProfileMutation, type UpdateProfileInput } from '../../generated/account';
import { useSetBoot } from '../../lib/boot/boot';
import { toastError } from '../../lib/toast/toast-error';
import { toast } from '../../lib/toast/toast-store';

/** Saves the name and shows it everywhere; returns the server's message per field. */
export function useUpdateProfile() {
  const setBoot = useSetBoot();
  const [update, { loading }] = useUpdateProfileMutation();

  const updateProfile = async (input: UpdateProfileInput) => {
    try {
      const { data } = await update({ variables: { input } });
      if (data) setBoot({ me: data.updateProfile });
      toast({ title: 'Profile updated', description: 'Your name has been successfully updated.' });
      return {};
    } catch (error) {
      return toastError(error, 'Update failed', "We couldn't save your name. Please try again.").fields;
    }
  };
  return { updateProfile, busy: loading };
}
