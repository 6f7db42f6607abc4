import { ID, ObjectType } from '@nestjs/graphql';
import { DateTime } from '../common/api/scalars.js';
import { Shown } from '../common/api/shown.js';

@ObjectType('Session', { description: 'A session of a member.' })
export class MemberSession {
  @Shown(() => ID, { description: 'Identifies the session; it differs from the value of the cookie.' })
  id: string;
  @Shown(() => String, { description: 'Browser and system of the sign-in.', example: 'Chrome on macOS' })
  device: string;
  @Shown(() => String, {
    nullable: true,
    description: 'The IP address of the sign-in; null for older sessions.',
    example: '203.0.113.7',
  })
  ip: string | null;
  @Shown(() => DateTime, { description: 'When the member signed in.' })
  signedInAt: string;
  @Shown(() => DateTime, { description: 'When it was last used, to within ten minutes.' })
  lastSeenAt: string;
  @Shown(() => Boolean, { description: 'True for the session of this request.' })
  current: boolean;
}
