import { Int, ObjectType } from '@nestjs/graphql';
import { enumOf, nameEnum } from '../common/api/enum-of.js';
import { DateTime } from '../common/api/scalars.js';
import { Shown } from '../common/api/shown.js';

const QUEUED_MAIL_STATES = ['waiting', 'retrying', 'failed'] as const;
type QueuedMailState = (typeof QUEUED_MAIL_STATES)[number];
const QueuedMailStateEnum = enumOf(QUEUED_MAIL_STATES);
nameEnum(QueuedMailStateEnum, 'QueuedMailState', 'What became of an email that is not sent.');

/** Never the text, a link or a code: they open what only the recipient may open. */
@ObjectType({ description: 'An email that waits in the queue or could not be sent. Sent ones are not kept.' })
export class QueuedMail {
  @Shown(() => String, { description: 'Identifies the email in the queue.', example: '42' })
  id: string;

  @Shown(() => String, { description: 'Its kind: the name of its template.', example: 'purchase-buyer' })
  kind: string;

  @Shown(() => String, {
    nullable: true,
    description: 'The address that it is for; null for the operator.',
    example: 'ada@example.com',
  })
  recipient: string | null;

  @Shown(() => QueuedMailStateEnum, {
    description:
      'WAITING before its first attempt, RETRYING after one that failed, FAILED after the last one.',
  })
  state: QueuedMailState;

  @Shown(() => Int, { description: 'Attempts to send it so far.', example: 0 })
  attempts: number;

  @Shown(() => DateTime, { description: 'When it was queued.' })
  createdAt: string;

  @Shown(() => DateTime, { nullable: true, description: 'When the next attempt is due; null if it failed.' })
  nextAttemptAt: string | null;
}
