import type { MessageFieldsFragment, MessagesQuery } from '../../generated/chat';

export const PAGE_SIZE = 50;

/** Wraps one message as a page: the cache merges pages, so writing it appends the message. */
export function connectionOf(message: MessageFieldsFragment): MessagesQuery {
  const node = { ...message, __typename: 'Message' };
  const edge = { __typename: 'MessageEdge', cursor: message.id, node };
  const pageInfo = { __typename: 'PageInfo', hasPreviousPage: false, startCursor: message.id };
  const messages = { __typename: 'MessageConnection', edges: [edge], pageInfo };
  return { messages };
}
