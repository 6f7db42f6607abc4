import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';

/** Asks the browser to create a passkey; returns its response in the API's format. */
export async function makePasskey(options: string): Promise<string> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const optionsJSON = JSON.parse(options) as PublicKeyCredentialCreationOptionsJSON;
  return JSON.stringify(await startRegistration({ optionsJSON }));
}
