import { useApolloClient } from '@apollo/client/react';
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { useState } from 'react';
import { MeDocument } from '../../generated/boot';
import {
  AddPasskeyDocument,
  BeginAuthenticatorDocument,
  BeginPasskeyDocument,
  ConfirmAuthenticatorDocument,
  NewRecoveryCodesDocument,
  RemoveAuthenticatorDocument,
  RemovePasskeyDocument,
  SecurityDocument,
} from '../../generated/security';
import { useSetBoot } from '../../lib/boot/boot';
import { request } from '../../lib/boot/request';
import { toast } from '../../lib/toast/toast-store';
import { useRefresh } from './useBusy';

/**
 * All changes to second factors. Each throws the server's error; `recoveryCodes` are the codes of the last change, to
 * be shown once.
 */
export function useFactorActions(setupRequired: boolean) {
  const setBoot = useSetBoot();
  const client = useApolloClient();
  const refresh = useRefresh();
  const [recoveryCodes, setRecoveryCodes] = useState<string[] | null>(null);

  const done = async (title: string, change: { recoveryCodes: string[] | null } | undefined) => {
    if (change?.recoveryCodes) setRecoveryCodes(change.recoveryCodes);
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
    beginApp: async () =>
      (await client.mutate({ mutation: BeginAuthenticatorDocument })).data?.beginAuthenticator ?? null,
    confirmApp: async (code: string) => {
      const { data } = await client.mutate({
        mutation: ConfirmAuthenticatorDocument,
        variables: { input: { code } },
      });
      await done('Your authenticator app is set up', data?.confirmAuthenticator);
    },
    removeApp: async () => {
      const { data } = await client.mutate({ mutation: RemoveAuthenticatorDocument });
      await done('Your authenticator app is turned off', data?.removeAuthenticator);
    },
    addPasskey: async (name: string) => {
      const begun = await client.mutate({ mutation: BeginPasskeyDocument });
      const passkey = await makePasskey(begun.data?.beginPasskey.options ?? '');
      const { data } = await client.mutate({
        mutation: AddPasskeyDocument,
        variables: { input: { name, passkey } },
      });
      await done('Passkey added', data?.addPasskey);
    },
    removePasskey: async (passkeyId: string) => {
      const { data } = await client.mutate({ mutation: RemovePasskeyDocument, variables: { passkeyId } });
      await done('Passkey removed', data?.removePasskey);
    },
    newRecoveryCodes: async () => {
      const { data } = await client.mutate({ mutation: NewRecoveryCodesDocument });
      await done('You have new recovery codes', data?.newRecoveryCodes);
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
