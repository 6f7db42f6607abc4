import { useState } from 'react';
import { useDeleteMyAccountMutation, useDeletionProofQuery } from '../../generated/account';
import { toastError } from '../../lib/toast/toast-error';

/** Deletes the account and leaves the page; returns the server's message per field. */
export function useDeleteAccount() {
  const [remove, { loading }] = useDeleteMyAccountMutation();
  // Not cached: part of mySecurity must not replace what the security section shows.
  const { data, loading: opening } = useDeletionProofQuery({ fetchPolicy: 'no-cache' });
  const [leaving, setLeaving] = useState(false);
  const deleteAccount = async (password: string | undefined) => {
    try {
      await remove({ variables: { input: { password } } });
      setLeaving(true);
      // A full page load, so that no data of the member stays in memory.
      window.location.assign('/');
      return {};
    } catch (error) {
      return toastError(error, "Couldn't delete your account", 'Please try again.').fields;
    }
  };
  // The step-up dialog asks members who have a second factor or no password.
  const asksPassword = !data || (data.mySecurity.hasPassword && !data.mySecurity.hasSecondFactor);
  return { deleteAccount, asksPassword, opening, busy: loading || leaving };
}
