import { registerEnumType } from '@nestjs/graphql';
import { KINDS } from '@handover/domain/notifications/notification-kinds';
import { enumOf } from '../common/api/enum-of.js';

export const NotificationKindEnum = enumOf(KINDS);

registerEnumType(NotificationKindEnum, {
  name: 'NotificationKind',
  description: 'What a notification is about; members choose by kind.',
});
