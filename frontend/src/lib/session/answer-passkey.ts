import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { postJson } from '../boot/post-json';

/** Asks the browser for one of the member's passkeys; returns its response in the API's format. */
export async function answerPasskey(optionsPath: string): Promise<string> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const { options } = await postJson<{ options: string }>(optionsPath, {});
  const optionsJSON = JSON.parse(options) as PublicKeyCredentialRequestOptionsJSON;
  return JSON.stringify(await startAuthentication({ optionsJSON }));
}
