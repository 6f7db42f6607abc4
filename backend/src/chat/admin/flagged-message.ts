import { ObjectType } from '@nestjs/graphql';
import { Shown } from '../../common/api/shown.js';
import { joinContract } from '../../contracts/contract.rows.js';
import { joinUser } from '../../users/user.rows.js';
import { Message } from '../message.entity.js';
import { isSeller, MESSAGE_COLUMNS } from '../message.rows.js';

@ObjectType({
  description: 'A message that was flagged or hidden, as an admin sees it.',
})
export class FlaggedMessage extends Message {
  @Shown(() => [String], {
    description: 'What was found in the text: phone, email, link, handle, messenger, payment-app, wire.',
    example: ['phone'],
  })
  declare flags: string[];

  @Shown(() => Boolean, { description: 'True while only admins can read it.' })
  hidden: boolean;

  @Shown(() => String, { description: "The author's email address.", example: 'ada@example.com' })
  senderEmail: string;

  @Shown(() => Boolean, { description: 'True while the author is suspended.' })
  senderSuspended: boolean;

  @Shown(() => String, { description: "The contract's title.", example: '2024 Honda Civic lease' })
  contractTitle: string;
}

/** SQL: adds columns of the author and of the contract to those of the thread. */
export const FLAGGED_MESSAGES = `select ${MESSAGE_COLUMNS}, m.flags, m.hidden_at is not null as hidden,
    ${isSeller('c.user_id')}, c.title as "contractTitle",
    u.email as "senderEmail", u.suspended as "senderSuspended"
  from messages m ${joinContract('c', 'm.contract_id')} ${joinUser('u', 'm.sender_id')}`;

/** Always with the original text. */
export function toFlaggedMessage(row: object): FlaggedMessage {
  const message = Object.assign(new FlaggedMessage(), row);
  message.message = message.written ?? message.message;
  return message;
}
