import type { RequestHandler } from 'express';
import type { PinoLogger } from 'nestjs-pino';

const FORWARDED = ['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host'];
/** Any client can send these headers, so the number of warnings is limited. */
const MAX_WARNINGS = 10;

/**
 * Logs one warning per address that sends X-Forwarded-* and is not trusted. If it is the reverse proxy, its visitors
 * share one rate limit, and over https no cookie is set.
 */
export function warnOfUntrustedProxies(logger: Pick<PinoLogger, 'warn'>): RequestHandler {
  const warned = new Set<string>();
  return (request, _response, next) => {
    const address = request.socket.remoteAddress ?? 'unknown';
    if (
      warned.size < MAX_WARNINGS &&
      !warned.has(address) &&
      FORWARDED.some((name) => request.headers[name] !== undefined) &&
      !(request.app.get('trust proxy fn') as (address: string, hop: number) => boolean)(address, 0)
    ) {
      warned.add(address);
      logger.warn(
        { address, setting: 'TRUSTED_PROXIES' },
        `X-Forwarded-* headers from ${address} are ignored. If your reverse proxy has this address, add it to ` +
          'TRUSTED_PROXIES; until then all its visitors share one rate limit.',
      );
    }
    next();
  };
}
