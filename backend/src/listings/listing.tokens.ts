import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '../common/config/config.js';
import { isUuid } from '../common/api/paging.js';

/** Which contract stays listed, and until when it was fresh when the email was sent. */
export interface Renewal {
  contractId: string;
  freshUntil: string;
}

/**
 * The tokens in emails that ask whether a contract is still available: what they renew, signed. They need no table and are
 * good once, because a renewal moves the time that they name.
 */
@Injectable()
export class RenewalTokens {
  constructor(private readonly config: Config) {}

  write({ contractId, freshUntil }: Renewal): string {
    const what = Buffer.from(`${contractId} ${freshUntil}`).toString('base64url');
    return `${what}.${this.signature(what)}`;
  }

  /** Null for a token that is not ours or not complete. */
  read(token: unknown): Renewal | null {
    const [what = '', signature = ''] = typeof token === 'string' ? token.split('.') : [];
    const [given, ours] = [Buffer.from(signature), Buffer.from(this.signature(what))];
    if (given.length !== ours.length || !timingSafeEqual(given, ours)) return null;
    const [contractId, freshUntil = ''] = Buffer.from(what, 'base64url').toString('utf8').split(' ');
    return isUuid(contractId) ? { contractId, freshUntil } : null;
  }

  private signature(what: string): string {
    return createHmac('sha256', this.config.renewalKey).update(what).digest('base64url');
  }
}
