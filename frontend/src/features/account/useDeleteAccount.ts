import { useState } from 'react';
import { useDeleteMyAccountMutation, useDeletionProofQuery } from '../../generated/account';
import { toastError } from '../../lib/toast/toast-error';

/** Deletes the account and leaves the page; returns the server's texts per field when it refused. */
export function useDeleteAccount() {
  const [remove, { loading }] = useDeleteMyAccountMutation();
  // outside the cache: a part of mySecurity must not replace what the security section shows
  const { data, loading: opening } = useDeletionProofQuery({ fetchPolicy: 'no-cache' });
  const [leaving, setLeaving] = useState(false);
  const deleteAccount = async (password: string | undefined) => {
    try {
      await remove({ variables: { input: { password } } });
      setLeaving(true);
      // a new document: nothing of the member stays in memory
      window.location.assign('/');
      return {};
    } catch (error) {
      return toastError(error, 'Your account was not deleted', 'Please try again.').fields;
    }
  };
  // members with a second factor, or without a password, are asked by the dialog for step-up if need be
  const asksPassword = !data || (data.mySecurity.hasPassword && !data.mySecurity.hasSecondFactor);
  return { deleteAccount, asksPassword, opening, busy: loading || leaving };
}
