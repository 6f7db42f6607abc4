import { useViewerTexts } from '../lib/session/useViewerTexts';
import { withClass } from '../components/with-class';
import './UnreadMark.css';

const Mark = withClass('span', 'unread-mark');

/**
 * The number of unread conversations or notifications, in the corner of the positioned element it stands in. The link around it keeps its
 * name and has the text as its description. Without any it is there and hidden, so that all members' headers are alike.
 */
export const UnreadMark = ({ of = 'unreadMark' }: { of?: 'unreadMark' | 'bellMark' }) => (
  <Mark aria-hidden data-unread={useViewerTexts()[of]} />
);
