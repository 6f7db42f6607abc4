import { IsNull, Not } from 'typeorm';
import type { Tx } from '../database/database.js';
import { Notification } from './notification.entity.js';

const TO_MAIL = { mailAt: Not(IsNull()) };

/** How many notifications are still to be mailed. */
export const dueNotifications = ({ manager }: Tx): Promise<number> => manager.countBy(Notification, TO_MAIL);

/** They stay in the members' lists and are not mailed. */
export async function dropDueNotifications({ manager }: Tx): Promise<void> {
  await manager.update(Notification, TO_MAIL, { mailAt: null });
}
