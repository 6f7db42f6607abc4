import type { MessageFieldsFragment, MessagesQuery } from '../../generated/chat';

export interface ChatViewer {
  id: string;
  /** Moderators read every text as it was written. */
  readsOriginals: boolean;
  /** True for the holder of the contract. */
  isSeller: boolean;
}

/** Replaces each masked character. */
const MASK = '•';

/** Live messages are masked for all subscribers. The author and moderators may read the original, so they must refetch it. */
export const readsOtherwise = (viewer: ChatViewer | null, { senderId, message }: MessageFieldsFragment) =>
  Boolean(viewer && (viewer.readsOriginals || viewer.id === senderId) && message.includes(MASK));

export const PAGE_SIZE = 50;

/** Wraps one message as a page: the cache merges pages, so writing it appends the message. */
export function connectionOf(message: MessageFieldsFragment): MessagesQuery {
  const node = { ...message, __typename: 'Message' };
  const edge = { __typename: 'MessageEdge', cursor: message.id, node };
  const pageInfo = { __typename: 'PageInfo', hasPreviousPage: false, startCursor: message.id };
  const messages = { __typename: 'MessageConnection', edges: [edge], pageInfo };
  return { messages };
}
