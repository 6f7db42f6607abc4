import type { MessageFieldsFragment } from '../../generated/chat';

export interface ChatViewer {
  id: string;
  isAdmin: boolean;
  /** True for the holder of the contract. */
  isSeller: boolean;
}

/** Replaces each masked character. */
const MASK = '•';

/** Live messages are masked for all subscribers. The author and admins may read the original, so they must refetch it. */
export const readsOtherwise = (viewer: ChatViewer | null, { senderId, message }: MessageFieldsFragment) =>
  Boolean(viewer && (viewer.isAdmin || viewer.id === senderId) && message.includes(MASK));
