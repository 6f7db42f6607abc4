import type { MessageFieldsFragment, MessagesQuery } from '../../generated/chat';

export const PAGE_SIZE = 50;

/** A single message as a page of its own; the cache merges pages, so writing it adds it. */
export function connectionOf(message: MessageFieldsFragment): MessagesQuery {
  const node = { ...message, __typename: 'Message' };
  const edge = { __typename: 'MessageEdge', cursor: message.id, node };
  const pageInfo = { __typename: 'PageInfo', hasPreviousPage: false, startCursor: message.id };
  const messages = { __typename: 'MessageConnection', edges: [edge], pageInfo };
  return { messages };
}
