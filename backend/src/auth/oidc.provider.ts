import { Injectable } from '@nestjs/common';
import {
  allowInsecureRequests,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  randomNonce,
  type Configuration,
} from 'openid-client';
import { Strategy, type AuthenticateOptions } from 'openid-client/passport';
import type { Request } from 'express';
import { Config } from '../common/config.js';
import { AppError, noSuchCall } from '../common/errors.js';
import { OidcAccounts, type OidcPerson } from './oidc.accounts.js';

export const OIDC_PATH = '/api/login/oidc';
const SESSION_KEY = 'oidc';
const TIMEOUT_S = 10;

/** openid-client's strategy; the ID token is bound to this sign-in by a nonce besides PKCE. */
class NonceStrategy extends Strategy {
  override authorizationRequestParams(request: Request, options: AuthenticateOptions): URLSearchParams {
    const params = new URLSearchParams(super.authorizationRequestParams(request, options));
    params.set('nonce', randomNonce());
    return params;
  }
}

/** The OpenID provider of OIDC_ISSUER_URL: asked for its addresses when the first person wants to go there. */
@Injectable()
export class OidcProvider {
  private discovered: Promise<NonceStrategy> | null = null;

  constructor(
    private readonly config: Config,
    private readonly accounts: OidcAccounts,
  ) {}

  /** What the sign-in page's button says; null where there is no provider. */
  get name(): string | null {
    return this.config.oidc && new URL(this.config.oidc.issuerUrl).hostname;
  }

  strategy(): Promise<NonceStrategy> {
    this.discovered ??= this.discover().catch((error: unknown) => {
      // the next person tries anew
      this.discovered = null;
      throw error;
    });
    return this.discovered;
  }

  private async discover(): Promise<NonceStrategy> {
    const { oidc, publicUrl } = this.config;
    if (!oidc) throw noSuchCall();
    const options = {
      timeout: TIMEOUT_S,
      execute: [
        // the ID token's signature is checked too, though it comes straight from the provider
        enableNonRepudiationChecks,
        // a provider on plain http is one that runs beside us, in development
        // eslint-disable-next-line @typescript-eslint/no-deprecated -- marked so only to stand out
        ...(oidc.issuerUrl.startsWith('http:') ? [allowInsecureRequests] : []),
      ],
    };
    const issuer = new URL(oidc.issuerUrl);
    const found = await discovery(issuer, oidc.clientId, oidc.clientSecret, undefined, options).catch(
      (cause: unknown) => {
        throw new AppError(
          'UNAVAILABLE',
          'The sign-in service does not answer.',
          { retryAfterSeconds: 10 },
          { cause },
        );
      },
    );
    return new NonceStrategy(
      {
        config: found,
        callbackURL: `${publicUrl}${OIDC_PATH}/callback`,
        scope: 'openid email profile',
        sessionKey: SESSION_KEY,
      },
      (tokens, done) => {
        const claims = tokens.claims();
        if (!claims) {
          done(new AppError('BAD_REQUEST', 'The sign-in service did not say who you are.'));
          return;
        }
        this.personOf(found, tokens.access_token, claims)
          .then((person) => this.accounts.signIn(person))
          .then(
            (user) => void done(null, user),
            (error: unknown) => void done(error),
          );
      },
    );
  }

  /** Some providers put the email address only into their user info. */
  private async personOf(
    found: Configuration,
    accessToken: string,
    claims: { iss: string; sub: string; [claim: string]: unknown },
  ): Promise<OidcPerson> {
    const isComplete = claims.email !== undefined || !found.serverMetadata().userinfo_endpoint;
    const all = isComplete ? claims : { ...claims, ...(await fetchUserInfo(found, accessToken, claims.sub)) };
    return {
      subject: `${claims.iss} ${claims.sub}`,
      email: all.email,
      emailVerified: all.email_verified === true || all.email_verified === 'true',
      firstName: all.given_name,
      lastName: all.family_name,
    };
  }
}
