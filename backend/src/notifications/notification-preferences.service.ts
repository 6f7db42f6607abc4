import { Injectable } from '@nestjs/common';
import {
  isOptional,
  KINDS,
  NOTIFICATION_KINDS,
  type NotificationKind,
} from '@handover/domain/notifications/notification-kinds';
import { AppError } from '../common/api/errors.js';
import type { Viewer } from '../common/api/request-of.js';
import { Database, type Tx } from '../database/database.js';
import { NotificationPreference } from './notification.entity.js';
import { lockAccounts } from '../users/accounts.js';
import type { NotificationPreferenceInput } from './notifications.inputs.js';

/** What members choose about their notifications. */
@Injectable()
export class NotificationPreferences {
  constructor(private readonly database: Database) {}

  /** One per kind, in the order of the table of kinds. */
  async list(
    { id: userId }: Pick<Viewer, 'id'>,
    on: Pick<Tx, 'manager'> = this.database,
  ): Promise<NotificationPreference[]> {
    const stored = await on.manager.findBy(NotificationPreference, { userId });
    return preferencesOf(userId, stored);
  }

  /** CONFLICT for what cannot be switched off. */
  async set(
    viewer: Pick<Viewer, 'id'>,
    { kind, mail, inApp }: NotificationPreferenceInput,
  ): Promise<NotificationPreference> {
    const locked = NOTIFICATION_KINDS[kind].locked;
    if (locked && (mail === false || inApp === false)) throw new AppError('CONFLICT', locked);
    const known = await this.of(viewer, kind);
    if (locked) return known;
    await this.database.manager.upsert(
      NotificationPreference,
      { userId: viewer.id, kind, mail: mail ?? known.mail, inApp: inApp ?? known.inApp },
      ['userId', 'kind'],
    );
    return this.of(viewer, kind);
  }

  /** Switches off emails; what is shown stays. Does nothing for a deleted account. */
  async unsubscribe({ userId, kinds }: { userId: string; kinds: NotificationKind[] }): Promise<void> {
    await this.database.transaction(async (tx) => {
      const [account] = await lockAccounts(tx, [userId]);
      if (account?.isDeleted !== false || kinds.length === 0) return;
      const known = await this.list({ id: userId }, tx);
      const rows = known.filter(({ kind }) => kinds.includes(kind));
      await tx.manager.upsert(
        NotificationPreference,
        rows.map(({ kind, inApp }) => ({ userId, kind, inApp, mail: false })),
        ['userId', 'kind'],
      );
    });
  }

  private async of(viewer: Pick<Viewer, 'id'>, kind: NotificationKind): Promise<NotificationPreference> {
    return (await this.list(viewer)).find((one) => one.kind === kind) as NotificationPreference;
  }
}

/** One per kind: everything is on unless the member has switched it off, and what is locked is on in any case. */
export function preferencesOf(
  userId: string,
  stored: readonly NotificationPreference[],
): NotificationPreference[] {
  const chosen = new Map(stored.map((preference) => [preference.kind, preference]));
  return KINDS.map((kind) => {
    const { mail = true, inApp = true } = isOptional(kind) ? (chosen.get(kind) ?? {}) : {};
    return Object.assign(new NotificationPreference(), {
      userId,
      kind,
      mail,
      inApp,
      locked: !isOptional(kind),
    });
  });
}
