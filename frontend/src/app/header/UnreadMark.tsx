import { useViewerTexts } from '../../lib/session/useViewerTexts';
import './UnreadMark.css';

/**
 * The number of unread conversations or notifications, in the corner of the positioned element it stands in. The link around it keeps its
 * name and has the text as its description. Without any it is there and hidden, so that all members' headers are alike.
 */
export const UnreadMark = ({ of = 'unreadMark' }: { of?: 'unreadMark' | 'bellMark' }) => (
  <span className="unread-mark" aria-hidden data-unread={useViewerTexts()[of]} />
);
