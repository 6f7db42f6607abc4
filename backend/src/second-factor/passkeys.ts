import { Injectable } from '@nestjs/common';
import type {
  AuthenticationResponseJSON,
  RegistrationResponseJSON,
  WebAuthnCredential,
} from '@simplewebauthn/server';
import { SessionStore } from '../sessions/session.store.js';
import { Config } from '../common/config/config.js';
import { AppError, invalid } from '../common/api/errors.js';
import type { Viewer } from '../common/api/request-of.js';
import { Database, digestId, type Tx } from '../database/database.js';
import { PasskeyInfo, PasskeyOptions } from './factors.types.js';
import { SettingsService } from '../settings/settings.service.js';
import { Passkey } from './factor.entities.js';

const MOST_PASSKEYS = 20;

const REFUSED = { passkey: 'This passkey did not work. Please try again.' };

/** Loaded for the first passkey: its 300 modules would take 3% of the start. */
const webAuthn = () => import('@simplewebauthn/server');

type BrowserAnswer = RegistrationResponseJSON & AuthenticationResponseJSON;

/** Parses the browser's JSON; the library checks its content. */
function parsed(text: string): BrowserAnswer {
  try {
    const value = JSON.parse(text) as BrowserAnswer | null;
    if (typeof value?.id === 'string' && typeof value.response === 'object') return value;
  } catch {
    // rejected below, like JSON of another shape
  }
  throw invalid(REFUSED);
}

/** WebAuthn credentials, bound to the host of PUBLIC_URL. Each challenge belongs to one session and is valid once. */
@Injectable()
export class Passkeys {
  private readonly rpID: string;
  private readonly origin: string;

  constructor(
    config: Config,
    private readonly database: Database,
    private readonly sessions: SessionStore,
    private readonly settings: SettingsService,
  ) {
    const { hostname, origin } = new URL(config.publicUrl);
    this.rpID = hostname;
    this.origin = origin;
  }

  /** SQL: the database computes the public ids. */
  list(userId: string): Promise<PasskeyInfo[]> {
    return this.database
      .query<object>(
        `select ${digestId('id')} as id, name, created_at as "createdAt", last_used_at as "lastUsedAt"
         from passkeys where user_id = $1 order by created_at, passkeys.id`,
        [userId],
      )
      .then((rows) => rows.map((row) => Object.assign(new PasskeyInfo(), row)));
  }

  /** Options for the browser to create a passkey. */
  async registration(sid: string, viewer: Viewer): Promise<PasskeyOptions> {
    const known = await this.storedOf(viewer.id);
    if (known.length >= MOST_PASSKEYS)
      throw new AppError('CONFLICT', `You can have up to ${MOST_PASSKEYS} passkeys. Remove one first.`);
    const [{ generateRegistrationOptions }, { title }] = await Promise.all([
      webAuthn(),
      this.settings.siteInfo(),
    ]);
    const options = await generateRegistrationOptions({
      rpName: title,
      rpID: this.rpID,
      userID: new TextEncoder().encode(viewer.id),
      userName: viewer.email,
      userDisplayName: [viewer.firstName, viewer.lastName].filter(Boolean).join(' ') || viewer.email,
      excludeCredentials: known.map(({ id, transports }) => ({ id, transports })),
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    });
    return this.challenge(sid, options);
  }

  /** Checks a passkey that the browser made for the session's challenge, which is used up. */
  async checkNew(sid: string, response: string): Promise<WebAuthnCredential> {
    const challenge = await this.sessions.takeChallenge(sid);
    const { verifyRegistrationResponse } = await webAuthn();
    const { registrationInfo } = await this.checking(() =>
      verifyRegistrationResponse({
        response: parsed(response),
        ...this.expected(challenge),
      }),
    );
    if (!registrationInfo) throw invalid(REFUSED);
    return registrationInfo.credential;
  }

  async add(tx: Tx, userId: string, name: string, credential: WebAuthnCredential): Promise<void> {
    const { id, publicKey, counter, transports = [] } = credential;
    const passkey = {
      id,
      userId,
      name,
      publicKey: Buffer.from(publicKey),
      counter: String(counter),
      transports,
    };
    const insert = tx.manager.createQueryBuilder().insert().into(Passkey).values(passkey).orIgnore();
    const added = await insert.returning('id').execute();
    if ((added.raw as object[]).length === 0)
      throw new AppError('CONFLICT', 'This passkey is in use already.');
  }

  /** Options for the browser to ask for one of the member's passkeys. */
  async assertion(sid: string, userId: string): Promise<PasskeyOptions> {
    const known = await this.storedOf(userId);
    if (known.length === 0) throw new AppError('CONFLICT', 'You have no passkey yet.');
    const { generateAuthenticationOptions } = await webAuthn();
    const options = await generateAuthenticationOptions({
      rpID: this.rpID,
      allowCredentials: known.map(({ id, transports }) => ({ id, transports })),
      userVerification: 'preferred',
    });
    return this.challenge(sid, options);
  }

  /** Throws unless one of the member's passkeys signed the session's challenge. */
  async verify(sid: string, userId: string, response: string): Promise<void> {
    const challenge = await this.sessions.takeChallenge(sid);
    const answer = parsed(response);
    const stored = (await this.storedOf(userId)).find(({ id }) => id === answer.id);
    if (!stored) throw invalid(REFUSED);
    const { verifyAuthenticationResponse } = await webAuthn();
    const { verified, authenticationInfo } = await this.checking(() =>
      verifyAuthenticationResponse({
        response: answer,
        ...this.expected(challenge),
        credential: {
          id: stored.id,
          publicKey: new Uint8Array(stored.publicKey),
          counter: Number(stored.counter),
          transports: stored.transports,
        },
      }),
    );
    if (!verified) throw invalid(REFUSED);
    await this.database.manager.update(
      Passkey,
      { id: stored.id },
      { counter: String(authenticationInfo.newCounter), lastUsedAt: () => 'now()' },
    );
  }

  /** Returns the name of the removed passkey; null if it is not the member's. SQL: the database computes public ids. */
  async remove(tx: Tx, userId: string, id: string): Promise<string | null> {
    const [gone] = await tx.query<{ name: string }>(
      `delete from passkeys where ${digestId('id')}::text = $1 and user_id = $2 returning name`,
      [id, userId],
    );
    return gone?.name ?? null;
  }

  /** The options for the browser; their challenge belongs to the session. */
  private async challenge(sid: string, options: { challenge: string }): Promise<PasskeyOptions> {
    await this.sessions.openChallenge(sid, options.challenge);
    return Object.assign(new PasskeyOptions(), { options: JSON.stringify(options) });
  }

  private storedOf(userId: string): Promise<Passkey[]> {
    return this.database.manager.find(Passkey, { where: { userId }, order: { createdAt: 'ASC' } });
  }

  private expected(challenge: string) {
    return {
      expectedChallenge: challenge,
      expectedOrigin: this.origin,
      expectedRPID: this.rpID,
      requireUserVerification: false,
    };
  }

  /** The library throws if something does not match: the origin, the challenge, or a counter that decreased. */
  private async checking<Checked>(check: () => Promise<Checked>): Promise<Checked> {
    try {
      return await check();
    } catch (error) {
      if (error instanceof AppError) throw error;
      throw invalid(REFUSED);
    }
  }
}
