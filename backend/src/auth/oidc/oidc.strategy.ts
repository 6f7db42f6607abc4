import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import {
  allowInsecureRequests,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  randomNonce,
  type Configuration,
  type TokenEndpointResponse,
  type TokenEndpointResponseHelpers,
} from 'openid-client';
import { Strategy, type AuthenticateOptions } from 'openid-client/passport';
import type { Request } from 'express';
import { Config } from '../../common/config/config.js';
import { AppError, noSuchCall } from '../../common/api/errors.js';
import type { CurrentUser } from '../../users/user.entity.js';
import { OidcAccounts, type OidcPerson } from './oidc.accounts.js';

export const OIDC_PATH = '/api/login/oidc';
const SESSION_KEY = 'oidc';
const TIMEOUT_S = 10;

/** openid-client's strategy; a nonce binds the ID token to this sign-in, in addition to PKCE. */
class OidcStrategy extends PassportStrategy(Strategy) {
  constructor(
    name: string,
    private readonly provider: Configuration,
    private readonly accounts: OidcAccounts,
    callbackURL: string,
  ) {
    super({ name, config: provider, callbackURL, scope: 'openid email profile', sessionKey: SESSION_KEY });
  }

  override authorizationRequestParams(request: Request, options: AuthenticateOptions): URLSearchParams {
    const params = new URLSearchParams(super.authorizationRequestParams(request, options));
    params.set('nonce', randomNonce());
    return params;
  }

  async validate(tokens: TokenEndpointResponse & TokenEndpointResponseHelpers): Promise<CurrentUser> {
    const claims = tokens.claims();
    if (!claims) throw new AppError('BAD_REQUEST', 'The sign-in service did not say who you are.');
    return this.accounts.signIn(await this.personOf(tokens.access_token, claims));
  }

  /** Some providers return the email address only from the user info endpoint. */
  private async personOf(
    accessToken: string,
    claims: { iss: string; sub: string; [claim: string]: unknown },
  ): Promise<OidcPerson> {
    const isComplete = claims.email !== undefined || !this.provider.serverMetadata().userinfo_endpoint;
    const all = isComplete
      ? claims
      : { ...claims, ...(await fetchUserInfo(this.provider, accessToken, claims.sub)) };
    return {
      subject: `${claims.iss} ${claims.sub}`,
      email: all.email,
      emailVerified: all.email_verified === true || all.email_verified === 'true',
      firstName: all.given_name,
      lastName: all.family_name,
    };
  }
}

let applications = 0;

/** The OpenID provider of OIDC_ISSUER_URL. Its metadata is fetched when the first person wants to sign in there. */
@Injectable()
export class OidcProvider {
  /** Unique in this process, see LocalStrategy. */
  readonly strategyName = `oidc-${++applications}`;
  private registered: Promise<unknown> | null = null;

  constructor(
    private readonly config: Config,
    private readonly accounts: OidcAccounts,
  ) {}

  /** The label of the sign-in page's button; null if no provider is configured. */
  get name(): string | null {
    return this.config.oidc && new URL(this.config.oidc.issuerUrl).hostname;
  }

  /** Registers the strategy with Passport. After a failure the next sign-in tries again. */
  async ready(): Promise<void> {
    this.registered ??= this.discover().catch((error: unknown) => {
      this.registered = null;
      throw error;
    });
    await this.registered;
  }

  private async discover(): Promise<OidcStrategy> {
    const { oidc, publicUrl } = this.config;
    if (!oidc) throw noSuchCall();
    const options = {
      timeout: TIMEOUT_S,
      execute: [
        // verify the ID token's signature too, though it comes directly from the provider over TLS
        enableNonRepudiationChecks,
        // a plain http issuer is a local provider, for development
        // oxlint-disable-next-line typescript/no-deprecated -- it is marked deprecated only to draw attention
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
    return new OidcStrategy(this.strategyName, found, this.accounts, `${publicUrl}${OIDC_PATH}/callback`);
  }
}
