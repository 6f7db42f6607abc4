import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from './config/config.js';

/**
 * The tokens in the links to unsubscribe: what they do, signed. They need no table, do not expire, and can do nothing but
 * switch off emails, which the member can undo.
 */
@Injectable()
export class UnsubscribeLinks {
  constructor(private readonly config: Config) {}

  write(words: readonly string[]): string {
    const what = Buffer.from(words.join(' ')).toString('base64url');
    return `${what}.${this.signature(what)}`;
  }

  /** Null for a token that is not ours or not complete. */
  read(token: unknown): string[] | null {
    const [what = '', signature = ''] = typeof token === 'string' ? token.split('.') : [];
    const [given, ours] = [Buffer.from(signature), Buffer.from(this.signature(what))];
    if (given.length !== ours.length || !timingSafeEqual(given, ours)) return null;
    return Buffer.from(what, 'base64url').toString('utf8').split(' ');
  }

  private signature(what: string): string {
    return createHmac('sha256', this.config.unsubscribeKey).update(what).digest('base64url');
  }
}
