import { isIP } from 'node:net';
import { done, inGuide, open, type LaunchCheckDefinition } from '../launch-check.js';

export const https: LaunchCheckDefinition = {
  key: 'https',
  title: 'HTTPS and trusted proxies',
  why: 'Passwords and cookies must travel encrypted, and limits per visitor need the address of the visitor.',
  fix: inGuide('Settings'),
  find({ config: { publicUrl, secureCookies, trustedProxies } }) {
    const { hostname } = new URL(publicUrl);
    if (!secureCookies) return open(`PUBLIC_URL is ${publicUrl}, without https.`);
    if (hostname === 'localhost' || hostname.endsWith('.localhost') || isIP(hostname.replace(/[[\]]/g, '')))
      return open(`PUBLIC_URL is ${publicUrl}, which is no domain of yours.`);
    const all = trustedProxies.find((proxy) => proxy.endsWith('/0'));
    if (all) return open(`TRUSTED_PROXIES has ${all}, so any visitor can pretend to have another address.`);
    return done(`${publicUrl} behind ${trustedProxies.join(', ')}`);
  },
};
