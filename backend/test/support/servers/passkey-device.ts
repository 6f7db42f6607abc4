import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

interface CreationOptions {
  challenge: string;
  rp: { id: string };
}
interface RequestOptions {
  challenge: string;
  rpId: string;
}

const USER_PRESENT = 0x01;
const HAS_CREDENTIAL = 0x40;
const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();

/** A security key in software: makes a passkey and signs with it, as WebAuthn says (ES256, no attestation). */
export class PasskeyDevice {
  readonly id = randomBytes(32);
  counter = 0;
  private readonly privateKey: KeyObject;
  private readonly publicKey: KeyObject;

  constructor(public origin: string) {
    ({ privateKey: this.privateKey, publicKey: this.publicKey } = generateKeyPairSync('ec', {
      namedCurve: 'P-256',
    }));
  }

  /** The answer to navigator.credentials.create, as JSON text. */
  create(options: string): string {
    const { challenge, rp } = JSON.parse(options) as CreationOptions;
    const { x = '', y = '' } = this.publicKey.export({ format: 'jwk' });
    const cose = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]),
    );
    const idLength = Buffer.alloc(2);
    idLength.writeUInt16BE(this.id.length);
    const authData = Buffer.concat([
      this.head(rp.id, USER_PRESENT | HAS_CREDENTIAL),
      Buffer.alloc(16),
      idLength,
      this.id,
      Buffer.from(cose),
    ]);
    const attestation = isoCBOR.encode(
      new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ]) as never,
    );
    return this.answer({
      clientDataJSON: this.clientData('webauthn.create', challenge).toString('base64url'),
      attestationObject: Buffer.from(attestation).toString('base64url'),
      transports: ['usb'],
    });
  }

  /** The answer to navigator.credentials.get, as JSON text. */
  get(options: string): string {
    const { challenge, rpId } = JSON.parse(options) as RequestOptions;
    this.counter++;
    const authData = this.head(rpId, USER_PRESENT);
    const clientData = this.clientData('webauthn.get', challenge);
    const signature = sign('sha256', Buffer.concat([authData, sha256(clientData)]), this.privateKey);
    return this.answer({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: signature.toString('base64url'),
    });
  }

  private head(rpId: string, flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter]);
  }

  private clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }

  private answer(response: object): string {
    const id = this.id.toString('base64url');
    return JSON.stringify({ id, rawId: id, type: 'public-key', clientExtensionResults: {}, response });
  }
}
