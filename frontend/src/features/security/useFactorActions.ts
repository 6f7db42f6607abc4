import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { useState } from 'react';
import { MeDocument } from '../../generated/boot';
import {
  SecurityDocument,
  useAddPasskeyMutation,
  useBeginAuthenticatorMutation,
  useBeginPasskeyMutation,
  useConfirmAuthenticatorMutation,
  useNewRecoveryCodesMutation,
  useRemoveAuthenticatorMutation,
  useRemovePasskeyMutation,
} from '../../generated/security';
import { useSetBoot } from '../../lib/boot/boot';
import { request } from '../../lib/boot/request';
import { toast } from '../../lib/toast/toast-store';
import { useRefresh } from './useRefresh';

/**
 * All changes to second factors. Each throws the server's error; `recoveryCodes` are the codes of the last change, to
 * be shown once.
 */
export function useFactorActions(setupRequired: boolean) {
  const setBoot = useSetBoot();
  const refresh = useRefresh();
  const [recoveryCodes, setRecoveryCodes] = useState<string[] | null>(null);
  const [beginApp] = useBeginAuthenticatorMutation();
  const [confirmApp] = useConfirmAuthenticatorMutation();
  const [removeApp] = useRemoveAuthenticatorMutation();
  const [beginPasskey] = useBeginPasskeyMutation();
  const [addPasskey] = useAddPasskeyMutation();
  const [removePasskey] = useRemovePasskeyMutation();
  const [newCodes] = useNewRecoveryCodesMutation();

  const done = async (title: string, codes: string[] | null | undefined) => {
    if (codes) setRecoveryCodes(codes);
    toast({ title });
    await refresh(SecurityDocument);
    // An admin who had to set up a second factor regains access to the admin area.
    if (setupRequired) {
      const { me } = await request(MeDocument).catch(() => ({ me: null }));
      if (me) setBoot({ me });
    }
  };

  return {
    recoveryCodes,
    forgetRecoveryCodes: () => setRecoveryCodes(null),
    beginApp: async () => (await beginApp()).data?.beginAuthenticator ?? null,
    confirmApp: async (code: string) => {
      const { data } = await confirmApp({ variables: { input: { code } } });
      await done('Your authenticator app is set up', data?.confirmAuthenticator.recoveryCodes);
    },
    removeApp: async () => {
      const { data } = await removeApp();
      await done('Your authenticator app is turned off', data?.removeAuthenticator.recoveryCodes);
    },
    addPasskey: async (name: string) => {
      const begun = await beginPasskey();
      const passkey = await makePasskey(begun.data?.beginPasskey.options ?? '');
      const { data } = await addPasskey({ variables: { input: { name, passkey } } });
      await done('Passkey added', data?.addPasskey.recoveryCodes);
    },
    removePasskey: async (passkeyId: string) => {
      const { data } = await removePasskey({ variables: { passkeyId } });
      await done('Passkey removed', data?.removePasskey.recoveryCodes);
    },
    newRecoveryCodes: async () => {
      const { data } = await newCodes();
      await done('You have new recovery codes', data?.newRecoveryCodes.recoveryCodes);
    },
  };
}

export type FactorActions = ReturnType<typeof useFactorActions>;

/** Asks the browser to create a passkey; returns its response in the API's format. */
async function makePasskey(options: string): Promise<string> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const optionsJSON = JSON.parse(options) as PublicKeyCredentialCreationOptionsJSON;
  return JSON.stringify(await startRegistration({ optionsJSON }));
}
