import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { isOptional, KINDS, type NotificationKind } from '@handover/domain/notifications/notification-kinds';
import { Config } from '../common/config.js';
import { isUuid } from '../common/paging.js';

/** Who no longer wants which emails. */
export interface Unsubscription {
  userId: string;
  kinds: NotificationKind[];
}

/**
 * The tokens in the links to unsubscribe: what they do, signed. They need no table, do not expire, and can do nothing but
 * switch off emails, which the member can undo.
 */
@Injectable()
export class UnsubscribeTokens {
  constructor(private readonly config: Config) {}

  write({ userId, kinds }: Unsubscription): string {
    const what = Buffer.from([userId, ...kinds].join(' ')).toString('base64url');
    return `${what}.${this.signature(what)}`;
  }

  /** Null for a token that is not ours or not complete. */
  read(token: unknown): Unsubscription | null {
    const [what = '', signature = ''] = typeof token === 'string' ? token.split('.') : [];
    const [given, ours] = [Buffer.from(signature), Buffer.from(this.signature(what))];
    if (given.length !== ours.length || !timingSafeEqual(given, ours)) return null;
    const [userId, ...words] = Buffer.from(what, 'base64url').toString('utf8').split(' ');
    // a later release may have other kinds
    const kinds = KINDS.filter((kind) => words.includes(kind) && isOptional(kind));
    return isUuid(userId) ? { userId, kinds } : null;
  }

  private signature(what: string): string {
    return createHmac('sha256', this.config.unsubscribeKey).update(what).digest('base64url');
  }
}
