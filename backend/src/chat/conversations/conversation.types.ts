import { ID, Int, ObjectType } from '@nestjs/graphql';
import { connectionType } from '../../common/api/paging.js';
import { Shown } from '../../common/api/shown.js';
import { Conversation } from './conversation.entity.js';

/** Unread conversations are counted up to here: a mark in the page header needs no larger number. */
export const MOST_UNREAD = 99;

const UNREAD = {
  description: `How many conversations of the viewer have unread messages, counted up to ${MOST_UNREAD}.`,
  example: 3,
};

export const ConversationConnection = connectionType(Conversation);

@ObjectType({ description: 'A thread that was marked as read, and what is left.' })
export class ConversationRead {
  @Shown(() => ID, { description: 'The contract.' })
  contractId: string;

  @Shown(() => Int, UNREAD)
  unreadConversations: number;
}

/** REST answers are objects; GraphQL has the number itself. */
export class UnreadConversations {
  @Shown(() => Int, UNREAD)
  count: number;
}
