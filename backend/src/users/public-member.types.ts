import { ID, ObjectType } from '@nestjs/graphql';
import { DateTime } from '../common/api/scalars.js';
import { Shown } from '../common/api/shown.js';

@ObjectType({ description: 'The public data of a member.' })
export class PublicMember {
  @Shown(() => ID, { description: 'Identifies the member.' })
  id: string;

  @Shown(() => String, {
    nullable: true,
    description:
      'First name and last initial, for the member, staff who read members, and the other party of a paid purchase only; null if not given, suspended or deleted.',
    example: 'Ada B.',
  })
  name: string | null;

  @Shown(() => DateTime, {
    description: 'When the account was created.',
    example: '2026-03-01T12:00:00.000Z',
  })
  memberSince: string;

  @Shown(() => Boolean, { description: 'True once the email address was confirmed.' })
  emailConfirmed: boolean;
}
