import { NotificationPreferences } from '../../features/notifications/NotificationPreferences';
import { NotificationsTab } from '../../features/notifications/NotificationsTab';

export const AccountNotifications = () => (
  <>
    <NotificationsTab />
    <NotificationPreferences />
  </>
);
