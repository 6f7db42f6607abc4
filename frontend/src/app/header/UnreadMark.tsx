import { useViewerTexts } from '../../lib/session/useSession';
import './UnreadMark.css';

/**
 * The number of unread conversations or notifications, in the corner of its positioned parent. The link around it keeps
 * its name and has the text as its description. If nothing is unread, the mark is rendered but hidden, so that the
 * header is the same for all members.
 */
export const UnreadMark = ({ of = 'unreadMark' }: { of?: 'unreadMark' | 'bellMark' }) => (
  <span className="unread-mark" aria-hidden data-unread={useViewerTexts()[of]} />
);
