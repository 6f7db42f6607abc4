import { createHash, createPublicKey, generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export const CLIENT = { id: 'handover', secret: 'a secret that only two know' };

export interface Claims {
  sub: string;
  email?: string;
  email_verified?: boolean;
  given_name?: string;
  family_name?: string;
}

interface Grant {
  claims: Claims;
  challenge: string;
  nonce: string | null;
  redirectUri: string;
}

const base64url = (value: object | string) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');

/** A small OpenID provider: code flow with PKCE, signed ID tokens, user info. Every sign-in is that of `person`. */
export class OpenIdProvider {
  url = '';
  person: Claims = { sub: 'nobody' };
  /** The person says no. */
  denies = false;
  /** What the next ID token says that it should not. */
  forged: Record<string, unknown> = {};
  /** Signs with a key that the provider does not publish. */
  signsWrongly = false;
  /** Email and names are told by user info only. */
  tersely = false;
  private readonly keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
  private readonly strangeKeys = generateKeyPairSync('rsa', { modulusLength: 2048 });
  private readonly grants = new Map<string, Grant>();
  private readonly tokens = new Map<string, Claims>();
  private server: Server | null = null;

  async start(): Promise<void> {
    const server = createServer((request, response) => void this.answer(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    this.url = `http://localhost:${(server.address() as AddressInfo).port}`;
    this.server = server;
  }

  stop(): void {
    this.server?.closeAllConnections();
    this.server?.close();
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', this.url);
    const json = (body: object, status = 200) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (url.pathname === '/.well-known/openid-configuration') return void json(this.metadata());
    if (url.pathname === '/jwks')
      return void json({
        keys: [
          {
            ...createPublicKey(this.keys.publicKey.export({ type: 'spki', format: 'pem' })).export({
              format: 'jwk',
            }),
            kid: 'one',
            alg: 'RS256',
            use: 'sig',
          },
        ],
      });
    if (url.pathname === '/authorize') return this.authorize(url.searchParams, response);
    if (url.pathname === '/token') {
      const answer = this.token(new URLSearchParams(await text(request)), request.headers.authorization);
      return void (answer ? json(answer) : json({ error: 'invalid_grant' }, 400));
    }
    const claims = this.tokens.get((request.headers.authorization ?? '').replace('Bearer ', ''));
    return void (url.pathname === '/userinfo' && claims ? json(claims) : json({ error: 'unknown' }, 401));
  }

  private metadata(): object {
    return {
      issuer: this.url,
      authorization_endpoint: `${this.url}/authorize`,
      token_endpoint: `${this.url}/token`,
      userinfo_endpoint: `${this.url}/userinfo`,
      jwks_uri: `${this.url}/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      code_challenge_methods_supported: ['S256'],
      token_endpoint_auth_methods_supported: ['client_secret_post', 'client_secret_basic'],
    };
  }

  private authorize(params: URLSearchParams, response: ServerResponse): void {
    const redirectUri = params.get('redirect_uri') ?? '';
    const back = new URL(redirectUri);
    const state = params.get('state');
    if (state) back.searchParams.set('state', state);
    if (this.denies) back.searchParams.set('error', 'access_denied');
    else {
      const code = randomUUID();
      back.searchParams.set('code', code);
      this.grants.set(code, {
        claims: { ...this.person },
        challenge: params.get('code_challenge') ?? '',
        nonce: params.get('nonce'),
        redirectUri,
      });
    }
    response.writeHead(302, { location: back.href }).end();
  }

  private token(params: URLSearchParams, authorization: string | undefined): object | null {
    const code = params.get('code') ?? '';
    const grant = this.grants.get(code);
    this.grants.delete(code);
    const basic = Buffer.from((authorization ?? '').replace('Basic ', ''), 'base64').toString();
    const secret =
      params.get('client_secret') ?? decodeURIComponent(basic.split(':')[1]?.replaceAll('+', ' ') ?? '');
    const challenge = createHash('sha256')
      .update(params.get('code_verifier') ?? '')
      .digest('base64url');
    if (!grant || secret !== CLIENT.secret || challenge !== grant.challenge) return null;
    if (params.get('redirect_uri') !== grant.redirectUri) return null;
    const accessToken = randomUUID();
    this.tokens.set(accessToken, grant.claims);
    return { access_token: accessToken, token_type: 'Bearer', expires_in: 60, id_token: this.idToken(grant) };
  }

  private idToken({ claims, nonce }: Grant): string {
    const now = Math.floor(Date.now() / 1000);
    const told = this.tersely ? { sub: claims.sub } : claims;
    const payload = {
      iss: this.url,
      aud: CLIENT.id,
      iat: now,
      exp: now + 60,
      ...told,
      ...(nonce && { nonce }),
      ...this.forged,
    };
    const content = `${base64url({ alg: 'RS256', typ: 'JWT', kid: 'one' })}.${base64url(payload)}`;
    const { privateKey } = this.signsWrongly ? this.strangeKeys : this.keys;
    return `${content}.${sign('sha256', Buffer.from(content), privateKey).toString('base64url')}`;
  }
}
