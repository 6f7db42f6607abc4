import { generateSync } from 'otplib';
import { PasskeyDevice } from './servers/passkey-device.js';
import type { Answer, Person } from './person.js';

const STEP_S = 30;

const stepNow = () => Math.floor(Date.now() / 1000 / STEP_S);

/** A code of an authenticator app; `later` steps from now, of which the server accepts one either way. */
export const codeOf = (secret: string, later = 0): string =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + later * STEP_S });

export interface WithApp {
  secret: string;
  recoveryCodes: string[];
}

/** Sets up an authenticator app; the code of the step before this one is used up by it. */
export async function addApp(member: Person): Promise<WithApp> {
  const { secret } = (await member.rest<{ secret: string }>('POST', '/api/user/authenticator')).body;
  const confirm = async (): Promise<Answer<WithApp>> => {
    const step = stepNow();
    const answer = await member.rest<WithApp>('POST', '/api/user/authenticator/confirm', {
      code: codeOf(secret, -1),
    });
    // a step that ended meanwhile made the code too old
    return answer.status !== 200 && stepNow() !== step ? confirm() : answer;
  };
  const { status, body } = await confirm();
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
