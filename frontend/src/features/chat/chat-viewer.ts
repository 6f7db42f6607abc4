import type { MessageFieldsFragment } from '../../generated/chat';

export interface ChatViewer {
  id: string;
  isAdmin: boolean;
  /** Owns the contract that is talked about. */
  isSeller: boolean;
}

/** Stands for each character that others may not read. */
const MASK = '•';

/** Everybody gets the same live frame, contacts masked; whoever wrote it and admins read what was written instead. */
export const readsOtherwise = (viewer: ChatViewer | null, { senderId, message }: MessageFieldsFragment) =>
  Boolean(viewer && (viewer.isAdmin || viewer.id === senderId) && message.includes(MASK));
