import { invalid } from '../common/api/errors.js';
import { DOMAIN } from './organisation.inputs.js';

/**
 * The origins as browsers write them, each once. Only a plain host may follow `https://`, because they go into a
 * Content-Security-Policy. Throws VALIDATION.
 */
export function embedOriginsOf(given: readonly string[]): string[] {
  return [...new Set(given.map(originOf))];
}

function originOf(given: string): string {
  const text = given.trim().toLowerCase().replace(/\/$/, '');
  const [, host = '', port = '443'] = /^https:\/\/([^/:]+)(?::(\d{1,5}))?$/.exec(text) ?? [];
  if (!DOMAIN.test(host) || Number(port) < 1 || Number(port) > 65_535)
    throw invalid({
      origins: `"${given.slice(0, 80)}" is not an address such as https://acme.example, without a path.`,
    });
  return new URL(text).origin;
}
