import { Injectable } from '@nestjs/common';
import { isOptional, KINDS, type NotificationKind } from '@handover/domain/notifications/notification-kinds';
import { isUuid } from '../common/api/paging.js';
import { UnsubscribeLinks } from '../common/unsubscribe-links.js';

/** Who no longer wants which emails. */
export interface Unsubscription {
  userId: string;
  kinds: NotificationKind[];
}

/** The tokens that switch off emails about kinds of notifications: the member, and the kinds. */
@Injectable()
export class UnsubscribeTokens {
  constructor(private readonly links: UnsubscribeLinks) {}

  write({ userId, kinds }: Unsubscription): string {
    return this.links.write([userId, ...kinds]);
  }

  /** Null for a token that is not ours, not complete, or about something else. */
  read(token: unknown): Unsubscription | null {
    const [userId, ...words] = this.links.read(token) ?? [];
    // a later release may have other kinds
    const kinds = KINDS.filter((kind) => words.includes(kind) && isOptional(kind));
    return isUuid(userId) ? { userId, kinds } : null;
  }
}
