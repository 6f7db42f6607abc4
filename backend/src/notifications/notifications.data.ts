import { Injectable } from '@nestjs/common';
import { RETENTION_DAYS } from '@handover/domain/retention';
import { MemberData } from '../member-data/member-data.js';
import { readAll } from '../member-data/read-all.js';
import { Retention } from '../retention/retention.js';
import { NotificationPreference } from './notification-preference.entity.js';
import { NotificationPreferences } from './notification-preferences.service.js';
import { Notification } from './notification.entity.js';
import { Database } from '../database/database.js';

const EXPORTED = {
  id: true,
  kind: true,
  event: true,
  contractId: true,
  transferId: true,
  createdAt: true,
  readAt: true,
} as const;

/** What notifications register with the modules below: export, deletion, and how long they are kept. */
@Injectable()
export class NotificationsData {
  constructor(
    { manager }: Database,
    preferences: NotificationPreferences,
    data: MemberData,
    retention: Retention,
  ) {
    data.register('notifications', {
      collect: async ({ id }) => ({
        received: await readAll(manager.getRepository(Notification), { userId: id }, EXPORTED),
        preferences: (await preferences.list({ id })).map(({ kind, mail, inApp }) => ({ kind, mail, inApp })),
      }),
      forget: async (tx, { id }) => {
        await tx.manager.delete(Notification, { userId: id });
        await tx.manager.delete(NotificationPreference, { userId: id });
      },
    });
    const rule = {
      table: 'notifications',
      key: 'id',
      column: 'created_at',
      days: RETENTION_DAYS.notifications,
    } as const;
    retention.register('notifications', (limit) => retention.deleteOld(rule, limit));
  }
}
