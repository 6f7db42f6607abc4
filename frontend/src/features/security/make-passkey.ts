import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';

/** Asks the browser to make a passkey; returns its answer as the API takes it. */
export async function makePasskey(options: string): Promise<string> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const optionsJSON = JSON.parse(options) as PublicKeyCredentialCreationOptionsJSON;
  return JSON.stringify(await startRegistration({ optionsJSON }));
}
