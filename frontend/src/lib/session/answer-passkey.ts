import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { postForJson } from '../boot/post-json';

/** Asks the browser for a passkey of the member; returns its answer as the API takes it. */
export async function answerPasskey(optionsPath: string): Promise<string> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const { options } = await postForJson<{ options: string }>(optionsPath, {});
  const optionsJSON = JSON.parse(options) as PublicKeyCredentialRequestOptionsJSON;
  return JSON.stringify(await startAuthentication({ optionsJSON }));
}
