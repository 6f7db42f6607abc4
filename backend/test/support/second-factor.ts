import { generateSync } from 'otplib';
import { PasskeyDevice } from './passkey-device.js';
import { unlessBusy, type Person } from './person.js';

const STEP_S = 30;

/** A code of an authenticator app; `later` steps from now, of which the server accepts one either way. */
export const codeOf = (secret: string, later = 0): string =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + later * STEP_S });

export interface WithApp {
  secret: string;
  recoveryCodes: string[];
}

/**
 * Sets up an authenticator app; the code of the step before this one is used up by it. If the next step begins meanwhile, that
 * code is too old, so a refused one is tried once more.
 */
export async function addApp(member: Person): Promise<WithApp> {
  const { secret } = (
    await unlessBusy(() => member.rest<{ secret: string }>('POST', '/api/user/authenticator'))
  ).body;
  const confirm = () =>
    unlessBusy(() =>
      member.rest<WithApp>('POST', '/api/user/authenticator/confirm', { code: codeOf(secret, -1) }),
    );
  let { status, body } = await confirm();
  if (status !== 200) ({ status, body } = await confirm());
  if (status !== 200) throw new Error(`the app was refused: ${JSON.stringify(body)}`);
  return { secret, recoveryCodes: body.recoveryCodes };
}

/** Adds a passkey that a device of the product's own origin made. */
export async function addPasskey(member: Person, device: PasskeyDevice): Promise<PasskeyDevice> {
  const { body } = await member.rest<{ options: string }>('POST', '/api/user/passkeys/options');
  const added = await member.rest('POST', '/api/user/passkeys', {
    name: 'My key',
    passkey: device.create(body.options),
  });
  if (added.status !== 201) throw new Error(`the passkey was refused: ${JSON.stringify(added.body)}`);
  return device;
}
