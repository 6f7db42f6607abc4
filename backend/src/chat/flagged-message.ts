import { ObjectType } from '@nestjs/graphql';
import { Shown } from '../common/shown.js';
import { Message } from './message.entity.js';
import { MESSAGE_COLUMNS } from './message.rows.js';

@ObjectType({
  description: 'A message that offers a way to leave the site, or that was hidden, as an admin sees it.',
})
export class FlaggedMessage extends Message {
  @Shown(() => [String], {
    description: 'What was found in it: phone, email, link, handle, messenger, payment-app, wire.',
    example: ['phone'],
  })
  declare flags: string[];

  @Shown(() => Boolean, { description: 'True while nobody but admins can read it.' })
  hidden: boolean;

  @Shown(() => String, { description: 'The e-mail address of who wrote it.', example: 'ada@example.com' })
  senderEmail: string;

  @Shown(() => Boolean, { description: 'True while who wrote it is suspended.' })
  senderSuspended: boolean;

  @Shown(() => String, { description: "The contract's title.", example: '2024 Honda Civic lease' })
  contractTitle: string;
}

export const FLAGGED_MESSAGES = `select ${MESSAGE_COLUMNS}, m.flags, m.hidden_at is not null as hidden,
    m.sender_id = c.user_id as "isSeller", u.email as "senderEmail",
    u.suspended_at is not null as "senderSuspended", c.title as "contractTitle"
  from messages m join contracts c on c.id = m.contract_id join users u on u.id = m.sender_id`;

/** Always with the words as they were written. */
export function toFlaggedMessage(row: object): FlaggedMessage {
  const message = Object.setPrototypeOf(row, FlaggedMessage.prototype) as FlaggedMessage;
  message.message = message.written ?? message.message;
  return message;
}
